import type { TwoStepSetup } from '#contract/two-step.ts'
import type { FormErrors } from '../../forms/form-result.ts'
import { CodeField } from '../../ui/code-field.tsx'
import { Field } from '../../ui/field.tsx'
import { ActForm } from './act-form.tsx'

export const BeginSetUp = ({ errors }: { errors: FormErrors | undefined }) => (
  <ActForm act="begin" button="Set up two-step sign-in">
    <Field label="Your password" name="password" type="password" autoComplete="current-password" error={errors?.password} />
  </ActForm>
)

type Props = { setup: TwoStepSetup; errors: FormErrors | undefined }

/** QR code and secret for the authenticator app. The first code proves that setup succeeded. */
export function FinishSetUp({ setup: { qr, secret, address }, errors }: Props) {
  return (
    <ol className="list-decimal space-y-8 pl-6 marker:font-semibold">
      <li className="space-y-4 pl-2">
        <p>Scan this picture with an authenticator app on your phone.</p>
        <svg
          role="img"
          aria-label="QR code for your authenticator app"
          viewBox={`0 0 ${qr.size} ${qr.size}`}
          shapeRendering="crispEdges"
          className="w-56 max-w-full border border-sand-line bg-white"
        >
          <path d={qr.path} />
        </svg>
        <p>
          <a href={address} className="link link-alone">
            Open it in an app on this device
          </a>
        </p>
        <p>
          Or type this key into the app: <code className="font-semibold">{secret.replace(/.{4}(?!$)/g, '$& ')}</code>
        </p>
      </li>
      <li className="space-y-4 pl-2">
        <p>Enter the six digits that the app shows now. Within ten minutes, please.</p>
        <ActForm act="confirm" button="Turn on">
          <CodeField hint="Whoever else is signed in with your account is signed out." error={errors?.code} />
        </ActForm>
      </li>
    </ol>
  )
}

import type { TwoStepSetup } from '#contract/two-step.ts'
import * as words from '#words/en/office-security.ts'
import type { FormErrors } from '../../forms/form-result.ts'
import { CodeField } from '../../ui/code-field.tsx'
import { Field } from '../../ui/field.tsx'
import { ActForm } from './act-form.tsx'

export const BeginSetUp = ({ errors }: { errors: FormErrors | undefined }) => (
  <ActForm act="begin" button={words.setUpTwoStepSign}>
    <Field
      label={words.yourPassword}
      name="password"
      id="two-step-password"
      type="password"
      password="own"
      autoComplete="current-password"
      error={errors?.password}
    />
  </ActForm>
)

type Props = { setup: TwoStepSetup; errors: FormErrors | undefined }

/** QR code and secret for the authenticator app. The first code proves that setup succeeded. */
export function FinishSetUp({ setup: { qr, secret, address }, errors }: Props) {
  return (
    <ol className="list-decimal space-y-8 pl-6 marker:font-semibold">
      <li className="space-y-4 pl-2">
        <p>{words.scanThisPicture}</p>
        <svg
          role="img"
          aria-label={words.qrCodeForYourAuthenticator}
          viewBox={`0 0 ${qr.size} ${qr.size}`}
          shapeRendering="crispEdges"
          className="w-56 max-w-full border border-sand-line bg-white"
        >
          <path d={qr.path} />
        </svg>
        <p>
          <a href={address} className="link link-alone">
            {words.openItInAnApp}
          </a>
        </p>
        <p>
          {words.orTypeThisKeyInto} <code className="font-semibold">{secret.replace(/.{4}(?!$)/g, '$& ')}</code>
        </p>
      </li>
      <li className="space-y-4 pl-2">
        <p>{words.enterTheSixDigits}</p>
        <ActForm act="confirm" button={words.turnOn}>
          <CodeField hint={words.whoeverElseIsSigned} error={errors?.code} />
        </ActForm>
      </li>
    </ol>
  )
}

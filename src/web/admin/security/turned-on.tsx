import type { AnswerOf } from '#contract/call.ts'
import type { twoStepCalls } from '#contract/two-step.ts'
import { type FormResult, resultFor } from '../../forms/form-result.ts'
import { CodeField } from '../../ui/code-field.tsx'
import { Field } from '../../ui/field.tsx'
import { writtenMoment } from '../written-moment.ts'
import { ActForm } from './act-form.tsx'
import type { SecurityMore } from './security-forms.server.ts'

type Props = { state: AnswerOf<typeof twoStepCalls.read>; result: FormResult<SecurityMore> | undefined }

const forms = [
  { act: 'renew', title: 'New recovery codes', button: 'Make new codes', explain: () => 'The old ones stop working.' },
  {
    act: 'off',
    title: 'Turn it off',
    button: 'Turn off',
    explain: (required: boolean) =>
      required
        ? 'It is demanded here: you are asked to set it up again at once, with a new phone for instance.'
        : 'Your password alone signs you in from then on.',
  },
] as const

/** Two-step sign-in status with the available actions. */
export function TurnedOn({ state: { required, since, lastUsed, codesLeft }, result }: Props) {
  return (
    <>
      <dl className="facts max-w-2xl">
        <div>
          <dt>On since</dt>
          <dd>{since && writtenMoment(since)}</dd>
        </div>
        <div>
          <dt>Last used</dt>
          <dd>{lastUsed && writtenMoment(lastUsed)}</dd>
        </div>
        <div>
          <dt>Recovery codes left</dt>
          <dd>{codesLeft} of 10</dd>
        </div>
      </dl>
      {forms.map(({ act, title, button, explain }) => (
        <section key={act} className="space-y-4">
          <h3 className="font-sans font-semibold text-lg">{title}</h3>
          <p>{explain(required)}</p>
          <Proof act={act} button={button} errors={resultFor(act, result)?.errors} />
        </section>
      ))}
    </>
  )
}

const Proof = ({ act, button, errors }: { act: string; button: string; errors: FormResult<SecurityMore>['errors'] }) => (
  <ActForm act={act} button={button} plain>
    <Field
      label="Your password"
      name="password"
      id={`${act}-password`}
      type="password"
      autoComplete="current-password"
      error={errors?.password}
    />
    <CodeField id={`${act}-code`} hint="Of your app, or a recovery code." error={errors?.code} />
  </ActForm>
)

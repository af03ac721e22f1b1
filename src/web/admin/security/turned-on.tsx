import type { AnswerOf } from '#contract/call.ts'
import type { twoStepCalls } from '#contract/two-step.ts'
import * as words from '#words/en/office-security.ts'
import { type FormResult, resultFor } from '../../forms/form-result.ts'
import { CodeField } from '../../ui/code-field.tsx'
import { Field } from '../../ui/field.tsx'
import { formatMoment } from '../format-moment.ts'
import { ActForm } from './act-form.tsx'
import type { SecurityMore } from './security-forms.server.ts'

type Props = { state: AnswerOf<typeof twoStepCalls.read>; result: FormResult<SecurityMore> | undefined }

const forms = [
  { act: 'renew', title: words.newRecoveryCodes, button: words.makeNewCodes, explain: () => words.theOldOnesStopWorking },
  {
    act: 'off',
    title: words.turnItOff,
    button: words.turnOff,
    explain: (required: boolean) => (required ? words.itIsDemandedHere : words.yourPasswordAloneSigns),
  },
] as const

/** Two-step sign-in status with the available actions. */
export function TurnedOn({ state: { required, since, lastUsed, codesLeft }, result }: Props) {
  return (
    <>
      <dl className="facts max-w-2xl">
        <div>
          <dt>{words.onSince}</dt>
          <dd>{since && formatMoment(since)}</dd>
        </div>
        <div>
          <dt>{words.lastUsed}</dt>
          <dd>{lastUsed && formatMoment(lastUsed)}</dd>
        </div>
        <div>
          <dt>{words.recoveryCodesLeft}</dt>
          <dd>{words.of10(codesLeft)}</dd>
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
      label={words.yourPassword}
      name="password"
      id={`${act}-password`}
      type="password"
      password="own"
      autoComplete="current-password"
      error={errors?.password}
    />
    <CodeField id={`${act}-code`} hint={words.ofYourApp} error={errors?.code} />
  </ActForm>
)

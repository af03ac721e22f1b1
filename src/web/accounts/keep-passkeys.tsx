import type { AnswerOf } from '#contract/call.ts'
import type { passkeyCalls } from '#contract/passkeys.ts'
import * as words from '#words/en/accounts.ts'
import { formatGreekMoment } from '#words/localized/greek-time.ts'
import type { FormValues } from '../forms/form-result.ts'
import { Checkbox } from '../ui/checkbox.tsx'
import { keepField } from './chosen-passkeys.ts'

type Props = {
  passkeys: AnswerOf<typeof passkeyCalls.list>['passkeys']
  hint: string
  /** Whether all are ticked at first. */
  ticked?: boolean
  typed: FormValues | undefined
}

/** Asks which passkeys stay when a password is set. Absent without passkeys. */
export function KeepPasskeys({ passkeys, hint, ticked = false, typed }: Props) {
  if (passkeys.length === 0) return null
  return (
    <fieldset className="space-y-1">
      <legend className="mb-1.5 font-semibold text-sm">{words.passkeysThatStay}</legend>
      <p className="text-ink-soft text-sm">{hint}</p>
      {passkeys.map(({ id, name, addedAt, lastUsedAt }) => (
        <Checkbox
          key={id}
          name={keepField(id)}
          defaultChecked={typed ? keepField(id) in typed : ticked}
          label={
            <span className="min-w-0">
              <span>{name}</span>
              <br />
              <span className="text-ink-soft text-sm">
                {words.passkeySince(formatGreekMoment(addedAt), lastUsedAt && formatGreekMoment(lastUsedAt))}
              </span>
            </span>
          }
        />
      ))}
    </fieldset>
  )
}

import { type PasswordRule, passwordRules } from '#domain/accounts/password-rules.ts'
import * as words from '#words/en/accounts.ts'
import { passwordRuleLabels } from '#words/en/password-rules.ts'
import { useReading } from '../forms/use-reading.ts'
import { Field } from '../ui/field.tsx'
import { Icon } from '../ui/icon.tsx'
import * as icons from '../ui/icons.ts'

type Props = { label: string; name: string; rules?: keyof typeof passwordRules; error: string | undefined }

/** New password with a live checklist of its rules. */
export function NewPasswordField({ rules = 'next', ...field }: Props) {
  const [typed, reading] = useReading((input: HTMLInputElement) => input.value, '')
  return (
    <Field
      {...field}
      type="password"
      password={rules === 'next' ? 'next' : 'any'}
      autoComplete="new-password"
      {...reading}
      hint={<Rules rules={passwordRules[rules]} typed={typed} />}
    />
  )
}

function Rules({ rules, typed }: { rules: readonly PasswordRule[]; typed: string }) {
  return (
    <>
      {words.yourPasswordNeeds}
      <ul className="mt-1 grid gap-x-6 gap-y-1 sm:grid-cols-2">
        {rules.map(({ code, holds }) => {
          const held = holds(typed)
          return (
            <li key={code} className={`flex items-center gap-2 ${held ? 'font-medium text-olive' : ''}`}>
              <Icon shape={held ? icons.check : icons.wanting} className="size-4" />
              {passwordRuleLabels[code]}
              {held && <span className="sr-only"> {words.done}</span>}
            </li>
          )
        })}
      </ul>
    </>
  )
}

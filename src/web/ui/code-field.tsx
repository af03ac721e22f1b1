import type { ComponentProps } from 'react'
import * as words from '#words/en/controls.ts'
import { Field } from './field.tsx'

type Props = Pick<ComponentProps<'input'>, 'onInput'> & {
  hint: string
  error: string | undefined
  id?: string /** Digits only. */
  digits?: true /** The cursor is in it once the page is shown. */
  focused?: boolean
}

/** Input for a mailed code, an authenticator code or a recovery code, which contains letters. */
export const CodeField = ({ hint, error, id = 'code', digits, focused = false, onInput }: Props) => (
  <Field
    label={words.code}
    name="code"
    id={id}
    type="text"
    inputMode={digits ? 'numeric' : 'text'}
    autoComplete="one-time-code"
    autoCapitalize="none"
    spellCheck={false}
    hint={hint}
    error={error}
    autoFocus={focused}
    onInput={onInput}
  />
)

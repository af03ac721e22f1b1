import * as words from '#words/en/controls.ts'
import { Field } from './field.tsx'

type Props = { hint: string; error: string | undefined; id?: string /** Digits only. */; digits?: true }

/** Input for a mailed code, an authenticator code or a recovery code, which contains letters. */
export const CodeField = ({ hint, error, id = 'code', digits }: Props) => (
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
  />
)

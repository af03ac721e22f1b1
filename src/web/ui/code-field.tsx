import * as words from '#words/controls.en.ts'
import { Field } from './field.tsx'

type Props = { hint: string; error: string | undefined; id?: string }

/** Input for a six-digit authenticator code or a recovery code, which contains letters. */
export const CodeField = ({ hint, error, id = 'code' }: Props) => (
  <Field
    label={words.code}
    name="code"
    id={id}
    type="text"
    autoComplete="one-time-code"
    autoCapitalize="none"
    spellCheck={false}
    hint={hint}
    error={error}
  />
)

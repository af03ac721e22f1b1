import * as words from '#words/en/accounts.ts'
import type { FormResult } from '../forms/form-result.ts'
import { Field } from '../ui/field.tsx'

type Props = Pick<FormResult, 'typed' | 'errors'> & { autoComplete?: 'email' | 'username'; form?: string }

/** The guest's own e-mail address. `username`: beside a password. */
export const EmailField = ({ typed, errors, autoComplete = 'email', form }: Props) => (
  <Field
    label={words.email}
    name="email"
    form={form}
    type="email"
    inputMode="email"
    autoComplete={autoComplete}
    defaultValue={typed?.email}
    error={errors?.email}
  />
)

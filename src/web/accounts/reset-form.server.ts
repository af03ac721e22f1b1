import { accountCalls } from '#contract/accounts.ts'
import { type FormErrors, type FormValues, readForm } from '../forms/read-form.server.ts'

/** The new password, typed twice. What was typed is never sent back. */
export async function readNewPassword(request: Request) {
  const { values, input, errors } = await readForm(request, accountCalls.resetPassword.input)
  const found: FormErrors = { ...errors, ...missing(values) }
  return input && Object.keys(found).length === 0 ? { input, errors: null } : { input: null, errors: found }
}

function missing({ newPassword, confirmPassword }: FormValues): FormErrors {
  const errors: FormErrors = {}
  if (!newPassword) errors.newPassword = 'Password is required'
  if (!confirmPassword) errors.confirmPassword = 'Please confirm your password'
  else if (confirmPassword !== newPassword) errors.confirmPassword = 'Passwords do not match'
  return errors
}

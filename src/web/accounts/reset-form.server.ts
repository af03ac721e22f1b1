import { accountCalls } from '#contract/accounts.ts'
import { type FormErrors, type FormValues, readForm } from '../forms/read-form.server.ts'

/** Reads the new password, entered twice. Never sends it back to the browser. */
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

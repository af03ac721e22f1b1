import type { FormErrors, FormValues } from '../forms/form-result.ts'

/** Errors of a new password that is entered twice. */
export function repeatedPasswordErrors({ newPassword, confirmPassword }: FormValues): FormErrors {
  const errors: FormErrors = {}
  if (!newPassword) errors.newPassword = 'Password is required'
  if (!confirmPassword) errors.confirmPassword = 'Please confirm your password'
  else if (confirmPassword !== newPassword) errors.confirmPassword = 'Passwords do not match'
  return errors
}

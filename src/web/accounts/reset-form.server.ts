import * as words from '#words/accounts.en.ts'
import type { FormErrors, FormValues } from '../forms/form-result.ts'

/** Errors of a new password that is entered twice. */
export function repeatedPasswordErrors({ newPassword, confirmPassword }: FormValues): FormErrors {
  const errors: FormErrors = {}
  if (!newPassword) errors.newPassword = words.passwordIsRequired
  if (!confirmPassword) errors.confirmPassword = words.pleaseConfirmYourPassword
  else if (confirmPassword !== newPassword) errors.confirmPassword = words.passwordsDoNotMatch
  return errors
}

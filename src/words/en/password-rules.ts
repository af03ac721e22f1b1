import type { PasswordRule } from '#domain/accounts/password-rules.ts'

/** Checklist below a new password. */
export const passwordRuleLabels: Record<PasswordRule['code'], string> = {
  length: 'at least 8 characters',
  uppercase: 'an uppercase letter',
  lowercase: 'a lowercase letter',
  number: 'a number',
  sign: 'one of @$!%*?&',
}

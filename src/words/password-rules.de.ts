import type { PasswordRule } from '#domain/accounts/password-rules.ts'

/** Checklist below a new password. */
export const passwordRuleLabels: Record<PasswordRule['code'], string> = {
  length: 'mindestens 8 Zeichen',
  uppercase: 'einen Großbuchstaben',
  lowercase: 'einen Kleinbuchstaben',
  number: 'eine Zahl',
  sign: 'eines von @$!%*?&',
}

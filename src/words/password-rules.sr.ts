import type { PasswordRule } from '#domain/accounts/password-rules.ts'

/** Checklist below a new password. */
export const passwordRuleLabels: Record<PasswordRule['code'], string> = {
  length: 'najmanje 8 znakova',
  uppercase: 'veliko slovo',
  lowercase: 'malo slovo',
  number: 'cifru',
  sign: 'jedan od znakova @$!%*?&',
}

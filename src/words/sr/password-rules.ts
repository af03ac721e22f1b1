import type { PasswordRule } from '#domain/accounts/password-rules.ts'
import type { Translated } from '../translated.ts'

/** Checklist below a new password. */
export const passwordRuleLabels: Record<PasswordRule['code'], string> = {
  length: 'najmanje 8 znakova',
  uppercase: 'veliko slovo',
  lowercase: 'malo slovo',
  number: 'cifru',
  sign: 'jedan od znakova @$!%*?&',
}

true satisfies Translated<typeof import('../en/password-rules.ts'), typeof import('./password-rules.ts')>

import type { PasswordRule } from '#domain/accounts/password-rules.ts'
import type { Translated } from '../translated.ts'

/** Checklist below a new password. */
export const passwordRuleLabels: Record<PasswordRule['code'], string> = {
  length: 'mindestens 8 Zeichen',
  uppercase: 'einen Großbuchstaben',
  lowercase: 'einen Kleinbuchstaben',
  number: 'eine Zahl',
  sign: 'eines von @$!%*?&',
}

true satisfies Translated<typeof import('../en/password-rules.ts'), typeof import('./password-rules.ts')>

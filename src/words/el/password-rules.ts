import type { PasswordRule } from '#domain/accounts/password-rules.ts'
import type { Translated } from '../translated.ts'

/** Checklist below a new password. */
export const passwordRuleLabels: Record<PasswordRule['code'], string> = {
  length: 'τουλάχιστον 8 χαρακτήρες',
  uppercase: 'ένα κεφαλαίο γράμμα',
  lowercase: 'ένα πεζό γράμμα',
  number: 'έναν αριθμό',
  sign: 'ένα από τα @$!%*?&',
}

true satisfies Translated<typeof import('../en/password-rules.ts'), typeof import('./password-rules.ts')>

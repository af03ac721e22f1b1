import type { PasswordRule } from '#domain/accounts/password-rules.ts'

/** Checklist below a new password. */
export const passwordRuleLabels: Record<PasswordRule['code'], string> = {
  length: 'τουλάχιστον 8 χαρακτήρες',
  uppercase: 'ένα κεφαλαίο γράμμα',
  lowercase: 'ένα πεζό γράμμα',
  number: 'έναν αριθμό',
  sign: 'ένα από τα @$!%*?&',
}

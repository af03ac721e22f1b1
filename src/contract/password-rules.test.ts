import { expect, test } from 'vitest'
import { passwordRules } from '#domain/accounts/password-rules.ts'
import { FirstPassword, NewPassword } from './accounts.ts'

const tried = [
  '',
  'olive',
  'Olive',
  'olive-harbour',
  'Olive-harbour',
  'Olive-harbour-3',
  'OLIVE-3!',
  'Olive-3',
  'Olive-3!',
  'Ολίβα-3!x',
  '12345678',
]

test.each(tried)('the displayed rules all hold for ‘%s’ if and only if the schema accepts it', (password) => {
  const allHold = (rules: readonly { holds: (password: string) => boolean }[]) => rules.every(({ holds }) => holds(password))
  expect(allHold(passwordRules.first)).toBe(FirstPassword.safeParse(password).success)
  expect(allHold(passwordRules.next)).toBe(NewPassword.safeParse(password).success)
})

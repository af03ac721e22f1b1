import { expect, test } from 'vitest'
import common from './common-passwords.json' with { type: 'json' }
import { guessable } from './guessable.ts'

const ana = ['Ana Petrović', 'ana.petrovic@example.com', 'Aegean Villas']

test.each([
  ['Password1', 'common_password'],
  ['PASSWORD1!', 'common_password'],
  ['!Trustno1?', 'common_password'],
  ['Petrović1!', 'own_words_password'],
  ['Ana.Petrovic1', 'own_words_password'],
  ['Villas-2026', null],
  ['Villas-26!', 'own_words_password'],
  ['Aegean-Villas-1', 'own_words_password'],
  ['Olive-Harbour-3', null],
  ['Ana-likes-figs-3', null],
] as const)('the password %s is judged as %s', (password, found) => {
  expect(guessable(password, ana)).toBe(found)
})

test('the list has more than ten thousand passwords, all of at least 8 characters', () => {
  expect(common.passwords.length).toBeGreaterThan(10_000)
  expect(common.passwords.every((password) => password.length >= 8)).toBe(true)
})

import { expect, test } from 'vitest'
import { folded, phoneDigits } from './folded.ts'

test.each([
  ['Kovács', 'kovacs'],
  ['ĐORĐE ŽIŽIĆ', 'dorde zizic'],
  ['Ελένη Παπαδοπούλου', 'ελενη παπαδοπουλου'],
  ['ΓΙΑΝΝΗΣ', 'γιαννησ'],
  ['Γιάννης', 'γιαννησ'],
  ['Øresund Łódź', 'oresund lodz'],
  ['Müller', 'muller'],
])('the name %s is searched as %s', (words, expected) => {
  expect(folded(words)).toBe(expected)
})

test.each([
  ['+381 60 123-4567', '381601234567'],
  ['00381 (60) 1234567', '381601234567'],
  ['060/123 4567', '601234567'],
  ['1234', null],
  ['VB-123456', null],
  ['', null],
])('the phone number %s is searched as %s', (typed, digits) => {
  expect(phoneDigits(typed)).toBe(digits)
})

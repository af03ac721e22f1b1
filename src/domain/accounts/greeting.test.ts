import { expect, test } from 'vitest'
import { nameToGreet } from './greeting.ts'

test.each(['Ana Petrović', 'J. R. Smith', 'Jean-Luc O’Neill', 'Γιώργος Παπαδόπουλος', 'Dr. Ana'])('%s is used in a greeting', (name) => {
  expect(nameToGreet(name, false)).toBe(name)
})

test.each([
  'http://evil.example',
  'You have won at evil.example',
  'www evil example',
  'Call +381 60 123 4567',
  'mail me@evil.example',
  'evil.рф',
  '<a href=x>',
])('%s is used in a greeting only if the address is proved', (name) => {
  expect(nameToGreet(name, false)).toBeNull()
  expect(nameToGreet(name, true)).toBe(name)
})

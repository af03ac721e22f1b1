import { expect, test } from 'vitest'
import { guessLanguage } from './guess-language.ts'

test.each([
  ['Are the dates free?', 'en'],
  ['Da li je kuća slobodna?', 'sr'],
  ['Да ли је кућа слободна?', 'sr'],
  ['Είναι ελεύθερο το σπίτι;', 'el'],
  ['Ist das Häuschen frei?', 'de'],
  ['Svideo nam se restoran Ψαρά: je li kuća još slobodna? Šta košta noć, i može li đevrek za doručak?', 'sr'],
  ['', 'en'],
] as const)('somebody who writes "%s" is answered in %s', (text, language) => {
  expect(guessLanguage(text)).toBe(language)
})

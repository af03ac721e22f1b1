import { expect, test } from 'vitest'
import type * as dayWords from './en/days.ts'
import type * as numberWords from './en/numbers.ts'
import { type Language, languages, tagOf } from './languages.ts'

type Words = typeof dayWords & typeof numberWords

const files = import.meta.glob<object>('./*/{days,numbers}.ts', { eager: true })
const wordsIn = (language: Language) => ({ ...files[`./${language}/days.ts`], ...files[`./${language}/numbers.ts`] }) as Words

test.each(languages)('numbers in %s have the separators of the language', (language) => {
  const { formatNumber, tenths } = wordsIn(language)
  const format = new Intl.NumberFormat(tagOf[language], { maximumFractionDigits: 6 })
  for (const value of [0, 7, 999, 1452, 1_234_567, 12.5, 117.1643, -3.25]) expect(formatNumber(value)).toBe(format.format(value))
  expect(tenths(5)).toBe(new Intl.NumberFormat(tagOf[language], { minimumFractionDigits: 1 }).format(5))
})

test('a rating is written with the comma or point of the language, however the owners have typed it', () => {
  for (const language of languages)
    for (const typed of ['9.8', '9,8'])
      expect(wordsIn(language).formatScore(typed)).toBe(new Intl.NumberFormat(tagOf[language]).format(9.8))
})

const written: Partial<Record<Language, { lengths: string[]; size: string; time: string; moment: string; full: string }>> = {
  en: {
    lengths: ['100 m', '5.2 km', '4.5 s'],
    size: '80 m²',
    time: '15:00',
    moment: 'Tue, Jul 6, 2027, 14:05',
    full: 'Tuesday, July 6, 2027, 14:05:09 (bank’s time)',
  },
  sr: {
    lengths: ['100 m', '5,2 km', '4,5 s'],
    size: '80 m²',
    time: '15.00',
    moment: 'uto, 6. jul 2027. u 14.05',
    full: 'utorak, 6. jul 2027. u 14.05 (po vremenu banke)',
  },
  el: {
    lengths: ['100 μ.', '5,2 χλμ.', '4,5 δευτ.'],
    size: '80 τ.μ.',
    time: '15:00',
    moment: 'Τρί 6 Ιουλ 2027, 14:05',
    full: 'Τρίτη 6 Ιουλίου 2027, 14:05:09 (ώρα της τράπεζας)',
  },
  de: {
    lengths: ['100 m', '5,2 km', '4,5 s'],
    size: '80 m²',
    time: '15:00',
    moment: 'Di., 6. Juli 2027, 14:05',
    full: 'Dienstag, 6. Juli 2027, 14:05:09 (Zeit der Bank)',
  },
}

test.each(Object.entries(written))('measures and times in %s have the units and signs of the language', (language, expected) => {
  const { metres, kilometres, squareMetres, duration, formatTime, moment, momentInFull } = wordsIn(language as Language)
  const { lengths, size, time, ...days } = expected
  const plain = (text: string) => text.replaceAll('\u00a0', ' ')
  expect([metres(100), kilometres(5.2), duration(4.52)].map(plain)).toEqual(lengths)
  expect(plain(squareMetres(80))).toBe(size)
  expect(formatTime('15:00')).toBe(time)
  expect({ moment: moment('2027-07-06', '14:05'), full: momentInFull('2027-07-06', '14:05:09') }).toEqual(days)
})

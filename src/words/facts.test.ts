import { expect, test } from 'vitest'
import { type Language, languages } from './languages.ts'

const files = import.meta.glob<object>('./??/*.ts', { eager: true })

type Text = [name: string, text: string]

/** All texts of a file with their names; of a function what it says with marks instead of values. */
function listTexts(words: unknown, name: string): Text[] {
  if (typeof words === 'string') return [[name, words]]
  if (typeof words === 'function') return listTexts(saidBy(words as Saying), name)
  return Object.entries(words ?? {}).flatMap(([key, one]) => listTexts(one, `${name}.${key}`))
}

type Saying = (...values: string[]) => unknown

/** Null of a function that takes no texts. */
function saidBy(text: Saying): unknown {
  try {
    return text(...Array(text.length).fill('‹›'))
  } catch {
    return null
  }
}

const textsIn = (language: Language): Text[] =>
  Object.entries(files)
    .filter(([file]) => file.startsWith(`./${language}/`))
    .flatMap(([file, words]) => listTexts({ ...words }, file.slice(`./${language}/`.length, -'.ts'.length)))

const english = textsIn('en')
const hoursIn = (text: string): string[] =>
  [...text.matchAll(/(\d{1,2})[.:](\d{2})(?!\d|\s?€)(?<!€\d+\.\d+)/g)].map(([, hour, minute]) => `${hour}:${minute}`)
const eurosIn = (text: string): number[] =>
  [...text.matchAll(/€(\d+)|(\d+)(?:,\d\d)?\s€/g)].map(([, before, after]) => Number(before ?? after))

const ARRIVAL = ['15:00', '18:30', '23:00']
const DEPARTURE = ['11:00']

test('every text names the same hours of arrival and departure', () => {
  const naming = english.filter(([, text]) => hoursIn(text).length > 0)
  expect(naming.length).toBeGreaterThan(10)
  for (const [name, text] of naming)
    expect([ARRIVAL, ARRIVAL.slice(0, 1), DEPARTURE, [...ARRIVAL, ...DEPARTURE]], `${name}: ${text}`).toContainEqual(hoursIn(text))
})

test('every text that names the deposit names the same amount', () => {
  const naming = english.filter(([, text]) => /deposit|in cash at/.test(text) && eurosIn(text).length > 0)
  expect(naming.length).toBeGreaterThan(1)
  for (const [name, text] of naming) expect([name, eurosIn(text)]).toEqual([name, [500]])
})

const others = languages.filter((language) => language !== 'en')

test.each(others)('in %s every text names the hours and amounts of the English one', (language) => {
  const translations = new Map(textsIn(language))
  const named = (text: string) => [hoursIn(text), text.includes('‹›') ? [] : eurosIn(text)]
  for (const [name, text] of english) {
    const translation = translations.get(name)
    if (translation !== undefined) expect([name, ...named(translation)]).toEqual([name, ...named(text)])
  }
})

/** Names, and messages that the API has always given in Serbian. */
const SAME = /^(Villa \w+|Visa Secure|Mastercard ID Check|Greška .*)$/

test.each(others)('in %s no sentence is left in English', (language) => {
  const translations = new Map(textsIn(language))
  const left = english.filter(([name, text]) => /[a-z]{2,} [a-z]{2,}/i.test(text) && !SAME.test(text) && translations.get(name) === text)
  expect(left).toEqual([])
})

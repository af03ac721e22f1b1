import { expect, test } from 'vitest'
import type * as english from './en/days.ts'
import { languages } from './languages.ts'

const files = import.meta.glob<object>('./??/*.ts', { eager: true })

/** Parameters that are days or moments. */
const DAY = /^(days?|month|by|until|validUntil|from|since|arrival|departure|checkIn|checkOut|expected|\w+(At|Since|By|On|Day))$/

/** Parameters that are names or texts of people, which can end in a full stop. */
const TEXTS =
  /^(stay|guest|villas?|names?|villaName|whom|named|title|platform|source|reason|error|priceError|message|recipient|company|disputeBodies|refund)$/

/** Stored texts: their patterns are recognised again (`saidIn`). */
const STORED = /\/office-stored-texts\./

const TEXT = 'Petar Jr.'
const ISO = '2027-07-06'

type Words = (...given: unknown[]) => unknown

/** The names of a function's parameters; null for objects, whose names are not known. */
const listParameters = (text: Words): (string | null)[] => {
  const [, inner = '', single] = /^(?:function \w+)?\s*(?:\(([\s\S]*?)\)\s*(?:=>|\{)|(\w+)\s*=>)/.exec(String(text)) ?? []
  const names = (single ?? inner)
    .replace(/\{[^}]*\}/g, '{}')
    .split(',')
    .map((name) => name.trim().replace(/\s*=.*$/, ''))
  return Array.from({ length: text.length }, (_, index) => (/^\w+$/.test(names[index] ?? '') ? (names[index] ?? null) : null))
}

const valueFor = (name: string, day: string): unknown => (DAY.test(name) ? day : TEXTS.test(name) ? TEXT : '‹›')

const byName = (day: string): unknown =>
  new Proxy({}, { get: (_, name) => (typeof name === 'string' ? valueFor(name, day) : undefined), has: () => true })

const listTexts = (said: unknown): string[] =>
  typeof said === 'string' ? [said] : typeof said === 'object' && said !== null ? Object.values(said).flatMap(listTexts) : []

function saidBy(text: Words, given: unknown[]): string[] {
  try {
    return listTexts(text(...given))
  } catch {
    return []
  }
}

function* functionsIn(words: object, under: string): Generator<[string, Words]> {
  for (const [name, text] of Object.entries(words)) {
    if (typeof text === 'function') yield [`${under}.${name}`, text as Words]
    else if (typeof text === 'object' && text !== null) yield* functionsIn(text, `${under}.${name}`)
  }
}

const twoStops = (text: string): boolean => /(?<!\.)\.\.(?![.\w])/.test(text)

test.each(languages)('in %s no sentence ends with two full stops, whatever day or name it ends with', (language) => {
  const found: string[] = []
  let tried = 0
  const { formatDay } = files[`./${language}/days.ts`] as typeof english
  for (const [file, words] of Object.entries(files).filter(([file]) => file.startsWith(`./${language}/`) && !STORED.test(file)))
    for (const [name, text] of functionsIn(words, file)) {
      const said = [ISO, formatDay(ISO)].flatMap((day) => {
        const given = listParameters(text).map((parameter) => (parameter === null ? byName(day) : valueFor(parameter, day)))
        return [
          saidBy(text, given),
          saidBy(
            text,
            given.map((one) => (one === '‹›' ? 7 : one)),
          ),
        ].flat()
      })
      tried += said.length > 0 ? 1 : 0
      const wrong = said.find(twoStops)
      if (wrong) found.push(`${name}: ${wrong}`)
    }
  expect(tried).toBeGreaterThan(300)
  expect(found).toEqual([])
})

test('a spoken day of the calendar has no full stop before its comma', () => {
  const spoken = (file: string) => (files[file] as typeof import('./en/booking.ts')).spokenDay
  expect(spoken('./sr/booking.ts')('nedelja, 18. jul 2027.', ['nema dolazaka'])).toBe('nedelja, 18. jul 2027, nema dolazaka')
  expect(spoken('./sr/booking.ts')('nedelja, 18. jul 2027.', [])).toBe('nedelja, 18. jul 2027.')
  expect(spoken('./en/booking.ts')('Sunday, July 18, 2027', ['no check-in', 'booked'])).toBe('Sunday, July 18, 2027, no check-in, booked')
})

import { existsSync, globSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import type { Language } from '../src/words/languages.ts'

const folder = resolve(import.meta.dirname, '..', 'src', 'words')

type Words = Record<string, unknown>

/** The areas of which a language has a word file. */
export const areasIn = (language: Language): string[] =>
  globSync(`${language}/*.ts`, { cwd: folder })
    .map((file) => basename(file, '.ts'))
    .filter((area) => existsSync(`${folder}/en/${area}.ts`))

/** The words of an area in a language; English where it has no file. */
export const importWords = async (area: string, language: Language): Promise<Words> =>
  import(`${folder}/${areasIn(language).includes(area) ? language : 'en'}/${area}.ts`)

/** A text, a number of things or of cents, and a day: each is found again in what is said, however a language writes it. */
const word = (place: number | string) => `‹${place}›`
const count = (place: number | string) => (7001 + (typeof place === 'number' ? place : place.length % 9)) * 100
const day = (place: number | string) => `204${typeof place === 'number' ? place : place.length % 9}-01-02`
const MARKS = /‹[^›]*›|700\d|204\d/g

/** An object with every property. */
const named = (of: (name: string) => unknown) =>
  new Proxy({}, { get: (_, name) => (typeof name === 'string' ? of(name) : undefined), has: () => true })

const givenAt = (place: number): unknown[] => [
  word(place),
  count(place),
  day(place),
  named((name) => (/^(days|nights|count|percent)/.test(String(name)) ? count(name) : word(name))),
  named(count),
  named(day),
  null,
  true,
  false,
]
const listAt = (place: number): unknown[] => [word(place), [word(place), word(`${place}b`)]]

function* givenTo(places: number, at: (place: number) => unknown[], before: unknown[] = []): Generator<unknown[]> {
  if (before.length === places) yield before
  else for (const one of at(before.length)) yield* givenTo(places, at, [...before, one])
}

const listTexts = (said: unknown): string[] =>
  typeof said === 'string' ? [said] : typeof said === 'object' && said !== null ? Object.values(said).flatMap(listTexts) : []

export type Saying = (...given: unknown[]) => unknown

/** What a function shows of the values that it is given; nothing where it needs others. */
export function shownBy(text: Saying | undefined, given: unknown[]): string[] {
  try {
    const said = listTexts(text?.(...given)).join(' ')
    return [
      ...new Set(
        said
          .replaceAll(/(?<=\d)[.,\u00a0](?=\d)/g, '')
          .toLowerCase()
          .match(MARKS),
      ),
    ].sort()
  } catch {
    return []
  }
}

/** The functions among words by their names, with those in lists and tables. */
export function* functionsIn(words: object, under = ''): Generator<[name: string, text: Saying]> {
  for (const [name, text] of Object.entries(words)) {
    if (typeof text === 'function') yield [under + name, text]
    else if (typeof text === 'object' && text !== null) yield* functionsIn(text, `${under}${name}.`)
  }
}

/** The values of which an English text shows most, with lists among them and without. */
export function tellingFor(text: Saying): { given: unknown[]; shown: string[] }[] {
  const few = (place: number) => givenAt(place).slice(0, 3)
  return (text.length > 4 ? [few] : [givenAt, listAt]).flatMap((at) => {
    const all = [...givenTo(text.length, at)].map((given) => ({ given, shown: shownBy(text, given) }))
    const most = Math.max(1, ...all.map(({ shown }) => shown.length))
    return all.filter(({ shown }) => shown.length === most)
  })
}

/** What a text says around the values that it is given. */
function listPhrases(text: Saying): string[] {
  const said = tellingFor(text).flatMap(({ given }) => listTexts(text(...given)))
  return said.flatMap((one) => one.split(/‹[^›]*›|[\d.,\u00a0]*\d/)).map((phrase) => phrase.trim())
}

/** Whether a text contains words that are not parts of others. */
const isSaid = (words: string, text: string) =>
  text
    .split(words)
    .some((before, index, parts) => index < parts.length - 1 && !/[\p{L}-]$/u.test(before) && !/^[\p{L}-]/u.test(parts[index + 1] ?? ''))

/** Words that none of the other languages has. */
const ENGLISH = /\b(the|and|with|for|this|are|until|your|you|of|please|nights?|guests?|booking|stay)\b/i

/** Names, the answer of a bank as it came, and what is said to forged forms alone. */
const NAMES = /^(English|Approved)$|^Invalid (input|option): expected/

/** Texts between tags, and those that a screen reader says, without those that are marked as English. */
export function textsIn(html: string): string[] {
  const body = (/<body[^>]*>(.*)<\/body>/s.exec(html)?.[1] ?? '').replace(/<(script|style|textarea|code|pre)\b.*?<\/\1>/gs, '')
  const said = [...body.matchAll(/(?:aria-label|title|alt|placeholder)="([^"]+)"/g)].map(([, text = '']) => text)
  const shown = body.replace(/<[^>]+lang="en"[^>]*>[^<]*</g, '<').split(/<[^>]+>/)
  return [...shown, ...said]
    .map((text) => text.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&').trim())
    .filter((text) => /\p{L}{2}/u.test(text))
}

/** Finds English in a page of another language, and values that were not filled in. */
export async function leftOversIn(language: Language): Promise<(html: string) => string[]> {
  const phrases = new Set<string>()
  for (const area of areasIn(language)) {
    const [source, own] = [await importWords(area, 'en'), await importWords(area, language)]
    const translations = new Map(functionsIn(own))
    for (const [name, text] of functionsIn(source)) {
      const translation = translations.get(name)
      const same = translation ? listPhrases(translation) : []
      for (const phrase of listPhrases(text)) if (phrase.length > 7 && !same.includes(phrase)) phrases.add(phrase)
    }
    for (const text of listTexts(source)) if (text.length > 7 && !listTexts(own).includes(text)) phrases.add(text)
  }
  const isLeftOver = (text: string) =>
    !NAMES.test(text) &&
    (ENGLISH.test(text) || /\{\w+\}|undefined|\bnull\b|NaN|\[object/.test(text) || [...phrases].some((phrase) => isSaid(phrase, text)))
  // Most texts are on many pages.
  const judged = new Map<string, boolean>()
  return (html) =>
    textsIn(html).filter((text) => {
      const known = judged.get(text) ?? isLeftOver(text)
      judged.set(text, known)
      return known
    })
}

import type { SameWords } from './translated.ts'

type Stored = string | ((...given: never[]) => string) | { readonly [name: string]: Stored }

/** Gives the texts in another language the types of their parameters. */
type InOwnWords<T> = T extends string
  ? string
  : T extends (...given: infer Given) => string
    ? (...given: Given) => string
    : { readonly [Name in keyof T]: InOwnWords<T[Name]> }

type Pattern = { pattern: RegExp; places: number[]; say: (...given: string[]) => string }

/** Characters that no text has. */
const MARK = /\ue000(\d)\ue001/
const mark = (place: number): string => `\ue000${place}\ue001`

/** Recognises a stored English text by its words and says it in others, with what it was given; leaves all else as it is. */
export function makeTextTranslator<English extends { readonly [Name in keyof English]: Stored }, Own extends InOwnWords<English>>(
  english: English,
  own: Own & SameWords<English, Own>,
): (text: string) => string {
  const patterns = toPatterns(english, own)
  const translate = (text: string): string => {
    for (const { pattern, places, say } of patterns) {
      const found = pattern.exec(text)
      if (!found) continue
      const given: string[] = []
      for (const [index, place] of places.entries()) given[place] = translate(found[index + 1] ?? '')
      return say(...given)
    }
    return text
  }
  return translate
}

function toPatterns(english: unknown, own: unknown): Pattern[] {
  if (typeof english === 'string') return [{ pattern: whole(english), places: [], say: () => String(own) }]
  if (typeof english === 'function') {
    const text: string = english(...Array.from({ length: english.length }, (_, place) => mark(place)))
    const parts = text.split(new RegExp(MARK, 'g'))
    const places = parts.filter((_, index) => index % 2 === 1).map(Number)
    return [{ pattern: whole(text), places, say: own as Pattern['say'] }]
  }
  return Object.entries(english as object).flatMap(([name, text]) => toPatterns(text, (own as Record<string, unknown>)[name]))
}

const whole = (text: string): RegExp => {
  const literal = text.split(new RegExp(MARK.source.replace('(\\d)', '\\d'))).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${literal.join('(.*)')}$`, 's')
}

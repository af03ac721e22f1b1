import { mustBeCurrent, type TranslatedKind, translatedFields } from './fields.ts'

/** A translation as it is stored. `source`: the English text that was translated. */
export type Translation = { kind: TranslatedKind; item: number; field: string; source: string; text: string }

/** A text with its place, such as `features.*.title` and `features.0.title`. */
export type Place = { kind: TranslatedKind; item: number; field: string; source: string }

/** `changed`: the English text is another one since; `before`: what it was then. */
export type TranslatedText = { text: string; state: 'translated' | 'changed' | 'missing'; before: string | null }

export const isOfList = (field: string): boolean => field.includes('*')

/** How translations are found: in lists by the English text, else by the field. */
const toKey = ({ kind, item, field, source }: Place): string => [kind, item, field, ...(isOfList(field) ? [source] : [])].join(' ')

export type Translator = (place: Place) => TranslatedText

/** Says texts by the translations of a language. */
export function makeTranslator(known: readonly Translation[]): Translator {
  const byKey = new Map(known.map((one) => [toKey(one), one]))
  return (place) => {
    const found = byKey.get(toKey(place))
    if (!found) return { text: '', state: 'missing', before: null }
    const { text, source } = found
    return source === place.source ? { text, state: 'translated', before: null } : { text, state: 'changed', before: source }
  }
}

type Change = (text: string, at: string) => string

/** Changes the texts at a path, such as `features.*.title`. `at` is the path of each, such as `features.0.title`. */
function changeAt(value: unknown, [name, ...rest]: string[], at: string[], change: Change): unknown {
  if (name === undefined) return typeof value === 'string' && value !== '' ? change(value, at.join('.')) : value
  if (typeof value !== 'object' || value === null) return value
  if (name === '*') return Array.isArray(value) ? value.map((one, index) => changeAt(one, rest, [...at, String(index)], change)) : value
  if (!(name in value)) return value
  return { ...value, [name]: changeAt((value as Record<string, unknown>)[name], rest, [...at, name], change) }
}

/** The English texts of something in their order, each once a field. */
export function placesIn(kind: TranslatedKind, item: number, value: object): Place[] {
  const found = new Map<string, Place>()
  for (const field of Object.keys(translatedFields[kind]))
    changeAt(value, field.split('.'), [], (source) => {
      const place = { kind, item, field, source }
      found.set(toKey(place), place)
      return source
    })
  return [...found.values()]
}

/** Translations of something whose whole is given in both languages, in the same order. */
export function translationsBetween(kind: TranslatedKind, item: number, english: object, other: object): Translation[] {
  const found: Translation[] = []
  for (const field of Object.keys(translatedFields[kind])) {
    const texts = new Map<string, string>()
    changeAt(other, field.split('.'), [], (text, at) => {
      texts.set(at, text)
      return text
    })
    changeAt(english, field.split('.'), [], (source, at) => {
      const text = texts.get(at)
      if (text !== undefined) found.push({ kind, item, field, source, text })
      return source
    })
  }
  return [...new Map(found.map((one) => [toKey(one), one])).values()]
}

/** Whether guests read a translation in this state. */
export const isShown = ({ kind, field }: Pick<Place, 'kind' | 'field'>, state: TranslatedText['state']): boolean =>
  state === 'translated' || (state === 'changed' && !mustBeCurrent(kind, field))

/** `english`: where texts have no translation, such as `about` or `features.0.title`. */
export type Translated<T> = T & { english: string[] }

/** Something of the owners in another language. Texts without a translation stay English. */
export function translated<T extends object>(kind: TranslatedKind, item: number, value: T, translator: Translator): Translated<T> {
  const english: string[] = []
  const say = (field: string) => (source: string, at: string) => {
    const { text, state } = translator({ kind, item, field, source })
    if (isShown({ kind, field }, state)) return text
    english.push(at)
    return source
  }
  const all = Object.keys(translatedFields[kind]).reduce<unknown>(
    (before, field) => changeAt(before, field.split('.'), [], say(field)),
    value,
  )
  return { ...(all as T), english }
}

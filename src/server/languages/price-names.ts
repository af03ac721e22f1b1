import type { translatedFields } from '#domain/translations/fields.ts'
import type { Translator } from '#domain/translations/translated.ts'
import type { Language } from '#words/languages.ts'
import type { Db } from '../db/client.ts'
import { translationsIn, translatorIn } from './translator-in.ts'

export type PriceField = keyof (typeof translatedFields)['price']

/** Says names of seasons, discounts and fees in a language; what has no translation stays. */
export async function priceNamesIn(db: Db, language: Language): Promise<(field: PriceField, name: string) => string> {
  const translator: Translator | null = await translatorIn(db, language, { kind: 'price' })
  return (field, name) => translator?.({ kind: 'price', item: 0, field, source: name }).text || name
}

/** Names of price items by their English ones, for prices that are computed in the browser or were agreed earlier. */
export async function priceNames(db: Db, language: Language): Promise<Record<string, string>> {
  const all = await translationsIn(db, language, { kind: 'price' })
  return Object.fromEntries(all.filter(({ field }) => field !== 'terms.*').map(({ source, text }) => [source, text]))
}

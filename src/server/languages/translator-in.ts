import { and, eq } from 'drizzle-orm'
import type { TranslatedKind } from '#domain/translations/fields.ts'
import { makeTranslator, type Translation, type Translator } from '#domain/translations/translated.ts'
import type { Language } from '#words/languages.ts'
import { anyOf } from '../db/any-of.ts'
import type { Db } from '../db/client.ts'
import { translations } from '../db/schema.ts'

/** Of some items of a kind; without `items` of all. */
export type Wanted = { kind: TranslatedKind; items?: readonly number[] }

/** The owners' translations in a language: of what is wanted, else all. None in English. */
export async function translationsIn(db: Db, language: Language, ...wanted: Wanted[]): Promise<Translation[]> {
  if (language === 'en') return []
  const { kind, item, field, source, text } = translations
  const read = ({ kind: one, items }: Wanted) =>
    db
      .select({ kind, item, field, source, text })
      .from(translations)
      .where(and(eq(translations.language, language), eq(kind, one), items && anyOf(item, items)))
  const columns = { kind, item, field, source, text }
  if (wanted.length === 0) return db.select(columns).from(translations).where(eq(translations.language, language))
  const found: Translation[] = []
  for (const one of wanted) if (one.items?.length !== 0) found.push(...(await read(one)))
  return found
}

/** Says the owners' texts in a language; null in English. */
export async function translatorIn(db: Db, language: Language, ...wanted: Wanted[]): Promise<Translator | null> {
  return language === 'en' ? null : makeTranslator(await translationsIn(db, language, ...wanted))
}

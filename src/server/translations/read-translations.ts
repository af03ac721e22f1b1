import { createHash } from 'node:crypto'
import type { AnswerOf, InputOf } from '#contract/call.ts'
import { Refusal } from '#contract/refusal.ts'
import type { translationCalls } from '#contract/translations.ts'
import { sizeOfField } from '#domain/translations/fields.ts'
import { pageOfMainText, untranslatedPages } from '#domain/translations/main-texts.ts'
import { isOfList, isShown, makeTranslator, type TranslatedText, type Translator } from '#domain/translations/translated.ts'
import { type Language, type OtherLanguage, otherLanguages } from '#words/languages.ts'
import type { Db } from '../db/client.ts'
import type { Deps } from '../deps.ts'
import { slicePage } from '../http/paging.ts'
import { translationsIn } from '../languages/translator-in.ts'
import { allGroups, type Group, groupNamed, type Source } from './groups.ts'

const digest = (...parts: string[]) => createHash('sha256').update(parts.join('\0')).digest('base64url').slice(0, 22)

/** Names a text in its group. */
const toKey = ({ kind, item, field, source }: Source): string => digest(kind, String(item), field, isOfList(field) ? source : '')

/** What a translator has read: another one if the English text or its translation has changed since. */
const digestSeen = ({ source }: Source, { text, state }: TranslatedText): string => digest(source, state, text)

export type KnownText = { key: string; seen: string; source: Source; translation: TranslatedText }

const known = (translator: Translator, sources: Source[]): KnownText[] =>
  sources.map((source) => {
    const translation = translator(source)
    return { key: toKey(source), seen: digestSeen(source, translation), source, translation }
  })

const translatorOfAll = async (db: Db, language: OtherLanguage): Promise<Translator> => makeTranslator(await translationsIn(db, language))

type Progress = AnswerOf<typeof translationCalls.groups>['groups'][number]

function countProgress({ group, villa, sources }: Group, translators: readonly (readonly [Language, Translator])[]): Progress {
  const progress = translators.map(([language, translator]) => {
    const states = sources.map((source) => translator(source).state)
    const count = (wanted: TranslatedText['state'][]) => states.filter((state) => wanted.includes(state)).length
    return [language, { translated: count(['translated', 'changed']), changed: count(['changed']) }]
  })
  return { group, villa, texts: sources.length, progress: Object.fromEntries(progress) }
}

const readTranslators = async (db: Db) => {
  const found: [OtherLanguage, Translator][] = []
  for (const language of otherLanguages) found.push([language, await translatorOfAll(db, language)])
  return found
}

export async function listGroups({ db }: Deps, asked: InputOf<typeof translationCalls.groups>) {
  const groups = (await allGroups(db)).filter(({ sources }) => sources.length > 0)
  const translators = await readTranslators(db)
  return { groups: slicePage(groups, asked).map((group) => countProgress(group, translators)), total: groups.length }
}

/** The texts of a group in a language. @throws Refusal `no_such_texts` */
export async function textsOfGroup(db: Db, name: string, language: OtherLanguage): Promise<{ group: Group; texts: KnownText[] }> {
  const group = await groupNamed(db, name)
  if (!group) throw new Refusal('no_such_texts')
  return { group, texts: known(await translatorOfAll(db, language), group.sources) }
}

type Read = AnswerOf<typeof translationCalls.read>

export async function readTranslations({ db }: Deps, { group: name, language, open, ...asked }: InputOf<typeof translationCalls.read>) {
  const { group, texts } = await textsOfGroup(db, name, language)
  const wanted = texts.filter(({ translation }) => !open || translation.state !== 'translated')
  const shown = slicePage(wanted, asked).map(({ key, seen, source: { kind, field, source, of }, translation }): Read['texts'][number] => ({
    key,
    seen,
    kind,
    field,
    of,
    source,
    ...translation,
    size: sizeOfField(kind, field) ?? 'line',
  }))
  return { group: countProgress(group, await readTranslators(db)), texts: shown, total: wanted.length }
}

/** Public pages by their paths, with the languages in which their main texts are missing. */
export async function readUntranslated({ db }: Pick<Deps, 'db'>): Promise<AnswerOf<typeof translationCalls.untranslated>> {
  const groups = await allGroups(db)
  const slugs = new Map(groups.flatMap(({ slug, sources: [first] }) => (slug && first ? [[first.item, slug] as const] : [])))
  const pages: Record<string, Language[]> = {}
  for (const [language, translator] of await readTranslators(db)) {
    const texts = groups.flatMap(({ sources }) =>
      sources.flatMap((source) => {
        const page = pageOfMainText(source, (villaId) => slugs.get(villaId))
        return page === null ? [] : [{ page, missing: !isShown(source, translator(source).state) }]
      }),
    )
    for (const page of untranslatedPages(texts)) pages[page] = [...(pages[page] ?? []), language]
  }
  return { pages }
}

import { createHash } from 'node:crypto'
import type { AnswerOf, InputOf } from '#contract/call.ts'
import { Refusal } from '#contract/refusal.ts'
import type { translationCalls } from '#contract/translations.ts'
import { sizeOfField } from '#domain/translations/fields.ts'
import { pageOfMainText, untranslatedPages } from '#domain/translations/main-texts.ts'
import { isOfList, isShown, type Said, type Translator, translatorOf } from '#domain/translations/translated.ts'
import { type Language, type OtherLanguage, otherLanguages } from '#words/languages.ts'
import type { Db } from '../db/client.ts'
import type { Deps } from '../deps.ts'
import { pageOf } from '../http/paging.ts'
import { translationsIn } from '../languages/translator-in.ts'
import { allGroups, type Group, groupNamed, type Source } from './groups.ts'

const digest = (...parts: string[]) => createHash('sha256').update(parts.join('\0')).digest('base64url').slice(0, 22)

/** Names a text in its group. */
const keyOf = ({ kind, item, field, source }: Source): string => digest(kind, String(item), field, isOfList(field) ? source : '')

/** What a translator has read: another one if the English text or its translation has changed since. */
const seenOf = ({ source }: Source, { text, state }: Said): string => digest(source, state, text)

export type KnownText = { key: string; seen: string; source: Source; said: Said }

const known = (translator: Translator, sources: Source[]): KnownText[] =>
  sources.map((source) => {
    const said = translator(source)
    return { key: keyOf(source), seen: seenOf(source, said), source, said }
  })

const translatorOfAll = async (db: Db, language: OtherLanguage): Promise<Translator> => translatorOf(await translationsIn(db, language))

type Progress = AnswerOf<typeof translationCalls.groups>['groups'][number]

function progressOf({ group, villa, sources }: Group, translators: readonly (readonly [Language, Translator])[]): Progress {
  const progress = translators.map(([language, translator]) => {
    const states = sources.map((source) => translator(source).state)
    const count = (wanted: Said['state'][]) => states.filter((state) => wanted.includes(state)).length
    return [language, { translated: count(['translated', 'changed']), changed: count(['changed']) }]
  })
  return { group, villa, texts: sources.length, progress: Object.fromEntries(progress) }
}

const translatorsOf = async (db: Db) => {
  const found: [OtherLanguage, Translator][] = []
  for (const language of otherLanguages) found.push([language, await translatorOfAll(db, language)])
  return found
}

export async function listGroups({ db }: Deps, asked: InputOf<typeof translationCalls.groups>) {
  const groups = (await allGroups(db)).filter(({ sources }) => sources.length > 0)
  const translators = await translatorsOf(db)
  return { groups: pageOf(groups, asked).map((group) => progressOf(group, translators)), total: groups.length }
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
  const wanted = texts.filter(({ said }) => !open || said.state !== 'translated')
  const shown = pageOf(wanted, asked).map(({ key, seen, source: { kind, field, source, of }, said }): Read['texts'][number] => ({
    key,
    seen,
    kind,
    field,
    of,
    source,
    ...said,
    size: sizeOfField(kind, field) ?? 'line',
  }))
  return { group: progressOf(group, await translatorsOf(db)), texts: shown, total: wanted.length }
}

/** Public pages by their paths, with the languages in which their main texts are missing. */
export async function readUntranslated({ db }: Deps): Promise<AnswerOf<typeof translationCalls.untranslated>> {
  const groups = await allGroups(db)
  const slugs = new Map(groups.flatMap(({ slug, sources: [first] }) => (slug && first ? [[first.item, slug] as const] : [])))
  const pages: Record<string, Language[]> = {}
  for (const [language, translator] of await translatorsOf(db)) {
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

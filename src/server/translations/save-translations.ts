import { and, eq, sql } from 'drizzle-orm'
import type { InputOf } from '#contract/call.ts'
import { badFields, Refusal } from '#contract/refusal.ts'
import type { translationCalls } from '#contract/translations.ts'
import { longestText, sizeOfField } from '#domain/translations/fields.ts'
import { isOfList } from '#domain/translations/translated.ts'
import type { OtherLanguage } from '#words/languages.ts'
import { recordActivity } from '../activity/record-activity.ts'
import type { Db } from '../db/client.ts'
import { translations } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { Account } from '../http/account.ts'
import { HOUSE_GROUPS } from './groups.ts'
import { type KnownText, textsOfGroup } from './read-translations.ts'

type Typed = InputOf<typeof translationCalls.save>

/** Texts of the house are for owners alone. */
export const saveContent = async (deps: Deps, account: Account, input: Typed) => {
  if (HOUSE_GROUPS.includes(input.group)) throw new Refusal('no_such_texts')
  return saveTranslations(deps, account, input)
}

export const saveHouse = async (deps: Deps, account: Account, input: Typed) => {
  if (!HOUSE_GROUPS.includes(input.group)) throw new Refusal('no_such_texts')
  return saveTranslations(deps, account, input)
}

type Change = { known: KnownText; text: string }

/** Saves the texts that are others than before, and those that were looked at again. @throws Refusal `state_changed` */
async function saveTranslations({ db, now }: Deps, account: Account, { group: name, language, texts }: Typed) {
  return db.transaction(async (tx) => {
    await tx.execute(sql`LOCK TABLE translations IN SHARE ROW EXCLUSIVE MODE`)
    const { group, texts: known } = await textsOfGroup(tx, name, language)
    const byKey = new Map(known.map((one) => [one.key, one]))
    const changes = texts.flatMap(({ key, seen, text: raw, checked }): Change[] => {
      const one = byKey.get(key)
      const text = raw.replaceAll('\r\n', '\n').trim()
      if (one && text === one.translation.text && !(checked && one.translation.state === 'changed')) return []
      if (!one || (seen !== undefined && one.seen !== seen)) throw new Refusal('state_changed')
      return [{ known: one, text }]
    })
    refuseTooLong(changes)
    for (const change of changes) await saveText(tx, language, change, now())
    const side = (getText: (change: Change) => string) =>
      Object.fromEntries(changes.map((change) => [toLabel(change.known), getText(change)]))
    if (changes.length > 0)
      await recordActivity(tx, account, now(), {
        subject: `translation ${language} ${group.villa ?? group.group}`,
        action: 'change',
        before: side(({ known: { translation } }) => translation.text),
        after: side(({ text }) => text),
      })
    return { saved: changes.length }
  })
}

const toLabel = ({ source: { kind, field, source, of } }: KnownText): string =>
  [kind, of, isOfList(field) ? `${field} (${source})` : field].filter(Boolean).join(' ')

function refuseTooLong(changes: readonly Change[]): void {
  const errors = changes.flatMap(({ known: { key, source }, text }) => {
    const limit = longestText[sizeOfField(source.kind, source.field) ?? 'line']
    return text.length > limit ? [[`text-${key}`, { code: 'too_many_characters' as const, limit }] as const] : []
  })
  if (errors.length > 0) throw badFields(Object.fromEntries(errors))
}

async function saveText(tx: Db, language: OtherLanguage, { known: { source: place }, text }: Change, at: Date): Promise<void> {
  const { kind, item, field, source } = place
  const here = and(
    eq(translations.language, language),
    eq(translations.kind, kind),
    eq(translations.item, item),
    eq(translations.field, field),
  )
  await tx.delete(translations).where(isOfList(field) ? and(here, eq(translations.source, source)) : here)
  if (text !== '') await tx.insert(translations).values({ language, kind, item, field, source, text, updatedAt: at })
}

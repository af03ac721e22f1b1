import { type SampleKey, sampleKeys, sampleSchedules } from '#domain/messages/samples.ts'
import { type Language, languages } from '#words/languages.ts'
import { recordActivity } from '../activity/record-activity.ts'
import type { Db } from '../db/client.ts'
import { messageTemplates, type TemplateTexts } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { Account } from '../http/account.ts'
import { textsIn } from './in-language.ts'
import { add } from './templates.ts'

/** Adds the sample texts that are not there yet, whatever language they were added in. All of them are off. */
export async function addSamples({ db, now }: Deps, account: Account, language: Language): Promise<{ added: number }> {
  return db.transaction(async (tx) => {
    const names = new Set((await tx.select({ name: messageTemplates.name }).from(messageTemplates)).map(({ name }) => name))
    const wanted = sampleKeys.filter((key) => !languages.some((one) => names.has(nameIn(one, key))))
    await insertSamples(tx, wanted, language)
    for (const key of wanted) await recordActivity(tx, account, now(), { subject: `message ${nameIn(language, key)}`, action: 'add' })
    return { added: wanted.length }
  })
}

/** `language`: of their names. */
export async function insertSamples(tx: Db, keys: readonly SampleKey[], language: Language): Promise<void> {
  for (const key of keys) await add(tx, { name: nameIn(language, key), texts: textsFor(key), ...sampleSchedules[key] })
}

const nameIn = (language: Language, key: SampleKey): string => textsIn(language).samples[key].name

const textsFor = (key: SampleKey): TemplateTexts =>
  Object.fromEntries(
    languages.map((language) => {
      const { subject, body } = textsIn(language).samples[key]
      return [language, { subject, body }]
    }),
  )

import { type SampleKey, sampleKeys, sampleSchedules } from '#domain/messages/samples.ts'
import { type Language, languages } from '#words/languages.ts'
import { recordActivity } from '../activity/record-activity.ts'
import { messageTemplates, type TemplateTexts } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { Account } from '../http/account.ts'
import { textsIn } from './in-language.ts'
import { add } from './templates.ts'

/** Adds the sample texts whose name, in the reader's language, is not there yet. All of them are off. */
export async function addSamples({ db, now }: Deps, account: Account, language: Language): Promise<{ added: number }> {
  return db.transaction(async (tx) => {
    const names = new Set((await tx.select({ name: messageTemplates.name }).from(messageTemplates)).map(({ name }) => name))
    const wanted = sampleKeys.filter((key) => !names.has(textsIn(language).samples[key].name))
    for (const key of wanted) {
      const { name } = textsIn(language).samples[key]
      await add(tx, { name, texts: textsFor(key), ...sampleSchedules[key] })
      await recordActivity(tx, account, now(), { subject: `message ${name}`, action: 'add' })
    }
    return { added: wanted.length }
  })
}

const textsFor = (key: SampleKey): TemplateTexts =>
  Object.fromEntries(
    languages.map((language) => {
      const { subject, body } = textsIn(language).samples[key]
      return [language, { subject, body }]
    }),
  )

import { asc } from 'drizzle-orm'
import type { AnswerOf } from '#contract/call.ts'
import type { templateCalls } from '#contract/message-templates.ts'
import { isForAdvertising } from '#domain/messages/schedule.ts'
import { languages } from '#words/languages.ts'
import { messageTemplates, type TemplateTexts } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { countAgreed } from '../mail/news-consent.ts'
import { countSoon } from './open-messages.ts'

export async function listTemplates({ db }: Deps): Promise<AnswerOf<typeof templateCalls.list>> {
  const rows = await db.select().from(messageTemplates).orderBy(asc(messageTemplates.id))
  return {
    templates: rows.map(({ activeSince, ...row }) => ({
      ...row,
      texts: listTexts(row.texts),
      active: activeSince !== null,
      advertising: isForAdvertising(row),
    })),
  }
}

const listTexts = (texts: TemplateTexts) =>
  languages.flatMap((language) => {
    const text = texts[language]
    return text ? [{ language, ...text }] : []
  })

export async function readReach(deps: Deps): Promise<AnswerOf<typeof templateCalls.reach>> {
  const soon = await countSoon(deps, await deps.db.select().from(messageTemplates))
  return { soon: [...soon].map(([templateId, stays]) => ({ templateId, stays })), agreed: await countAgreed(deps.db) }
}

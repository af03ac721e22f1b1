import { asc } from 'drizzle-orm'
import type { AnswerOf } from '#contract/call.ts'
import type { templateCalls } from '#contract/message-templates.ts'
import { languages } from '#words/languages.ts'
import { messageTemplates, type TemplateTexts } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { countSoon } from './open-messages.ts'

/** With how many stays each would be sent to soon; one that is off: if it were turned on now. */
export async function listTemplates(deps: Deps): Promise<AnswerOf<typeof templateCalls.list>> {
  const rows = await deps.db.select().from(messageTemplates).orderBy(asc(messageTemplates.id))
  const soon = await countSoon(deps, rows)
  return {
    templates: rows.map(({ activeSince, ...row }) => ({
      ...row,
      texts: listTexts(row.texts),
      active: activeSince !== null,
      soon: soon.get(row.id) ?? 0,
    })),
  }
}

const listTexts = (texts: TemplateTexts) =>
  languages.flatMap((language) => {
    const text = texts[language]
    return text ? [{ language, ...text }] : []
  })

import { and, asc, eq } from 'drizzle-orm'
import type { AnswerOf, InputOf } from '#contract/call.ts'
import type { mailingCalls } from '#contract/mailings.ts'
import type { Message } from '#contract/messages.ts'
import { badFields, Refusal } from '#contract/refusal.ts'
import { anyOf } from '../db/any-of.ts'
import type { Db } from '../db/client.ts'
import { bookings, messageTemplates, type TemplateTexts, threads, villas } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { settingsByLanguage } from '../settings/settings-by-language.ts'
import { fillTexts } from './filled.ts'
import { hasMessages } from './message-stays.ts'
import { describeUnknown } from './templates.ts'

type Asked = InputOf<typeof mailingCalls.preview>

/**
 * The texts of a message to many: those of the owners' text, or the words of one time.
 * @throws Refusal `not_found`, `bad_input` where the words are missing or name what does not exist
 */
export async function readMailingTexts(db: Db, asked: Omit<Asked, 'bookingIds'>): Promise<{ name: string; texts: TemplateTexts }> {
  const { templateId, language = 'en', subject = '', body = '' } = asked
  if (templateId !== undefined) {
    const [template] = await db.select().from(messageTemplates).where(eq(messageTemplates.id, templateId))
    if (!template) throw new Refusal('not_found')
    return { name: template.name, texts: template.texts }
  }
  const errors: Record<string, Message> = {}
  if (!subject) errors.subject = 'subject_required'
  if (!body) errors.body = 'message_required'
  for (const [field, text] of Object.entries({ subject, body })) {
    const unknown = describeUnknown(text)
    if (unknown) errors[field] ??= unknown
  }
  if (Object.keys(errors).length > 0) throw badFields(errors)
  return { name: '', texts: { [language]: { subject, body } } }
}

/** A message to many as each guest would read it now, by arrival. Stays that are not sold have none. */
export async function previewMailing(deps: Deps, { bookingIds, ...asked }: Asked): Promise<AnswerOf<typeof mailingCalls.preview>> {
  const { db } = deps
  const { texts } = await readMailingTexts(db, asked)
  const stays = await db
    .select({ booking: bookings, villa: villas, threadId: threads.id })
    .from(bookings)
    .innerJoin(villas, eq(villas.id, bookings.villaId))
    .leftJoin(threads, eq(threads.bookingId, bookings.id))
    .where(and(hasMessages, anyOf(bookings.id, bookingIds)))
    .orderBy(asc(bookings.checkIn), asc(bookings.id))
  const settingsIn = settingsByLanguage(db)
  const letters = []
  for (const { threadId, ...stay } of stays)
    letters.push({ bookingId: stay.booking.id, ...(await fillTexts(deps, texts, stay, threadId ?? 'to_come', settingsIn)) })
  return { letters }
}

import { eq } from 'drizzle-orm'
import type { InputOf } from '#contract/call.ts'
import type { templateCalls } from '#contract/message-templates.ts'
import type { Message } from '#contract/messages.ts'
import { badFields, Refusal } from '#contract/refusal.ts'
import { messageFields, unknownFields } from '#domain/messages/fields.ts'
import type { MessageEvent, ScheduledMessage } from '#domain/messages/schedule.ts'
import { recordActivity } from '../activity/record-activity.ts'
import type { Db } from '../db/client.ts'
import { refuseStale } from '../db/refuse-stale.ts'
import { messageTemplates, type TemplateTexts } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { Account } from '../http/account.ts'

export type TemplateRow = typeof messageTemplates.$inferSelect

/** As the domain asks for it. */
export const asScheduled = ({ event, ...row }: TemplateRow): ScheduledMessage => ({
  ...row,
  event: event ?? 'arrival',
  activeSince: event === null ? null : row.activeSince,
})

export const MOST_TEMPLATES = 100

/** @throws Refusal `not_found`, `state_changed`, `bad_input` where a text names what does not exist, or the English one is missing */
export async function saveTemplate(deps: Deps, account: Account, input: InputOf<typeof templateCalls.save>) {
  const { templateId, version, texts, event, active, ...values } = input
  refuseTexts(texts)
  const given = texts.filter(({ subject, body }) => subject !== '' || body !== '')
  const byLanguage: TemplateTexts = Object.fromEntries(given.map(({ language, ...text }) => [language, text]))
  const at = deps.now()
  return deps.db.transaction(async (tx) => {
    const before = templateId === undefined ? null : await lockTemplate(tx, templateId)
    if (before) refuseStale(version, before)
    const isActive = active === true && event !== undefined
    const row = {
      ...values,
      texts: byLanguage,
      event: event ?? null,
      hours: values.hours ?? null,
      // It begins anew where it is turned on, or sent at another time: nobody gets what would have been sent before.
      activeSince: isActive ? (before && isSameTime(before, input) ? (before.activeSince ?? at) : at) : null,
    }
    const id = before ? await change(tx, before.id, row) : await add(tx, row)
    await recordActivity(tx, account, at, { subject: `message ${row.name}`, action: before ? 'change' : 'add' })
    return { templateId: id }
  })
}

type Timing = { event?: MessageEvent | undefined; days?: number | undefined; hour?: number | undefined; hours?: number | null | undefined }

const isSameTime = (before: TemplateRow, { event, days = 0, hour = 10, hours = null }: Timing): boolean =>
  before.event === event && before.hours === hours && (hours !== null || (before.days === days && before.hour === hour))

type Values = Omit<typeof messageTemplates.$inferInsert, 'id' | 'version'>

async function change(tx: Db, id: number, values: Values): Promise<number> {
  await tx.update(messageTemplates).set(values).where(eq(messageTemplates.id, id))
  return id
}

export async function add(tx: Db, values: Values): Promise<number> {
  if ((await tx.$count(messageTemplates)) >= MOST_TEMPLATES) throw new Refusal('too_many_message_templates')
  const [added] = await tx.insert(messageTemplates).values(values).returning({ id: messageTemplates.id })
  if (!added) throw new Error('inserting a text gave no row')
  return added.id
}

/** The first name in braces that is no field, as a message; null if there is none. */
export function describeUnknown(text: string): Message | null {
  const [unknown] = unknownFields(text, messageFields)
  return unknown ? { code: 'message_field_unknown', name: unknown.name, meant: unknown.meant ?? '' } : null
}

/** Errors stand at the text of their language: `subject_sr`, `body_sr`. */
function refuseTexts(texts: InputOf<typeof templateCalls.save>['texts']): void {
  const errors: Record<string, Message> = {}
  const inEnglish = texts.find(({ language }) => language === 'en')
  if (!inEnglish?.body) errors.body_en = 'message_required'
  if (!inEnglish?.subject) errors.subject_en = 'subject_required'
  for (const { language, subject, body } of texts) {
    if (subject && !body) errors[`body_${language}`] ??= 'message_required'
    if (body && !subject) errors[`subject_${language}`] ??= 'subject_required'
    for (const [field, text] of Object.entries({ [`subject_${language}`]: subject, [`body_${language}`]: body })) {
      const unknown = describeUnknown(text)
      if (unknown) errors[field] ??= unknown
    }
  }
  if (Object.keys(errors).length > 0) throw badFields(errors)
}

export async function lockTemplate(tx: Db, id: number): Promise<TemplateRow> {
  const [row] = await tx.select().from(messageTemplates).where(eq(messageTemplates.id, id)).for('update')
  if (!row) throw new Refusal('not_found')
  return row
}

export async function removeTemplate({ db, now }: Deps, account: Account, templateId: number) {
  await db.transaction(async (tx) => {
    const { name } = await lockTemplate(tx, templateId)
    await tx.delete(messageTemplates).where(eq(messageTemplates.id, templateId))
    await recordActivity(tx, account, now(), { subject: `message ${name}`, action: 'delete' })
  })
  return {}
}

import { and, asc, eq, isNotNull } from 'drizzle-orm'
import type { AnswerOf, InputOf } from '#contract/call.ts'
import type { PlannedMessage, templateCalls } from '#contract/message-templates.ts'
import { Refusal } from '#contract/refusal.ts'
import { whatsAppLink } from '#domain/chat-links.ts'
import { judgeMessage, refuseAdvertising } from '#domain/messages/schedule.ts'
import { recordActivity } from '../activity/record-activity.ts'
import type { Db } from '../db/client.ts'
import { messageTemplates, sentTemplates, threads } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { Account } from '../http/account.ts'
import { findConsent } from '../mail/news-consent.ts'
import { settingsByLanguage } from '../settings/settings-by-language.ts'
import { bookingById } from '../stays/queries.ts'
import { fillTexts } from './filled.ts'
import { findMessageStay, lockMessageStay } from './message-stays.ts'
import { sendTemplate } from './send-planned.ts'
import { asScheduled, lockTemplate } from './templates.ts'

type OfStay = InputOf<typeof templateCalls.fill>

/** What is sent by itself to the guest of a booking, by its time, and what has become of it. Nothing for a booking that is not sold. */
export async function readPlanned(deps: Deps, bookingId: number): Promise<AnswerOf<typeof templateCalls.planned>> {
  const { db, now } = deps
  const stay = await findMessageStay(db, bookingId)
  if (!stay) return { planned: [], newsSince: null, phone: '' }
  const rows = await db
    .select({ template: messageTemplates, decided: sentTemplates })
    .from(messageTemplates)
    .leftJoin(sentTemplates, and(eq(sentTemplates.templateId, messageTemplates.id), eq(sentTemplates.bookingId, bookingId)))
    .where(isNotNull(messageTemplates.event))
    .orderBy(asc(messageTemplates.id))
  const { phone } = stay.booking
  const fill = whatsAppLink(phone) === null ? null : await readFilling(deps, bookingId)
  const planned: PlannedMessage[] = []
  for (const { template, decided } of rows) {
    const scheduled = asScheduled(template)
    const judged = decided ?? judgeMessage(scheduled, stay, now())
    if (!judged) continue
    const { state, at } = judged
    const mayBeSent = state !== 'sent' && refuseAdvertising(scheduled, stay, now()) === null
    const filled = fill && mayBeSent ? await fill(template) : null
    const text = filled?.missing.length === 0 ? filled.body : null
    const missing = decided?.missing ?? []
    planned.push({ templateId: template.id, name: template.name, missing, state, at: at.toISOString(), text })
  }
  const consent = stay.agreed ? await findConsent(db, stay.booking.email) : undefined
  return { planned: planned.sort((a, b) => a.at.localeCompare(b.at)), newsSince: consent?.givenAt.toISOString() ?? null, phone }
}

/** @throws Refusal `no_such_booking` */
export async function requireBooking(db: Db, bookingId: number) {
  const found = await bookingById(db, bookingId)
  if (!found || found.booking.deletedAt !== null || found.booking.status === 'restricted') throw new Refusal('no_such_booking')
  return found
}

/** @throws Refusal `not_found`, `no_such_booking` */
export async function fillForBooking(deps: Deps, { templateId, bookingId }: OfStay): Promise<AnswerOf<typeof templateCalls.fill>> {
  const { db } = deps
  const [template] = await db.select().from(messageTemplates).where(eq(messageTemplates.id, templateId))
  if (!template) throw new Refusal('not_found')
  return (await readFilling(deps, bookingId))(template)
}

/** Fills in texts as the guest of a booking would read them now. @throws Refusal `no_such_booking` */
async function readFilling(deps: Deps, bookingId: number) {
  const found = await requireBooking(deps.db, bookingId)
  const [thread] = await deps.db.select({ id: threads.id }).from(threads).where(eq(threads.bookingId, bookingId))
  const settingsIn = settingsByLanguage(deps.db)
  return ({ texts }: Pick<typeof messageTemplates.$inferSelect, 'texts'>) => fillTexts(deps, texts, found, thread?.id ?? null, settingsIn)
}

/** @throws Refusal `not_found`, `no_such_booking`, `message_was_sent`, `message_lacks_something`, `guest_without_consent` */
export async function sendPlannedNow(deps: Deps, account: Account, { templateId, bookingId }: OfStay) {
  return deps.db.transaction(async (tx) => {
    const { stay, template } = await lockBoth(tx, templateId, bookingId)
    const { booking } = stay
    const refused = refuseAdvertising(asScheduled(template), stay, deps.now())
    if (refused) throw new Refusal(refused === 'repeated' ? 'message_was_sent' : 'guest_without_consent')
    const { state } = (await readDecision(tx, templateId, bookingId)) ?? {}
    if (state === 'sent') throw new Refusal('message_was_sent')
    if (state === 'skipped') await removeDecision(tx, templateId, bookingId)
    // Nothing is kept of an attempt that lacks something.
    if (!(await sendTemplate(tx, deps, template, stay))) throw new Refusal('message_lacks_something')
    await recordActivity(tx, account, deps.now(), { subject: `booking ${booking.code}`, action: 'send message', after: template.name })
    return {}
  })
}

/** Leaves a message out for a booking, or takes that back. @throws Refusal `not_found`, `no_such_booking`, `message_was_sent` */
export async function skipPlanned(deps: Deps, account: Account, { templateId, bookingId, undo }: InputOf<typeof templateCalls.skip>) {
  return deps.db.transaction(async (tx) => {
    const { stay, template } = await lockBoth(tx, templateId, bookingId)
    const before = await readDecision(tx, templateId, bookingId)
    if (before?.state === 'sent') throw new Refusal('message_was_sent')
    await removeDecision(tx, templateId, bookingId)
    if (undo) return {}
    await tx.insert(sentTemplates).values({ templateId, bookingId, state: 'skipped', at: deps.now() })
    await recordActivity(tx, account, deps.now(), { subject: `booking ${stay.booking.code}`, action: 'skip message', after: template.name })
    return {}
  })
}

/** The booking first: jobs lock in this order. */
async function lockBoth(tx: Db, templateId: number, bookingId: number) {
  const stay = await lockMessageStay(tx, bookingId)
  if (!stay) throw new Refusal('no_such_booking')
  return { stay, template: await lockTemplate(tx, templateId) }
}

const ofBoth = (templateId: number, bookingId: number) =>
  and(eq(sentTemplates.templateId, templateId), eq(sentTemplates.bookingId, bookingId))

async function readDecision(tx: Db, templateId: number, bookingId: number) {
  const [decision] = await tx.select().from(sentTemplates).where(ofBoth(templateId, bookingId))
  return decision
}

const removeDecision = (tx: Db, templateId: number, bookingId: number) => tx.delete(sentTemplates).where(ofBoth(templateId, bookingId))

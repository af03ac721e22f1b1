import { and, eq, isNotNull } from 'drizzle-orm'
import { isAdvertisingAt, judgeMessage } from '#domain/messages/schedule.ts'
import type { Db } from '../db/client.ts'
import { messageTemplates, sentTemplates } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { withDelivery } from '../events/deliver-events.ts'
import { bookingById } from '../stays/queries.ts'
import { lockThreadOfStay } from '../threads/lock-thread.ts'
import { writeMessage } from '../threads/write-message.ts'
import { eachAlone } from './each-alone.ts'
import { fillTexts } from './filled.ts'
import { lockMessageStay, type StayForMessages } from './message-stays.ts'
import { listOpen } from './open-messages.ts'
import { asScheduled, type TemplateRow } from './templates.ts'

/** Sends the messages that are due, each once a stay. */
export async function sendPlannedMessages(deps: Deps, stopping: () => boolean): Promise<void> {
  const { db, now } = deps
  const active = await db.select().from(messageTemplates).where(isNotNull(messageTemplates.activeSince))
  const due = await listOpen(deps, active, {
    within: 0,
    wanted: (template, stay) => judgeMessage(asScheduled(template), stay, now())?.state === 'due',
  })
  await eachAlone(due, stopping, ({ template, stay }) =>
    withDelivery(deps, () => deps.db.transaction((tx) => sendIfDue(tx, deps, template.id, stay.booking.id))),
  )
}

/** Checks again under the lock of the booking, in case it was cancelled or moved, or the message was sent or turned off meanwhile. */
async function sendIfDue(tx: Db, deps: Deps, templateId: number, bookingId: number): Promise<void> {
  const stay = await lockMessageStay(tx, bookingId)
  const [template] = await tx.select().from(messageTemplates).where(eq(messageTemplates.id, templateId)).for('key share')
  if (!stay || !template || judgeMessage(asScheduled(template), stay, deps.now())?.state !== 'due') return
  await sendTemplate(tx, deps, template, stay)
}

/**
 * Writes a text into the conversation of a locked booking, from where it is mailed. Once a stay: false if it was sent or left out before, or
 * is held because something is missing that it names.
 */
export async function sendTemplate(tx: Db, deps: Deps, template: TemplateRow, stay: StayForMessages): Promise<boolean> {
  const bookingId = stay.booking.id
  const found = await bookingById(tx, bookingId)
  if (!found) return false
  const of = and(eq(sentTemplates.templateId, template.id), eq(sentTemplates.bookingId, bookingId))
  const [before] = await tx.select().from(sentTemplates).where(of).for('update')
  if (before && before.state !== 'held') return false
  const thread = await lockThreadOfStay(tx, deps, found.booking)
  const { subject, body, missing } = await fillTexts({ ...deps, db: tx }, template.texts, found, thread.id)
  // It is tried every minute: what is known of it already stays as it is.
  if (missing.length > 0 && before && before.missing.join() === missing.join()) return false
  const decided = { state: missing.length > 0 ? ('held' as const) : ('sent' as const), at: deps.now(), missing }
  await tx
    .insert(sentTemplates)
    .values({ templateId: template.id, bookingId, ...decided })
    .onConflictDoUpdate({ target: [sentTemplates.templateId, sentTemplates.bookingId], set: decided })
  if (missing.length > 0) return false
  await writeMessage(tx, deps, thread, {
    author: 'site',
    subject,
    body,
    advertising: isAdvertisingAt(asScheduled(template), stay, deps.now()),
  })
  return true
}

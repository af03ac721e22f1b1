import { and, asc, eq, isNull, lte } from 'drizzle-orm'
import { dayAtProperty } from '#domain/calendar-day.ts'
import { isAdvertising } from '#domain/messages/advertising.ts'
import type { MessageField } from '#domain/messages/fields.ts'
import type { WhyLeftOut } from '#domain/messages/mailing.ts'
import type { Db } from '../db/client.ts'
import { mailingStays, mailings } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { withDelivery } from '../events/deliver-events.ts'
import { bookingById } from '../stays/queries.ts'
import { lockThreadOfStay } from '../threads/lock-thread.ts'
import { writeMessage } from '../threads/write-message.ts'
import { eachAlone } from './each-alone.ts'
import { fillTexts } from './filled.ts'
import { refuseReason } from './mailing-guests.ts'
import { lockMessageStay, type StayForMessages } from './message-stays.ts'

type MailingRow = typeof mailings.$inferSelect
type MailingStay = { mailingId: number; bookingId: number }

/** Sends the messages to many whose minute is over, each once a stay. */
export async function deliverMailings(deps: Deps, stopping: () => boolean): Promise<void> {
  const { db, now } = deps
  const waiting = await db
    .select({ mailingId: mailingStays.mailingId, bookingId: mailingStays.bookingId })
    .from(mailingStays)
    .innerJoin(mailings, eq(mailings.id, mailingStays.mailingId))
    .where(and(eq(mailingStays.state, 'waits'), isNull(mailings.undoneAt), lte(mailings.sendAt, now())))
    .orderBy(asc(mailingStays.mailingId), asc(mailingStays.bookingId))
  await eachAlone(waiting, stopping, (one) => withDelivery(deps, () => db.transaction((tx) => deliver(tx, deps, one))))
}

/** Checks again under the locks of the booking and the mailing, in case it was cancelled, moved, sent or taken back meanwhile. */
async function deliver(tx: Db, deps: Deps, one: MailingStay): Promise<void> {
  const stay = await lockMessageStay(tx, one.bookingId)
  const [mailing] = await tx
    .select()
    .from(mailings)
    .where(and(eq(mailings.id, one.mailingId), isNull(mailings.undoneAt)))
    .for('share')
  const which = and(eq(mailingStays.mailingId, one.mailingId), eq(mailingStays.bookingId, one.bookingId), eq(mailingStays.state, 'waits'))
  const [waits] = await tx.select().from(mailingStays).where(which).for('update')
  if (!mailing || !waits) return
  const { why, missing } = await write(tx, deps, mailing, stay)
  await tx
    .update(mailingStays)
    .set({ state: why ? 'left_out' : 'sent', why, missing })
    .where(which)
}

type Written = { why: WhyLeftOut | null; missing: MessageField[] }

/** Writes into the conversation of a locked booking, as the person who sent it; `why` nothing was written. */
async function write(tx: Db, deps: Deps, { texts, accountId }: MailingRow, stay: StayForMessages | undefined): Promise<Written> {
  const found = stay && (await bookingById(tx, stay.booking.id))
  if (!found) return { why: 'not_sold', missing: [] }
  const today = dayAtProperty(deps.now())
  const why = refuseReason(found.booking, today, stay.agreed)
  if (why) return { why, missing: [] }
  const thread = await lockThreadOfStay(tx, deps, found.booking)
  const { subject, body, missing } = await fillTexts({ ...deps, db: tx }, texts, found, thread.id)
  if (missing.length > 0) return { why: 'lacks', missing }
  await writeMessage(tx, deps, thread, { author: 'owner', accountId, subject, body, advertising: isAdvertising(stay, today) })
  return { why: null, missing: [] }
}

import { and, desc, eq } from 'drizzle-orm'
import type { AnswerOf, InputOf } from '#contract/call.ts'
import type { guestStayCalls } from '#contract/guest-stays.ts'
import { Refusal } from '#contract/refusal.ts'
import type { Consent } from '#domain/bookings/stay-change.ts'
import { isSameStay } from '#domain/stay.ts'
import { recordActivity } from '../activity/record-activity.ts'
import { daysAfter } from '../clock.ts'
import type { Db } from '../db/client.ts'
import { inTransaction } from '../db/content.ts'
import { changeRequests } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { recordEvent } from '../events/record-event.ts'
import type { Account } from '../http/account.ts'
import { enforceRateLimit } from '../http/rate-limits.ts'
import { readSettings } from '../settings/queries.ts'
import type { BookingRow } from '../stays/queries.ts'
import { refuseChange, refuseOthersNights, type WantedStay } from './change-terms.ts'
import { openRequests } from './open-requests.ts'
import { lockOwnBooking } from './own-booking.ts'

const REQUESTS_PER_DAY = 5
/** How long the owners' word holds. The nights are not held meanwhile. */
const AGREED_DAYS = 3

/** Whether the owners have to agree to other dates or another villa, and what they have said to the last request for it. */
export async function checkConsent(db: Db, booking: BookingRow, wanted: WantedStay, now: Date): Promise<Consent> {
  if (isSameStay(booking, wanted)) return 'not_needed'
  const { booking: settings } = await readSettings(db)
  if (settings.changes === 'at_once') return 'not_needed'
  const [last] = await db
    .select()
    .from(changeRequests)
    .where(and(eq(changeRequests.bookingId, booking.id), sameStay(wanted)))
    .orderBy(desc(changeRequests.id))
    .limit(1)
  if (!last) return 'needed'
  if (last.decidedAt === null) return 'asked'
  if (!last.agreed) return 'refused'
  return last.decidedAt > daysAfter(now, -AGREED_DAYS) ? 'agreed' : 'needed'
}

const sameStay = ({ villaId, checkIn, checkOut }: WantedStay) =>
  and(eq(changeRequests.villaId, villaId), eq(changeRequests.checkIn, checkIn), eq(changeRequests.checkOut, checkOut))

/** Asks the owners for other dates or another villa. A wish that they have not decided yet is asked once. */
export async function askForChange(
  deps: Deps,
  account: Account,
  { bookingNumber, ...wanted }: InputOf<typeof guestStayCalls.askForChange>,
) {
  const { db, now } = deps
  const consent = await db.transaction(async (tx) => {
    const booking = await lockOwnBooking(tx, account, bookingNumber)
    await refuseChange(inTransaction(deps, tx), booking, wanted)
    await refuseOthersNights(inTransaction(deps, tx), booking, wanted)
    const before = await checkConsent(tx, booking, wanted, now())
    if (before !== 'needed' && before !== 'refused') return before
    await enforceRateLimit({ ...deps, db: tx }, { key: `change requests ${account.id}`, most: REQUESTS_PER_DAY, minutes: 24 * 60 })
    const [request] = await tx
      .insert(changeRequests)
      .values({ bookingId: booking.id, ...wanted, askedAt: now() })
      .returning()
    if (!request) throw new Error('inserting a request gave no row')
    await recordEvent(tx, now(), { type: 'change.asked', requestId: request.id })
    return 'asked' as const
  })
  return { consent }
}

/** The requests for a booking that wait for the owners' decision. */
export async function requestsFor({ db, now }: Deps, bookingId: number): Promise<AnswerOf<typeof guestStayCalls.changeRequests>> {
  const open = await openRequests(db, now(), { of: eq(changeRequests.bookingId, bookingId) })
  return { requests: open.map(({ request, villa }) => ({ ...request, villa, askedAt: request.askedAt.toISOString() })) }
}

/** The owners agree or refuse, once, unless the request is outdated. The guest gets a mail, and then changes the stay at the current price. */
export async function decideChange({ db, now }: Deps, account: Account, { requestId, agree }: InputOf<typeof guestStayCalls.decideChange>) {
  await db.transaction(async (tx) => {
    const [found] = await tx.select().from(changeRequests).where(eq(changeRequests.id, requestId)).for('update')
    if (!found) throw new Refusal('not_found')
    const [open] = await openRequests(tx, now(), { of: eq(changeRequests.id, requestId) })
    if (!open) throw new Refusal('state_changed')
    await tx.update(changeRequests).set({ agreed: agree, decidedAt: now(), decidedBy: account.id }).where(eq(changeRequests.id, requestId))
    const { villaId, checkIn, checkOut } = found
    const after = { villaId, checkIn, checkOut, agree }
    await recordActivity(tx, account, now(), { subject: `booking ${open.booking.code}`, action: 'change request', after })
    await recordEvent(tx, now(), { type: 'change.decided', requestId })
  })
  return {}
}

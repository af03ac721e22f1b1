import { and, eq, gt } from 'drizzle-orm'
import { type Reminder, reminderOn } from '#domain/bookings/reminder.ts'
import { paymentState, type ScheduledStage } from '#domain/bookings/schedule.ts'
import { type CalendarDay, dayAtProperty } from '#domain/calendar-day.ts'
import { daysAfter } from '../clock.ts'
import { currentExchangeRate, type ExchangeRate } from '../currency/exchange-rate.ts'
import { anyOf } from '../db/any-of.ts'
import type { Db } from '../db/client.ts'
import { bookings, mails, payments } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { withDelivery } from '../events/deliver-events.ts'
import { recordEvent } from '../events/record-event.ts'
import { hasOpenPayment, paidAmount, paidAmounts } from '../payments/queries.ts'
import { type BookingRow, lockedBooking, notDeleted } from '../stays/queries.ts'
import { aboutBooking } from './about-booking.ts'
import { queueForGuest } from './queue-for.ts'
import { isSentToday } from './sent-today.ts'

type Due = { booking: BookingRow; stage: ScheduledStage; reminder: Reminder }

/** Reminds guests of their next instalment: before the due date, on it, and when overdue. Each reminder is sent once. */
export async function remindOfInstalments(deps: Deps): Promise<void> {
  const rate = await currentExchangeRate(deps)
  for (const { booking } of await dueNow(deps)) await remind(deps, booking.id, rate)
}

async function dueNow({ db, now }: Deps): Promise<Due[]> {
  const today = dayAtProperty(now())
  const partly = await db
    .select()
    .from(bookings)
    .where(and(notDeleted, eq(bookings.status, 'partial_paid'), gt(bookings.checkOut, today)))
  const paid = await paidAmounts(
    db,
    partly.map(({ id }) => id),
  )
  const due = partly.flatMap((booking) => listDue(booking, paid(booking.id), today))
  const queued = await readQueued(db, due.map(nameOccasion))
  return due.filter((one) => !queued.has(nameOccasion(one)))
}

function listDue(booking: BookingRow, paid: number, today: string): Due[] {
  const { next: stage } = paymentState(booking.stages, paid)
  const reminder = stage && reminderOn(today, stage.dueOn, booking.checkOut)
  return stage && reminder ? [{ booking, stage, reminder }] : []
}

const nameOccasion = ({ booking, stage, reminder }: Due) => `instalment ${reminder} ${booking.code} ${stage.stage}`

/** What a reminder is about that an owner sends: one a day, on which none is sent without them. */
export const nameByHand = ({ booking, stage }: Pick<Due, 'booking' | 'stage'>, today: CalendarDay) =>
  `${booking.code} ${stage.stage} ${today}`

async function readQueued(db: Db, occasions: string[]): Promise<Set<string>> {
  if (occasions.length === 0) return new Set()
  const rows = await db.select({ occasion: mails.occasion }).from(mails).where(anyOf(mails.occasion, occasions))
  return new Set(rows.map(({ occasion }) => occasion))
}

/** Checks again under the lock, in case the guest has just paid, the booking was cancelled, or another process or an owner has sent one. */
async function remind(deps: Deps, bookingId: number, rate: ExchangeRate): Promise<void> {
  const write = () =>
    deps.db.transaction(async (tx) => {
      const booking = await lockedBooking(tx, bookingId)
      const today = dayAtProperty(deps.now())
      const [due] = listDue(booking, await paidAmount(tx, bookingId), today)
      if (!due || booking.status !== 'partial_paid' || booking.deletedAt !== null) return
      if (await hasRecentPayment(tx, deps, due)) return
      const occasion = nameOccasion(due)
      if ((await readQueued(tx, [occasion])).has(occasion)) return
      const { stage, reminder } = due
      if (await isSentToday(tx, deps, bookingId, `instalment ${reminder}`)) return
      const asked = { reminder, stage, rate, today }
      const about = await aboutBooking(tx, bookingId)
      await queueForGuest(tx, deps, about, (say) => say.instalmentReminder(about, asked, deps.env.siteUrl))
      if (reminder === 'overdue') await recordEvent(tx, deps.now(), { type: 'instalment.overdue', bookingId })
    })
  await withDelivery(deps, write)
}

/**
 * True while a payment is open. For `soon` also true within a day after a payment, so that paying one instalment does not trigger the
 * reminder of the next.
 */
async function hasRecentPayment(tx: Db, { now }: Deps, { booking, reminder }: Due): Promise<boolean> {
  if (await hasOpenPayment(tx, booking.id)) return true
  if (reminder !== 'soon') return false
  const lately = await tx
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.bookingId, booking.id), eq(payments.state, 'approved'), gt(payments.settledAt, daysAfter(now(), -1))))
    .limit(1)
  return lately.length > 0
}

import { asc, eq } from 'drizzle-orm'
import type { bookingCalls } from '#contract/bookings.ts'
import type { AnswerOf } from '#contract/call.ts'
import { Refusal } from '#contract/refusal.ts'
import { possibleLetters } from '#domain/bookings/letters.ts'
import { bookingMoney } from '#domain/bookings/schedule.ts'
import { hasEnded } from '#domain/bookings/status.ts'
import { whatsNext } from '#domain/bookings/whats-next.ts'
import { dayAtProperty } from '#domain/calendar-day.ts'
import { toRate } from '#domain/currency.ts'
import { withLevyAfter } from '#domain/pricing/levy.ts'
import { computeIncome } from '#domain/pricing/taxes.ts'
import { nightCount } from '#domain/stay.ts'
import { accountNames, type GetName } from '../accounts/queries.ts'
import { anyOf } from '../db/any-of.ts'
import type { Db } from '../db/client.ts'
import { bookingChanges, payments, refunds } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { PaymentRow } from '../payments/queries.ts'
import { allTaxRates } from '../pricing/tax-rates.ts'
import { bookingById } from '../stays/queries.ts'
import { guestBookings } from './show.ts'

type Details = AnswerOf<typeof bookingCalls.details>

const toIso = (moment: Date | null) => moment?.toISOString() ?? null

/** All stored data of a booking. Includes hidden bookings: their payments remain in the ledger. */
export async function bookingDetails({ db, now }: Deps, bookingId: number): Promise<Details> {
  const found = await bookingById(db, bookingId)
  const [shown] = found ? await guestBookings(db, [found]) : []
  if (!found || !shown) throw new Refusal('no_such_booking')
  const { booking } = found
  const attempts = await db.select().from(payments).where(eq(payments.bookingId, bookingId)).orderBy(asc(payments.id))
  const changes = await db.select().from(bookingChanges).where(eq(bookingChanges.bookingId, bookingId)).orderBy(asc(bookingChanges.id))
  const getName = await accountNames(db, [...changes.map(({ actor }) => Number(actor)), ...attempts.map(({ recordedBy }) => recordedBy)])
  // No levy falls due for a stay that did not take place.
  const price = hasEnded(booking.status) ? withLevyAfter(booking, nightCount(booking)) : booking
  const money = bookingMoney(booking, shown.paid)
  const paymentOpen = attempts.some(({ state }) => state === 'open')
  return {
    booking: shown,
    version: booking.version,
    hidden: booking.deletedAt !== null,
    hold: booking.hold,
    holdsUntil: toIso(booking.holdsUntil),
    termsAcceptedAt: toIso(booking.termsAcceptedAt),
    termsVersion: booking.termsVersion,
    termsLanguage: booking.termsLanguage,
    arrivalTime: booking.arrivalTime,
    cameFrom: booking.cameFrom,
    next: booking.deletedAt ? null : whatsNext(booking, money, now()),
    letters: booking.deletedAt ? [] : possibleLetters(booking, { ...money, paymentOpen }, dayAtProperty(now())),
    income: computeIncome(price, shown.paid, await allTaxRates(db)),
    payments: await withRefunds(db, attempts, getName),
    changes: changes.map(({ at, actor, fromStatus, toStatus, reason }) => ({
      at: at.toISOString(),
      actor: getName(Number(actor)) ?? actor,
      from: fromStatus,
      to: toStatus,
      reason,
    })),
  }
}

async function withRefunds(db: Db, attempts: PaymentRow[], getName: GetName): Promise<Details['payments']> {
  const ids = attempts.map(({ id }) => id)
  const back = ids.length > 0 ? await db.select().from(refunds).where(anyOf(refunds.paymentId, ids)).orderBy(asc(refunds.id)) : []
  return attempts.map((payment) => ({
    ...payment,
    rate: toRate(payment.exchangeRateUnits),
    rateDate: payment.rateDay,
    openedAt: payment.openedAt.toISOString(),
    settledAt: toIso(payment.settledAt),
    recordedBy: getName(payment.recordedBy),
    refunds: back
      .filter(({ paymentId }) => paymentId === payment.id)
      .map((refund) => ({ ...refund, createdAt: refund.createdAt.toISOString(), settledAt: toIso(refund.settledAt) })),
  }))
}

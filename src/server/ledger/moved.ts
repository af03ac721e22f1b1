import { and, eq, sql } from 'drizzle-orm'
import type { CalendarDay } from '#domain/calendar-day.ts'
import type { Dinars } from '#domain/currency.ts'
import type { Cents } from '#domain/money.ts'
import type { Db } from '../db/client.ts'
import { bookings, payments, refunds, villas } from '../db/schema.ts'
import { type Period, within } from '../exports/period.ts'

/** Money received and refunded on one day for one villa. */
export type Moved = {
  day: CalendarDay
  villaId: number
  villa: string
  received: Cents
  receivedDinars: Dinars
  returned: Cents
  returnedDinars: Dinars
}

const dayOf = (moment: typeof payments.settledAt | typeof refunds.settledAt) =>
  sql<CalendarDay>`to_char(${moment} AT TIME ZONE 'Europe/Athens', 'YYYY-MM-DD')`
// Float: a year's sum of dinars exceeds a 32-bit integer.
const total = (amount: typeof payments.amount | typeof payments.dinars | typeof refunds.amount | typeof refunds.dinars) =>
  sql<number>`sum(${amount})::float8`

/** Approved payments by settlement day, and refunds by the day they were done. */
export async function movedIn(db: Db, period: Period): Promise<Moved[]> {
  const paidOn = dayOf(payments.settledAt)
  const received = await db
    .select({
      day: paidOn,
      villaId: villas.id,
      villa: villas.name,
      received: total(payments.amount),
      receivedDinars: total(payments.dinars),
    })
    .from(payments)
    .innerJoin(bookings, eq(bookings.id, payments.bookingId))
    .innerJoin(villas, eq(villas.id, bookings.villaId))
    .where(and(eq(payments.state, 'approved'), within(payments.settledAt, period)))
    .groupBy(sql`1`, villas.id, villas.name)
  const returnedOn = dayOf(refunds.settledAt)
  const returned = await db
    .select({
      day: returnedOn,
      villaId: villas.id,
      villa: villas.name,
      returned: total(refunds.amount),
      returnedDinars: total(refunds.dinars),
    })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .innerJoin(bookings, eq(bookings.id, payments.bookingId))
    .innerJoin(villas, eq(villas.id, bookings.villaId))
    .where(and(eq(refunds.state, 'done'), within(refunds.settledAt, period)))
    .groupBy(sql`1`, villas.id, villas.name)
  return [
    ...received.map((row) => ({ ...row, returned: 0, returnedDinars: 0 })),
    ...returned.map((row) => ({ ...row, received: 0, receivedDinars: 0 })),
  ]
}

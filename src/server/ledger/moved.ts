import { and, eq, inArray, type SQLWrapper, sql } from 'drizzle-orm'
import type { PaymentMethod } from '#domain/bookings/recorded-payment.ts'
import type { CalendarDay } from '#domain/calendar-day.ts'
import type { Dinars } from '#domain/currency.ts'
import type { Cents } from '#domain/money.ts'
import { anyOf } from '../db/any-of.ts'
import type { Db } from '../db/client.ts'
import { bookings, payments, refunds, villas } from '../db/schema.ts'
import { type Period, within } from '../exports/period.ts'

/** Money received and refunded in one group. */
export type Moved = Record<'received' | 'returned', Cents> & Record<'receivedDinars' | 'returnedDinars', Dinars>

/** The first day, at the villas, of what a moment is in. Weeks begin on Monday. */
export const startOf = {
  day: (moment: SQLWrapper) => sql`(${moment} AT TIME ZONE 'Europe/Athens')::date`,
  week: (moment: SQLWrapper) => sql`date_trunc('week', ${moment} AT TIME ZONE 'Europe/Athens')::date`,
  month: (moment: SQLWrapper) => sql`date_trunc('month', ${moment} AT TIME ZONE 'Europe/Athens')`,
}
/** The month at the villas of a moment. Payments are grouped by its start, so that it is written once for each month. */
const toMonth = (moment: SQLWrapper) => sql<string>`to_char(${startOf.month(moment)}, 'YYYY-MM')`
/** The day at the villas of a moment. */
export const toDay = (moment: SQLWrapper) => sql<CalendarDay>`${startOf.day(moment)}::text`

// Float: a year's sum of dinars exceeds a 32-bit integer.
const total = (amount: typeof payments.amount | typeof payments.dinars | typeof refunds.amount | typeof refunds.dinars) =>
  sql<number>`coalesce(sum(${amount}), 0)::float8`
const received = { received: total(payments.amount), receivedDinars: total(payments.dinars) }
const returned = { returned: total(refunds.amount), returnedDinars: total(refunds.dinars) }
const nothing: Moved = { received: 0, receivedDinars: 0, returned: 0, returnedDinars: 0 }

const inPeriod = (period: Period) => ({
  received: and(eq(payments.state, 'approved'), within(payments.settledAt, period)),
  returned: and(eq(refunds.state, 'done'), within(refunds.settledAt, period)),
})

function ofVilla(db: Db, villaId: number) {
  const here = db.select({ id: bookings.id }).from(bookings).where(eq(bookings.villaId, villaId))
  const received = inArray(payments.bookingId, here)
  return { received, returned: inArray(refunds.paymentId, db.select({ id: payments.id }).from(payments).where(received)) }
}

/**
 * Approved payments by the day or month of their settlement, and refunds by that of theirs; earliest first. `villaId`: only of bookings
 * of this villa.
 */
export async function movedByTime(db: Db, period: Period, unit: 'day' | 'month', villaId?: number): Promise<(Moved & { time: string })[]> {
  const time = unit === 'day' ? toDay : toMonth
  const wanted = inPeriod(period)
  const only = villaId === undefined ? undefined : ofVilla(db, villaId)
  const came = await db
    .select({ time: time(payments.settledAt), ...received })
    .from(payments)
    .where(and(wanted.received, only?.received))
    .groupBy(startOf[unit](payments.settledAt))
  const went = await db
    .select({ time: time(refunds.settledAt), ...returned })
    .from(refunds)
    .where(and(wanted.returned, only?.returned))
    .groupBy(startOf[unit](refunds.settledAt))
  return merged([...came, ...went], ({ time }) => time).sort((a, b) => (a.time < b.time ? -1 : 1))
}

/** The same by villa. */
export async function movedByVilla(db: Db, period: Period): Promise<(Moved & { villaId: number; villa: string })[]> {
  const villa = { villaId: villas.id, villa: villas.name }
  const wanted = inPeriod(period)
  const came = await db
    .select({ ...villa, ...received })
    .from(payments)
    .innerJoin(bookings, eq(bookings.id, payments.bookingId))
    .innerJoin(villas, eq(villas.id, bookings.villaId))
    .where(wanted.received)
    .groupBy(villas.id, villas.name)
  const went = await db
    .select({ ...villa, ...returned })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .innerJoin(bookings, eq(bookings.id, payments.bookingId))
    .innerJoin(villas, eq(villas.id, bookings.villaId))
    .where(wanted.returned)
    .groupBy(villas.id, villas.name)
  return merged([...came, ...went], ({ villaId }) => villaId).sort((a, b) => a.villaId - b.villaId)
}

/** The same by booking. */
export async function movedByBooking(db: Db, period: Period): Promise<(Moved & { bookingId: number })[]> {
  const bookingId = payments.bookingId
  const wanted = inPeriod(period)
  const came = await db
    .select({ bookingId, ...received })
    .from(payments)
    .where(wanted.received)
    .groupBy(bookingId)
  const went = await db
    .select({ bookingId, ...returned })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(wanted.returned)
    .groupBy(bookingId)
  return merged([...came, ...went], (row) => row.bookingId).sort((a, b) => a.bookingId - b.bookingId)
}

/** The same by way of payment; a refund goes the way of its payment. */
export async function movedByMethod(db: Db, period: Period): Promise<(Moved & { method: PaymentMethod })[]> {
  const { method } = payments
  const wanted = inPeriod(period)
  const came = await db
    .select({ method, ...received })
    .from(payments)
    .where(wanted.received)
    .groupBy(method)
  const went = await db
    .select({ method, ...returned })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(wanted.returned)
    .groupBy(method)
  return merged([...came, ...went], (row) => row.method).sort((a, b) => a.method.localeCompare(b.method))
}

/** What came less what went back of each booking until a day, inclusive. */
export async function netUntil(db: Db, bookingIds: readonly number[], until: CalendarDay): Promise<(bookingId: number) => Cents> {
  const period = { from: '2000-01-01', until }
  const wanted = inPeriod(period)
  const went = db
    .select({ amount: returned.returned })
    .from(refunds)
    .where(and(eq(refunds.paymentId, payments.id), wanted.returned))
  const rows = await db
    .select({ bookingId: payments.bookingId, net: sql<number>`sum(${payments.amount} - (${went}))::float8` })
    .from(payments)
    .where(and(anyOf(payments.bookingId, bookingIds), wanted.received))
    .groupBy(payments.bookingId)
  const net = new Map(rows.map((row) => [row.bookingId, row.net]))
  return (bookingId) => net.get(bookingId) ?? 0
}

/** One row per group, with what came and what went. */
function merged<Row extends Partial<Moved>>(rows: readonly Row[], getKey: (row: Row) => unknown): (Row & Moved)[] {
  const groups = new Map<unknown, Row & Moved>()
  for (const row of rows) groups.set(getKey(row), { ...nothing, ...groups.get(getKey(row)), ...row })
  return [...groups.values()]
}

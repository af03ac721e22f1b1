import { and, asc, eq, gt, max, sql } from 'drizzle-orm'
import type { Received } from '#domain/bookings/schedule.ts'
import { type CalendarDay, dayAtProperty } from '#domain/calendar-day.ts'
import type { Cents } from '#domain/money.ts'
import { anyOf } from '../db/any-of.ts'
import type { Db } from '../db/client.ts'
import { payments, refunds } from '../db/schema.ts'

export type PaymentRow = typeof payments.$inferSelect

export async function paymentByOrderId(db: Db, orderId: string, { lock = false } = {}): Promise<PaymentRow | undefined> {
  const query = db.select().from(payments).where(eq(payments.orderId, orderId))
  const [payment] = lock ? await query.for('update') : await query
  return payment
}

const returned = sql`(SELECT coalesce(sum(${refunds.amount}), 0) FROM ${refunds} WHERE ${refunds.paymentId} = ${payments.id})`
const net = sql`sum(${payments.amount} - ${returned})`

type PaymentSummary = { paid: Cents; firstOrderId: string | null }

/** Paid amount and `nestpayoId` per booking, as `paidAmounts` and `firstOrderIds` give them. */
export async function paymentSummaries(db: Db, bookingIds: readonly number[]): Promise<(bookingId: number) => PaymentSummary> {
  const none = { paid: 0, firstOrderId: null }
  if (bookingIds.length === 0) return () => none
  const rows = await db
    .select({
      bookingId: payments.bookingId,
      paid: sql<number>`coalesce(${net} FILTER (WHERE ${eq(payments.state, 'approved')}), 0)::int`,
      firstOrderId: sql<string>`(array_agg(${payments.orderId} ORDER BY ${payments.id}))[1]`,
    })
    .from(payments)
    .where(anyOf(payments.bookingId, bookingIds))
    .groupBy(payments.bookingId)
  const summaries = new Map(rows.map(({ bookingId, ...summary }) => [bookingId, summary]))
  return (bookingId) => summaries.get(bookingId) ?? none
}

/** Paid amount per booking: approved payments minus refunds, including refunds in progress. */
export async function paidAmounts(db: Db, bookingIds: readonly number[]): Promise<(bookingId: number) => Cents> {
  if (bookingIds.length === 0) return () => 0
  const rows = await db
    .select({ bookingId: payments.bookingId, paid: sql<number>`${net}::int` })
    .from(payments)
    .where(and(anyOf(payments.bookingId, bookingIds), eq(payments.state, 'approved')))
    .groupBy(payments.bookingId)
  const paid = new Map(rows.map((row) => [row.bookingId, row.paid]))
  return (bookingId) => paid.get(bookingId) ?? 0
}

export async function paidAmount(db: Db, bookingId: number): Promise<Cents> {
  return (await paidAmounts(db, [bookingId]))(bookingId)
}

/** The day on which money came, as pages, papers and mails say it: the owner's, or the bank's answer. */
export const toPaidDay = ({ receivedOn, settledAt, openedAt }: Pick<PaymentRow, 'receivedOn' | 'settledAt' | 'openedAt'>): CalendarDay =>
  receivedOn ?? dayAtProperty(settledAt ?? openedAt)

/** What came for bookings, each payment less what of it has gone back, in the order of its days. */
export async function listReceived(db: Db, bookingIds: readonly number[]): Promise<(bookingId: number) => Received[]> {
  if (bookingIds.length === 0) return () => []
  const { bookingId, receivedOn, settledAt, openedAt } = payments
  const rows = await db
    .select({ bookingId, receivedOn, settledAt, openedAt, amount: sql<number>`(${payments.amount} - ${returned})::int` })
    .from(payments)
    .where(and(anyOf(bookingId, bookingIds), eq(payments.state, 'approved')))
    .orderBy(asc(payments.id))
  const received = Map.groupBy(
    rows.map((row) => ({ bookingId: row.bookingId, on: toPaidDay(row), amount: row.amount })),
    (row) => row.bookingId,
  )
  const byDay = (a: Received, b: Received) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0)
  return (id) => (received.get(id) ?? []).sort(byDay)
}

/** A booking's `nestpayoId`: the order id of its first payment attempt. */
export async function firstOrderIds(db: Db, bookingIds: readonly number[]): Promise<(bookingId: number) => string | null> {
  if (bookingIds.length === 0) return () => null
  const rows = await db
    .selectDistinctOn([payments.bookingId], { bookingId: payments.bookingId, orderId: payments.orderId })
    .from(payments)
    .where(anyOf(payments.bookingId, bookingIds))
    .orderBy(payments.bookingId, asc(payments.id))
  const orders = new Map(rows.map((row) => [row.bookingId, row.orderId]))
  return (bookingId) => orders.get(bookingId) ?? null
}

/** The highest stage of all payments of a booking, in any state; 0 without one. */
export async function readLastStage(db: Db, bookingId: number): Promise<number> {
  const [row] = await db
    .select({ last: max(payments.stage) })
    .from(payments)
    .where(eq(payments.bookingId, bookingId))
  return row?.last ?? 0
}

/** Stages of a booking's approved payments. */
export const listPaidStages = async (db: Db, bookingId: number): Promise<number[]> => {
  const rows = await db
    .selectDistinct({ stage: payments.stage })
    .from(payments)
    .where(and(eq(payments.bookingId, bookingId), eq(payments.state, 'approved')))
  return rows.map(({ stage }) => stage)
}

export async function hasOpenPayment(db: Db, bookingId: number): Promise<boolean> {
  const open = await db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.bookingId, bookingId), eq(payments.state, 'open')))
    .limit(1)
  return open.length > 0
}

const laterThan = ({ id, bookingId, stage }: PaymentRow) =>
  and(eq(payments.bookingId, bookingId), eq(payments.stage, stage), gt(payments.id, id))

/** True if the same stage was tried to be paid again since, with whatever result. */
export const hasLaterAttempt = async (db: Db, payment: PaymentRow): Promise<boolean> => (await db.$count(payments, laterThan(payment))) > 0

export const hasLaterOpenAttempt = async (db: Db, payment: PaymentRow): Promise<boolean> =>
  (await db.$count(payments, and(laterThan(payment), eq(payments.state, 'open')))) > 0

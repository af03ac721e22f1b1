import { and, asc, eq, ne, sql } from 'drizzle-orm'
import type { AnswerOf } from '#contract/call.ts'
import type { ledgerCalls } from '#contract/ledger.ts'
import { paymentState } from '#domain/bookings/schedule.ts'
import { dayAtProperty } from '#domain/calendar-day.ts'
import { dinarsFor } from '#domain/currency.ts'
import { sum } from '#domain/money.ts'
import { currentExchangeRate } from '../currency/exchange-rate.ts'
import type { Db } from '../db/client.ts'
import { bookings, refunds } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { type Period, refuseReversed } from '../exports/period.ts'
import { paidAmounts } from '../payments/queries.ts'
import { kept, withVilla } from '../stays/queries.ts'
import { type Moved, movedByTime, movedByVilla } from './moved.ts'

type Books = AnswerOf<typeof ledgerCalls.read>
export type Sums = Books['total']

export const sumsOf = (moved: readonly Moved[]): Sums => {
  const of = (name: 'received' | 'receivedDinars' | 'returned' | 'returnedDinars') => sum(moved.map((one) => one[name]))
  const [received, receivedDinars, returned, returnedDinars] = [of('received'), of('receivedDinars'), of('returned'), of('returnedDinars')]
  return { received, receivedDinars, returned, returnedDinars, net: received - returned, netDinars: receivedDinars - returnedDinars }
}

export const byDay = async (db: Db, period: Period) =>
  (await movedByTime(db, period, 'day')).map(({ time: day, ...moved }) => ({ day, ...sumsOf([moved]) }))
export const byMonth = async (db: Db, period: Period) =>
  (await movedByTime(db, period, 'month')).map(({ time: month, ...moved }) => ({ month, ...sumsOf([moved]) }))
export const byVilla = async (db: Db, period: Period) =>
  (await movedByVilla(db, period)).map(({ villaId, villa, ...moved }) => ({ villaId, villa, ...sumsOf([moved]) }))

export async function readLedger(deps: Deps, period: Period): Promise<Books> {
  refuseReversed(period)
  const { db } = deps
  const days = await byDay(db, period)
  const due = await stillDue(deps)
  return {
    total: sumsOf(days),
    days,
    months: await byMonth(db, period),
    villas: await byVilla(db, period),
    onTheWay: await onTheWay(db),
    due,
    dueTotal: { amount: sum(due.map(({ amount }) => amount)), dinars: sum(due.map(({ dinars }) => dinars)) },
  }
}

async function onTheWay(db: Db): Promise<Books['onTheWay']> {
  const [row] = await db
    .select({
      amount: sql<number>`coalesce(sum(${refunds.amount}), 0)::float8`,
      dinars: sql<number>`coalesce(sum(${refunds.dinars}), 0)::float8`,
    })
    .from(refunds)
    .where(ne(refunds.state, 'done'))
  return row ?? { amount: 0, dinars: 0 }
}

/** Remaining amounts of unpaid stages; a partly paid stage counts with its rest. */
async function stillDue({ db, now }: Deps): Promise<Books['due']> {
  const today = dayAtProperty(now())
  const { units } = await currentExchangeRate({ db, now })
  const partly = await withVilla(db)
    .where(and(kept, eq(bookings.status, 'partial_paid')))
    .orderBy(asc(bookings.id))
  const paid = await paidAmounts(
    db,
    partly.map(({ booking }) => booking.id),
  )
  const due = partly.flatMap(({ booking, villa }) => {
    const { id: bookingId, code: bookingNumber, guestName } = booking
    const state = paymentState(booking.stages, paid(bookingId))
    const open = state.stages.filter((stage) => !stage.paid)
    return open.map(({ stage, due: amount, dueOn }) => {
      const about = { bookingId, bookingNumber, guestName, villa: villa.name }
      return { ...about, stage, dueOn, overdue: dueOn < today, amount, dinars: dinarsFor(amount, units) }
    })
  })
  return due.sort((a, b) => (a.dueOn < b.dueOn ? -1 : a.dueOn > b.dueOn ? 1 : a.bookingId - b.bookingId))
}

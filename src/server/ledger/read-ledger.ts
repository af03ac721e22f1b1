import { and, asc, eq, ne, sql } from 'drizzle-orm'
import type { AnswerOf, InputOf } from '#contract/call.ts'
import type { ledgerCalls } from '#contract/ledger.ts'
import { paymentState } from '#domain/bookings/schedule.ts'
import { dayAtProperty } from '#domain/calendar-day.ts'
import { dinarsFor } from '#domain/currency.ts'
import { sum } from '#domain/money.ts'
import { currentExchangeRate } from '../currency/exchange-rate.ts'
import type { Db } from '../db/client.ts'
import { bookings, refunds, villas } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { type Period, refuseReversed } from '../exports/period.ts'
import { slicePage } from '../http/paging.ts'
import { paidAmounts } from '../payments/queries.ts'
import { notDeleted } from '../stays/queries.ts'
import { type Moved, movedByTime, movedByVilla } from './moved.ts'

/** Of `yyyy-MM`. */
const MONTH_LENGTH = 7

type Ledger = AnswerOf<typeof ledgerCalls.read>
export type Sums = Ledger['total']

export const addUp = (moved: readonly Moved[]): Sums => {
  const of = (name: 'received' | 'receivedDinars' | 'returned' | 'returnedDinars') => sum(moved.map((one) => one[name]))
  const [received, receivedDinars, returned, returnedDinars] = [of('received'), of('receivedDinars'), of('returned'), of('returnedDinars')]
  return { received, receivedDinars, returned, returnedDinars, net: received - returned, netDinars: receivedDinars - returnedDinars }
}

export const byDay = async (db: Db, period: Period) =>
  (await movedByTime(db, period, 'day')).map(({ time: day, ...moved }) => ({ day, ...addUp([moved]) }))
export const byMonth = async (db: Db, period: Period) => groupByMonth(await byDay(db, period))
export const byVilla = async (db: Db, period: Period) =>
  (await movedByVilla(db, period)).map(({ villaId, villa, ...moved }) => ({ villaId, villa, ...addUp([moved]) }))

const groupByMonth = (days: Awaited<ReturnType<typeof byDay>>) =>
  [...Map.groupBy(days, ({ day }) => day.slice(0, MONTH_LENGTH))].map(([month, moved]) => ({ month, ...addUp(moved) }))

export async function readLedger(deps: Deps, input: InputOf<typeof ledgerCalls.read>): Promise<Ledger> {
  const { from, until } = input
  const period = { from, until }
  refuseReversed(period)
  const { db } = deps
  const days = await byDay(db, period)
  const due = await stillDue(deps)
  return {
    total: addUp(days),
    days,
    months: groupByMonth(days),
    villas: await byVilla(db, period),
    onTheWay: await onTheWay(db),
    due: slicePage(due, input),
    dueTotal: { count: due.length, amount: sum(due.map(({ amount }) => amount)), dinars: sum(due.map(({ dinars }) => dinars)) },
  }
}

async function onTheWay(db: Db): Promise<Ledger['onTheWay']> {
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
export async function stillDue({ db, now }: Deps): Promise<Ledger['due']> {
  const today = dayAtProperty(now())
  const { units } = await currentExchangeRate({ db, now })
  const partly = await db
    .select({
      bookingId: bookings.id,
      bookingNumber: bookings.code,
      guestName: bookings.guestName,
      villaId: villas.id,
      villa: villas.name,
      stages: bookings.stages,
    })
    .from(bookings)
    .innerJoin(villas, eq(villas.id, bookings.villaId))
    .where(and(notDeleted, eq(bookings.status, 'partial_paid')))
    .orderBy(asc(bookings.id))
  const paid = await paidAmounts(
    db,
    partly.map(({ bookingId }) => bookingId),
  )
  const due = partly.flatMap(({ stages, ...booking }) => {
    const open = paymentState(stages, paid(booking.bookingId)).stages.filter((stage) => !stage.paid)
    return open.map(({ stage, due: amount, dueOn }) => ({
      ...booking,
      stage,
      dueOn,
      overdue: dueOn < today,
      amount,
      dinars: dinarsFor(amount, units),
    }))
  })
  return due.sort((a, b) => (a.dueOn < b.dueOn ? -1 : a.dueOn > b.dueOn ? 1 : a.bookingId - b.bookingId))
}

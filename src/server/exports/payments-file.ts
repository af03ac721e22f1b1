import { asc, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { InputOf } from '#contract/call.ts'
import type { exportCalls } from '#contract/exports.ts'
import type { Settings } from '#contract/settings.ts'
import { toRate } from '#domain/currency.ts'
import { sum } from '#domain/money.ts'
import { nightCount } from '#domain/stay.ts'
import { payments as words } from '#words/exports.ts'
import { statusLabels } from '#words/in-english.ts'
import { accountNames } from '../accounts/queries.ts'
import { anyOf } from '../db/any-of.ts'
import type { Db } from '../db/client.ts'
import { inBatches, type Order, positionIn } from '../db/in-batches.ts'
import { payments, refunds } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { PaymentRow } from '../payments/queries.ts'
import { readSettings } from '../settings/queries.ts'
import { formatAmount } from './amounts.ts'
import { bookedById } from './booked.ts'
import { type Cell, csvFile } from './csv.ts'
import { formatMoment, refuseReversed, within } from './period.ts'

const byDay: Order = { by: sql`coalesce(${payments.settledAt}, ${payments.openedAt})`, id: payments.id, type: 'timestamptz' }

/** All payment attempts of a period for the accountant, including failed ones and those of hidden bookings. */
export async function paymentsFile({ db }: Deps, period: InputOf<typeof exportCalls.payments>): Promise<Response> {
  refuseReversed(period)
  const { company } = await readSettings(db)
  const readRows = (wanted: SQL | undefined, limit: number) =>
    db
      .select({ ...getTableColumns(payments), position: positionIn(byDay) })
      .from(payments)
      .where(wanted)
      .orderBy(byDay.by, asc(payments.id))
      .limit(limit)
  async function* batches() {
    for await (const rows of inBatches(byDay, within(byDay.by, period), readRows)) yield await readLines(db, rows, company)
  }
  return csvFile({ name: words.fileName(period), headings: words.headings, batches: batches() })
}

async function readLines(db: Db, rows: PaymentRow[], company: Settings['company']): Promise<Cell[][]> {
  const getRefunds = await refundsAmong(
    db,
    rows.map(({ id }) => id),
  )
  const getBooking = await bookedById(
    db,
    rows.map(({ bookingId }) => bookingId),
  )
  const getName = await accountNames(
    db,
    rows.map(({ recordedBy }) => recordedBy),
  )
  return rows.map((payment) => {
    const { state, ...booking } = getBooking(payment.bookingId)
    const returned = getRefunds(payment.id)
    return [
      payment.orderId,
      words.outcomes[payment.state],
      payment.method,
      payment.stage,
      payment.attempt,
      formatMoment(payment.openedAt),
      formatMoment(payment.settledAt),
      formatAmount(payment.amount),
      payment.dinars,
      payment.method === 'card' ? 'RSD' : 'EUR',
      toRate(payment.exchangeRateUnits),
      payment.rateDay,
      payment.rateSource,
      company.vatStatement,
      payment.authCode,
      payment.response,
      payment.procReturnCode,
      payment.transId,
      payment.trxDate,
      payment.mdStatus,
      payment.hostRefNum,
      payment.errCode,
      payment.errMsg,
      payment.maskedPan,
      payment.cardInstalment,
      formatAmount(sum(returned.map(({ amount }) => amount))),
      sum(returned.map(({ dinars }) => dinars)),
      returned.map((refund) => (refund.correction ? words.reversed : refund.state)).join('; '),
      payment.attention,
      getName(payment.recordedBy),
      booking.code,
      statusLabels[booking.status],
      booking.villa,
      booking.checkIn,
      booking.checkOut,
      nightCount(booking),
      booking.guests,
      formatAmount(booking.total),
      formatAmount(state.paid),
      formatAmount(state.remaining),
      state.next && formatAmount(state.next.due),
      state.next?.dueOn,
      booking.guestName,
      booking.email,
      booking.phone,
      booking.country,
      company.legalName,
      company.taxNumber,
      company.address,
      payment.receivedOn,
      payment.reference,
    ]
  })
}

async function refundsAmong(db: Db, ids: number[]) {
  const rows = ids.length > 0 ? await db.select().from(refunds).where(anyOf(refunds.paymentId, ids)).orderBy(asc(refunds.id)) : []
  const byPayment = Map.groupBy(rows, ({ paymentId }) => paymentId)
  return (id: number) => byPayment.get(id) ?? []
}

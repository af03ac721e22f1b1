import { asc, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { InputOf } from '#contract/call.ts'
import type { exportCalls } from '#contract/exports.ts'
import type { Settings } from '#contract/settings.ts'
import { rateOf } from '#domain/currency.ts'
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
import { writtenAmount } from './amounts.ts'
import { bookedById } from './booked.ts'
import { type Cell, csvFile } from './csv.ts'
import { refuseReversed, within, writtenMoment } from './period.ts'

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
    for await (const rows of inBatches(byDay, within(byDay.by, period), readRows)) yield await linesOf(db, rows, company)
  }
  return csvFile({ name: words.fileName(period), headings: words.headings, batches: batches() })
}

async function linesOf(db: Db, rows: PaymentRow[], company: Settings['company']): Promise<Cell[][]> {
  const refundsOf = await refundsAmong(
    db,
    rows.map(({ id }) => id),
  )
  const bookingOf = await bookedById(
    db,
    rows.map(({ bookingId }) => bookingId),
  )
  const nameOf = await accountNames(
    db,
    rows.map(({ recordedBy }) => recordedBy),
  )
  return rows.map((payment) => {
    const { state, ...booking } = bookingOf(payment.bookingId)
    const returned = refundsOf(payment.id)
    return [
      payment.orderId,
      words.outcomes[payment.state],
      payment.method,
      payment.stage,
      payment.attempt,
      writtenMoment(payment.openedAt),
      writtenMoment(payment.settledAt),
      writtenAmount(payment.amount),
      payment.dinars,
      payment.method === 'card' ? 'RSD' : 'EUR',
      rateOf(payment.exchangeRateUnits),
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
      writtenAmount(sum(returned.map(({ amount }) => amount))),
      sum(returned.map(({ dinars }) => dinars)),
      returned.map((refund) => (refund.correction ? words.reversed : refund.state)).join('; '),
      payment.attention,
      nameOf(payment.recordedBy),
      booking.code,
      statusLabels[booking.status],
      booking.villa,
      booking.checkIn,
      booking.checkOut,
      nightCount(booking),
      booking.guests,
      writtenAmount(booking.total),
      writtenAmount(state.paid),
      writtenAmount(state.remaining),
      state.next && writtenAmount(state.next.due),
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

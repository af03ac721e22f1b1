import { and, asc, eq, lte } from 'drizzle-orm'
import { isPromised } from '#domain/bookings/holds.ts'
import { formatDinars } from '#domain/currency.ts'
import { payment as words } from '#words/records.ts'
import { minutesAfter } from '../clock.ts'
import { bankMessages, bookings, payments, refunds } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { withDelivery } from '../events/deliver-events.ts'
import { recordEvent } from '../events/record-event.ts'
import type { OrderReport } from './bank.ts'
import { logPayment } from './payment-log.ts'
import type { PaymentRow } from './queries.ts'
import { nextCheck } from './reconciliation-schedule.ts'
import { settlePayment } from './settle-payment.ts'

// A payment can appear in the bank's records some minutes after it was made.
const MARGIN_MINUTES = 5
// 25 timeouts of 20 seconds each still fit within the job's lease.
const MOST_AT_ONCE = 25
const NOT_FOUND_GRACE_MINUTES = 3

/** Queries the bank about payments without a final state or not yet confirmed by its records. Runs as a job. */
export async function reconcilePayments(deps: Deps): Promise<void> {
  const due = await deps.db
    .select()
    .from(payments)
    .where(and(eq(payments.method, 'card'), lte(payments.askAt, deps.now())))
    .orderBy(asc(payments.askAt))
    .limit(MOST_AT_ONCE)
  for (const payment of due) await reconcilePayment(deps, payment)
}

// Answers and retries cost a guest nothing, so they trigger a check only while the payment has had fewer checks than this.
const MOST_TRIGGERED_CHECKS = 5

/** Checks a payment at once because of an answer or a retry. @returns null if the bank was not asked */
export const triggerCheck = async (deps: Deps, payment: PaymentRow, doubt: string | null = null): Promise<OrderReport | null> =>
  payment.asked < MOST_TRIGGERED_CHECKS ? reconcilePayment(deps, payment, doubt) : null

/** `doubt`: why the received answer was not sufficient. @returns the bank's report; null if another process is already asking */
export async function reconcilePayment(deps: Deps, payment: PaymentRow, doubt: string | null = null): Promise<OrderReport | null> {
  if (!(await claim(deps, payment))) return null
  const report = await deps.bank.askOrder(payment.orderId, payment.dinars)
  await deps.db.insert(bankMessages).values({
    orderId: payment.orderId,
    at: deps.now(),
    source: 'query',
    verdict: report.state,
    reason: report.reason,
    fields: report.transaction,
  })
  const { procReturnCode: code } = report.transaction
  logPayment(deps, 'asked', payment.orderId, { state: report.state, asked: payment.asked + 1, code }, report.state === 'other_amount')
  if (payment.state === 'approved') await compare(deps, payment, report)
  else if (report.state === 'refunded') await concludeReturned(deps, payment)
  else await conclude(deps, payment, report, doubt)
  return report
}

async function claim({ db, now }: Deps, { id, asked }: PaymentRow): Promise<boolean> {
  const claimed = await db
    .update(payments)
    .set({ asked: asked + 1, askAt: minutesAfter(now(), 2) })
    .where(and(eq(payments.id, id), eq(payments.asked, asked)))
    .returning({ id: payments.id })
  return claimed.length > 0
}

async function conclude(deps: Deps, payment: PaymentRow, report: OrderReport, doubt: string | null): Promise<void> {
  if (report.state === 'other_amount') return dispute(deps, payment, otherAmount(payment, report), null)
  const verdict = finalVerdict(deps, report, await holdEnd(deps, payment))
  if (!verdict) return checkAgain(deps, payment)
  const attention = payment.state === 'open' ? doubt : words.answerRefused
  await settlePayment(deps, payment.orderId, {
    verdict,
    from: 'records',
    transaction: report.transaction,
    attention: attention && words.approvedWhenAsked(attention),
  })
}

const otherAmount = ({ dinars }: PaymentRow, report: OrderReport): string =>
  words.otherAmount(report.dinars === null ? null : formatDinars(report.dinars), formatDinars(dinars))

/** The payment was refunded at the bank before this site recorded it as paid. The order's history contains both. */
async function concludeReturned(deps: Deps, payment: PaymentRow): Promise<void> {
  const history = await deps.bank.askHistory(payment.orderId, payment.dinars)
  if (!history?.sale) return checkAgain(deps, payment)
  await settlePayment(deps, payment.orderId, {
    verdict: 'approved',
    from: 'records',
    transaction: history.sale,
    returned: history.returned,
    attention: words.approvedAndReturned,
  })
}

/** 'Not found', 'declined' and 'cancelled' are final only once the guest can no longer pay. A missing answer is never final. */
function finalVerdict({ now }: Deps, { state }: OrderReport, holdEnds: Date): 'approved' | 'failed' | null {
  if (state === 'approved') return 'approved'
  if (state !== 'not_found' && state !== 'declined' && state !== 'cancelled') return null
  return now() > minutesAfter(holdEnds, MARGIN_MINUTES) ? 'failed' : null
}

async function holdEnd({ db, env }: Deps, { bookingId, openedAt }: PaymentRow): Promise<Date> {
  const [booking] = await db
    .select({ hold: bookings.hold, holdsUntil: bookings.holdsUntil })
    .from(bookings)
    .where(eq(bookings.id, bookingId))
  const own = minutesAfter(openedAt, env.HOLD_MINUTES)
  // A hold of days lasts longer than the bank's page is open.
  return booking && !isPromised(booking.hold) ? (booking.holdsUntil ?? own) : own
}

/** A signed approval is valid even if the bank's records disagree; a disagreement is shown to the owner and on the guest's page. */
async function compare(deps: Deps, payment: PaymentRow, report: OrderReport): Promise<void> {
  if (report.state === 'unclear' || report.state === 'silent') return checkAgain(deps, payment)
  const disagreement = await findDisagreement(deps, payment, report)
  if (disagreement === null) return confirm(deps, payment)
  if (report.state !== 'not_found') return dispute(deps, payment, disagreement, null)
  // A payment can appear in the bank's records shortly after its answer.
  const waited = payment.settledAt && payment.settledAt <= minutesAfter(deps.now(), -NOT_FOUND_GRACE_MINUTES)
  if (waited) return dispute(deps, payment, disagreement, nextCheck(payment.openedAt, payment.asked + 1, deps.now()))
  await deps.db
    .update(payments)
    .set({ askAt: minutesAfter(deps.now(), 1) })
    .where(eq(payments.id, payment.id))
}

async function findDisagreement({ db }: Deps, payment: PaymentRow, report: OrderReport): Promise<string | null> {
  if (report.state === 'not_found') return words.orderUnknown
  if (report.state === 'declined') return words.recordsDeclined(report.reason)
  if (report.state === 'other_amount') return otherAmount(payment, report)
  const { transId: recorded } = report.transaction
  const { transId: answered } = payment
  if (report.state === 'approved') {
    return !recorded || !answered || recorded === answered ? null : words.otherTransaction(answered, recorded)
  }
  const known = await db.$count(refunds, eq(refunds.paymentId, payment.id))
  return known > 0 ? null : words.returnedByBank
}

/** The records agree with the approval; ends an open dispute. */
async function confirm({ db, now }: Deps, { id, disputedAt, attention }: PaymentRow): Promise<void> {
  await db
    .update(payments)
    .set({ askAt: null, confirmedAt: now(), disputedAt: null, attention: disputedAt ? null : attention })
    .where(eq(payments.id, id))
}

/** Marks the payment as disputed; the owner gets a mail the first time. */
async function dispute(deps: Deps, { id, orderId, disputedAt }: PaymentRow, attention: string, askAt: Date | null): Promise<void> {
  deps.log.error({ orderId, reason: attention }, 'the bank contradicts itself')
  await withDelivery(deps, () =>
    deps.db.transaction(async (tx) => {
      await tx
        .update(payments)
        .set({ attention, askAt, disputedAt: disputedAt ?? deps.now() })
        .where(eq(payments.id, id))
      if (!disputedAt) await recordEvent(tx, deps.now(), { type: 'payment.disputed', paymentId: id })
    }),
  )
}

async function checkAgain({ db, now }: Deps, payment: PaymentRow): Promise<void> {
  const askAt = nextCheck(payment.openedAt, payment.asked + 1, now())
  const refused = payment.state === 'failed' || payment.state === 'error'
  const attention = askAt === null && !refused ? { attention: words.unresolved } : {}
  await db
    .update(payments)
    .set({ askAt, ...attention })
    .where(and(eq(payments.id, payment.id), eq(payments.state, payment.state)))
}

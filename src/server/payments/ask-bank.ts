import { and, asc, eq, lte } from 'drizzle-orm'
import { minutesAfter } from '../clock.ts'
import { bankMessages, bookings, payments } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { nextAsk } from './asking-pace.ts'
import type { OrderWord } from './bank.ts'
import type { PaymentRow } from './queries.ts'
import { settlePayment } from './settle-payment.ts'

// A payment can show up in the bank's books a while after it was made.
const MARGIN_MINUTES = 5
const GAVE_UP = 'The bank has not told for five days what became of this payment. Please ask the bank.'

/** Guests close the tab at the bank. Whoever has not come back is asked after, until the bank gives its word. */
export async function askBank(deps: Deps): Promise<void> {
  const due = await deps.db
    .select()
    .from(payments)
    .where(and(eq(payments.method, 'card'), lte(payments.askAt, deps.now())))
    .orderBy(asc(payments.askAt))
    .limit(50)
  for (const payment of due) await askAfter(deps, payment)
}

export async function askAfter(deps: Deps, payment: PaymentRow): Promise<void> {
  const { db, now, bank } = deps
  const claimed = await db
    .update(payments)
    .set({ asked: payment.asked + 1, askAt: minutesAfter(now(), 2) })
    .where(and(eq(payments.id, payment.id), eq(payments.asked, payment.asked)))
    .returning({ id: payments.id })
  if (claimed.length === 0) return
  const word = await bank.askOrder(payment.orderId, payment.dinars)
  await db.insert(bankMessages).values({
    orderId: payment.orderId,
    at: now(),
    source: 'query',
    verdict: word.state,
    reason: word.reason,
    fields: word.transaction,
  })
  const verdict = await finalVerdict(deps, payment, word)
  if (verdict) return settlePayment(deps, payment.orderId, { verdict, transaction: word.transaction })
  await askAgain(deps, payment)
}

/** 'Not found' and 'declined' are final only once the guest can no longer pay; silence never is. */
async function finalVerdict({ db, now }: Deps, payment: PaymentRow, { state }: OrderWord): Promise<'approved' | 'failed' | null> {
  if (state === 'approved') return 'approved'
  if (state !== 'not_found' && state !== 'declined' && state !== 'cancelled') return null
  const [booking] = await db.select({ holdsUntil: bookings.holdsUntil }).from(bookings).where(eq(bookings.id, payment.bookingId))
  const holdEnds = booking?.holdsUntil ?? minutesAfter(payment.openedAt, 20)
  return now() > minutesAfter(holdEnds, MARGIN_MINUTES) ? 'failed' : null
}

async function askAgain({ db, now }: Deps, payment: PaymentRow): Promise<void> {
  const askAt = nextAsk(payment.openedAt, payment.asked + 1, now())
  const attention = askAt === null ? { attention: GAVE_UP } : {}
  await db
    .update(payments)
    .set({ askAt, ...attention })
    .where(and(eq(payments.id, payment.id), eq(payments.state, 'open')))
}

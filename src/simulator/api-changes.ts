import { type ApiAnswer, done, failed } from './api-answers.ts'
import { belgradeDay, newTransId } from './identifiers.ts'
import type { Order, OrderBook } from './orders.ts'

type Bank = { book: OrderBook; now: () => Date }

const refused = (errCode: string, message: string) => failed('Declined', '99', errCode, message)

/** Voids a reservation, or a sale on the same day. */
export function voided({ book, now }: Bank, order: Order | undefined): ApiAnswer {
  const ofToday = order?.state === 'C' && belgradeDay(new Date(order.paidAt)) === belgradeDay(now())
  if (!order || !(ofToday || order.state === 'A')) return refused('CORE-2008', 'No transaction to void')
  order.state = 'V'
  book.put(order)
  return done(order, newTransId(now()), now())
}

/** Refunds a settled payment, fully or partly. */
export function credited({ book, now }: Bank, order: Order | undefined, total: string): ApiAnswer {
  if (order?.state === 'A') return refused('CORE-2117', 'Only reserved')
  if (order?.state === 'C') return refused('CORE-2508', 'Not settled yet')
  if (order?.state !== 'S') return refused('CORE-2123', 'No transaction to refund')
  const minor = Math.round(Number(total) * 100)
  const left = order.captured - order.refunds.reduce((sum, refund) => sum + refund.minor, 0)
  if (left === 0) return refused('CORE-2504', 'Nothing left')
  if (!(minor > 0 && minor <= left)) return refused('CORE-2503', 'More than is left')
  const transId = newTransId(now())
  order.refunds.push({ minor, transId, at: now().toISOString() })
  book.put(order)
  return done(order, transId, now())
}

/** Captures a reservation, fully or partly. */
export function captured({ book, now }: Bank, order: Order | undefined, total: string): ApiAnswer {
  if (order?.state !== 'A') return refused('CORE-2509', 'Nothing to capture')
  const minor = total === '' ? order.minor : Math.round(Number(total) * 100)
  if (!(minor > 0 && minor <= order.minor)) return refused('CORE-2512', 'More than was reserved')
  order.state = 'C'
  order.captured = minor
  book.put(order)
  return done(order, order.transId, now())
}

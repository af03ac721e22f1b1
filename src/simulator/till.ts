import { findField } from '#nestpay/fields.ts'
import type { Ending } from './answer.ts'
import { type CardFate, findFate, maskedPan } from './cards.ts'
import type { ChaosBoard } from './chaos.ts'
import { planDeliveries } from './deliveries.ts'
import type { Refusal } from './gate.ts'
import { newAuthCode, newHostRefNum, newTransId } from './identifiers.ts'
import type { Merchant } from './merchant.ts'
import type { Delivery, Order, OrderBook } from './orders.ts'

/** The guest's choice on the issuer's page. */
export const issuerChoices = ['confirm', 'refuse', 'attempt', 'close'] as const
export type IssuerChoice = (typeof issuerChoices)[number]

export type Till = { merchant: Merchant; book: OrderBook; chaos: ChaosBoard; now: () => Date }

/** Records the card's result. `issuer`: the cardholder must first confirm on the issuer's page. */
export function presentCard(till: Till, order: Order, card: string): { issuer: true } | { issuer: false; deliveries: Delivery[] } {
  const fate = findFate(card)
  order.fate = fate
  order.maskedPan = maskedPan(card)
  till.book.keep()
  if (fate.issuer === 'page') return { issuer: true }
  return { issuer: false, deliveries: endAttempt(till, order, chooseEnding(fate, fate.issuer)) }
}

export function issuerDecides(till: Till, order: Order, choice: IssuerChoice): Delivery[] {
  if (!order.fate || choice === 'close' || till.chaos.for(order.oid, order.maskedPan)?.mode === 'close-at-issuer') return []
  const mdStatus = { confirm: '1', attempt: '4', refuse: '0' }[choice]
  return endAttempt(till, order, chooseEnding(order.fate, mdStatus))
}

/** The guest leaves the card page by the cancel link. The answer of a real bank in this case is unknown. */
export const cancel = (till: Till, order: Order): Delivery[] =>
  endAttempt(till, order, { kind: 'error', mdStatus: '0', errCode: '', errMsg: 'Cancelled by the customer' })

/** Ends an attempt: updates the order records and creates the answers for the shop. */
function endAttempt(till: Till, order: Order, ending: Ending): Delivery[] {
  const { book, chaos, now } = till
  const at = now()
  if (order.state && order.state !== 'D') return order.deliveries
  order.transId = newTransId(at)
  order.hostRefNum = newHostRefNum(at)
  order.mdStatus = ending.mdStatus
  order.pageOpenUntil = at.toISOString()
  if (ending.kind === 'approved') {
    const reserved = findField(order.request, 'trantype')?.toLowerCase() === 'preauth'
    const booked = reserved ? { state: 'A', captured: 0 } : { state: 'C', captured: order.minor }
    Object.assign(order, { ...booked, procReturnCode: '00', authCode: newAuthCode(), paidAt: at.toISOString() })
  }
  if (ending.kind === 'declined') Object.assign(order, { state: 'D', procReturnCode: ending.code, paidAt: at.toISOString() })
  order.deliveries = planDeliveries(order, ending, chaos.for(order.oid, order.maskedPan), outgoing(till, order))
  book.put(order)
  noteAnswers(till, order, order.deliveries)
  return order.deliveries
}

/** Answers a form that the gate refused, without changing the order. */
export function turnAway(till: Till, refused: Order, refusal: Refusal): Delivery[] {
  const deliveries = planDeliveries(refused, { kind: 'error', ...refusal }, null, outgoing(till, refused))
  const known = till.book.get(refused.oid)
  if (!known) till.book.put({ ...refused, deliveries, pageOpenUntil: till.now().toISOString() })
  noteAnswers(till, known ?? refused, deliveries)
  return deliveries
}

const outgoing = ({ merchant, now }: Till, { request }: Order) => ({
  storeKey: merchant.storeKey,
  now: now(),
  callbackUrl: findField(request, 'callbackUrl'),
})

function noteAnswers({ book, now }: Till, order: Order, deliveries: Delivery[]): void {
  for (const delivery of deliveries) book.note(order, now(), 'out', `answer by ${delivery.by}`, delivery.fields)
}

function chooseEnding({ code }: CardFate, mdStatus: string): Ending {
  if (mdStatus === '0') return { kind: '3d-failed', mdStatus }
  if (mdStatus === '5') return { kind: 'declined', mdStatus, code: '99' }
  if (code === '99') return { kind: 'error', mdStatus, errCode: 'CORE-2304', errMsg: 'System error' }
  return code === '00' ? { kind: 'approved', mdStatus } : { kind: 'declined', mdStatus, code }
}

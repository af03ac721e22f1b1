import { fieldOf } from '#nestpay/fields.ts'
import type { Ending } from './answer.ts'
import { type CardFate, fateOf, maskedPan } from './cards.ts'
import type { ChaosBoard } from './chaos.ts'
import { deliveriesOf } from './deliveries.ts'
import { newAuthCode, newHostRefNum, newTransId } from './identifiers.ts'
import type { Merchant } from './merchant.ts'
import type { Delivery, Order, OrderBook } from './orders.ts'

/** What the guest does on the issuer's page. */
export type IssuerChoice = 'confirm' | 'refuse' | 'attempt' | 'close'

export type Till = { merchant: Merchant; book: OrderBook; chaos: ChaosBoard; now: () => Date }

/** Notes the card; `issuer` means that its owner has to confirm on the issuer's page first. */
export function presentCard(till: Till, order: Order, card: string): { issuer: true } | { issuer: false; deliveries: Delivery[] } {
  order.card = card
  order.maskedPan = maskedPan(card)
  till.book.keep()
  const fate = fateOf(card)
  if (fate.issuer === 'page') return { issuer: true }
  return { issuer: false, deliveries: end(till, order, endingOf(fate, fate.issuer)) }
}

export function issuerDecides(till: Till, order: Order, choice: IssuerChoice): Delivery[] {
  if (choice === 'close' || till.chaos.for(order.oid, order.card)?.mode === 'close-at-issuer') return []
  const mdStatus = { confirm: '1', attempt: '4', refuse: '0' }[choice]
  return end(till, order, endingOf(fateOf(order.card), mdStatus))
}

/** The guest leaves the card page by its cancel link. How a real bank answers this is not known. */
export const cancel = (till: Till, order: Order): Delivery[] =>
  end(till, order, { kind: 'error', mdStatus: '0', errCode: '', errMsg: 'Cancelled by the customer' })

/** Ends a try: writes the books, and makes what goes back to the shop. */
export function end({ merchant, book, chaos, now }: Till, order: Order, ending: Ending): Delivery[] {
  const at = now()
  if (order.state === 'C' || order.state === 'S') return order.deliveries
  order.transId = newTransId(at)
  order.hostRefNum = newHostRefNum(at)
  order.mdStatus = ending.mdStatus
  order.pageOpenUntil = at.toISOString()
  if (ending.kind === 'approved')
    Object.assign(order, { state: 'C', procReturnCode: '00', authCode: newAuthCode(), paidAt: at.toISOString() })
  if (ending.kind === 'declined') Object.assign(order, { state: 'D', procReturnCode: ending.code, paidAt: at.toISOString() })
  order.deliveries = deliveriesOf(order, ending, chaos.for(order.oid, order.card), {
    storeKey: merchant.storeKey,
    now: at,
    callbackUrl: fieldOf(order.request, 'callbackUrl'),
  })
  book.put(order)
  for (const delivery of order.deliveries) book.note(order, at, 'out', `answer by ${delivery.by}`, delivery.fields)
  return order.deliveries
}

function endingOf({ code }: CardFate, mdStatus: string): Ending {
  if (mdStatus === '0') return { kind: '3d-failed', mdStatus }
  if (mdStatus === '5') return { kind: 'declined', mdStatus, code: '99' }
  if (code === '99') return { kind: 'error', mdStatus, errCode: 'CORE-2304', errMsg: 'System error' }
  return code === '00' ? { kind: 'approved', mdStatus } : { kind: 'declined', mdStatus, code }
}

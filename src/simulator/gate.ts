import { randomBytes } from 'node:crypto'
import { type Fields, findField } from '#nestpay/fields.ts'
import { requestHashMatches } from '#nestpay/hash.ts'
import { minorUnits } from '#nestpay/minor-units.ts'
import type { Merchant } from './merchant.ts'
import type { Order, OrderBook } from './orders.ts'

const REQUIRED = [
  'clientid',
  'storetype',
  'trantype',
  'amount',
  'currency',
  'oid',
  'okUrl',
  'failUrl',
  'rnd',
  'hash',
  'hashAlgorithm',
] as const
const PAGE_MINUTES = 15

export type Refusal = { errCode: string; errMsg: string; mdStatus: string }

/** `stop`: error page of the bank. `refuse`: gateway error returned to the shop. */
export type Gate = { open: Order } | { refuse: Refusal; order: Order } | { stop: string }

type Asked = { merchant: Merchant; book: OrderBook; callbackAllowed: boolean; now: Date }

/** Validates a posted payment form as the gateway does, before any page is shown (nestpay.md 13.2). */
export function enterGate(fields: Fields, { merchant, book, callbackAllowed, now }: Asked): Gate {
  const field = (name: string) => findField(fields, name) ?? ''
  if (field('clientid') !== merchant.clientId) return { stop: 'This merchant is not known here.' }
  if (!/^https?:\/\//.test(field('okUrl')) || !/^https?:\/\//.test(field('failUrl')))
    return { stop: 'The form has no usable return address.' }
  const missing = REQUIRED.filter((name) => field(name) === '')
  if (missing.length > 0) return { stop: `The form lacks: ${missing.join(', ')}.` }
  const forbidden = forbiddenField(fields, callbackAllowed)
  if (forbidden) return { stop: `This merchant's profile forbids the field ${forbidden}.` }

  const known = book.get(field('oid'))
  const order = newOrder(fields, now)
  const refuse = (errCode: string, errMsg: string, mdStatus = '0'): Gate => ({ refuse: { errCode, errMsg, mdStatus }, order })
  const version = field('hashAlgorithm').toLowerCase()
  const supported = version === 'ver2' || version === 'ver3'
  if (!supported || !requestHashMatches(version, fields, merchant.storeKey)) return refuse('3D-1004', 'Wrong security code', '7')
  if (field('storetype').toLowerCase() !== '3d_pay_hosting') return refuse('3D-1007', 'Merchant is not set up for this store type', '7')
  if (order.minor <= 0) return refuse('CORE-2009', 'Amount must be above zero')
  if (order.currency !== '941') return refuse('CORE-2105', 'Currency is not allowed')
  if (order.oid.length > 64) return refuse('CORE-1015', 'Order id is too long')
  if (known?.state && known.state !== 'D') return refuse('CORE-2507', 'The order already has a successful payment')
  if (known && new Date(known.pageOpenUntil) > now) {
    // The same rnd means that the guest reloaded; a different one is a second page.
    return field('rnd') === findField(known.request, 'rnd') ? { open: known } : refuse('CORE-2304', 'Another page is open for this order')
  }
  const opened = known ? { ...known, request: order.request, pageOpenUntil: order.pageOpenUntil } : order
  book.put(opened)
  return { open: opened }
}

function forbiddenField(fields: Fields, callbackAllowed: boolean): string | undefined {
  const forbidden = callbackAllowed ? ['instalment'] : ['instalment', 'callbackUrl']
  return forbidden.find((name) => findField(fields, name) !== undefined)
}

function newOrder(fields: Fields, now: Date): Order {
  return {
    oid: findField(fields, 'oid') ?? '',
    token: randomBytes(12).toString('hex'),
    request: fields.map(([name, value]) => [name, value]),
    minor: minorUnits(findField(fields, 'amount') ?? '') ?? 0,
    captured: 0,
    currency: findField(fields, 'currency') ?? '',
    state: null,
    procReturnCode: '',
    authCode: '',
    transId: '',
    hostRefNum: '',
    maskedPan: '',
    fate: null,
    mdStatus: '',
    paidAt: '',
    pageOpenUntil: new Date(now.getTime() + PAGE_MINUTES * 60_000).toISOString(),
    failCount: 0,
    refunds: [],
    messages: [],
    deliveries: [],
  }
}

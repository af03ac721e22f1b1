import { type Fields, findField } from '#nestpay/fields.ts'
import { answerHash, type HashVersion } from '#nestpay/hash.ts'
import { randomText } from '#nestpay/request.ts'
import { trxDate } from './identifiers.ts'
import type { Order } from './orders.ts'

/** Result of a payment attempt. */
export type Ending =
  | { kind: 'approved'; mdStatus: string }
  | { kind: 'declined'; mdStatus: string; code: string }
  | { kind: '3d-failed'; mdStatus: string }
  | { kind: 'error'; mdStatus: string; errCode: string; errMsg: string }

const WITH_3D = 'clientid|oid|AuthCode|ProcReturnCode|Response|mdStatus|cavv|eci|md|rnd'
const BEFORE_PAYMENT = 'clientid|oid|rnd'

type Pairs = [string, string][]

/** Signed fields of the answer to the shop. Request fields are returned unchanged. */
export function signedAnswer(order: Order, ending: Ending, storeKey: string, now: Date): Pairs {
  const request = order.request.filter(([name]) => !/^(hash|rnd)$/i.test(name))
  const own = ending.kind === 'error' ? errorFields(order, ending) : paymentFields(order, ending, now)
  const fields: Pairs = [...request, ...own, ['rnd', randomText(20)]]
  return signedAgain(fields, storeKey, ending.kind === 'error' ? BEFORE_PAYMENT : WITH_3D)
}

/** Signs fields again with the same method. */
export function signedAgain(fields: Fields, storeKey: string, list = findField(fields, 'HASHPARAMS') ?? WITH_3D): Pairs {
  const version = getVersion(fields)
  const bare = fields
    .filter(([name]) => !/^(hash|hashparams|hashparamsval)$/i.test(name))
    .map(([name, value]): [string, string] => [name, value])
  const named: Pairs = version === 'ver3' ? bare : [...bare, ...listed(bare, list)]
  return [...named, ['HASH', answerHash(version, named, storeKey)]]
}

export const getVersion = (fields: Fields): HashVersion => (findField(fields, 'hashAlgorithm')?.toLowerCase() === 'ver3' ? 'ver3' : 'ver2')

const listed = (fields: Fields, list: string): Pairs => [
  ['HASHPARAMS', list],
  [
    'HASHPARAMSVAL',
    list
      .split('|')
      .map((name) => findField(fields, name) ?? '')
      .join('|'),
  ],
]

function original(order: Order): Pairs {
  return [
    ['ReturnOid', order.oid],
    ['orgRnd', findField(order.request, 'rnd') ?? ''],
    ['orgHash', findField(order.request, 'hash') ?? ''],
    ['clientIp', '127.0.0.1'],
  ]
}

function errorFields(order: Order, { mdStatus, errCode, errMsg }: Extract<Ending, { kind: 'error' }>): Pairs {
  return [
    ...original(order),
    ['Response', 'Error'],
    ['ProcReturnCode', '99'],
    ['mdStatus', mdStatus],
    ['ErrCode', errCode],
    ['ErrMsg', errMsg],
  ]
}

function paymentFields(order: Order, ending: Exclude<Ending, { kind: 'error' }>, now: Date): Pairs {
  const authenticated = ['1', '2', '3', '4'].includes(ending.mdStatus)
  const threeD: Pairs = [
    ['mdStatus', ending.mdStatus],
    ['mdErrorMsg', authenticated ? 'Y-status/Challenge authentication' : 'N-status/Not authenticated'],
    ['txstatus', authenticated ? (ending.mdStatus === '4' ? 'A' : 'Y') : 'N'],
    ['eci', authenticated ? (ending.mdStatus === '4' ? '06' : '05') : ''],
    ['cavv', authenticated ? 'ABABByBkEgAAAABllJMDdVWUGZE=' : ''],
    ['xid', 'U2ltdWxhdGVkIHRyYW5zYWN0aW9u'],
    ['md', `${order.maskedPan.slice(0, 6)}:${'0'.repeat(64)}:0000:##${findField(order.request, 'clientid')}`],
    ['MaskedPan', order.maskedPan],
    ['maskedCreditCard', `${order.maskedPan.slice(0, 4)} ${order.maskedPan.slice(4, 6)}** **** ${order.maskedPan.slice(-4)}`],
    ['EXTRA.CARDBRAND', order.maskedPan.startsWith('5') ? 'MASTERCARD' : 'VISA'],
    ['failCount', String(order.failCount)],
  ]
  // A failed 3-D step can be answered without any result fields.
  if (ending.kind === '3d-failed') return [...original(order), ...threeD]
  const approved = ending.kind === 'approved'
  return [
    ...original(order),
    ...threeD,
    ['Response', approved ? 'Approved' : 'Declined'],
    ['ProcReturnCode', approved ? '00' : ending.code],
    ['AuthCode', approved ? order.authCode : ''],
    ['TransId', order.transId],
    ['HostRefNum', order.hostRefNum],
    ['ErrMsg', approved ? '' : `Declined (code ${ending.code})`],
    ['EXTRA.TRXDATE', trxDate(now)],
    ['SettleId', '2287'],
  ]
}

import { createHash } from 'node:crypto'
import { findField } from '#nestpay/fields.ts'
import { randomText } from '#nestpay/request.ts'
import { type Ending, getVersion, signedAgain, signedAnswer } from './answer.ts'
import type { Chaos, ChaosMode } from './chaos.ts'
import type { Delivery, Order } from './orders.ts'

type Pairs = [string, string][]
type Bank = { storeKey: string; now: Date; callbackUrl: string | undefined }

/** Answers sent to the shop for a result: one normally; depends on the failure mode otherwise. */
export function planDeliveries(order: Order, ending: Ending, chaos: Chaos | null, bank: Bank): Delivery[] {
  const deliver = (of: Ending, over: Partial<Delivery> = {}): Delivery => ({
    url: findField(order.request, of.kind === 'approved' ? 'okUrl' : 'failUrl') ?? '',
    by: 'browser',
    fields: signedAnswer(order, of, bank.storeKey, bank.now),
    afterMinutes: 0,
    ...over,
  })
  const one = deliver(ending)
  const declined: Ending = { kind: 'declined', mdStatus: '1', code: '51' }
  if (!chaos) return withCallback(one, null, bank.callbackUrl)
  switch (chaos.mode) {
    case 'never-return':
    case 'close-at-issuer':
      return []
    case 'late-post':
      return [{ ...one, afterMinutes: chaos.minutes }]
    case 'double-post':
      return [one, one, { ...one, afterMinutes: chaos.minutes }]
    case 'decline-then-approve':
      return [deliver(declined), one]
    case 'approve-then-decline':
      return [one, deliver(declined)]
    case 'no-origin':
      return [{ ...one, origin: 'none' }]
    case 'null-origin':
      return [{ ...one, origin: 'null' }]
    case 'foreign-origin':
      return [{ ...one, origin: 'https://elsewhere.example' }]
    case 'message-latin5':
      return [{ ...one, fields: altered(one.fields, chaos.mode, order, bank.storeKey), charset: 'iso-8859-9' }]
    default:
      return withCallback({ ...one, fields: altered(one.fields, chaos.mode, order, bank.storeKey) }, chaos.mode, bank.callbackUrl)
  }
}

function withCallback(one: Delivery, mode: ChaosMode | null, url: string | undefined): Delivery[] {
  if (!url) return [one]
  const call: Delivery = { ...one, url, by: 'callback' }
  if (mode === 'callback-only') return [call]
  return mode === 'callback-after' ? [one, call] : [call, one]
}

const replaced = (fields: Pairs, changes: Record<string, string>): Pairs =>
  fields.map(([name, value]) => [name, changes[name.toLowerCase()] ?? value])
const without = (fields: Pairs, ...names: string[]): Pairs => fields.filter(([name]) => !names.includes(name.toLowerCase()))

/** An answer altered by the failure mode. */
function altered(fields: Pairs, mode: ChaosMode, order: Order, storeKey: string): Pairs {
  const resigned = (changes: Record<string, string>) => signedAgain(replaced(fields, changes), storeKey)
  switch (mode) {
    case 'tampered-amount':
      return replaced(fields, { amount: '1.00' })
    case 'tampered-outcome':
      return replaced(fields, { response: 'Approved', procreturncode: '00', mdstatus: '1' })
    case 'unsigned-outcome':
      return signedAgain(
        replaced(fields, { response: 'Approved', procreturncode: '00', mdstatus: '1', hashalgorithm: 'ver2' }),
        storeKey,
        'clientid|oid|rnd',
      )
    case 'wrong-hash':
      return replaced(fields, { hash: createHash('sha512').update('something else').digest('base64') })
    case 'no-hash':
      return without(fields, 'hash')
    case 'ver1-hash':
      return replaced(fields, {
        hashalgorithm: 'ver1',
        hashparams: 'clientid:oid:',
        hash: createHash('sha1').update(order.oid).digest('base64'),
      })
    case 'spaces-for-plus':
      return spacesForPlus(fields, storeKey)
    case 'wrong-currency':
      return resigned({ currency: '978' })
    case 'foreign-clientid':
      return resigned({ clientid: '880000000000009' })
    case 'unknown-oid':
      return resigned({ oid: 'VB-UNKNWN-1-01', returnoid: 'VB-UNKNWN-1-01' })
    case 'missing-response':
      return signedAgain(without(fields, 'response'), storeKey)
    case 'return-oid-only':
      return signedAgain(without(fields, 'oid'), storeKey, 'clientid|ReturnOid|AuthCode|ProcReturnCode|Response|mdStatus|cavv|eci|md|rnd')
    case 'upper-case-names':
      return fields.map(([name, value]) => [name.toUpperCase(), value])
    case 'duplicate-fields':
      return [...fields, ['Response', 'Declined-and-Approved']]
    case 'huge-body':
      return [...fields, ['padding', 'x'.repeat(100 * 1024)]]
    case 'message-utf8':
    case 'message-latin5':
      return resigned({ errmsg: 'İşlem onaylandı ş', mderrormsg: 'Kimlik doğrulandı' })
    case 'trailing-pipe':
      return getVersion(fields) === 'ver3' ? fields : replaced(fields, { hashparamsval: `${findField(fields, 'HASHPARAMSVAL')}|` })
    default:
      return fields
  }
}

function spacesForPlus(fields: Pairs, storeKey: string): Pairs {
  const hash = findField(fields, 'HASH') ?? ''
  if (hash.includes('+')) return replaced(fields, { hash: hash.replaceAll('+', ' ') })
  return spacesForPlus(signedAgain(replaced(fields, { rnd: randomText(20) }), storeKey), storeKey)
}

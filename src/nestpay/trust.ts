import { type Fields, findField } from './fields.ts'
import { answerHashMatches, type HashVersion, signedNames } from './hash.ts'
import { minorUnits } from './minor-units.ts'
import { RSD } from './request.ts'

export type Keys = { clientId: string; storeKey: string; hashVersion: HashVersion }

/** Our record of an order. `dinars`: whole. `sent`: the posted form without rnd and hash; null if not recorded. */
export type SentOrder = { oid: string; dinars: number; sent: Readonly<Record<string, string>> | null }

/**
 * `signed`: the hash is valid, but the answer does not prove its claim. `before`: it is signed as an error before a payment: the bank's
 * page ended for this order, and the outcome is not signed.
 */
export type Trust = { trusted: true; rule: string } | { trusted: false; signed: boolean; before: boolean; reason: string }

/** Lists of signed fields that banks use under ver2 (nestpay.md 4.3) and that include the outcome. */
const OUTCOME_LISTS = [
  'clientid|oid|authcode|procreturncode|response|mdstatus|cavv|eci|md|rnd',
  'clientid|oid|authcode|procreturncode|response|rnd',
]

/** The list of an error before the payment, such as a guest who cancels on the card page. */
const BEFORE_PAYMENT = 'clientid|oid|rnd'

/** Required in a ver3 approval; a failed 3-D step may omit them. */
const OUTCOME_FIELDS = ['Response', 'ProcReturnCode', 'mdStatus', 'TransId']

/** Fields with guest input. Their values must not appear under other names. */
const TYPED_FIELDS = new Set(['billtoname', 'email', 'tel'])

/** Not part of any signature. */
const UNSIGNED_FIELDS = new Set(['rnd', 'hash', 'encoding'])

/**
 * Decides whether an answer proves the outcome of this order (nestpay.md section 6, rules 2 to 6). The answer passes through the
 * guest's browser, which can rename, drop and reorder fields: the signature covers values, not names.
 */
export function trustAnswer(fields: Fields, { clientId, storeKey, hashVersion }: Keys, order: SentOrder): Trust {
  if (findField(fields, 'clientid') !== clientId) return unsigned('another merchant')
  if ((findField(fields, 'hashAlgorithm') ?? hashVersion).toLowerCase() !== hashVersion) return unsigned('unexpected hash version')
  const rule = answerHashMatches(hashVersion, fields, storeKey)
  if (rule === null) return unsigned('wrong hash')
  const otherOrder = orderProblem(fields, order)
  const reason = otherOrder ?? (hashVersion === 'ver2' ? signedFieldsProblem(fields) : sentFormProblem(fields, order.sent))
  if (reason === null) return { trusted: true, rule: `hash ${rule}` }
  const before = hashVersion === 'ver2' && otherOrder === null && joinNames(fields) === BEFORE_PAYMENT
  return { trusted: false, signed: true, before, reason }
}

const unsigned = (reason: string): Trust => ({ trusted: false, signed: false, before: false, reason })

function orderProblem(fields: Fields, { oid, dinars }: SentOrder): string | null {
  const returned = findField(fields, 'ReturnOid')
  if (findField(fields, 'oid') !== oid) return 'the signature is not over this order'
  if (returned !== undefined && returned !== oid) return 'two orders are named'
  return sameMoney(findField(fields, 'amount'), findField(fields, 'currency'), dinars) ? null : 'wrong amount or currency'
}

function sameMoney(amount: string | undefined, currency: string | undefined, dinars: number): boolean {
  if (currency !== undefined && currency !== RSD) return false
  return amount === undefined || minorUnits(amount) === dinars * 100
}

/** ver2 signs the values of the fields named in HASHPARAMS; HASHPARAMS itself is not signed. */
const signedFieldsProblem = (fields: Fields): string | null =>
  OUTCOME_LISTS.includes(joinNames(fields)) ? null : 'the outcome is not signed'

const joinNames = (fields: Fields): string => signedNames(fields).join('|').toLowerCase()

/** ver3 signs sorted values without names, so every sent field must return under its own name. */
function sentFormProblem(fields: Fields, sent: SentOrder['sent']): string | null {
  if (sent === null) return 'the form that was sent is not on record'
  const expected = Object.entries(sent).filter(([name]) => !UNSIGNED_FIELDS.has(name.toLowerCase()))
  const missing = expected.find(([name, value]) => findField(fields, name) !== value)
  if (missing) return `${missing[0]} did not come back as it was sent`
  const names = new Set(expected.map(([name]) => name.toLowerCase()))
  const typed = new Set(expected.filter(([name]) => TYPED_FIELDS.has(name.toLowerCase())).map(([, value]) => value))
  const moved = fields.find(([name, value]) => value !== '' && typed.has(value) && !names.has(name.toLowerCase()))
  return moved ? `${moved[0].slice(0, 40)} holds what the guest typed` : null
}

/**
 * Fields that may decide the outcome. ver2: only signed fields. ver3: all fields, or none if a field required for an approval is
 * missing.
 */
export function outcomeFields(fields: Fields, hashVersion: HashVersion): Fields {
  if (hashVersion === 'ver3') return OUTCOME_FIELDS.every((name) => findField(fields, name) !== undefined) ? fields : []
  const signed = new Set(signedNames(fields).map((name) => name.toLowerCase()))
  return fields.filter(([name]) => signed.has(name.toLowerCase()))
}

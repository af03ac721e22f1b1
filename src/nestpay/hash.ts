import { createHash, timingSafeEqual } from 'node:crypto'
import { type Fields, fieldOf } from './fields.ts'
import { latin5Bytes } from './latin5.ts'

export type HashVersion = 'ver2' | 'ver3'

const REQUEST_SLOTS = ['clientid', 'oid', 'amount', 'okUrl', 'failUrl', 'trantype', 'instalment', 'rnd', '', '', '', 'currency'] as const
const NEVER_SIGNED = ['hash', 'encoding']

/** Backslashes first, then pipes: the other order is a known bug. */
const escaped = (value: string) => value.replaceAll('\\', '\\\\').replaceAll('|', '\\|')

const signed = (values: readonly string[], storeKey: string) => [...values, storeKey].map(escaped).join('|')

const digest = (bytes: Uint8Array | string) => createHash('sha512').update(bytes).digest('base64')

/** What a ver3 hash is made over: every field by its upper-cased name, an empty one as an empty slot. */
export function plainVer3(fields: Fields, storeKey: string, leftOut: readonly string[] = []): string {
  const unsigned = new Set([...NEVER_SIGNED, ...leftOut])
  const sorted = fields
    .filter(([name]) => !unsigned.has(name.toLowerCase()))
    .map(([name, value]) => [name.toUpperCase(), value] as const)
    .sort(([a], [b]) => (a < b ? -1 : Number(a > b)))
  return signed(
    sorted.map(([, value]) => value),
    storeKey,
  )
}

/** What a ver2 request's hash is made over: twelve slots, three of them for fields that nobody uses. */
export const plainVer2Request = (fields: Fields, storeKey: string): string =>
  signed(
    REQUEST_SLOTS.map((name) => (name === '' ? '' : (fieldOf(fields, name) ?? ''))),
    storeKey,
  )

/** The names that a ver2 answer says it signs. */
export const signedNames = (fields: Fields): string[] => (fieldOf(fields, 'HASHPARAMS') ?? '').replace(/\|$/, '').split('|').filter(Boolean)

const plainVer2Answer = (fields: Fields, storeKey: string): string =>
  signed(
    signedNames(fields).map((name) => fieldOf(fields, name) ?? ''),
    storeKey,
  )

export const requestHash = (version: HashVersion, fields: Fields, storeKey: string): string =>
  digest(version === 'ver2' ? plainVer2Request(fields, storeKey) : plainVer3(fields, storeKey))

/** Signs an answer, as the bank does; ver2 signs what HASHPARAMS names. */
export const answerHash = (version: HashVersion, fields: Fields, storeKey: string): string =>
  digest(version === 'ver2' ? plainVer2Answer(fields, storeKey) : plainVer3(fields, storeKey))

export function requestHashMatches(version: HashVersion, fields: Fields, storeKey: string): boolean {
  return sameHash(fieldOf(fields, 'hash'), requestHash(version, fields, storeKey))
}

/** Whether an answer carries the right hash (nestpay.md 4.3, 4.4 and 4.6); which rule matched is told for the log. */
export function answerHashMatches(version: HashVersion, posted: Fields, storeKey: string): string | null {
  const fields = posted.map(([name, value]) => [name, value.replace(/\r?\n$|\r$/, '')] as const)
  const given = fieldOf(fields, 'HASH')?.replaceAll(' ', '+')
  const plain = version === 'ver2' ? plainVer2Answer(fields, storeKey) : plainVer3(fields, storeKey)
  if (version === 'ver2' && signedNames(fields).length === 0) return null
  if (sameHash(given, digest(plain))) return 'usual'
  const withoutLocal = version === 'ver3' ? plainVer3(fields, storeKey, ['nationalidno', 'countdown']) : plain
  if (withoutLocal !== plain && sameHash(given, digest(withoutLocal))) return 'without nationalidno and countdown'
  const latin5 = latin5Bytes(plain)
  return latin5 && sameHash(given, digest(latin5)) ? 'in ISO-8859-9' : null
}

/** In constant time over the text. */
function sameHash(given: string | undefined, right: string): boolean {
  const a = Buffer.from(given ?? '')
  const b = Buffer.from(right)
  return a.length === b.length && timingSafeEqual(a, b)
}

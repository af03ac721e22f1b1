import { createHash, timingSafeEqual } from 'node:crypto'
import { type Fields, findField } from './fields.ts'
import { latin5Bytes } from './latin5.ts'

export type HashVersion = 'ver2' | 'ver3'

const REQUEST_SLOTS = ['clientid', 'oid', 'amount', 'okUrl', 'failUrl', 'trantype', 'instalment', 'rnd', '', '', '', 'currency'] as const
const NEVER_SIGNED = ['hash', 'encoding']

/** Escape backslashes before pipes; the reverse order is a known bug. */
const escaped = (value: string) => value.replaceAll('\\', '\\\\').replaceAll('|', '\\|')

const signed = (values: readonly string[], storeKey: string) => [...values, storeKey].map(escaped).join('|')

const digest = (bytes: Uint8Array | string) => createHash('sha512').update(bytes).digest('base64')

/** Input of the ver3 hash: all fields sorted by upper-cased name; an empty field is an empty slot. */
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

/** Input of the ver2 request hash: twelve slots, three of them for unused fields. */
export const plainVer2Request = (fields: Fields, storeKey: string): string =>
  signed(
    REQUEST_SLOTS.map((name) => (name === '' ? '' : (findField(fields, name) ?? ''))),
    storeKey,
  )

/** Field names that a ver2 answer declares as signed. */
export const signedNames = (fields: Fields): string[] =>
  (findField(fields, 'HASHPARAMS') ?? '').replace(/\|$/, '').split('|').filter(Boolean)

const plainVer2Answer = (fields: Fields, storeKey: string): string =>
  signed(
    signedNames(fields).map((name) => findField(fields, name) ?? ''),
    storeKey,
  )

export const requestHash = (version: HashVersion, fields: Fields, storeKey: string): string =>
  digest(version === 'ver2' ? plainVer2Request(fields, storeKey) : plainVer3(fields, storeKey))

/** Signs an answer as the bank does; ver2 signs the fields named in HASHPARAMS. */
export const answerHash = (version: HashVersion, fields: Fields, storeKey: string): string =>
  digest(version === 'ver2' ? plainVer2Answer(fields, storeKey) : plainVer3(fields, storeKey))

export function requestHashMatches(version: HashVersion, fields: Fields, storeKey: string): boolean {
  return sameHash(findField(fields, 'hash'), requestHash(version, fields, storeKey))
}

/** Checks the hash of an answer (nestpay.md 4.3, 4.4 and 4.6). Returns the matching rule, for the log, or null. */
export function answerHashMatches(version: HashVersion, posted: Fields, storeKey: string): string | null {
  const fields = posted.map(([name, value]) => [name, value.replace(/\r?\n$|\r$/, '')] as const)
  const given = findField(fields, 'HASH')?.replaceAll(' ', '+')
  const plain = version === 'ver2' ? plainVer2Answer(fields, storeKey) : plainVer3(fields, storeKey)
  if (version === 'ver2' && signedNames(fields).length === 0) return null
  if (sameHash(given, digest(plain))) return 'usual'
  const withoutLocal = version === 'ver3' ? plainVer3(fields, storeKey, ['nationalidno', 'countdown']) : plain
  if (withoutLocal !== plain && sameHash(given, digest(withoutLocal))) return 'without nationalidno and countdown'
  const latin5 = latin5Bytes(plain)
  return latin5 && sameHash(given, digest(latin5)) ? 'in ISO-8859-9' : null
}

/** Constant-time comparison. */
function sameHash(given: string | undefined, right: string): boolean {
  const a = Buffer.from(given ?? '')
  const b = Buffer.from(right)
  return a.length === b.length && timingSafeEqual(a, b)
}

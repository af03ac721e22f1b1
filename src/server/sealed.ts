import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const CIPHER = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

const deriveKey = (siteSecret: string) => Buffer.from(hkdfSync('sha256', siteSecret, '', 'two-step sign-in', 32))

/** Encrypts a text with the site's secret. Decryption requires the same `bound` value (authenticated data). */
export function seal(siteSecret: string, bound: string, text: string): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(CIPHER, deriveKey(siteSecret), iv).setAAD(Buffer.from(bound))
  return Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64url')
}

export function unseal(siteSecret: string, bound: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url')
  const decipher = createDecipheriv(CIPHER, deriveKey(siteSecret), bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
  decipher.setAAD(Buffer.from(bound)).setAuthTag(bytes.subarray(-TAG_BYTES))
  return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()]).toString('utf8')
}

/** What the encrypted door code of a villa is bound to. */
export const boundToDoor = (villaId: number): string => `door of villa ${villaId}`

/** What the encrypted door code of a single stay is bound to. */
export const boundToStay = (bookingId: number): string => `door of booking ${bookingId}`

/** What the encrypted number of a guest's document is bound to. */
export const boundToDocument = (bookingId: number): string => `document of booking ${bookingId}`

/** What the sealed keys of a bank account are bound to. */
export const boundToBank = (clientId: string): string => `bank account ${clientId}`

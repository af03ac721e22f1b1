import { createCipheriv, createECDH, createPrivateKey, hkdfSync, randomBytes, sign } from 'node:crypto'

/** The keys of a browser, base64url: with them only it can read what it gets. */
export type BrowserKeys = { p256dh: string; auth: string }

const RECORD_SIZE = 4096
const TOKEN_HOURS = 12

const toBytes = (base64url: string) => Buffer.from(base64url, 'base64url')
const hkdf = (salt: Buffer, key: Buffer, info: Buffer | string, length: number) => Buffer.from(hkdfSync('sha256', key, salt, info, length))

/** Encrypts a message of at most 3,993 bytes for one browser: RFC 8291, in a single record of RFC 8188. `chance`: for tests alone. */
export function encrypt(message: string, { p256dh, auth }: BrowserKeys, chance: { salt?: Buffer; key?: Buffer } = {}): Buffer {
  const salt = chance.salt ?? randomBytes(16)
  const own = createECDH('prime256v1')
  if (chance.key) own.setPrivateKey(chance.key)
  else own.generateKeys()
  const [theirs, ours] = [toBytes(p256dh), own.getPublicKey()]
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours])
  const secret = hkdf(toBytes(auth), own.computeSecret(theirs), info, 32)
  const cipher = createCipheriv(
    'aes-128-gcm',
    hkdf(salt, secret, 'Content-Encoding: aes128gcm\0', 16),
    hkdf(salt, secret, 'Content-Encoding: nonce\0', 12),
  )
  // The last record ends with 2.
  const record = Buffer.concat([cipher.update(message), cipher.update(Buffer.of(2)), cipher.final(), cipher.getAuthTag()])
  const size = Buffer.alloc(4)
  size.writeUInt32BE(RECORD_SIZE)
  return Buffer.concat([salt, size, Buffer.of(ours.length), ours, record])
}

/** True for the keys of a browser: a point of the curve, and 16 bytes. */
export function areBrowserKeys({ p256dh, auth }: BrowserKeys): boolean {
  try {
    const own = createECDH('prime256v1')
    own.generateKeys()
    own.computeSecret(toBytes(p256dh))
    return toBytes(p256dh).length === 65 && toBytes(auth).length === 16
  } catch {
    return false
  }
}

/** The public key of the site for push services, base64url. `secret`: 32 bytes, base64url. */
export function toPublicKey(secret: string): string {
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(toBytes(secret))
  return pair.getPublicKey('base64url')
}

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** The header that tells a push service who sends: VAPID, RFC 8292. `about`: a URL that says who that is. */
export function authorize(endpoint: string, secret: string, about: string, now: Date): string {
  const publicKey = toPublicKey(secret)
  const point = toBytes(publicKey)
  const jwk = { kty: 'EC', crv: 'P-256', d: secret, x: point.toString('base64url', 1, 33), y: point.toString('base64url', 33) }
  const claims = { aud: new URL(endpoint).origin, exp: Math.floor(now.getTime() / 1000) + TOKEN_HOURS * 3600, sub: about }
  const text = `${encode({ typ: 'JWT', alg: 'ES256' })}.${encode(claims)}`
  const signature = sign('sha256', Buffer.from(text), { key: createPrivateKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' })
  return `vapid t=${text}.${signature.toString('base64url')}, k=${publicKey}`
}

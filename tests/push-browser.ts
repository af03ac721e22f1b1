import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'

/** A browser that takes notices: its keys, and how it reads what a push service brings. */
export function pushBrowser() {
  const pair = createECDH('prime256v1')
  const p256dh = pair.generateKeys('base64url')
  const auth = randomBytes(16)
  return {
    keys: { p256dh, auth: auth.toString('base64url') },
    read: (body: Buffer): string => {
      const [salt, theirs, record] = [body.subarray(0, 16), body.subarray(21, 86), body.subarray(86)]
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), theirs])
      const secret = Buffer.from(hkdfSync('sha256', pair.computeSecret(theirs), auth, info, 32))
      const derive = (name: string, length: number) => Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${name}\0`, length))
      const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12))
      decipher.setAuthTag(record.subarray(-16))
      // Without the delimiter of the last record.
      return Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()])
        .subarray(0, -1)
        .toString()
    },
  }
}

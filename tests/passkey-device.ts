import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type { Credential } from '../src/contract/passkeys.ts'
import { SITE } from './test-site.ts'

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()
const base64 = (data: Buffer | string) => Buffer.from(data).toString('base64url')
const USER_PRESENT_AND_VERIFIED = 0x05
const HAS_CREDENTIAL = 0x40

type Change = { origin?: string; host?: string; flags?: number; counter?: number; challenge?: string }

/** A device that keeps one passkey (ES256) and counts its signatures, as WebAuthn level 3 describes it. */
export function passkeyDevice() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const credentialId = randomBytes(16)
  const id = base64(credentialId)
  const device = { counter: 0 }

  const clientData = (type: string, options: Record<string, unknown>, { origin = SITE, challenge }: Change) =>
    Buffer.from(JSON.stringify({ type, challenge: challenge ?? options.challenge, origin, crossOrigin: false }))

  const authData = ({ host = 'localhost', flags = USER_PRESENT_AND_VERIFIED, counter }: Change, credential = Buffer.alloc(0)) => {
    device.counter = counter ?? device.counter + 1
    const count = Buffer.alloc(4)
    count.writeUInt32BE(device.counter)
    return Buffer.concat([sha256(host), Buffer.from([flags | (credential.length > 0 ? HAS_CREDENTIAL : 0)]), count, credential])
  }

  const answer = (response: Record<string, unknown>): Credential => ({
    id,
    rawId: id,
    type: 'public-key',
    response,
    clientExtensionResults: {},
  })

  return {
    id,
    make(options: Record<string, unknown>, change: Change = {}): Credential {
      // COSE key: kty EC2, alg ES256, crv P-256, x, y.
      const point = [Buffer.from('215820', 'hex'), Buffer.from(x, 'base64url'), Buffer.from('225820', 'hex'), Buffer.from(y, 'base64url')]
      const key = Buffer.concat([Buffer.from('a5010203262001', 'hex'), ...point])
      const data = authData(change, Buffer.concat([Buffer.alloc(16), Buffer.from([0, credentialId.length]), credentialId, key]))
      // CBOR map: fmt 'none', an empty attStmt, authData as bytes.
      const head = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a068', 'hex'),
        Buffer.from('authData'),
        Buffer.from([0x58, data.length]),
      ])
      return answer({
        clientDataJSON: base64(clientData('webauthn.create', options, change)),
        attestationObject: base64(Buffer.concat([head, data])),
        transports: ['internal'],
      })
    },
    sign(options: Record<string, unknown>, change: Change = {}): Credential {
      const [client, data] = [clientData('webauthn.get', options, change), authData(change)]
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)
      return answer({ clientDataJSON: base64(client), authenticatorData: base64(data), signature: base64(signature) })
    },
  }
}

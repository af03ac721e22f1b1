import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Deps } from './deps.ts'

type Secret = Pick<Deps, 'secret'>

/** An id with the site's signature, for a link that opens without a sign-in. `what` it is the id of. */
export const signId = ({ secret }: Secret, what: string, id: number): string => `${id}-${signText(secret, what, id)}`

const signText = (secret: string, what: string, id: number): string =>
  createHmac('sha256', secret).update(`${what} ${id}`).digest('base64url').slice(0, 32)

/** The id that such a link claims; null if it has none. */
export function claimedId(token: string): number | null {
  const [id = ''] = token.split('-')
  return /^[1-9]\d{0,15}$/.test(id) ? Number(id) : null
}

/** The id of such a link; null if the site has not signed it. */
export function readSignedId({ secret }: Secret, what: string, token: string): number | null {
  const id = claimedId(token)
  if (id === null) return null
  const given = Buffer.from(token.slice(token.indexOf('-') + 1))
  const right = Buffer.from(signText(secret, what, id))
  return given.length === right.length && timingSafeEqual(given, right) ? id : null
}

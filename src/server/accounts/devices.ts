import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Deps } from '../deps.ts'
import { newToken } from './tokens.ts'

const MAX_AGE_SECONDS = 365 * 24 * 60 * 60
/** Maximum number of accounts remembered per browser. */
const MOST_ACCOUNTS = 5
const SIGNED_CHARACTERS = 22
const PATTERN = /^([\w-]{43})((?:\.[\w-]{22}){0,5})$/

type Asked = Pick<Deps, 'secret' | 'env'>
type Device = { id: string; proofs: string[] }

const nameOn = (siteUrl: string) => (siteUrl.startsWith('https://') ? '__Host-device' : 'device')

const proofOf = (secret: string, id: string, accountId: number): string =>
  createHmac('sha256', secret).update(`device ${id} ${accountId}`).digest('base64url').slice(0, SIGNED_CHARACTERS)

function deviceIn({ env }: Asked, request: Request): Device | null {
  const wanted = `${nameOn(env.siteUrl)}=`
  const cookies = request.headers.get('cookie')?.split(/;\s*/) ?? []
  const [, id, proofs] = PATTERN.exec(cookies.find((cookie) => cookie.startsWith(wanted))?.slice(wanted.length) ?? '') ?? []
  return id === undefined ? null : { id, proofs: proofs?.split('.').slice(1) ?? [] }
}

/**
 * The device id if the account has signed in on this browser before; otherwise null. Not an authentication factor: it only gives the
 * device its own rate limit, so that attackers cannot lock it out.
 */
export function knownDevice(deps: Asked, request: Request, accountId: number | undefined): string | null {
  const device = deviceIn(deps, request)
  if (!device || accountId === undefined) return null
  const right = Buffer.from(proofOf(deps.secret, device.id, accountId))
  return device.proofs.some((proof) => timingSafeEqual(Buffer.from(proof), right)) ? device.id : null
}

/** Remembers that the account signed in on this browser. @returns the cookie; it contains no account id or personal data */
export function deviceCookie(deps: Asked, request: Request, accountId: number): string {
  const { id, proofs } = deviceIn(deps, request) ?? { id: newToken(), proofs: [] }
  const own = proofOf(deps.secret, id, accountId)
  const newest = [own, ...proofs.filter((proof) => proof !== own)].slice(0, MOST_ACCOUNTS)
  const secure = deps.env.siteUrl.startsWith('https://') ? '; Secure' : ''
  const value = [id, ...newest].join('.')
  return `${nameOn(deps.env.siteUrl)}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${MAX_AGE_SECONDS}${secure}`
}

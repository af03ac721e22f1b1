import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Deps } from '../deps.ts'

const SECONDS = 24 * 60 * 60
const nameFor = (secure: boolean) => (secure ? '__Host-payment' : 'payment')

export const cookieKeys = ({ secret, env }: Pick<Deps, 'secret' | 'env'>) => ({ secret, secure: env.siteUrl.startsWith('https://') })

const signatureOf = (orderId: string, secret: string) =>
  createHmac('sha256', secret).update(`payment cookie ${orderId}`).digest('base64url')

/**
 * Signed cookie with the order id of the payment this browser started. Only this browser may see the outcome when the bank's answer
 * proves nothing.
 */
export const paymentCookie = (orderId: string, { secret, secure }: { secret: string; secure: boolean }): string =>
  `${nameFor(secure)}=${orderId}.${signatureOf(orderId, secret)}; Path=/; Max-Age=${SECONDS}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`

/** The order id in the request's cookie; null if it is missing or its signature is invalid. */
export function orderInCookie(request: Request, { secret, secure }: { secret: string; secure: boolean }): string | null {
  const prefix = `${nameFor(secure)}=`
  const cookie = request.headers
    .get('cookie')
    ?.split(/;\s*/)
    .find((one) => one.startsWith(prefix))
  const [orderId = '', given = ''] = cookie?.slice(prefix.length).split('.') ?? []
  const [a, b] = [Buffer.from(given), Buffer.from(signatureOf(orderId, secret))]
  return a.length === b.length && timingSafeEqual(a, b) ? orderId : null
}

/** Sets the payment cookie when a payment is opened. */
export function withPaymentCookie<Opened extends { orderId: string }>(
  deps: Deps,
  setCookie: (cookie: string) => void,
  opened: Opened,
): Opened {
  setCookie(paymentCookie(opened.orderId, cookieKeys(deps)))
  return opened
}

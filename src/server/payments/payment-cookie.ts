import { createHmac, timingSafeEqual } from 'node:crypto'
import { type Language, languages } from '#words/languages.ts'
import type { Deps } from '../deps.ts'

const SECONDS = 24 * 60 * 60
const nameFor = (secure: boolean) => (secure ? '__Host-payment' : 'payment')

export const cookieKeys = ({ secret, env }: Pick<Deps, 'secret' | 'env'>) => ({ secret, secure: env.siteUrl.startsWith('https://') })

type Started = { orderId: string; language: Language }

const signText = (orderId: string, secret: string) => createHmac('sha256', secret).update(`payment cookie ${orderId}`).digest('base64url')

/**
 * Signed cookie with the order id of the payment this browser started. Only this browser may see the outcome when the bank's answer
 * proves nothing. The language of the booking decides only in which language a page is, and is not signed.
 */
export const paymentCookie = ({ orderId, language }: Started, { secret, secure }: { secret: string; secure: boolean }): string =>
  `${nameFor(secure)}=${orderId}.${signText(orderId, secret)}.${language}; Path=/; Max-Age=${SECONDS}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`

/** The payment in the request's cookie; null if it is missing or its signature is invalid. */
export function paymentInCookie(request: Request, { secret, secure }: { secret: string; secure: boolean }): Started | null {
  const prefix = `${nameFor(secure)}=`
  const cookie = request.headers
    .get('cookie')
    ?.split(/;\s*/)
    .find((one) => one.startsWith(prefix))
  const [orderId = '', given = '', statedLanguage] = cookie?.slice(prefix.length).split('.') ?? []
  const [a, b] = [Buffer.from(given), Buffer.from(signText(orderId, secret))]
  if (a.length !== b.length || !timingSafeEqual(a, b)) return null
  return { orderId, language: languages.find((one) => one === statedLanguage) ?? 'en' }
}

/** Sets the payment cookie when a payment is opened. */
export function withPaymentCookie<Opened extends Started>(deps: Deps, setCookie: (cookie: string) => void, opened: Opened): Opened {
  setCookie(paymentCookie(opened, cookieKeys(deps)))
  return opened
}

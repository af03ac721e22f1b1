import { tokenHashOf } from '../accounts/session-cookie.ts'
import type { Deps } from '../deps.ts'
import { reportBug } from '../http/refusals.ts'
import { confirmationPath } from './confirmation-link.ts'
import { paymentCheckPage } from './payment-check-page.ts'
import { cookieKeys, orderInCookie } from './payment-cookie.ts'

/**
 * Redirects the browser that started a payment to its confirmation page. All others get the neutral page, as does everyone while the
 * database is down.
 */
export async function paymentCheck(deps: Deps, request: Request): Promise<Response> {
  const orderId = orderInCookie(request, cookieKeys(deps))
  const neutral = () => paymentCheckPage({ signedIn: tokenHashOf(deps.env.siteUrl, request) !== undefined })
  if (orderId === null) return neutral()
  try {
    const location = await confirmationPath(deps, orderId)
    return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
  } catch (error) {
    reportBug(deps.log, error)
    return neutral()
  }
}

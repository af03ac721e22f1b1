import type { Deps } from '../deps.ts'
import { reportBug } from '../http/refusals.ts'
import { confirmationPath } from './confirmation-link.ts'
import { paymentCheckPage } from './payment-check-page.ts'
import { cookieKeys, orderInCookie } from './payment-cookie.ts'

/**
 * The browser that began a payment is led to its own page; everybody else, and everybody while the database is away, is shown the
 * neutral one.
 */
export async function paymentCheck(deps: Deps, request: Request): Promise<Response> {
  const orderId = orderInCookie(request, cookieKeys(deps))
  if (orderId === null) return paymentCheckPage()
  try {
    const location = await confirmationPath(deps, orderId)
    return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
  } catch (error) {
    reportBug(deps.log, error)
    return paymentCheckPage()
  }
}

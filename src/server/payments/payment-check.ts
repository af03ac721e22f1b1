import { readLanguage } from '#words/languages.ts'
import { readTokenHash } from '../accounts/session-cookie.ts'
import type { Deps } from '../deps.ts'
import { reportBug } from '../http/refusals.ts'
import { confirmationPath } from './confirmation-link.ts'
import { paymentCheckPage } from './payment-check-page.ts'
import { cookieKeys, paymentInCookie } from './payment-cookie.ts'

/**
 * Redirects the browser that started a payment to its confirmation page. All others get the neutral page, as does everyone while the
 * database is down: in the language of the booking whose payment the browser started, else in that of the address.
 */
export async function paymentCheck(deps: Deps, request: Request): Promise<Response> {
  const started = paymentInCookie(request, cookieKeys(deps))
  const language = started?.language ?? readLanguage(new URL(request.url).pathname)
  const neutral = () => paymentCheckPage({ signedIn: readTokenHash(deps.env.siteUrl, request) !== undefined, language })
  if (!started) return neutral()
  try {
    const location = await confirmationPath(deps, started.orderId)
    return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
  } catch (error) {
    reportBug(deps.log, error)
    return neutral()
  }
}

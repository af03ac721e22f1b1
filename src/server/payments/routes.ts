import { paymentCalls } from '#contract/payments.ts'
import { confirmBooking } from '../bookings/confirm-booking.ts'
import type { Deps } from '../deps.ts'
import { serve } from '../http/serve.ts'
import { bankCalls, guestReturns, returnFailed } from './bank-return.ts'
import { payInstalment } from './pay-instalment.ts'
import { cookieKeys, paymentCookie } from './payment-cookie.ts'
import { paymentResult } from './payment-result.ts'

export const paymentRoutes = (deps: Deps) => [
  serve(paymentCalls.create, async ({ account, input, setCookie, address }) =>
    begun(deps, setCookie, await confirmBooking(deps, account, input, address)),
  ),
  serve(paymentCalls.createInstalment, async ({ account, input, setCookie }) =>
    begun(deps, setCookie, await payInstalment(deps, account, input)),
  ),
  serve(paymentCalls.bankReturn, ({ request }) => guestReturns(deps, request), returnFailed),
  serve(paymentCalls.bankCallback, ({ request }) => bankCalls(deps, request)),
  serve(paymentCalls.result, ({ account, input }) => paymentResult(deps, account, input.query)),
]

/** The browser that begins a payment may see what becomes of it, whatever the bank's answer proves. */
function begun<Opened extends { orderId: string }>(deps: Deps, setCookie: (cookie: string) => void, opened: Opened): Opened {
  setCookie(paymentCookie(opened.orderId, cookieKeys(deps)))
  return opened
}

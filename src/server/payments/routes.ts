import { paymentCalls } from '#contract/payments.ts'
import type { Deps } from '../deps.ts'
import { serve } from '../http/serve.ts'
import { bankCalls, guestReturns, returnFailed } from './bank-return.ts'
import { lastAttempt } from './last-attempt.ts'
import { payInstalment } from './pay-instalment.ts'
import { withPaymentCookie } from './payment-cookie.ts'
import { paymentResult } from './payment-result.ts'

export const paymentRoutes = (deps: Deps) => [
  serve(paymentCalls.createInstalment, async ({ account, input, setCookie }) =>
    withPaymentCookie(deps, setCookie, await payInstalment(deps, account, input)),
  ),
  serve(paymentCalls.lastAttempt, ({ account, input }) => lastAttempt(deps, account, input)),
  serve(paymentCalls.bankReturn, ({ request }) => guestReturns(deps, request), returnFailed),
  serve(paymentCalls.bankCallback, ({ request }) => bankCalls(deps, request)),
  serve(paymentCalls.result, ({ account, input }) => paymentResult(deps, account, input.query)),
]

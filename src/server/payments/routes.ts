import { paymentCalls } from '#contract/payments.ts'
import { confirmBooking } from '../bookings/confirm-booking.ts'
import type { Deps } from '../deps.ts'
import { serve } from '../http/serve.ts'
import { bankCalls, guestReturns } from './bank-return.ts'
import { payInstalment } from './pay-instalment.ts'
import { paymentResult } from './payment-result.ts'

export const paymentRoutes = (deps: Deps) => [
  serve(paymentCalls.create, ({ account, input }) => confirmBooking(deps, account, input)),
  serve(paymentCalls.createInstalment, ({ account, input }) => payInstalment(deps, account, input)),
  serve(paymentCalls.bankReturn, ({ request }) => guestReturns(deps, request)),
  serve(paymentCalls.bankCallback, ({ request }) => bankCalls(deps, request)),
  serve(paymentCalls.result, ({ input }) => paymentResult(deps, input.query)),
]

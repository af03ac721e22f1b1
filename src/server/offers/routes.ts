import { offerCalls } from '#contract/offers.ts'
import type { Deps } from '../deps.ts'
import { serve } from '../http/serve.ts'
import { withPaymentCookie } from '../payments/payment-cookie.ts'
import { acceptOffer } from './accept-offer.ts'
import { withdrawOffer } from './end-offers.ts'
import { listOffers } from './list-offers.ts'
import { readOffer } from './read-offer.ts'
import { sendOffer } from './send-offer.ts'

export const offerRoutes = (deps: Deps) => [
  serve(offerCalls.send, ({ account, input }) => sendOffer(deps, account, input)),
  serve(offerCalls.list, ({ input }) => listOffers(deps, input)),
  serve(offerCalls.withdraw, ({ account, input }) => withdrawOffer(deps, account, input.offerId)),
  serve(offerCalls.read, ({ input }) => readOffer(deps, input.token)),
  serve(offerCalls.accept, async ({ account, input, language, setCookie }) => {
    const { payment } = await acceptOffer(deps, account, input, language)
    return { payment: payment && (await withPaymentCookie(deps, setCookie, payment)) }
  }),
]

import type { Deps } from '../deps.ts'
import type { HandlersOf } from '../http/serve.ts'
import { withPaymentCookie } from '../payments/payment-cookie.ts'
import { acceptOffer } from './accept-offer.ts'
import { withdrawOffer } from './end-offers.ts'
import { listOffers } from './list-offers.ts'
import { readOffer } from './read-offer.ts'
import { sendOffer } from './send-offer.ts'

export const offerHandlers = (deps: Deps): HandlersOf<'offer'> => ({
  offer: {
    send: ({ account, input }) => sendOffer(deps, account, input),
    list: ({ input }) => listOffers(deps, input),
    withdraw: ({ account, input }) => withdrawOffer(deps, account, input.offerId),
    read: ({ input, language }) => readOffer(deps, input.token, language),
    accept: async ({ account, input, language, setCookie }) => {
      const { payment } = await acceptOffer(deps, account, input, language)
      return { payment: payment && (await withPaymentCookie(deps, setCookie, payment)) }
    },
  },
})

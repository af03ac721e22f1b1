import type { Deps } from '../deps.ts'
import type { HandlersOf } from '../http/serve.ts'
import { listPromoCodes } from './queries.ts'
import { savePromoCode } from './save-promo-code.ts'

export const promoCodeHandlers = (deps: Deps): HandlersOf<'promoCode'> => ({
  promoCode: {
    list: ({ input }) => listPromoCodes(deps, input),
    save: ({ account, input }) => savePromoCode(deps, account, input),
  },
})

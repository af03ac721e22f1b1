import { promoCodeCalls } from '#contract/promo-codes.ts'
import type { Deps } from '../deps.ts'
import { serve } from '../http/serve.ts'
import { listPromoCodes } from './queries.ts'
import { savePromoCode } from './save-promo-code.ts'

export const promoCodeRoutes = (deps: Deps) => [
  serve(promoCodeCalls.list, ({ input }) => listPromoCodes(deps, input)),
  serve(promoCodeCalls.save, ({ account, input }) => savePromoCode(deps, account, input)),
]

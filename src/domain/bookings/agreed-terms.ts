import type { Instalment } from '../pricing/instalments.ts'
import type { PriceItem } from '../pricing/price-summary.ts'
import type { PaymentPlan } from '../pricing/quote.ts'
import type { PolicyRow } from './cancellation.ts'

/** What a guest agreed to with one attempt to pay a stay, without names. Stored as JSON, so moments are texts. */
export type AgreedTerms = {
  plan: PaymentPlan
  guests: number
  items: PriceItem[]
  original: number
  total: number
  stages: Instalment[]
  cancellation: PolicyRow[]
  guestsInPrice: number | null
  returningGuest: boolean
  termsAcceptedAt: string | null
  termsVersion: string | null
  promoCodeId: number | null
}

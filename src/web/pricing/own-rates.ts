import type { AnswerOf } from '#contract/call.ts'
import type { pricingCalls } from '#contract/pricing.ts'
import { seasonNamed } from '#domain/pricing/own-prices.ts'
import type { VillaRates } from '#domain/pricing/villa-rates.ts'

type Shown = AnswerOf<typeof pricingCalls.villaRates>['villas'][number]

/** A villa's own rates as the domain computes with them. */
export function ownRates({ baseRate, seasons, includedGuests, furtherGuest }: Shown): VillaRates {
  const own = Object.entries(seasons).flatMap(([field, rate]) => (rate === null ? [] : [[seasonNamed(field), rate] as const]))
  const furtherGuests = includedGuests === null || furtherGuest === null ? null : { above: includedGuests, rate: furtherGuest }
  return { baseRate, seasons: new Map(own), furtherGuests }
}

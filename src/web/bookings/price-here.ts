import { isFree } from '#domain/availability.ts'
import { dinarsFor, exchangeRateUnits } from '#domain/currency.ts'
import { quoteStay } from '#domain/pricing/quote.ts'
import { type Stay, stayProblem } from '#domain/stay.ts'
import type { Charge } from '../currency/charged-in-dinars.tsx'
import type { Price } from '../pricing/price-breakdown.tsx'
import type { Chosen } from './booking-page.server.ts'

export type PricedStay = { price: Omit<Price, 'message'>; charge: Charge | null }

/**
 * The price of a stay by the same function as the server's, so that it is there at once. The server's answer replaces it, and a booking
 * is always priced by the server. Null if only the server can tell.
 */
export function priceHere(stay: Stay, { availability, prices }: Chosen): PricedStay | null {
  const { rules, today, taken } = availability
  const { rates, complete, stagesNotOffered, exchange } = prices
  if (!complete || stayProblem(stay, rules, today) !== null || !isFree(stay, taken)) return null
  const quote = quoteStay(stay, rates, { today, returning: false })
  return {
    price: { ...quote, instalmentsReason: quote.instalments ? null : stagesNotOffered, available: true },
    charge: exchange && { ...exchange, dinars: dinarsFor(quote.total, exchangeRateUnits(exchange.rate)) },
  }
}

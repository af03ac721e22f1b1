import { bookingProblem, getGapPercent } from '#domain/availability.ts'
import { cancellationLadder } from '#domain/bookings/refund-on-cancel.ts'
import { dinarsFor, exchangeRateUnits } from '#domain/currency.ts'
import { quoteStay } from '#domain/pricing/quote.ts'
import type { Stay } from '#domain/stay.ts'
import type { Charge } from '../currency/charged-in-dinars.tsx'
import type { Price } from '../pricing/price-breakdown.tsx'
import type { PartyPrices } from './villa-prices.server.ts'

export type PricedStay = { price: Omit<Price, 'message'>; charge: Charge | null }

/**
 * The price of a stay by the same function as the server's, so that it is there at once. The server's answer replaces it, and a booking
 * is always priced by the server. Null if only the server can calculate it.
 */
export function priceHere(stay: Stay, { availability, prices, guests }: PartyPrices): PricedStay | null {
  const { rates, complete, stagesNotOffered, exchange, cancellation } = prices
  if (!complete || bookingProblem(stay, availability) !== null) return null
  const quote = quoteStay(stay, rates, {
    today: availability.today,
    returning: false,
    guests,
    gapPercent: getGapPercent(stay, availability),
  })
  return {
    price: {
      ...quote,
      cancellation: cancellationLadder({ ...quote, checkIn: stay.checkIn, cancellation }, availability.today, quote.total),
      instalmentsReason: quote.instalments ? null : stagesNotOffered,
      available: true,
      keptUntil: null,
    },
    charge: exchange && { ...exchange, dinars: dinarsFor(quote.total, exchangeRateUnits(exchange.rate)) },
  }
}

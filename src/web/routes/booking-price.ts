import { bookingCalls } from '#contract/bookings.ts'
import { currencyCalls } from '#contract/currency.ts'
import * as words from '#words/en/booking.ts'
import { getApi } from '../api.ts'
import { apiResult } from '../api-results.server.ts'
import { priceWithCode } from '../bookings/price-with-code.server.ts'
import type { Charge } from '../currency/charged-in-dinars.tsx'
import type { Price } from '../pricing/price-breakdown.tsx'
import type { Route } from './+types/booking-price'

/** `codeRefused`: why the price is without the promo code that was asked for. */
export type PriceAnswer =
  | { price: Price; charge: Charge | null; error: null; codeRefused: string | null }
  | { price: null; charge: null; error: string; codeRefused: null }

/** Price of the selected dates in euros and dinars. */
export async function loader({ context, url }: Route.LoaderArgs): Promise<Response> {
  return Response.json(await readPrice(), { headers: { 'cache-control': 'no-store' } })

  async function readPrice(): Promise<PriceAnswer> {
    const api = getApi(context)
    const parsed = bookingCalls.price.input.safeParse(Object.fromEntries(url.searchParams))
    if (!parsed.success) return failed(words.failedToCalculatePricing)
    const { answer, refused, codeRefused } = await priceWithCode(api, parsed.data)
    if (refused) return failed(refused.code === 'bug' ? words.failedToCalculatePricing : refused.message)
    const { answer: charge } = await apiResult(api(currencyCalls.convert, { amount: answer.total }))
    return { price: answer, charge, error: null, codeRefused }
  }
}

const failed = (error: string): PriceAnswer => ({ price: null, charge: null, error, codeRefused: null })

import { bookingCalls } from '#contract/bookings.ts'
import type { InputOf } from '#contract/call.ts'
import type { Api } from '#contract/client.ts'
import { apiResult } from '../api-results.server.ts'

/** The price of a stay. Where its promo code cannot be used, the price without it, and why. */
export async function priceWithCode(api: Api, { promoCode, ...asked }: InputOf<typeof bookingCalls.price>) {
  if (!promoCode) return { ...(await apiResult(api(bookingCalls.price, asked))), codeRefused: null }
  const found = await apiResult(api(bookingCalls.price, { ...asked, promoCode }))
  const { refused } = found
  if (refused?.code !== 'promo_code_refused' && refused?.code !== 'too_many_tries') return { ...found, codeRefused: null }
  return { ...(await apiResult(api(bookingCalls.price, asked))), codeRefused: refused.message }
}

import { bookingCalls } from '#contract/bookings.ts'
import { currencyCalls } from '#contract/currency.ts'
import * as words from '#words/booking.en.ts'
import { apiOf } from '../api.ts'
import { apiResult } from '../api-results.server.ts'
import type { Route } from './+types/booking-price'

/** Price of the selected dates in euros and dinars. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const api = apiOf(context)
  const parsed = bookingCalls.price.input.safeParse(Object.fromEntries(url.searchParams))
  if (!parsed.success) return { price: null, charge: null, error: words.failedToCalculatePricing }
  const { answer, refused } = await apiResult(api(bookingCalls.price, parsed.data))
  if (refused) return { price: null, charge: null, error: refused.code === 'bug' ? words.failedToCalculatePricing : refused.message }
  const { answer: charge } = await apiResult(api(currencyCalls.convert, { amount: answer.total }))
  return { price: answer, charge, error: null }
}

/** Returns an error if the network fails; the picker shows it and keeps the selection. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader()
  } catch {
    return { price: null, charge: null, error: words.anErrorOccurred }
  }
}

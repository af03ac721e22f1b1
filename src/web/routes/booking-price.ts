import { bookingCalls } from '#contract/bookings.ts'
import { currencyCalls } from '#contract/currency.ts'
import { apiOf } from '../api.ts'
import { attempt } from '../attempt.server.ts'
import type { Route } from './+types/booking-price'

/** The price of a stay while it is being chosen, in euro and in dinars. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const api = apiOf(context)
  const parsed = bookingCalls.price.input.safeParse(Object.fromEntries(url.searchParams))
  if (!parsed.success) return { price: null, charge: null, error: 'Failed to calculate pricing' }
  const { answer, refused } = await attempt(api(bookingCalls.price, parsed.data))
  if (refused) return { price: null, charge: null, error: refused.code === 'bug' ? 'Failed to calculate pricing' : refused.message }
  const { answer: charge } = await attempt(api(currencyCalls.convert, { amount: answer.total }))
  return { price: answer, charge, error: null }
}

/** Without a network the picker stays as it is and says so. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader()
  } catch {
    return { price: null, charge: null, error: 'An error occurred' }
  }
}

import { bookingCalls } from '#contract/bookings.ts'
import type { Api } from '#contract/client.ts'
import { apiResult } from '../../api-results.server.ts'

/** The id of a booking by its number, whatever its case; null if there is none. */
export async function findStay(api: Api, bookingNumber: string): Promise<number | null> {
  const { answer } = await apiResult(api(bookingCalls.calendar, { search: bookingNumber.trim(), limit: 1 }))
  const [found] = answer?.bookings ?? []
  const isIt = found?.bookingNumber?.localeCompare(bookingNumber.trim(), 'en', { sensitivity: 'base' }) === 0
  return isIt ? (found.id ?? null) : null
}

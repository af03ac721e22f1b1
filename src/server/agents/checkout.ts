import { bookingCalls } from '#contract/bookings.ts'
import type { InputOf } from '#contract/call.ts'
import { badFields } from '#contract/refusal.ts'
import { type FoundVilla, searchCalls } from '#contract/search.ts'
import { getPrefix } from '#words/languages.ts'
import { toEuros, toStays } from './amounts.ts'
import type { Given, MissedStay, Told } from './tool.ts'

type Asked = InputOf<typeof bookingCalls.price>

/**
 * A link to the booking page with the stay filled in; or why it cannot be booked, and the nearest stays that can. The search decides: calls
 * also accept what was offered yesterday, which the page does not offer.
 */
export async function createCheckout(asked: Asked, given: Given): Promise<Told> {
  const { api } = given
  const { villaId, checkIn, checkOut, guests } = asked
  // A page without a number would price another party.
  if (guests === undefined) throw badFields({ guests: 'no_guests' })
  const { problem, possible, villas } = await api(searchCalls.stays, { checkIn, checkOut, guests })
  const found = villas.find(({ villa }) => villa.id === villaId)
  const rule = problem ?? found?.rule ?? null
  const price = rule === null ? await api(bookingCalls.price, asked) : null
  if (found?.available && price?.available)
    return { told: { bookable: true, finalPrice: toEuros(price.total), currency: 'EUR', link: toLink(asked, given) } }
  return {
    told: { bookable: false, message: rule ?? price?.message, nearest: toStays(found?.nearest ?? possible) },
    missed: { villaId, checkIn, checkOut, why: whyMissed(found) },
  }
}

/** `found`: the villa in the search for the stay; undefined where the rules of all villas refuse it. */
export function whyMissed(found: FoundVilla | undefined): MissedStay['why'] {
  if (!found) return 'rule'
  if (!found.fits) return 'party'
  return found.rule === null ? 'taken' : 'rule'
}

function toLink({ villaId, checkIn, checkOut, guests, promoCode }: Asked, { siteUrl, language, agent }: Given): string {
  const link = new URL(`${siteUrl}${getPrefix(language)}/booking`)
  const filled = { villa: villaId, checkIn, checkOut, guests, code: promoCode, via: agent }
  for (const [name, value] of Object.entries(filled)) if (value !== undefined) link.searchParams.set(name, String(value))
  return link.href
}

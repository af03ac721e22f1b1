import { bookingCalls } from '#contract/bookings.ts'
import type { AnswerOf, InputOf } from '#contract/call.ts'
import type { Api } from '#contract/client.ts'
import { type Problem, stayRefusals } from '#contract/problems.ts'
import { badFields } from '#contract/refusal.ts'
import { Refused } from '#contract/refused.ts'
import { type FoundVilla, searchCalls } from '#contract/search.ts'
import { getPrefix } from '#words/languages.ts'
import { toEuros, toStays } from './amounts.ts'
import type { Given, MissedStay, Told } from './tool.ts'

type Asked = InputOf<typeof bookingCalls.price>

/** A link to the booking page with the stay filled in; or why it cannot be booked, and the nearest stays that can. */
export async function createCheckout(asked: Asked, given: Given): Promise<Told> {
  const { villaId, checkIn, checkOut, guests } = asked
  // A page without a number would price another party.
  if (guests === undefined) throw badFields({ guests: 'no_guests' })
  const { price, message } = await judge(given.api, asked)
  if (price) return { told: { bookable: true, finalPrice: toEuros(price.total), currency: 'EUR', link: toLink(asked, given) } }
  const { villas, possible } = await given.api(searchCalls.stays, { checkIn, checkOut, guests })
  const found = villas.find(({ villa }) => villa.id === villaId)
  return {
    told: { bookable: false, message, nearest: toStays(found?.nearest ?? possible) },
    missed: { villaId, checkIn, checkOut, why: whyMissed(found) },
  }
}

type Price = AnswerOf<typeof bookingCalls.price>

/** The price of a stay that can be booked now, else why it cannot. */
async function judge(api: Api, asked: Asked): Promise<{ price: Price | null; message: string }> {
  try {
    const price = await api(bookingCalls.price, asked)
    return { price: price.available ? price : null, message: price.message }
  } catch (error) {
    if (error instanceof Refused && (stayRefusals as Problem[]).includes(error.code)) return { price: null, message: error.message }
    throw error
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

import { eq } from 'drizzle-orm'
import type { Suggestion } from '#contract/inbox.ts'
import { Refusal } from '#contract/refusal.ts'
import type { Language } from '#words/languages.ts'
import { sayIn } from '#words/refusals.ts'
import { readOwnersOffer } from '../bookings/owner-change.ts'
import { changeRequests } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { openRequests } from '../guest-stays/open-requests.ts'

/** The other dates that a guest asks for, with what they would cost, or why they cannot be had. */
export async function suggestChange(deps: Deps, bookingId: number, language: Language): Promise<Suggestion | null> {
  const wishes = await openRequests(deps.db, deps.now(), { of: eq(changeRequests.bookingId, bookingId) })
  const wish = wishes.at(-1)
  if (!wish) return null
  const { villaId, checkIn, checkOut } = wish.request
  const asked = { bookingId, villaId, villa: wish.villa, checkIn, checkOut }
  try {
    const { total, formerTotal, broken } = await readOwnersOffer(deps, { bookingId, villaId, checkIn, checkOut, price: 'rates' }, language)
    return { ...asked, difference: total - formerTotal, against: broken }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { ...asked, difference: null, against: [sayIn[language](error.says)] }
  }
}

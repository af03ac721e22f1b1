import type { StayAsked } from '#contract/inbox.ts'
import { Refusal } from '#contract/refusal.ts'
import { dayAtProperty } from '#domain/calendar-day.ts'
import type { Language } from '#words/languages.ts'
import { sayIn } from '#words/refusals.ts'
import { readHandOffer } from '../bookings/book-by-hand.ts'
import type { Deps } from '../deps.ts'
import { aboutThread, countStaysByAddress, type FoundThread } from '../threads/queries.ts'

/** The party of an offer where the guest has named none. */
const USUAL_GUESTS = 2

/** What a question is about, with what the stay costs today, or why it cannot be had. */
export async function describeAsked(deps: Deps, found: FoundThread, language: Language): Promise<StayAsked> {
  const { villaId, villa, checkIn, checkOut, guests } = aboutThread(found)
  const { guestEmail } = found.thread
  const staysOfAddress = (await countStaysByAddress(deps.db, [guestEmail]))(guestEmail)
  const asked = { villaId, villa, checkIn, checkOut, guests, staysOfAddress, total: null, against: [] }
  if (!villaId || !checkIn || !checkOut || checkIn < dayAtProperty(deps.now())) return asked
  try {
    const stay = { villaId, checkIn, checkOut, guests: guests ?? USUAL_GUESTS, price: 'rates' as const }
    const { total, broken } = await readHandOffer(deps, stay, language)
    return { ...asked, total, against: broken }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { ...asked, against: [sayIn[language](error.says)] }
  }
}

import type { bookingCalls } from '#contract/bookings.ts'
import type { AnswerOf, InputOf } from '#contract/call.ts'
import { dayAtProperty } from '#domain/calendar-day.ts'
import { quoteStay } from '#domain/pricing/quote.ts'
import * as words from '#words/answers.en.ts'
import { say } from '#words/refusals.en.ts'
import type { Deps } from '../deps.ts'
import type { Account } from '../http/account.ts'
import { rateCard } from '../pricing/queries.ts'
import { hasEarlierStay, nightsFree } from '../stays/queries.ts'
import { refuseStay } from './refuse-stay.ts'

/** Price of a stay for this caller, and whether the nights are available now. */
export async function priceOf(
  { db, now, content, env }: Deps,
  account: Account | null,
  { villaId, checkIn, checkOut }: InputOf<typeof bookingCalls.price>,
): Promise<AnswerOf<typeof bookingCalls.price>> {
  const stay = { checkIn, checkOut }
  const today = dayAtProperty(now())
  refuseStay({ now, env }, stay)
  const available = await nightsFree(db, villaId, stay, now())
  const returning = account !== null && (await hasEarlierStay(db, account.id))
  const quote = quoteStay(stay, await content.kept('rate card', () => rateCard(db)), { today, returning })
  return {
    ...quote,
    instalmentsReason: quote.instalments ? null : say('stages_not_offered'),
    available,
    message: available ? words.datesAvailable : say('dates_taken'),
  }
}

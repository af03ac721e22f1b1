import type { bookingCalls } from '#contract/bookings.ts'
import type { AnswerOf, InputOf } from '#contract/call.ts'
import type { Message } from '#contract/messages.ts'
import { dayAtProperty } from '#domain/calendar-day.ts'
import { quoteStay } from '#domain/pricing/quote.ts'
import * as words from '#words/answers.en.ts'
import { say } from '#words/refusals.en.ts'
import type { Deps } from '../deps.ts'
import type { Account } from '../http/account.ts'
import { rateCard } from '../pricing/queries.ts'
import { hasEarlierStay, type NightsState, nightsState } from '../stays/queries.ts'
import { refuseStay } from './refuse-stay.ts'
import { datesHeld } from './refuse-taken-nights.ts'

/** Price of a stay for this caller, and whether the nights are available now. */
export async function priceOf(
  deps: Deps,
  account: Account | null,
  { villaId, checkIn, checkOut }: InputOf<typeof bookingCalls.price>,
): Promise<AnswerOf<typeof bookingCalls.price>> {
  const { db, now, content } = deps
  const stay = { checkIn, checkOut }
  const today = dayAtProperty(now())
  await refuseStay(deps, stay)
  const nights = await nightsState(db, villaId, stay, now(), account?.id ?? null)
  const returning = account !== null && (await hasEarlierStay(db, account.id))
  const quote = quoteStay(stay, await content.kept('rate card', () => rateCard(db)), { today, returning })
  return {
    ...quote,
    instalmentsReason: quote.instalments ? null : say('stages_not_offered'),
    available: nights.state === 'free' || nights.state === 'kept',
    keptUntil: nights.state === 'kept' ? nights.until.toISOString() : null,
    message: messageAbout(nights, now()),
  }
}

function messageAbout(nights: NightsState, now: Date): string {
  if (nights.state === 'free') return words.datesAvailable
  if (nights.state === 'kept') return words.datesKept
  if (nights.state === 'bought') return words.datesBought
  const message: Message = nights.state === 'held' ? datesHeld(nights.until, now) : 'dates_taken'
  return say(message)
}

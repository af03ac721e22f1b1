import type { bookingCalls } from '#contract/bookings.ts'
import type { AnswerOf, InputOf } from '#contract/call.ts'
import type { Message } from '#contract/messages.ts'
import { refuseIf } from '#contract/refusal.ts'
import { cancellationLadder } from '#domain/bookings/refund-on-cancel.ts'
import { dayAtProperty } from '#domain/calendar-day.ts'
import { isReturning } from '#domain/pricing/discounts.ts'
import { quoteStay } from '#domain/pricing/quote.ts'
import { apiMessagesIn } from '#words/api-messages.ts'
import type { Language } from '#words/languages.ts'
import { sayIn } from '#words/refusals.ts'
import type { Deps } from '../deps.ts'
import type { Account } from '../http/account.ts'
import { currentRateCards } from '../pricing/queries.ts'
import { limitingGuesses, usablePromo } from '../promo-codes/use-promo-code.ts'
import { judgeStay, leavesNightsBetween } from '../stay-rules/refuse-stay.ts'
import { findFirstArrival, type NightsState, nightsState } from '../stays/queries.ts'
import { policyOfVilla } from '../villas/policy.ts'
import { villaOnSale } from '../villas/queries.ts'
import { datesHeld } from './refuse-taken-nights.ts'

/**
 * Price of a stay for this caller, and whether the party can book it now. A party that is too large is told so beside its price, as one
 * whose nights are taken; without a number of guests it fits.
 * @throws Refusal for dates that nobody can book
 */
export async function readPrice(
  deps: Deps,
  account: Account | null,
  { villaId, checkIn, checkOut, guests, promoCode = '' }: InputOf<typeof bookingCalls.price>,
  { address, language }: { address: string; language: Language },
): Promise<AnswerOf<typeof bookingCalls.price>> {
  const { db, now } = deps
  const stay = { checkIn, checkOut }
  const today = dayAtProperty(now())
  const guest = account?.id ?? null
  const { capacity } = await villaOnSale(db, villaId)
  const { rules, problem, crowd, gapPercent } = await judgeStay(deps, { villaId, ...stay, guests: guests ?? 1, capacity }, { guest })
  refuseIf(problem)
  const state = await nightsState(db, villaId, stay, now(), guest)
  const apart = await leavesNightsBetween(db, { villaId, ...stay }, rules, { now: now(), guest })
  const nights: NightsState = state.state === 'free' && !apart ? { state: 'sold' } : state
  const returning = isReturning(await findFirstArrival(db, guest), stay)
  const wanted = { ...stay, villaId, accountId: account?.id ?? null }
  const promo = await limitingGuesses(deps, address, promoCode, () => usablePromo(db, now(), promoCode, wanted))
  const cards = await currentRateCards(deps)
  const quote = quoteStay(stay, cards.of(villaId), { today, returning, guests, promo, gapPercent })
  const cancellation = await policyOfVilla(deps, villaId)
  return {
    ...quote,
    cancellation: cancellationLadder({ ...quote, checkIn, cancellation }, today, quote.total),
    instalmentsReason: quote.instalments ? null : sayIn[language]('stages_not_offered'),
    available: crowd === null && (nights.state === 'free' || nights.state === 'held_by_caller'),
    keptUntil: nights.state === 'held_by_caller' ? nights.until.toISOString() : null,
    message: crowd ? sayIn[language](crowd) : messageAbout(nights, now(), language),
  }
}

function messageAbout(nights: NightsState, now: Date, language: Language): string {
  const words = apiMessagesIn[language]
  if (nights.state === 'free') return words.datesAvailable
  if (nights.state === 'held_by_caller') return words.datesKept
  if (nights.state === 'bought') return words.datesBought
  const message: Message = nights.state === 'held' ? datesHeld(nights.until, now) : 'dates_taken'
  return sayIn[language](message)
}

import type { InputOf } from '#contract/call.ts'
import type { pricingCalls } from '#contract/pricing.ts'
import { addDays, daysFrom } from '#domain/calendar-day.ts'
import { findSeason, nightlyRate, nightPrice } from '#domain/pricing/rate-card.ts'
import type { Deps } from '../deps.ts'
import { currentRateCards } from './queries.ts'

/** Prices of the nights of a month (`yyyy-MM`), computed as in a quote, of a villa or of the house. */
export async function nightsOfMonth(deps: Deps, { month, villaId }: InputOf<typeof pricingCalls.calendar>) {
  const first = `${month}-01`
  const next = `${addDays(first, 31).slice(0, 7)}-01`
  const cards = await currentRateCards(deps)
  const card = villaId === undefined ? cards.house : cards.of(villaId)
  return daysFrom(first, next).map((day) => ({
    day,
    ...nightlyRate(day, card),
    rate: nightPrice(day, card),
    seasonal: findSeason(day, card.seasons) !== undefined,
  }))
}

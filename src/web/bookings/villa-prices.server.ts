import { accountCalls } from '#contract/accounts.ts'
import { bookingCalls } from '#contract/bookings.ts'
import type { AnswerOf } from '#contract/call.ts'
import type { Api } from '#contract/client.ts'
import { currencyCalls } from '#contract/currency.ts'
import { pricingCalls } from '#contract/pricing.ts'
import type { Villa } from '#contract/villas.ts'
import { blocksNights } from '#domain/bookings/status.ts'
import type { CalendarDay } from '#domain/calendar-day.ts'
import { appliedSeasons } from '#domain/pricing/rate-card.ts'
import { say } from '#words/refusals.en.ts'
import { apiResult, requiredAnswer } from '../api-results.server.ts'
import { memoized } from '../memoized.server.ts'
import { readStayRules } from './stay-rules.server.ts'

const ONE_EURO = 100

/** What is free in a villa, and what the browser needs to price a stay there. */
export async function readVillaPrices(api: Api, { id, slug }: Pick<Villa, 'id' | 'slug'>) {
  const [{ bookings }, { today, rules }] = await Promise.all([
    requiredAnswer(api(bookingCalls.calendar, { villaId: id })),
    readStayRules(api),
  ])
  // Administrators also get bookings that do not block nights.
  const blocking = bookings.filter(({ status }) => blocksNights(status))
  return {
    villa: { id, slug },
    availability: { taken: blocking.map(({ checkIn, checkOut }) => ({ checkIn, checkOut })), rules, today },
    prices: await readPrices(api, today, rules.lastBookableDay),
  }
}

export type VillaPrices = Awaited<ReturnType<typeof readVillaPrices>>

/** What the browser needs to price a stay itself. Only what can apply to stays that can be booked today. */
async function readPrices(api: Api, today: CalendarDay, last: CalendarDay) {
  const [seasons, { baseRate }, discounts, who, exchange] = await Promise.all([
    requiredAnswer(api(pricingCalls.seasons, {})),
    requiredAnswer(api(pricingCalls.baseRate, {})),
    apiResult(api(pricingCalls.discounts, {})),
    apiResult(api(accountCalls.who, {})),
    apiResult(api(currencyCalls.convert, { amount: ONE_EURO })),
  ])
  const offers = discounts.answer && offersOn(discounts.answer, today)
  // Only the server knows whether a guest has stayed before.
  const mayBeReturning = who.answer?.user !== null && offers?.some(({ type }) => type === 'repeater')
  return {
    rates: {
      baseRate,
      seasons: seasonsBetween(seasons, today, last),
      discounts: offers ?? [],
    },
    /** False if only the server can tell the price. */
    complete: offers !== null && !mayBeReturning,
    stagesNotOffered: say('stages_not_offered'),
    exchange: exchange.answer,
  }
}

const seasonsBetween = memoized(({ seasons }: AnswerOf<typeof pricingCalls.seasons>, today: CalendarDay, last: CalendarDay) =>
  appliedSeasons(today, last, seasons),
)

const offersOn = memoized(({ discounts }: AnswerOf<typeof pricingCalls.discounts>, today: CalendarDay) =>
  discounts.filter(({ state, stayUntil }) => state === 'active' && (stayUntil === null || stayUntil > today)),
)

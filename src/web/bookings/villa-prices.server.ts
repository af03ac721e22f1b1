import { accountCalls } from '#contract/accounts.ts'
import { bookingCalls } from '#contract/bookings.ts'
import type { AnswerOf } from '#contract/call.ts'
import type { Api } from '#contract/client.ts'
import { currencyCalls } from '#contract/currency.ts'
import { pricingCalls } from '#contract/pricing.ts'
import { type PublicSettings, settingsCalls } from '#contract/settings.ts'
import type { Villa } from '#contract/villas.ts'
import { choosePolicy } from '#domain/bookings/cancellation.ts'
import { blocksNights } from '#domain/bookings/status.ts'
import type { CalendarDay } from '#domain/calendar-day.ts'
import { selectCharges } from '#domain/pricing/charges.ts'
import { appliedSeasons } from '#domain/pricing/rate-card.ts'
import { cardOfVilla } from '#domain/pricing/villa-rates.ts'
import { rulesFrom, withNightsBetween } from '#domain/stay-rules.ts'
import { memoized } from '#render/document/memoized.server.ts'
import { say } from '#words/en/refusals.ts'
import { apiResult, requiredAnswer } from '../api-results.server.ts'
import { ownRates } from '../pricing/own-rates.ts'
import { readCharges } from '../pricing/read-charges.server.ts'
import { readStayRules } from './stay-rules.server.ts'

const ONE_EURO = 100

/** What is free in a villa, and what the browser needs to price a stay there. */
export async function readVillaPrices(api: Api, villa: Pick<Villa, 'id' | 'slug' | 'name' | 'cancellation' | 'levyClass'>) {
  const { id, slug, name, cancellation } = villa
  const [{ bookings }, { today, rules }, { settings }] = await Promise.all([
    requiredAnswer(api(bookingCalls.calendar, { villaId: id })),
    readStayRules(api, id),
    requiredAnswer(api(settingsCalls.read, {})),
  ])
  // Administrators also get bookings that do not block nights.
  const blocking = bookings.filter(({ status }) => blocksNights(status))
  return {
    villa: { id, slug, name },
    availability: {
      taken: withNightsBetween(
        blocking.map(({ checkIn, checkOut }) => ({ checkIn, checkOut })),
        rules,
      ),
      rules: rulesFrom(rules, today),
      today,
    },
    prices: {
      ...(await readPrices(api, villa, { today, last: rules.lastBookableDay, settings })),
      cancellation: choosePolicy(cancellation, settings.booking.cancellation),
    },
  }
}

export type VillaPrices = Awaited<ReturnType<typeof readVillaPrices>>
/** With the number of guests and the promo code that the price is for. */
export type PartyPrices = VillaPrices & { guests: number; promoCode?: string }

type Bounds = { today: CalendarDay; last: CalendarDay; settings: PublicSettings }

/** What the browser needs to price a stay itself. Only what can apply to stays that can be booked today. */
async function readPrices(api: Api, { id, levyClass }: Pick<Villa, 'id' | 'levyClass'>, { today, last, settings }: Bounds) {
  const [seasons, { baseRate }, { villas }, charges, discounts, who, exchange] = await Promise.all([
    requiredAnswer(api(pricingCalls.seasons, {})),
    requiredAnswer(api(pricingCalls.baseRate, {})),
    requiredAnswer(api(pricingCalls.villaRates, {})),
    readCharges(api),
    apiResult(api(pricingCalls.discounts, {})),
    apiResult(api(accountCalls.who, {})),
    apiResult(api(currencyCalls.convert, { amount: ONE_EURO })),
  ])
  const own = villas.find(({ villaId }) => villaId === id)
  const offers = discounts.answer && offersOn(discounts.answer, today)
  const house = {
    baseRate,
    seasons: seasonsBetween(seasons, today, last),
    discounts: offers ?? [],
    mostDiscount: settings.discounts.most,
    lowestNight: settings.discounts.lowestNight * 100,
    ...(charges && selectCharges({ id, levyClass }, charges)),
  }
  // Only the server knows whether a guest has stayed before.
  const mayBeReturning = who.answer?.user !== null && offers?.some(({ type }) => type === 'repeater')
  return {
    rates: cardOfVilla(house, id, own && ownRates(own)),
    /** False if only the server can calculate the price. */
    complete: offers !== null && charges !== null && !mayBeReturning,
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

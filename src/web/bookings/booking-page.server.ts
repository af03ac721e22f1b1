import { accountCalls } from '#contract/accounts.ts'
import { bookingCalls } from '#contract/bookings.ts'
import type { Api } from '#contract/client.ts'
import { currencyCalls } from '#contract/currency.ts'
import { pricingCalls } from '#contract/pricing.ts'
import { settingsCalls } from '#contract/settings.ts'
import { type Villa, villaCalls } from '#contract/villas.ts'
import type { Selection } from '#domain/bookings/picker.ts'
import { type CalendarDay, isCalendarDay } from '#domain/calendar-day.ts'
import { guestStayRules, largestParty, partyProblem } from '#domain/stay.ts'
import { say } from '#words/refusals.en.ts'
import { ruleOf } from '#words/search.en.ts'
import { apiResult, requiredAnswer } from '../api-results.server.ts'
import { todayAtProperty } from '../today.server.ts'
import { findVilla } from '../villas/find-villa.server.ts'
import { type Draft, draftCookie } from './draft.server.ts'

const ONE_EURO = 100

/** Loads the booking page: the villas to choose from, the calendar and rates of the selected one, and the saved draft. */
export async function readBookingPage(api: Api, request: Request, query: URLSearchParams) {
  const draft = await draftCookie.read(request)
  const { answer, refused } = await apiResult(readVillas(api, query, draft))
  if (refused) return { villas: [], more: 0, search: '', chosen: null, error: refused.message }
  const { villa, ...choice } = answer
  if (!villa) return { ...choice, chosen: null, error: null }

  const today = todayAtProperty()
  const [{ bookings }, { longestStayNights }] = await Promise.all([
    requiredAnswer(api(bookingCalls.calendar, { villaId: villa.id })),
    requiredAnswer(api(settingsCalls.read, {})),
  ])
  const rules = guestStayRules(today, longestStayNights)
  // Administrators also get bookings that no longer block nights.
  const blocking = bookings.filter(
    ({ status }) => status !== 'pending' && status !== 'cancelled' && status !== 'failed' && status !== 'refunded',
  )
  return {
    ...choice,
    chosen: {
      villa,
      availability: {
        taken: blocking.map(({ checkIn, checkOut }) => ({ checkIn, checkOut })),
        rules,
        today,
      },
      prices: await readPrices(api, today, rules.lastBookableDay),
      selection: requestedSelection(query, draft),
      ...guestsFor(villa, query, draft),
    },
    error: null,
  }
}

const DEFAULT_GUESTS = 2

/** Guest details, with a number of guests that the villa has room for. `partyRule`: why it is not the number asked for. */
function guestsFor({ capacity }: Villa, query: URLSearchParams, draft: Draft | null) {
  const asked = query.get('guests')
  const guests = asked ? Math.trunc(Number(asked)) || 0 : (draft?.guest.guests ?? DEFAULT_GUESTS)
  const problem = partyProblem(guests, capacity)
  const fitting = guests < 1 ? DEFAULT_GUESTS : Math.min(guests, largestParty(capacity))
  return { guest: { ...draft?.guest, guests: fitting }, guestsAsked: guests, partyRule: problem && ruleOf(problem) }
}

/** What the browser needs to price a stay itself. Only what can apply to stays that can be booked today. */
async function readPrices(api: Api, today: CalendarDay, last: CalendarDay) {
  const [{ seasons }, { baseRate }, discounts, who, exchange] = await Promise.all([
    requiredAnswer(api(pricingCalls.seasons, {})),
    requiredAnswer(api(pricingCalls.baseRate, {})),
    apiResult(api(pricingCalls.discounts, {})),
    apiResult(api(accountCalls.who, {})),
    apiResult(api(currencyCalls.convert, { amount: ONE_EURO })),
  ])
  const offers = discounts.answer?.discounts.filter(
    ({ state, stayUntil }) => state === 'active' && (stayUntil === null || stayUntil > today),
  )
  // Only the server knows whether a guest has stayed before.
  const mayBeReturning = who.answer?.user !== null && offers?.some(({ type }) => type === 'repeater')
  return {
    rates: {
      baseRate,
      seasons: seasons.filter(({ active, from, until }) => active && until >= today && from <= last),
      discounts: offers ?? [],
    },
    /** False if only the server can tell the price. */
    complete: offers !== undefined && !mayBeReturning,
    stagesNotOffered: say('stages_not_offered'),
    exchange: exchange.answer,
  }
}

export type Chosen = NonNullable<Awaited<ReturnType<typeof readBookingPage>>['chosen']>

/** What is free in a villa, and what it costs. */
export type VillaPrices = Pick<Chosen, 'villa' | 'availability' | 'prices'>

const MOST_TABS = 12

/** The requested villa, and those to choose from: the first ones, or those that a search finds. */
async function readVillas(api: Api, query: URLSearchParams, draft: Draft | null) {
  const search = query.get('search')?.trim().slice(0, LONGEST_SEARCH) ?? ''
  const all = await api(villaCalls.list, {})
  const found = search === '' ? all : await api(villaCalls.list, { search, limit: MOST_TABS })
  const villa = (await findVilla(api, query.get('villa') ?? String(draft?.villaId ?? ''))) ?? all.villas[0]
  const villas = found.villas.slice(0, MOST_TABS).map(({ id, slug, name, greekName }) => ({ id, slug, name, greekName }))
  return { villa, villas, search, more: Math.max(0, all.total - MOST_TABS) }
}

const LONGEST_SEARCH = 120

/** The dates of the address, also impossible ones, else those of the draft. */
function requestedSelection(query: URLSearchParams, draft: Draft | null): Selection {
  const [checkIn, checkOut] = [query.get('checkIn') ?? '', query.get('checkOut') ?? '']
  if (isCalendarDay(checkIn)) return isCalendarDay(checkOut) ? { checkIn, checkOut } : { checkIn }
  return draft ? { checkIn: draft.checkIn, checkOut: draft.checkOut } : {}
}

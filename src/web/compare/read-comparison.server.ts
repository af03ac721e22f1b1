import type { Api } from '#contract/client.ts'
import { type FoundVilla, searchCalls } from '#contract/search.ts'
import { settingsCalls } from '#contract/settings.ts'
import { type Villa, villaCalls } from '#contract/villas.ts'
import { cancellationSteps, choosePolicy } from '#domain/bookings/cancellation.ts'
import { type CalendarDay, isUsableDay } from '#domain/calendar-day.ts'
import { lowestTotal } from '#domain/free-starts.ts'
import { MAXIMUM_GUESTS, type Stay } from '#domain/stay.ts'
import { countedFacts, type FamilyFactName, findFact, isCounted, yesNoFacts } from '#domain/villas/family-facts.ts'
import * as words from '#words/en/compare.ts'
import * as counts from '#words/en/counts.ts'
import { briefRange, formatDay } from '#words/en/days.ts'
import * as familyWords from '#words/en/family.ts'
import { formatEurosBriefly, formatNumber, metres, squareMetres } from '#words/en/numbers.ts'
import { ruleOf } from '#words/en/search.ts'
import { apiResult, requiredAnswer } from '../api-results.server.ts'
import { formatFrom, readRatesOfMonth } from '../pricing/lowest-rate.server.ts'
import { type Ratings, readRatings } from '../reviews/read-ratings.server.ts'
import { toBookingAddress } from '../search/addresses.ts'
import { guestsAsked } from '../search/read-search.server.ts'
import { todayAtProperty } from '../today.server.ts'
import { describeBeds } from '../villas/describe-villa.ts'
import { toCard } from '../villas/villa-card.server.ts'

/** Villas beside each other at most. */
export const MOST_COMPARED = 4
/** Villas that can be chosen from, and that a search is asked for. */
const MOST_CHOICES = 100

/** Up to four villas beside each other, with the totals of a stay if the address has one. In words, to save bytes in the browser. */
export async function readComparison(api: Api, { searchParams: query }: URL) {
  const { villas: all } = await requiredAnswer(api(villaCalls.list, {}))
  const asked = query.getAll('villa')
  const named = all.filter(({ slug }) => asked.includes(slug))
  const villas = (named.length > 0 ? named : all).slice(0, MOST_COMPARED)
  const { guests: party } = guestsAsked({ searchParams: query } as URL)
  const guests = Math.min(party, MAXIMUM_GUESTS)
  const stay = stayAsked(query)
  const [search, lowest, ratings, { settings }] = await Promise.all([
    stay ? apiResult(api(searchCalls.stays, { ...stay, guests, limit: MOST_CHOICES })) : null,
    stay ? null : readRatesOfMonth(api),
    readRatings(api),
    requiredAnswer(api(settingsCalls.read, {})),
  ])
  const found = new Map((search?.answer?.villas ?? []).map((one) => [one.villa.id, one]))
  const least = lowestTotal(villas.flatMap(({ id }) => found.get(id) ?? []).filter(({ available }) => available))
  const context = { stay, guests, house: settings.booking.cancellation, today: todayAtProperty() }
  return {
    refused: search?.refused ?? null,
    error: search?.refused?.message ?? null,
    problem: search?.answer?.problem ?? null,
    cut: named.length > MOST_COMPARED ? words.atMost(MOST_COMPARED) : null,
    asked: stay
      ? { ...stay, guests, inWords: [briefRange(stay.checkIn, stay.checkOut, true), counts.guests(guests)].join(', ') }
      : { guests, inWords: null },
    choices: all.map(({ slug, name }) => ({ slug, name, chosen: villas.some((villa) => villa.slug === slug) })),
    villas: villas.map((villa) => toColumn(villa, found.get(villa.id), { ...context, ratings, least, from: formatFrom(lowest, villa) })),
    rows: listRows(villas, context),
  }
}

export type Comparison = Omit<Awaited<ReturnType<typeof readComparison>>, 'refused'>

function stayAsked(query: URLSearchParams): Stay | null {
  const [checkIn, checkOut] = [query.get('checkIn') ?? '', query.get('checkOut') ?? '']
  return isUsableDay(checkIn) && isUsableDay(checkOut) ? { checkIn, checkOut } : null
}

type Context = { stay: Stay | null; guests: number; house: string; today: CalendarDay }
type OfColumn = Context & { ratings: Ratings; least: number | null; from: string | null }

/** The head of a villa's column: what it costs, and where it is booked. */
function toColumn(villa: Villa, found: FoundVilla | undefined, { stay, guests, ratings, least, from }: OfColumn) {
  const { id, slug, name, picture } = toCard(villa, null, null)
  const column = { id, slug, name, picture, rating: ratings(id), lowest: false }
  if (!stay || !found) return { ...column, price: from, note: null, book: null }
  const booking = toBookingAddress(slug, { ...stay, guests })
  if (found.available) {
    return { ...column, price: formatEurosBriefly(found.total), note: null, lowest: found.total === least, book: booking }
  }
  const [nearest] = found.nearest
  const why = found.fits ? found.rule : ruleOf({ code: 'too_many_guests', most: villa.capacity })
  return {
    ...column,
    price: null,
    note: why ?? (nearest ? words.takenFree(briefRange(nearest.checkIn, nearest.checkOut)) : null),
    book: null,
  }
}

export type Column = ReturnType<typeof toColumn>

/** `best`: the columns whose value is plainly better than others. `same`: all villas have the same. */
export type Row = { title: string; values: (string | null)[]; best: boolean[]; same: boolean }

function listRows(villas: readonly Villa[], context: Context): Row[] {
  const bedRooms = (villa: Villa) => (villa.rooms.length > 0 ? villa.rooms.length : null)
  return [
    numbers(words.sleeps, villas, ({ capacity }) => Math.min(capacity, MAXIMUM_GUESTS)),
    texts(words.beds, villas, describeBeds),
    numbers(words.rooms, villas, bedRooms),
    numbers(words.bathrooms, villas, ({ bathrooms }) => bathrooms),
    numbers(words.size, villas, ({ size }) => size, squareMetres),
    texts(words.view, villas, ({ view }) => view || null),
    distances(words.beachDistance, villas, ({ beachDistance }) => beachDistance),
    distances(familyWords.countedNames.poolDistance, villas, ({ familyFacts }) => findFact(familyFacts, 'poolDistance')),
    ...countedFacts.filter((fact) => fact !== 'poolDistance').map((fact) => toFactRow(fact, villas)),
    ...yesNoFacts.map((fact) => toFactRow(fact, villas)),
    texts(words.ifYouCancel, villas, (villa) => describeRefund(villa, context)),
  ].filter(({ values }) => values.some((value) => value !== null))
}

const texts = (title: string, villas: readonly Villa[], say: (villa: Villa) => string | null): Row => {
  const values = villas.map(say)
  return { title, values, best: values.map(() => false), same: isSame(values) }
}

type Count = (villa: Villa) => number | null

/** `choose`: which of the numbers is the best. */
const numbers = (title: string, villas: readonly Villa[], count: Count, say = formatNumber, choose = Math.max): Row => {
  const counted = villas.map(count)
  const values = counted.map((value) => (value === null ? null : say(value)))
  const best = choose(...counted.filter((value) => value !== null))
  return { title, values, best: counted.map((value) => !isSame(values) && value === best), same: isSame(values) }
}

/** The nearest is the best. */
const distances = (title: string, villas: readonly Villa[], count: Count): Row => numbers(title, villas, count, metres, Math.min)

/** A fact of families; the row is left out where no owner has told it. */
function toFactRow(fact: FamilyFactName, villas: readonly Villa[]): Row {
  const say = ({ familyFacts }: Villa) => {
    const value = findFact(familyFacts, fact)
    if (value === null) return null
    if (isCounted(fact)) return familyWords.countedFacts[fact](value)
    return value > 0 ? familyWords.yes : familyWords.no
  }
  return texts(isCounted(fact) ? familyWords.countedNames[fact] : familyWords.factNames[fact], villas, say)
}

const isSame = (values: readonly (string | null)[]): boolean => new Set(values).size <= 1

/** The first step of a villa's policy, by the day of the stay if there is one. */
function describeRefund({ cancellation }: Villa, { stay, house, today }: Context): string {
  const policy = choosePolicy(cancellation, house)
  if (!stay) {
    const [first] = policy
    return first ? words.refundedBefore(first.percent, counts.days(first.days)) : words.noRefund
  }
  const [step] = cancellationSteps({ checkIn: stay.checkIn, cancellation: policy }, today)
  return step && step.until !== null ? words.refundedUntil(step.percent, formatDay(step.until)) : words.noRefund
}

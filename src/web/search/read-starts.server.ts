import type { AnswerOf } from '#contract/call.ts'
import type { Api } from '#contract/client.ts'
import { type FreeStart, type StartsOfVilla, searchCalls } from '#contract/search.ts'
import { MOST_MONTHS, OFFERED_LENGTHS } from '#domain/free-starts.ts'
import { groupBy } from '#domain/group-by.ts'
import { type Month, toMonth } from '#domain/month.ts'
import { MAXIMUM_GUESTS } from '#domain/stay.ts'
import type { SearchedFact } from '#domain/villas/family-facts.ts'
import * as counts from '#words/en/counts.ts'
import { briefRange, formatMonth } from '#words/en/days.ts'
import * as words from '#words/en/months.ts'
import { formatEurosBriefly } from '#words/en/numbers.ts'
import * as searchWords from '#words/en/search.ts'
import { apiResult } from '../api-results.server.ts'
import { pageAsked } from '../forms/page-asked.server.ts'
import { readUsualStays } from '../pricing/usual-stays.server.ts'
import { type Ratings, readRatings } from '../reviews/read-ratings.server.ts'
import { findVilla } from '../villas/find-villa.server.ts'
import { toCard } from '../villas/villa-card.server.ts'
import { toBookingAddress } from './addresses.ts'
import { factsAsked, withFacts } from './facts-asked.ts'
import { type MonthSearch, startsFor } from './month-addresses.ts'
import { nameSearch } from './name-search.ts'
import { guestsAsked, toFilter } from './read-search.server.ts'

const VILLAS_PER_PAGE = 12
const DEFAULT_LENGTH = 7
const LONGEST = 366

function lengthAsked({ searchParams: query }: URL): number {
  const nights = Number(query.get('length'))
  return Number.isInteger(nights) && nights > 0 && nights <= LONGEST ? nights : DEFAULT_LENGTH
}

/** All villas with the free stays of the length and months of the address. Texts are in words, to save bytes in the browser. */
export async function readStarts(api: Api, url: URL) {
  const onSale = await apiResult(api(searchCalls.months, {}))
  const months = onSale.answer?.months.map(({ month }) => month) ?? []
  const { guests } = guestsAsked(url)
  const asked = { nights: lengthAsked(url), months: months.filter((month) => url.searchParams.getAll('month').includes(month)), guests }
  const form = toForm(asked, months)
  const facts = factsAsked(url.searchParams)
  const slug = url.searchParams.get('villa')
  const villa = slug ? await findVilla(api, slug) : undefined
  const shown = {
    facts,
    form,
    title: titleFor(asked, months),
    only: villa ? { slug: villa.slug, name: villa.name } : null,
    notes: await readNotes(api),
  }
  if (onSale.refused) return { ...shown, refused: onSale.refused, result: failed(onSale.refused.message) }
  if (asked.months.length === 0) return { ...shown, refused: null, result: { state: 'incomplete' as const } }

  const { page, limit, offset } = pageAsked(url, VILLAS_PER_PAGE)
  const only = villa ? { villaId: villa.id } : { limit, offset }
  const { answer, refused } = await apiResult(api(searchCalls.starts, { ...asked, ...toFilter(facts), ...only }))
  if (refused) return { ...shown, refused, result: failed(refused.message) }
  const cut = asked.months.length > MOST_MONTHS ? words.onlySoManyMonths(MOST_MONTHS) : null
  return {
    ...shown,
    refused: null,
    result: {
      ...toResult(answer, { asked, onSale: months, ratings: await readRatings(api), only: villa?.name, facts }),
      cut,
      paged: { page, perPage: VILLAS_PER_PAGE, total: answer.total },
    },
  }
}

const failed = (message: string) => ({ state: 'failed' as const, error: message })

export type MonthsPage = Omit<Awaited<ReturnType<typeof readStarts>>, 'refused'>
export type MonthsResult = Extract<MonthsPage['result'], { state: 'found' }>

const titleFor = ({ nights, months }: MonthSearch, onSale: readonly Month[]): string =>
  months.length > 0 ? nameSearch(nights, months, needYears(months, onSale)) : words.chooseLengthAndMonths

/** Months are named with their years where several are asked for, or where the same month of another year is on sale. */
const needYears = (months: readonly Month[], onSale: readonly Month[]): boolean =>
  new Set(months.map(readYear)).size > 1 ||
  months.some((month) => onSale.findLast((other) => other.slice(5) === month.slice(5) && other < month))

const readYear = (month: Month): string => month.slice(0, 4)

/** The choices of the form. A length that is not offered, from an address, is one more. */
function toForm({ nights, months, guests }: MonthSearch, onSale: readonly Month[]) {
  const lengths = OFFERED_LENGTHS.includes(nights) ? OFFERED_LENGTHS : [...OFFERED_LENGTHS, nights].toSorted((a, b) => a - b)
  return {
    lengths: lengths.map((length) => ({ value: String(length), label: words.lengthName(length), chosen: length === nights })),
    years: [...groupBy(onSale, readYear)].map(([year, ofYear]) => ({
      label: words.when(year),
      months: ofYear.map((month) => ({ value: month, label: words.monthName(month), chosen: months.includes(month) })),
    })),
    guests: String(Math.min(guests, MAXIMUM_GUESTS)),
  }
}

/** The days of arrival and departure, where they are the same on all dates. */
async function readNotes(api: Api): Promise<string[]> {
  const { arrivalDays, departureDays, some } = await readUsualStays(api, null)
  return some || arrivalDays.join() !== departureDays.join() ? [] : [words.staysBeginAndEnd(arrivalDays)]
}

type Around = { asked: MonthSearch; onSale: readonly Month[]; ratings: Ratings; only: string | undefined; facts: readonly SearchedFact[] }

function toResult(answer: AnswerOf<typeof searchCalls.starts>, around: Around) {
  const { asked, onSale, only, facts } = around
  const { villas, count, lowest, others, problem } = answer
  const guests = counts.guests(asked.guests)
  const withStarts = villas.filter((villa) => villa.count > 0).length
  const starts = words.freeStarts(count)
  const total = formatEurosBriefly(lowest ?? 0)
  const inWords =
    only === undefined ? words.summary(guests, starts, words.villas(withStarts), total) : words.summaryOfVilla(guests, starts, only, total)
  return {
    state: 'found' as const,
    problem,
    summary: count === 0 ? null : inWords,
    others: others.map((other) => ({
      to: withFacts(startsFor({ ...other, guests: asked.guests }), facts),
      label: words.found(nameSearch(other.nights, other.months, needYears(other.months, onSale)), words.freeStarts(other.count)),
    })),
    villas: villas.map((villa) => toStarts(villa, around)),
  }
}

function toStarts({ villa, fits, starts, count }: StartsOfVilla, { asked, ratings, only, facts }: Around) {
  const all = only !== undefined
  const years = new Set(asked.months.map(readYear)).size > 1
  const toStart = ({ checkIn, checkOut, total, lowest }: FreeStart) => ({
    when: briefRange(checkIn, checkOut, years),
    total: formatEurosBriefly(total),
    lowest,
    to: toBookingAddress(villa.slug, { checkIn, checkOut, guests: asked.guests }),
  })
  return {
    villa: toCard(villa, null, ratings(villa.id)),
    /** Why it has no starts. */
    none: fits ? (count === 0 ? words.noFreeStart : null) : searchWords.tooSmall(counts.guests(asked.guests)),
    /** By month, with its name, where all are shown; else in one list. */
    lists: all
      ? [...groupBy(starts, ({ checkIn }) => toMonth(checkIn))].map(([month, ofMonth]) => ({
          title: formatMonth(month),
          starts: ofMonth.map(toStart),
        }))
      : [{ title: null, starts: starts.map(toStart) }],
    more: !all && count > starts.length ? { to: withFacts(startsFor(asked, villa.slug), facts), label: words.allStarts(count) } : null,
  }
}

export type VillaWithStarts = ReturnType<typeof toStarts>

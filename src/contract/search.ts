import { z } from 'zod'
import { searchedFacts } from '#domain/villas/family-facts.ts'
import { call } from './call.ts'
import { priced } from './price.ts'
import { Villa } from './villas.ts'
import { Day, DayInput, Euro, Id, Page, renamed, Text, Total, WholeOr } from './wire.ts'

const PossibleStay = renamed({ checkIn: Day, checkOut: Day, nights: z.int(), total: Euro }, { total: 'finalPrice' })
export type PossibleStay = z.output<typeof PossibleStay>

const FoundVilla = priced(
  {
    villa: Villa,
    nights: z.int(),
    /** Its nights are neither sold nor held by others, and it has room for the guests. */
    available: z.boolean(),
    fits: z.boolean(),
    /** `kept`: held by the caller's own unfinished payment; `held`: by another guest who is paying. */
    nightsState: z.enum(['free', 'kept', 'held', 'sold']),
    /** Minutes until the nights of a `held` stay are free again, unless they are paid for. */
    heldForMinutes: z.int().nullable(),
    /** The rule of this villa that the stay breaks, in words. */
    rule: z.string().nullable(),
    /** Where the stay cannot be had: the nearest stays that can, of the same length where the villa allows it. */
    nearest: z.array(PossibleStay),
  },
  { original: 'originalPrice', total: 'finalPrice' },
  { nights: 'priceBreakdown' },
)
export type FoundVilla = z.output<typeof FoundVilla>

const HalfOfPair = renamed({ villa: Villa, guests: z.int(), total: Euro }, { total: 'finalPrice' })

/** Two villas that are free for the same nights, with the guests shared, and what they cost together. */
const FoundPair = renamed({ halves: z.tuple([HalfOfPair, HalfOfPair]), nights: z.int(), total: Euro }, { total: 'finalPrice' })
export type FoundPair = z.output<typeof FoundPair>

/** Nights of a stay that is searched for. */
const LONGEST_SEARCHED = 366

const FreeStart = renamed(
  {
    checkIn: Day,
    checkOut: Day,
    total: Euro,
    /** It costs less than others that were found, also than others of its villa. */
    lowest: z.boolean(),
  },
  { total: 'finalPrice' },
)
export type FreeStart = z.output<typeof FreeStart>

const StartsOfVilla = z.object({
  villa: Villa,
  fits: z.boolean(),
  /** The cheapest one and others spread over the months, cheapest first; with `villaId` all, earliest first. */
  starts: z.array(FreeStart),
  /** How many there are. */
  count: z.int(),
})
export type StartsOfVilla = z.output<typeof StartsOfVilla>

const DayOfVilla = z.object({
  day: Day,
  /** Its night. */
  free: z.boolean(),
  /** Of its night, with all that comes with it; discounts and fees of a stay are not in it. */
  price: Euro,
  /** Whether a stay can begin and end on it. */
  arrival: z.boolean(),
  departure: z.boolean(),
  /** Of a stay that begins on it. */
  minNights: z.int(),
})

const month = '20[0-9]{2}-(?:0[1-9]|1[0-2])'
const MONTHS = new RegExp(`^${month}(?:,${month})*$`)
const LONGEST_MONTHS = 500

/** Months of a year: '2027-07,2027-08'. */
const Months = z.codec(
  z.string('date_invalid').max(LONGEST_MONTHS, 'too_many_characters').regex(MONTHS, 'date_invalid'),
  z.array(z.string()),
  {
    decode: (text) => text.split(','),
    encode: (months) => months.join(','),
  },
)

const LONGEST_FACTS = 200

/** Only villas whose owners say yes to all of them: 'cot,pets'. */
const Facts = z.codec(z.string().max(LONGEST_FACTS, 'too_many_characters'), z.array(z.enum(searchedFacts)), {
  decode: (text) => searchedFacts.filter((fact) => text.split(',').includes(fact)),
  encode: (facts) => facts.join(','),
})

export const searchCalls = {
  months: call({
    method: 'GET',
    path: '/api/booking/search_months.php',
    summary: 'The months in which stays can begin, each with the lowest price of a night in it',
    access: 'visitor',
    content: true,
    input: z.object({}),
    answer: z.object({ months: z.array(z.object({ month: z.string(), from: Euro })) }),
  }),
  nights: call({
    method: 'GET',
    path: '/api/booking/search_nights.php',
    perMinute: 120,
    summary:
      'The nights on which no villa with room for the guests is free, and the lowest price of all others; for parties of two villas of both together',
    access: 'visitor',
    input: z.object({ guests: WholeOr('no_guests').check(z.gte(1, 'no_guests')).optional() }),
    answer: z.object({
      taken: z.array(z.object({ checkIn: Day, checkOut: Day })),
      /** Neighbouring nights of one price, both included. */
      prices: z.array(z.object({ from: Day, until: Day, price: Euro })),
      /** Today in a season, else when the next one begins. */
      seasonFrom: Day.nullable(),
    }),
  }),
  starts: call({
    method: 'GET',
    path: '/api/booking/search_starts.php',
    perMinute: 120,
    summary: 'All villas with the free stays of so many nights that begin in given months, and their totals',
    access: 'visitor',
    input: z.object({
      nights: WholeOr('not_whole').check(z.gte(1, 'rule_out_of_range'), z.lte(LONGEST_SEARCHED, 'rule_out_of_range')),
      months: Months,
      guests: WholeOr('no_guests').check(z.gte(1, 'no_guests')).optional(),
      facts: Facts.optional(),
      /** Only this villa, with all its starts. */
      villaId: Id.optional(),
      ...Page,
    }),
    answer: z.object({
      /** Why no villa can be booked by so many guests; `villas` is then empty. */
      problem: z.string().nullable(),
      villas: z.array(StartsOfVilla),
      /** How many starts were found, and what the cheapest costs. */
      count: z.int(),
      lowest: Euro.nullable(),
      /** Where none was found: other searches that find some. */
      others: z.array(z.object({ nights: z.int(), months: z.array(z.string()), count: z.int() })),
      ...Total,
    }),
  }),
  availability: call({
    method: 'GET',
    path: '/api/availability.json',
    perMinute: 60,
    summary: 'The days of a year with what is free in each villa; with an `ETag`, valid for a minute',
    access: 'visitor',
    refusals: ['no_such_villa'],
    /** `villa`: by its id or slug; without it the first hundred. */
    input: z.object({ villa: Text(200, 'no_such_villa').optional() }),
    answer: z.object({
      currency: z.literal('EUR'),
      villas: z.array(z.object({ id: z.int(), slug: z.string(), name: z.string(), capacity: z.int(), days: z.array(DayOfVilla) })),
    }),
  }),
  stays: call({
    method: 'GET',
    path: '/api/booking/search_stays.php',
    perMinute: 300,
    summary: 'All villas for given dates, free ones first: price, availability, and for taken ones the nearest dates that are free',
    access: 'visitor',
    input: z.object({
      checkIn: DayInput,
      checkOut: DayInput,
      guests: WholeOr('no_guests').check(z.gte(1, 'no_guests')).optional(),
      facts: Facts.optional(),
      ...Page,
    }),
    answer: z.object({
      /** Why no villa can be booked like this; `villas` is then empty. */
      problem: z.string().nullable(),
      /** Instead of impossible dates: the nearest stays that at least one villa has free. */
      possible: z.array(PossibleStay),
      /** For parties that no villa has room for: the cheapest pairs of free villas. */
      pairs: z.array(FoundPair),
      villas: z.array(FoundVilla),
      /** How many of all villas are available. */
      available: z.int(),
      ...Total,
    }),
  }),
}

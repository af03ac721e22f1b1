import { z } from 'zod'
import { call } from './call.ts'
import { priced } from './price.ts'
import { Villa } from './villas.ts'
import { Day, DayInput, Euro, Page, renamed, Total, WholeOr } from './wire.ts'

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

export const searchCalls = {
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
      ...Page,
    }),
    answer: z.object({
      /** Why no villa can be booked like this; `villas` is then empty. */
      problem: z.string().nullable(),
      /** Instead of impossible dates: the nearest stays that at least one villa has free. */
      possible: z.array(PossibleStay),
      villas: z.array(FoundVilla),
      /** How many of all villas are available. */
      available: z.int(),
      ...Total,
    }),
  }),
}

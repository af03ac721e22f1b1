import type { Cents } from '#domain/money.ts'
import { nightCount, type Stay } from '#domain/stay.ts'
import * as counts from '#words/en/counts.ts'
import { briefRange } from '#words/en/days.ts'
import { formatEurosBriefly } from '#words/en/numbers.ts'
import { totalFor } from '#words/en/search.ts'

export type PricedParty = Stay & { guests: number; total: Cents }

/** A stay as people write it: its days and guests, and what it costs in all. */
export const describeStay = ({ checkIn, checkOut, guests, total }: PricedParty) => ({
  when: [briefRange(checkIn, checkOut, true), counts.guests(guests)].join(' · '),
  total: formatEurosBriefly(total),
  totalFor: totalFor(counts.nights(nightCount({ checkIn, checkOut }))),
})

import * as counts from '#words/en/counts.ts'
import { shortRange } from '#words/en/days.ts'

type Asked = { villa: string | null; checkIn: string | null; checkOut: string | null; guests: number | null }

/** What a question is about: villa, days and guests, as far as they are chosen; empty for none. */
export const describeAsked = ({ villa, checkIn, checkOut, guests }: Asked): string =>
  [villa, checkIn && checkOut && shortRange(checkIn, checkOut), guests && counts.guests(guests)].filter(Boolean).join(' · ')

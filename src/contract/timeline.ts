import { z } from 'zod'
import { forRoles } from '#domain/accounts/roles.ts'
import { Status } from './booking-entries.ts'
import { call } from './call.ts'
import { Day, DayInput, Euro, Page, Total, WholeOr } from './wire.ts'

export const MOST_TIMELINE_DAYS = 400

const TimelineStay = z.object({
  checkIn: Day,
  checkOut: Day,
  /** The platform that sold the nights, or null for a booking of this site and nights that the owners block. */
  platform: z.string().nullable(),
  status: Status.nullable(),
  bookingId: z.int().nullable(),
  bookingNumber: z.string(),
  /** The guest's name, or why the owners block the nights. */
  name: z.string(),
  /** How many come; null where nobody has said so. */
  guests: z.int().nullable(),
  /** A stage was due before today. */
  overdue: z.boolean(),
})
export type TimelineStay = z.output<typeof TimelineStay>

const TimelineVilla = z.object({
  id: z.int(),
  name: z.string(),
  stays: z.array(TimelineStay),
  /** Prices of nights from a day on; null where nights are not sold. */
  prices: z.array(z.object({ from: Day, price: Euro.nullable() })),
  /** The least nights of stays from a day on; in a gap that is sold as a whole, its nights. */
  leastNights: z.array(z.object({ from: Day, nights: z.int() })),
  /** Free nights that no rule lets anybody book. */
  unoffered: z.array(z.object({ checkIn: Day, checkOut: Day })),
})
export type TimelineVilla = z.output<typeof TimelineVilla>

export const timelineCalls = {
  read: call({
    method: 'GET',
    path: '/api/adminTimeline.php',
    summary: 'What takes the nights of all villas on sale in a window of days, and what guests get of the free ones',
    access: 'admin',
    roles: forRoles.bookings,
    input: z.object({
      from: DayInput,
      days: WholeOr('not_a_number').check(z.gte(1, 'not_a_number'), z.lte(MOST_TIMELINE_DAYS, 'number_too_large')),
      ...Page,
    }),
    answer: z.object({ from: Day, days: z.int(), today: Day, villas: z.array(TimelineVilla), ...Total }),
  }),
}

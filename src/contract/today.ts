import { z } from 'zod'
import { forRoles } from '#domain/accounts/roles.ts'
import { call } from './call.ts'
import { Day, Euro, Nothing } from './wire.ts'

const StayOfToday = z.object({
  villaId: z.int(),
  villa: z.string(),
  checkIn: Day,
  checkOut: Day,
  /** The platform that sold the stay, or null for a booking of this site. Only a booking has what follows. */
  platform: z.string().nullable(),
  bookingId: z.int().nullable(),
  bookingNumber: z.string(),
  guestName: z.string(),
  email: z.string(),
  phone: z.string(),
  guests: z.int(),
  arrivalTime: z.string(),
  specialRequests: z.string(),
  /** Still to pay. */
  remaining: Euro,
})
export type StayOfToday = z.output<typeof StayOfToday>

const DayAhead = z.object({
  day: Day,
  arrivals: z.array(StayOfToday),
  departures: z.array(StayOfToday),
  /** Ids of villas that one guest leaves and another enters on this day. */
  changeovers: z.array(z.int()),
})
export type DayAhead = z.output<typeof DayAhead>

/** What a telephone may keep of a stay. */
const StayAhead = StayOfToday.omit({ email: true })

const DueStage = z.object({
  bookingId: z.int(),
  bookingNumber: z.string(),
  guestName: z.string(),
  villa: z.string(),
  amount: Euro,
  dueOn: Day,
  overdue: z.boolean(),
})

export const todayCalls = {
  today: call({
    method: 'GET',
    path: '/api/adminToday.php',
    summary: 'Who arrives, is in the house and leaves, today and on the six days after it, and what is due until then',
    access: 'admin',
    roles: forRoles.desk,
    input: Nothing,
    answer: z.object({
      today: Day,
      /** Guests who have arrived before today and do not leave today. */
      inHouse: z.array(StayOfToday),
      /** Today first. */
      days: z.array(DayAhead),
      due: z.array(DueStage),
    }),
  }),
  ahead: call({
    method: 'GET',
    path: '/api/adminAhead.php',
    summary: 'Who is in the house, and who arrives and leaves on the next 30 days: what a telephone keeps for when it has no network',
    access: 'admin',
    roles: forRoles.desk,
    input: Nothing,
    answer: z.object({
      /** When it was read. */
      at: z.string(),
      today: Day,
      inHouse: z.array(StayAhead),
      /** Today first. */
      days: z.array(DayAhead.extend({ arrivals: z.array(StayAhead), departures: z.array(StayAhead) })),
    }),
  }),
}

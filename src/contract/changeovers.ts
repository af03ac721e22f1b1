import { z } from 'zod'
import { forRoles } from '#domain/accounts/roles.ts'
import { call } from './call.ts'
import { Day, DayInput, Id, Nothing, Text } from './wire.ts'

/** What the house needs to know of a stay: nothing about who stays, and nothing about money. */
const Move = z.object({
  villaId: z.int(),
  villa: z.string(),
  /** Null where another platform has sold the stay. */
  guests: z.int().nullable(),
  nights: z.int(),
})

export const changeoverCalls = {
  list: call({
    method: 'GET',
    path: '/api/adminChangeovers.php',
    summary: 'Which villas are left and entered on the next 14 days, by how many people; without names or money',
    access: 'admin',
    roles: forRoles.house,
    input: Nothing,
    answer: z.object({
      today: Day,
      /** Days on which somebody arrives or leaves. */
      days: z.array(
        z.object({
          day: Day,
          departures: z.array(Move),
          arrivals: z.array(Move.extend({ arrivalTime: z.string() })),
          /** Ids of villas that are left and entered on this day. */
          changeovers: z.array(z.int()),
        }),
      ),
      /** Beds of the villas that are left or entered. */
      beds: z.array(z.object({ villaId: z.int(), double: z.int(), single: z.int(), sofa: z.int() })),
      /** What the house has noted about a villa on a day. */
      notes: z.array(z.object({ villaId: z.int(), day: Day, note: z.string(), readyAt: z.string().nullable() })),
    }),
  }),
  note: call({
    method: 'POST',
    path: '/api/noteChangeover.php',
    summary: 'Note something about a villa for the day of a changeover, and that it is ready or not yet',
    access: 'admin',
    roles: forRoles.house,
    input: z.object({
      villaId: Id,
      day: DayInput,
      note: Text(500).optional(),
      /** As it was, if absent. */
      state: z.enum(['ready', 'open']).optional(),
    }),
    answer: Nothing,
  }),
}

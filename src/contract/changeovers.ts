import { z } from 'zod'
import { forRoles } from '#domain/accounts/roles.ts'
import { call } from './call.ts'
import { Day, Nothing } from './wire.ts'

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
    }),
  }),
}

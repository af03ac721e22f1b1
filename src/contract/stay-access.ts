import { z } from 'zod'
import { forRoles } from '#domain/accounts/roles.ts'
import { call } from './call.ts'
import { Day, Flag, Id, Nothing, Text } from './wire.ts'

/** `guide`: directions and house guide. */
export const Access = z.object({ guide: z.boolean(), doorCode: z.boolean() })

/** What the guest of a stay may read about the house, and the door code of the stay. */
export const stayAccessCalls = {
  read: call({
    method: 'GET',
    path: '/api/booking/stay_access.php',
    summary: 'What the guest of a sold stay can read now: directions, door code; without the code',
    access: 'admin',
    roles: forRoles.desk,
    input: z.object({ bookingId: Id }),
    answer: z.object({
      /** Null where the booking has no stay, or it is over. */
      access: Access.extend({
        doorCodeFrom: Day,
        /** An owner shows both, whatever is paid. */
        shown: z.boolean(),
        /** Which code it is; null if there is none. */
        code: z.enum(['own', 'villa']).nullable(),
      }).nullable(),
    }),
  }),
  show: call({
    method: 'POST',
    path: '/api/booking/show_door_code.php',
    summary: 'Show directions and door code to the guest now, whatever is paid; or no longer',
    access: 'admin',
    roles: forRoles.desk,
    input: z.object({ bookingId: Id, show: Flag }),
    answer: Nothing,
  }),
  giveCode: call({
    method: 'POST',
    path: '/api/booking/own_door_code.php',
    summary: 'Give a stay a door code of its own; empty: the code of the villa',
    access: 'admin',
    roles: forRoles.desk,
    input: z.object({ bookingId: Id, doorCode: Text(40) }),
    answer: Nothing,
  }),
  look: call({
    method: 'POST',
    path: '/api/booking/look_at_door_code.php',
    perMinute: 60,
    summary: 'The door code of a sold stay; each look is recorded in the activity',
    access: 'admin',
    roles: forRoles.desk,
    input: z.object({ bookingId: Id }),
    answer: z.object({ doorCode: z.string() }),
  }),
}

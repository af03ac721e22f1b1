import { z } from 'zod'
import { forRoles } from '#domain/accounts/roles.ts'
import { call } from './call.ts'
import { Flag, Id, Nothing, Text, Version } from './wire.ts'

/** The owners' texts for the guests of a villa. The door code is only ever written here: guests read it on the page of their stay. */
export const villaGuideCalls = {
  read: call({
    method: 'GET',
    path: '/api/villaGuide.php',
    summary: 'Directions and house guide of a villa, and whether a door code is stored',
    access: 'admin',
    roles: forRoles.management,
    input: z.object({ villaId: Id }),
    answer: z.object({ villa: z.string(), directions: z.string(), houseGuide: z.string(), hasDoorCode: z.boolean(), version: z.int() }),
  }),
  save: call({
    method: 'POST',
    path: '/api/villaGuide.php',
    summary: 'Set a villa’s directions, house guide and door code; an empty door code leaves the stored one',
    access: 'admin',
    roles: forRoles.management,
    input: z.object({
      villaId: Id,
      version: Version,
      directions: Text(10_000),
      houseGuide: Text(20_000),
      doorCode: Text(40).optional(),
      removeDoorCode: Flag.optional(),
    }),
    answer: Nothing,
  }),
}

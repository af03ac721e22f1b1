import { z } from 'zod'
import { forRoles } from '#domain/accounts/roles.ts'
import { feeScopes } from '#domain/pricing/fees.ts'
import { call } from './call.ts'
import { Ask, Euro, EuroInput, Id, Nothing, renamed, Text, Version } from './wire.ts'

const names = { scope: 'per', rate: 'price' } as const

const Fee = renamed(
  { id: z.int(), villaId: z.int().nullable(), name: z.string(), scope: z.enum(feeScopes), rate: Euro, version: z.int() },
  names,
)

export const feeCalls = {
  list: call({
    method: 'GET',
    path: '/api/pricing/get_fees.php',
    summary: 'The fees that are part of every price, of all villas (villaId null) or of one',
    access: 'visitor',
    content: true,
    input: Nothing,
    answer: renamed({ fees: z.array(Fee) }, { fees: 'data' }),
  }),
  save: call({
    method: 'POST',
    path: '/api/pricing/update_fee.php',
    summary: 'Add a fee, or change the one whose id is given; bookings keep their price',
    access: 'admin',
    roles: forRoles.management,
    input: renamed(
      {
        id: Id.optional(),
        version: Version,
        /** Omitted: of all villas. */
        villaId: Id.nullish(),
        name: Text(60, 'fee_name_required'),
        scope: z.enum(feeScopes, 'fee_scope_required'),
        rate: EuroInput.check(z.positive('fee_too_low'), z.lte(10_000_00, 'fee_too_high')),
        ask: Ask,
      },
      names,
    ),
    answer: z.object({ id: z.int() }),
  }),
  remove: call({
    method: 'DELETE',
    path: '/api/pricing/delete_fee.php',
    summary: 'Remove a fee; bookings keep their price',
    access: 'admin',
    roles: forRoles.management,
    input: z.object({ id: Id }),
    answer: Nothing,
  }),
}

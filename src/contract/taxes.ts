import { z } from 'zod'
import { forRoles } from '#domain/accounts/roles.ts'
import { taxKinds } from '#domain/pricing/taxes.ts'
import { call } from './call.ts'
import { Day, DayInput, Id, Nothing, Numeric, renamed, Version } from './wire.ts'

const names = { validFrom: 'valid_from', percent: 'percentage' } as const

const TaxRate = renamed({ id: z.int(), kind: z.enum(taxKinds), validFrom: Day, percent: z.number(), version: z.int() }, names)

export const taxCalls = {
  rates: call({
    method: 'GET',
    path: '/api/pricing/get_tax_rates.php',
    summary: 'VAT by kind of line and the municipal fee, with the days from which they hold',
    access: 'visitor',
    content: true,
    input: Nothing,
    answer: renamed({ rates: z.array(TaxRate) }, { rates: 'data' }),
  }),
  save: call({
    method: 'POST',
    path: '/api/pricing/update_tax_rate.php',
    summary: 'Add a rate of VAT or of the municipal fee, or change the one whose id is given',
    access: 'admin',
    roles: forRoles.management,
    input: renamed(
      {
        id: Id.optional(),
        version: Version,
        kind: z.enum(taxKinds, 'tax_kind_required'),
        validFrom: DayInput,
        percent: Numeric.check(z.gte(0, 'percentage_out_of_range'), z.lte(100, 'percentage_out_of_range')),
      },
      names,
    ),
    answer: z.object({ id: z.int() }),
  }),
  remove: call({
    method: 'DELETE',
    path: '/api/pricing/delete_tax_rate.php',
    summary: 'Remove a rate of VAT or of the municipal fee',
    access: 'admin',
    roles: forRoles.management,
    input: z.object({ id: Id }),
    answer: Nothing,
  }),
}

import { z } from 'zod'
import { forRoles } from '#domain/accounts/roles.ts'
import { leviedClasses } from '#domain/pricing/levy.ts'
import { call } from './call.ts'
import { Ask, Day, DayOr, Euro, EuroInput, Id, Nothing, renamed, Version, WholeOr } from './wire.ts'

const names = { levyClass: 'levy_class', validFrom: 'valid_from', firstMonth: 'first_month', lastMonth: 'last_month' } as const

const LevyRate = renamed(
  {
    id: z.int(),
    levyClass: z.enum(leviedClasses),
    validFrom: Day,
    firstMonth: z.int(),
    lastMonth: z.int(),
    high: Euro,
    low: Euro,
    version: z.int(),
  },
  names,
)

const Month = WholeOr('month_of_year').check(z.gte(1, 'month_of_year'), z.lte(12, 'month_of_year'))
const Amount = EuroInput.check(z.nonnegative('amount_negative'), z.lte(1_000_00, 'levy_too_high'))

export const levyCalls = {
  rates: call({
    method: 'GET',
    path: '/api/pricing/get_levy_rates.php',
    summary: 'The climate levy by class and month, with the days from which it holds',
    access: 'visitor',
    content: true,
    input: Nothing,
    answer: renamed({ rates: z.array(LevyRate) }, { rates: 'data' }),
  }),
  save: call({
    method: 'POST',
    path: '/api/pricing/update_levy_rate.php',
    summary: 'Add a rate of the climate levy, or change the one whose id is given; bookings keep their levy',
    access: 'admin',
    roles: forRoles.management,
    input: renamed(
      {
        id: Id.optional(),
        version: Version,
        levyClass: z.enum(leviedClasses, 'levy_class_required'),
        validFrom: DayOr('date_invalid'),
        /** The higher amount holds from the first month to the last, both inclusive. */
        firstMonth: Month,
        lastMonth: Month,
        high: Amount,
        low: Amount,
        ask: Ask,
      },
      names,
    ),
    answer: z.object({ id: z.int() }),
  }),
  remove: call({
    method: 'DELETE',
    path: '/api/pricing/delete_levy_rate.php',
    summary: 'Remove a rate of the climate levy; bookings keep their levy',
    access: 'admin',
    roles: forRoles.management,
    input: z.object({ id: Id }),
    answer: Nothing,
  }),
}

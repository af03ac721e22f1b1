import { z } from 'zod'
import { forRoles } from '#domain/accounts/roles.ts'
import { nightChangeKinds } from '#domain/pricing/night-change.ts'
import { call } from './call.ts'
import { NightlyRate } from './pricing.ts'
import { Ask, Day, DayInput, Euro, Flag, Id, JsonText, Text, Whole } from './wire.ts'

const LONGEST = 366

const Nights = Whole.check(z.gte(1, 'rule_out_of_range'), z.lte(LONGEST, 'rule_out_of_range'))
const Weekday = Whole.check(z.gte(0, 'rule_out_of_range'), z.lte(6, 'rule_out_of_range'))

const Change = {
  /** First and last night, both inclusive. */
  from: DayInput,
  until: DayInput,
  /** None: for all villas and the house. */
  villaIds: JsonText(Id).optional(),
  what: z.enum(nightChangeKinds),
  rate: NightlyRate.check(z.gt(0, 'amount_required')).optional(),
  percent: Whole.check(z.gte(-90, 'percent_out_of_range'), z.lte(100, 'percent_out_of_range')).optional(),
  /** Name of the rule. */
  name: Text(120).optional(),
  minimumNights: Nights.optional(),
  maximumNights: Nights.optional(),
  arrivalDays: JsonText(Weekday).optional(),
  closed: Flag.optional(),
}

const Planned = z.object({
  from: Day,
  until: Day,
  /** The season that gives the nights their price now. */
  name: z.string(),
  closed: z.boolean(),
  rateBefore: Euro,
  rate: Euro,
  /** Villas whose price is not that of the house. */
  villas: z.array(z.object({ villaId: z.int(), rateBefore: Euro, rate: Euro })),
})

export const nightChangeCalls = {
  preview: call({
    method: 'GET',
    path: '/api/pricing/preview_nights.php',
    summary: 'What another price, a percent or a rule for chosen nights would change',
    access: 'admin',
    roles: forRoles.management,
    input: z.object(Change),
    answer: z.object({
      nights: z.array(Planned),
      /** Says what was previewed; changes when a season, a price or a rule does. */
      seen: z.string(),
    }),
  }),
  make: call({
    method: 'POST',
    path: '/api/pricing/change_nights.php',
    summary: 'Give chosen nights of some or all villas another price, a percent more or less, or a rule; it can be undone',
    access: 'admin',
    roles: forRoles.management,
    /** `ask`: refuse a price far from that of before. */
    input: z.object({ ...Change, seen: z.string().max(100), ask: Ask }),
    answer: z.object({ id: z.int() }),
  }),
}

import { z } from 'zod'
import { forRoles } from '#domain/accounts/roles.ts'
import { MOST_YEARS_AHEAD } from '#domain/stay-rules.ts'
import { call } from './call.ts'
import { Ask, Day, DayInput, Flag, Id, Line, Nothing, renamed, Version, Whole } from './wire.ts'

const names = {
  name: 'rule_name',
  from: 'start_date',
  until: 'end_date',
  villaIds: 'villa_ids',
  minimumNights: 'min_nights',
  maximumNights: 'max_nights',
  arrivalDays: 'arrival_days',
  departureDays: 'departure_days',
  leadDays: 'lead_days',
  daysAhead: 'days_ahead',
  yearsAhead: 'years_ahead',
  nightsBetween: 'nights_between',
  gapNights: 'gap_nights',
  gapPercent: 'gap_percent',
} as const

const Rule = renamed(
  {
    id: z.int(),
    name: z.string(),
    from: Day.nullable(),
    until: Day.nullable(),
    weekdays: z.array(z.int()),
    villaIds: z.array(z.int()),
    minimumNights: z.int().nullable(),
    maximumNights: z.int().nullable(),
    arrivalDays: z.array(z.int()),
    departureDays: z.array(z.int()),
    leadDays: z.int().nullable(),
    daysAhead: z.int().nullable(),
    yearsAhead: z.int().nullable(),
    nightsBetween: z.int().nullable(),
    gapNights: z.int().nullable(),
    gapPercent: z.int().nullable(),
    closed: Flag,
    active: Flag,
    version: z.int(),
  },
  names,
)

const Unsold = renamed(
  {
    checkIn: Day,
    checkOut: Day,
    /** Names; none: all villas on sale. */
    villas: z.array(z.string()),
    reason: z.discriminatedUnion('code', [
      z.object({ code: z.literal('lengths'), least: z.int(), most: z.int() }),
      z.object({ code: z.enum(['arrival', 'departure']) }),
      z.object({ code: z.literal('closed'), least: z.int() }),
    ]),
  },
  { checkIn: 'startDate', checkOut: 'endDate' },
)

const LONGEST_STAY = 366
const FURTHEST_DAYS = 1_100
const Nights = Whole.check(z.gte(1, 'rule_out_of_range'), z.lte(LONGEST_STAY, 'rule_out_of_range'))
const upTo = (most: number) => Whole.check(z.gte(0, 'rule_out_of_range'), z.lte(most, 'rule_out_of_range'))
/** Days of the week from 0, Sunday, to 6. None: as without the rule. */
const Weekdays = z.array(upTo(6)).max(7).optional()

const newRule = {
  name: Line(120, 'rule_name_required'),
  /** With `until`, both inclusive; neither: on all days. */
  from: DayInput.nullish(),
  until: DayInput.nullish(),
  /** Days of the week on which the rule holds; none: on all. */
  weekdays: Weekdays,
  /** None: for all villas. */
  villaIds: z.array(Id).max(1_000).optional(),
  minimumNights: Nights.nullish(),
  maximumNights: Nights.nullish(),
  arrivalDays: Weekdays,
  departureDays: Weekdays,
  leadDays: upTo(60).nullish(),
  daysAhead: upTo(FURTHEST_DAYS).nullish(),
  yearsAhead: upTo(MOST_YEARS_AHEAD).nullish(),
  nightsBetween: upTo(14).nullish(),
  /** The fewest nights of a gap that is sold; 0: none is. */
  gapNights: upTo(30).nullish(),
  /** Percent that its nights cost more; below 0: less. */
  gapPercent: Whole.check(z.gte(-90, 'rule_out_of_range'), z.lte(100, 'rule_out_of_range')).nullish(),
  closed: Flag.optional(),
  active: Flag.optional(),
}

export const stayRuleCalls = {
  list: call({
    method: 'GET',
    path: '/api/booking/get_stay_rules.php',
    summary: 'The rules for stays: least and most nights, days of arrival and departure, how soon and how far ahead, closed nights',
    access: 'visitor',
    content: true,
    input: Nothing,
    answer: renamed({ rules: z.array(Rule) }, { rules: 'data' }),
  }),
  unsold: call({
    method: 'GET',
    path: '/api/booking/get_unsold_nights.php',
    summary: 'Coming nights that no stay can cover, because rules for stays exclude each other',
    access: 'admin',
    roles: forRoles.management,
    input: Nothing,
    answer: renamed({ unsold: z.array(Unsold) }, { unsold: 'data' }),
  }),
  create: call({
    method: 'POST',
    path: '/api/booking/create_stay_rule.php',
    summary: 'Add a rule for stays',
    access: 'admin',
    roles: forRoles.management,
    input: renamed({ ...newRule, ask: Ask }, names),
    answer: z.object({ id: z.int() }),
  }),
  update: call({
    method: 'PUT',
    path: '/api/booking/update_stay_rule.php',
    summary: 'Change a rule for stays; what is left out is as without the rule',
    access: 'admin',
    roles: forRoles.management,
    input: renamed({ id: Id, version: Version, ...newRule, ask: Ask }, names),
    answer: Nothing,
  }),
  remove: call({
    method: 'DELETE',
    path: '/api/booking/delete_stay_rule.php',
    summary: 'Delete a rule for stays',
    access: 'admin',
    roles: forRoles.management,
    input: z.object({ id: Id }),
    answer: Nothing,
  }),
}

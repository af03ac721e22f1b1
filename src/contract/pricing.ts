import { z } from 'zod'
import { discountTypes } from '#domain/pricing/discounts.ts'
import { call } from './call.ts'
import { Day, DayOr, Euro, EuroInput, Flag, Id, Nothing, Numeric, renamed, Text, Total, Version, Whole } from './wire.ts'

const seasonNames = { name: 'season_name', from: 'start_date', until: 'end_date', rate: 'price_per_night' } as const

const Season = renamed(
  { id: z.int(), name: z.string(), from: Day, until: Day, rate: Euro, active: Flag, closed: Flag, version: z.int() },
  seasonNames,
)

const discountNames = {
  type: 'discount_type',
  name: 'discount_name',
  validFrom: 'valid_from',
  validUntil: 'valid_until',
  minimumNights: 'min_nights',
  stayFrom: 'stay_period_start',
  stayUntil: 'stay_period_end',
  state: 'status',
  stateLabel: 'status_label',
  validFromWritten: 'valid_from_formatted',
  validUntilWritten: 'valid_until_formatted',
} as const

const DiscountRule = renamed(
  {
    id: z.int(),
    type: z.enum(discountTypes),
    name: z.string(),
    percentage: z.number(),
    validFrom: Day,
    validUntil: Day,
    minimumNights: z.int(),
    description: z.string(),
    stayFrom: Day.nullable(),
    stayUntil: Day.nullable(),
    active: Flag,
    state: z.enum(['active', 'future', 'inactive', 'other']),
    stateLabel: z.string(),
    validFromWritten: z.string(),
    validUntilWritten: z.string(),
    version: z.int(),
  },
  discountNames,
)

// At this rate, the amount of a long stay still fits the database and the bank's form, also in dinars.
const HIGHEST_RATE = 100_000_00
const NightlyRate = EuroInput.check(z.nonnegative('rate_negative'), z.lte(HIGHEST_RATE, 'rate_too_high'))

const newSeason = {
  name: Text(120, 'season_name_required'),
  from: Day,
  until: Day,
  rate: NightlyRate,
  active: Flag.optional(),
  /** Its nights are not sold. */
  closed: Flag.optional(),
}

const newDiscount = {
  type: z.enum(discountTypes, 'discount_type_required'),
  name: Text(120, 'discount_name_required'),
  percentage: Numeric.check(z.gt(0, 'percentage_out_of_range'), z.lte(100, 'percentage_out_of_range')),
  validFrom: DayOr('validity_required'),
  validUntil: DayOr('validity_required'),
  minimumNights: Whole.check(z.gte(1, 'minimum_nights_too_few')),
  description: Text(1000).optional(),
  stayFrom: Day.nullish(),
  stayUntil: Day.nullish(),
  active: Flag.optional(),
}

const CalendarNight = renamed(
  { day: Day, rate: Euro, season: z.string(), seasonal: z.boolean(), closed: z.boolean() },
  { day: 'date', rate: 'price', season: 'season_name' },
)

export const pricingCalls = {
  seasons: call({
    method: 'GET',
    path: '/api/pricing/get_seasonal_pricing.php',
    summary: 'The seasons and their rates',
    access: 'visitor',
    content: true,
    input: Nothing,
    answer: renamed({ seasons: z.array(Season), ...Total }, { seasons: 'data' }),
  }),
  discounts: call({
    method: 'GET',
    path: '/api/pricing/get_discount_rules.php',
    summary: 'The discount rules',
    access: 'visitor',
    content: true,
    input: Nothing,
    answer: renamed({ discounts: z.array(DiscountRule), ...Total }, { discounts: 'data' }),
  }),
  baseRate: call({
    method: 'GET',
    path: '/api/pricing/get_base_price.php',
    summary: 'The rate of nights outside every season',
    access: 'visitor',
    content: true,
    input: Nothing,
    answer: renamed({ baseRate: Euro, version: z.int() }, { baseRate: 'base_price' }),
  }),
  calendar: call({
    method: 'GET',
    path: '/api/pricing/price_calendar.php',
    summary: 'What each night of a month costs before discounts, and whether by a season or by the base price',
    access: 'visitor',
    input: z.object({
      month: z.string('month_invalid').regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'month_invalid'),
    }),
    answer: renamed({ nights: z.array(CalendarNight) }, { nights: 'data' }),
  }),
  saveSeason: call({
    method: 'POST',
    path: '/api/pricing/update_seasonal_pricing.php',
    summary: 'Add a season, or change the one whose id is given',
    access: 'admin',
    input: renamed({ id: Id.optional(), version: Version, ...newSeason }, seasonNames),
    answer: z.object({ id: z.int() }),
  }),
  deactivateSeason: call({
    method: 'DELETE',
    path: '/api/pricing/delete_seasonal_pricing.php',
    summary: 'Deactivate a season',
    access: 'admin',
    input: z.object({ id: Id }),
    answer: Nothing,
  }),
  createDiscount: call({
    method: 'POST',
    path: '/api/pricing/create_discount_rule.php',
    summary: 'Add a discount rule',
    access: 'admin',
    input: renamed(newDiscount, discountNames),
    answer: z.object({ id: z.int() }),
  }),
  updateDiscount: call({
    method: 'PUT',
    path: '/api/pricing/update_discount_rules.php',
    summary: 'Change a discount rule',
    access: 'admin',
    input: renamed({ id: Id, version: Version, ...newDiscount }, discountNames),
    answer: Nothing,
  }),
  deactivateDiscount: call({
    method: 'DELETE',
    path: '/api/pricing/delete_discount_rule.php',
    summary: 'Deactivate a discount rule',
    access: 'admin',
    input: z.object({ id: Id }),
    answer: Nothing,
  }),
  saveBaseRate: call({
    method: 'POST',
    path: '/api/pricing/update_base_price.php',
    summary: 'Set the rate of nights outside every season',
    access: 'admin',
    input: renamed({ baseRate: NightlyRate, version: Version }, { baseRate: 'base_price' }),
    answer: Nothing,
  }),
}

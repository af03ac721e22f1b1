import { z } from 'zod'
import { forRoles } from '#domain/accounts/roles.ts'
import { discountTypes } from '#domain/pricing/discounts.ts'
import { typedRate } from '#domain/pricing/own-prices.ts'
import type { OwnRate } from '#domain/pricing/villa-rates.ts'
import { readDecimal } from '#domain/typed-decimal.ts'
import { call } from './call.ts'
import { English } from './english.ts'
import {
  Ask,
  Day,
  DayInput,
  DayOr,
  Euro,
  EuroInput,
  Flag,
  Id,
  Line,
  Nothing,
  Numeric,
  renamed,
  Text,
  Total,
  Version,
  Whole,
} from './wire.ts'

const seasonNames = { name: 'season_name', from: 'start_date', until: 'end_date', rate: 'price_per_night' } as const

const Season = renamed(
  { id: z.int(), name: z.string(), from: Day, until: Day, rate: Euro, own: z.boolean(), active: Flag, closed: Flag, version: z.int() },
  { ...seasonNames, own: 'own_price' },
)

const discountNames = {
  type: 'discount_type',
  name: 'discount_name',
  validFrom: 'valid_from',
  validUntil: 'valid_until',
  minimumNights: 'min_nights',
  stayFrom: 'stay_period_start',
  stayUntil: 'stay_period_end',
  arrivalFromDays: 'arrival_min_days',
  arrivalWithinDays: 'arrival_max_days',
  villaIds: 'villa_ids',
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
    arrivalFromDays: z.int().nullable(),
    arrivalWithinDays: z.int().nullable(),
    villaIds: z.array(z.int()),
    active: Flag,
    state: z.enum(['active', 'future', 'inactive', 'other']),
    stateLabel: z.string(),
    validFromWritten: z.string(),
    validUntilWritten: z.string(),
    version: z.int(),
    english: English,
  },
  discountNames,
)

// At this rate, the amount of a long stay still fits the database and the bank's form, also in dinars.
const HIGHEST_RATE = 100_000_00
export const NightlyRate = EuroInput.check(z.nonnegative('rate_negative'), z.lte(HIGHEST_RATE, 'rate_too_high'))

const newSeason = {
  name: Line(120, 'season_name_required'),
  from: DayInput,
  until: DayInput,
  rate: NightlyRate,
  active: Flag.optional(),
  /** Its nights are not sold. */
  closed: Flag.optional(),
}

const DaysAhead = Whole.check(z.gte(0, 'days_ahead_negative'))

const newDiscount = {
  type: z.enum(discountTypes, 'discount_type_required'),
  name: Line(120, 'discount_name_required'),
  percentage: Numeric.check(z.gt(0, 'percentage_out_of_range'), z.lte(100, 'percentage_out_of_range')),
  validFrom: DayOr('validity_required'),
  validUntil: DayOr('validity_required'),
  minimumNights: Whole.check(z.gte(1, 'minimum_nights_too_few')),
  description: Text(1000).optional(),
  stayFrom: DayInput.nullish(),
  stayUntil: DayInput.nullish(),
  /** Days between booking and arrival for which the rule holds. */
  arrivalFromDays: DaysAhead.nullish(),
  arrivalWithinDays: DaysAhead.nullish(),
  /** None: for all villas. */
  villaIds: z.array(Id).max(1_000).optional(),
  active: Flag.optional(),
}

/** So that twice the highest rate is the most that a season can become. */
const MOST_PERCENT = 100
const FurtherGuestRate = EuroInput.check(z.nonnegative('rate_negative'), z.lte(10_000_00, 'rate_too_high'))

/** A villa's own price in a season, as it is typed: `420`, `+10%` or `-5%`; empty for the price of the house. */
const OwnPrice = z.codec(z.string().trim(), z.custom<OwnRate>().nullable(), {
  decode: (typed, { issues }) => {
    if (typed === '') return null
    const value = readDecimal(typed.replace(/^\+|%$/g, ''))
    if (typeof value === 'number') {
      if (typed.endsWith('%') && value >= -100 && value <= MOST_PERCENT) return { percent: value }
      if (!typed.endsWith('%') && value >= 0 && value * 100 <= HIGHEST_RATE) return { rate: Math.round(value * 100) }
    }
    issues.push({ code: 'custom', input: typed, message: value === 'decimal_unclear' ? value : 'own_rate_invalid' })
    return z.NEVER
  },
  encode: typedRate,
})

const OwnPrices = z.record(z.string().regex(/^season_\d{1,9}$/), OwnPrice)

const villaRateNames = {
  baseRate: 'base_price',
  includedGuests: 'included_guests',
  furtherGuest: 'further_guest_price',
} as const

const VillaRates = renamed(
  {
    villaId: z.int(),
    baseRate: Euro.nullable(),
    seasons: OwnPrices,
    includedGuests: z.int().nullable(),
    furtherGuest: Euro.nullable(),
    version: z.int(),
  },
  villaRateNames,
)

const FurtherGuests = renamed({ above: z.int(), rate: Euro }, { rate: 'price_per_night' })

const CalendarNight = renamed(
  { day: Day, rate: Euro, season: z.string(), seasonal: z.boolean(), own: z.boolean(), closed: z.boolean() },
  { day: 'date', rate: 'price', season: 'season_name', own: 'own_price' },
)

/** Without a villa: of the house. */
const OfVilla = z.object({ villaId: Id.optional() })

export const pricingCalls = {
  seasons: call({
    method: 'GET',
    path: '/api/pricing/get_seasonal_pricing.php',
    summary: 'The seasons and their rates, of the house or of a villa',
    access: 'visitor',
    content: true,
    input: OfVilla,
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
    summary: 'The rate of nights outside every season, and what further guests cost, of the house or of a villa',
    access: 'visitor',
    content: true,
    input: OfVilla,
    answer: renamed(
      { baseRate: Euro, own: z.boolean(), furtherGuests: FurtherGuests.nullable(), version: z.int() },
      { baseRate: 'base_price', own: 'own_price', furtherGuests: 'further_guests' },
    ),
  }),
  calendar: call({
    method: 'GET',
    path: '/api/pricing/price_calendar.php',
    summary: 'What each night of a month costs before discounts, and whether by a season or by the base price',
    access: 'visitor',
    input: z.object({
      villaId: Id.optional(),
      month: z.string('month_invalid').regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'month_invalid'),
    }),
    answer: renamed({ nights: z.array(CalendarNight) }, { nights: 'data' }),
  }),
  villaRates: call({
    method: 'GET',
    path: '/api/pricing/get_villa_prices.php',
    summary: 'What villas have of their own beside the prices of the house',
    access: 'visitor',
    content: true,
    input: Nothing,
    answer: renamed({ villas: z.array(VillaRates) }, { villas: 'data' }),
  }),
  saveVillaRates: call({
    method: 'POST',
    path: '/api/pricing/update_villa_prices.php',
    summary: 'Give a villa prices of its own; what is missing is as in the house',
    access: 'admin',
    roles: forRoles.management,
    input: renamed(
      {
        villaId: Id,
        baseRate: NightlyRate.optional(),
        seasons: OwnPrices,
        includedGuests: Whole.check(z.gte(1, 'included_guests_too_few')).optional(),
        furtherGuest: FurtherGuestRate.optional(),
        version: Version,
        /** Refuse a price far from that of the house. */
        ask: Ask,
      },
      villaRateNames,
    ),
    answer: Nothing,
  }),
  saveSeason: call({
    method: 'POST',
    path: '/api/pricing/update_seasonal_pricing.php',
    summary: 'Add a season, or change the one whose id is given',
    access: 'admin',
    roles: forRoles.management,
    /** `ask`: refuse a rate far from those of the seasons around. */
    input: renamed({ id: Id.optional(), version: Version, ...newSeason, ask: Ask }, seasonNames),
    answer: z.object({ id: z.int() }),
  }),
  deactivateSeason: call({
    method: 'DELETE',
    path: '/api/pricing/delete_seasonal_pricing.php',
    summary: 'Deactivate a season',
    access: 'admin',
    roles: forRoles.management,
    input: z.object({ id: Id }),
    answer: Nothing,
  }),
  createDiscount: call({
    method: 'POST',
    path: '/api/pricing/create_discount_rule.php',
    summary: 'Add a discount rule',
    access: 'admin',
    roles: forRoles.management,
    input: renamed({ ...newDiscount, ask: Ask }, discountNames),
    answer: z.object({ id: z.int() }),
  }),
  updateDiscount: call({
    method: 'PUT',
    path: '/api/pricing/update_discount_rules.php',
    summary: 'Change a discount rule',
    access: 'admin',
    roles: forRoles.management,
    input: renamed({ id: Id, version: Version, ...newDiscount, ask: Ask }, discountNames),
    answer: Nothing,
  }),
  deactivateDiscount: call({
    method: 'DELETE',
    path: '/api/pricing/delete_discount_rule.php',
    summary: 'Deactivate a discount rule',
    access: 'admin',
    roles: forRoles.management,
    input: z.object({ id: Id }),
    answer: Nothing,
  }),
  saveBaseRate: call({
    method: 'POST',
    path: '/api/pricing/update_base_price.php',
    summary: 'Set the rate of nights outside every season',
    access: 'admin',
    roles: forRoles.management,
    /** `ask`: refuse a rate far from those of the seasons, or without any from that of before. */
    input: renamed({ baseRate: NightlyRate, version: Version, ask: Ask }, { baseRate: 'base_price' }),
    answer: Nothing,
  }),
}

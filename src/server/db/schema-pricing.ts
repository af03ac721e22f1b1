import { boolean, date, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { CalendarDay } from '#domain/calendar-day.ts'
import { exchangeRateProblems } from '#domain/currency.ts'
import type { Cents } from '#domain/money.ts'
import { otherCurrencies } from '#domain/other-currencies.ts'
import { discountTypes } from '#domain/pricing/discounts.ts'
import { feeScopes } from '#domain/pricing/fees.ts'
import { leviedClasses } from '#domain/pricing/levy.ts'
import { taxKinds } from '#domain/pricing/taxes.ts'
import { undoableChangeKinds } from '#domain/pricing/year-change.ts'
import { id, moment, version, villas } from './schema-content.ts'

export const day = (name: string) => date(name, { mode: 'string' })

export const seasons = pgTable('seasons', {
  id: id(),
  name: text('name').notNull(),
  from: day('from_day').notNull(),
  until: day('until_day').notNull(),
  rate: integer('rate_cents').notNull(),
  active: boolean('active').notNull().default(true),
  closed: boolean('closed').notNull().default(false),
  updatedAt: moment('updated_at').notNull().defaultNow(),
  version: version(),
})

export const villaRates = pgTable('villa_rates', {
  villaId: integer('villa_id')
    .primaryKey()
    .references(() => villas.id),
  baseRate: integer('base_rate_cents'),
  includedGuests: integer('included_guests'),
  furtherGuest: integer('further_guest_cents'),
  updatedAt: moment('updated_at').notNull(),
  version: version(),
})

export const villaSeasonRates = pgTable(
  'villa_season_rates',
  {
    villaId: integer('villa_id')
      .notNull()
      .references(() => villaRates.villaId),
    seasonId: integer('season_id')
      .notNull()
      .references(() => seasons.id),
    rate: integer('rate_cents'),
    percentHundredths: integer('percent_hundredths'),
  },
  (table) => [primaryKey({ columns: [table.villaId, table.seasonId] })],
)

export const discountRules = pgTable('discount_rules', {
  id: id(),
  type: text('type', { enum: discountTypes }).notNull(),
  name: text('name').notNull(),
  percentHundredths: integer('percent_hundredths').notNull(),
  validFrom: day('valid_from').notNull(),
  validUntil: day('valid_until').notNull(),
  minimumNights: integer('minimum_nights').notNull().default(1),
  description: text('description').notNull().default(''),
  stayFrom: day('stay_from'),
  stayUntil: day('stay_until'),
  arrivalFromDays: integer('arrival_from_days'),
  arrivalWithinDays: integer('arrival_within_days'),
  villaIds: integer('villa_ids').array().notNull().default([]),
  active: boolean('active').notNull().default(true),
  updatedAt: moment('updated_at').notNull().defaultNow(),
  version: version(),
})

export const levyRates = pgTable('levy_rates', {
  id: id(),
  levyClass: text('levy_class', { enum: leviedClasses }).notNull(),
  validFrom: day('valid_from').notNull(),
  firstMonth: integer('first_month').notNull(),
  lastMonth: integer('last_month').notNull(),
  high: integer('high_cents').notNull(),
  low: integer('low_cents').notNull(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
  version: version(),
})

const weekdays = (name: string) => integer(name).array().notNull().default([])

export const stayRules = pgTable('stay_rules', {
  id: id(),
  name: text('name').notNull(),
  from: day('from_day'),
  until: day('until_day'),
  weekdays: weekdays('weekdays'),
  villaIds: integer('villa_ids').array().notNull().default([]),
  minimumNights: integer('minimum_nights'),
  maximumNights: integer('maximum_nights'),
  arrivalDays: weekdays('arrival_days'),
  departureDays: weekdays('departure_days'),
  leadDays: integer('lead_days'),
  daysAhead: integer('days_ahead'),
  yearsAhead: integer('years_ahead'),
  nightsBetween: integer('nights_between'),
  gapNights: integer('gap_nights'),
  gapPercent: integer('gap_percent'),
  closed: boolean('closed').notNull().default(false),
  active: boolean('active').notNull().default(true),
  updatedAt: moment('updated_at').notNull().defaultNow(),
  version: version(),
})

export const fees = pgTable('fees', {
  id: id(),
  villaId: integer('villa_id').references(() => villas.id),
  name: text('name').notNull(),
  scope: text('scope', { enum: feeScopes }).notNull(),
  rate: integer('rate_cents').notNull(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
  version: version(),
})

export const taxRates = pgTable('tax_rates', {
  id: id(),
  kind: text('kind', { enum: taxKinds }).notNull(),
  validFrom: day('valid_from').notNull(),
  percentHundredths: integer('percent_hundredths').notNull(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
  version: version(),
})

/** `before` and `after`: seasons, and own rates of villas in them. */
export const yearChanges = pgTable('year_changes', {
  id: id(),
  kind: text('kind', { enum: undoableChangeKinds }).notNull(),
  year: integer('year').notNull(),
  before: jsonb('before').$type<YearState>().notNull(),
  after: jsonb('after').$type<YearState>().notNull(),
  madeAt: moment('made_at').notNull(),
  undoneAt: moment('undone_at'),
})

type SeasonState = { id: number; name: string; from: CalendarDay; until: CalendarDay; rate: Cents; version: number }
type RateState = { villaId: number; seasonId: number; rate: Cents | null; percentHundredths: number | null }
/** Seasons of a year, and what villas have of their own in them. `rules`: those that a change of nights has added. */
export type YearState = { seasons: SeasonState[]; rates: RateState[]; rules?: { id: number; version: number }[] }

export const exchangeRates = pgTable('exchange_rates', {
  id: id(),
  units: integer('rate_units').notNull(),
  day: day('rate_day').notNull(),
  source: text('source').notNull(),
  fetchedAt: moment('fetched_at').notNull(),
  acceptedBy: integer('accepted_by'),
})

/** Rates for one euro of the currencies that are shown beside it. */
export const currencyRates = pgTable('currency_rates', {
  code: text('code', { enum: otherCurrencies }).primaryKey(),
  units: integer('rate_units').notNull(),
  day: day('rate_day').notNull(),
  fetchedAt: moment('fetched_at').notNull(),
})

export const refusedRates = pgTable('refused_rates', {
  id: id(),
  units: integer('rate_units').notNull(),
  day: day('rate_day').notNull(),
  source: text('source').notNull(),
  code: text('code').notNull(),
  problem: text('problem', { enum: exchangeRateProblems }).notNull(),
  readAt: moment('read_at').notNull(),
})

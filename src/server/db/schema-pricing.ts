import { boolean, date, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { exchangeRateProblems } from '#domain/currency.ts'
import { discountTypes } from '#domain/pricing/discounts.ts'
import { id, moment, version } from './schema-content.ts'

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
  active: boolean('active').notNull().default(true),
  updatedAt: moment('updated_at').notNull().defaultNow(),
  version: version(),
})

export const exchangeRates = pgTable('exchange_rates', {
  id: id(),
  units: integer('rate_units').notNull(),
  day: day('rate_day').notNull(),
  source: text('source').notNull(),
  fetchedAt: moment('fetched_at').notNull(),
  acceptedBy: integer('accepted_by'),
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

import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { promoBases } from '#domain/pricing/promo-code.ts'
import { id, moment, version } from './schema-content.ts'
import { day } from './schema-pricing.ts'

export const promoCodes = pgTable('promo_codes', {
  id: id(),
  code: text('code').notNull(),
  percentHundredths: integer('percent_hundredths'),
  amount: integer('amount_cents'),
  base: text('base', { enum: promoBases }).notNull().default('total'),
  validFrom: day('valid_from').notNull(),
  validUntil: day('valid_until').notNull(),
  stayFrom: day('stay_from'),
  stayUntil: day('stay_until'),
  minimumNights: integer('minimum_nights').notNull().default(1),
  villaIds: integer('villa_ids').array().notNull().default([]),
  usesInAll: integer('uses_in_all'),
  usesByGuest: integer('uses_by_guest'),
  active: boolean('active').notNull().default(true),
  updatedAt: moment('updated_at').notNull(),
  version: version(),
})

export const promoUses = pgTable('promo_uses', {
  bookingId: integer('booking_id').primaryKey(),
  promoCodeId: integer('promo_code_id').notNull(),
})

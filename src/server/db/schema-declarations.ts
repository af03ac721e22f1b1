import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { paymentMethods } from '#domain/bookings/recorded-payment.ts'
import { declarationKinds } from '#domain/declarations.ts'
import { id, moment } from './schema-content.ts'
import { day } from './schema-pricing.ts'

export const declarations = pgTable(
  'declarations',
  {
    month: text('month').notNull(),
    kind: text('kind', { enum: declarationKinds }).notNull(),
    declaredOn: day('declared_on').notNull(),
    declaredBy: integer('declared_by'),
  },
  (table) => [primaryKey({ columns: [table.month, table.kind] })],
)

export const platformStays = pgTable('platform_stays', {
  id: id(),
  villaId: integer('villa_id').notNull(),
  platform: text('platform').notNull(),
  checkIn: day('check_in').notNull(),
  checkOut: day('check_out').notNull(),
  guestName: text('guest_name').notNull(),
  country: text('country').notNull().default(''),
  amount: integer('amount_cents').notNull(),
  method: text('method', { enum: paymentMethods }).notNull(),
  createdAt: moment('created_at').notNull(),
})

export const guestDocuments = pgTable('guest_documents', {
  bookingId: integer('booking_id').primaryKey(),
  sealedNumber: text('sealed_number').notNull(),
  givenAt: moment('given_at').notNull(),
})

export const villaReadiness = pgTable(
  'villa_readiness',
  {
    villaId: integer('villa_id').notNull(),
    day: day('day').notNull(),
    note: text('note').notNull().default(''),
    readyAt: moment('ready_at'),
    notedBy: integer('noted_by'),
  },
  (table) => [primaryKey({ columns: [table.villaId, table.day] })],
)

export const readinessPictures = pgTable('readiness_pictures', {
  id: id(),
  villaId: integer('villa_id').notNull(),
  day: day('day').notNull(),
  webp: text('webp').notNull(),
  addedBy: integer('added_by'),
  addedAt: moment('added_at').notNull(),
})

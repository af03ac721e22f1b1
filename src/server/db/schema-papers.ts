import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { type Facts, type PaperContent, paperKinds } from '#domain/papers/paper.ts'
import { id, moment } from './schema-content.ts'

export const paperNumbers = pgTable(
  'paper_numbers',
  { kind: text('kind', { enum: paperKinds }).notNull(), year: integer('year').notNull(), lastNumber: integer('last_number').notNull() },
  (table) => [primaryKey({ columns: [table.kind, table.year] })],
)

export const papers = pgTable('papers', {
  id: id(),
  kind: text('kind', { enum: paperKinds }).notNull(),
  year: integer('year').notNull(),
  number: integer('number').notNull(),
  issuedAt: moment('issued_at').notNull(),
  bookingId: integer('booking_id'),
  paymentId: integer('payment_id'),
  refundId: integer('refund_id'),
  month: text('month'),
  corrects: integer('corrects'),
  amount: integer('amount_cents').notNull(),
  content: jsonb('content').$type<PaperContent>().notNull(),
  recipient: jsonb('recipient').$type<Facts>(),
})

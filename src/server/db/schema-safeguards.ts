import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { id, moment } from './schema-content.ts'

export const trustedClock = pgTable('trusted_clock', {
  onlyRow: boolean('only_row').primaryKey().default(true),
  at: moment('at').notNull(),
})

export const jobHolds = pgTable('job_holds', {
  id: id(),
  what: text('what').notNull(),
  at: moment('at').notNull(),
  expectedAt: moment('expected_at'),
  evidence: text('evidence', { enum: ['database', 'outside', 'last_run'] }),
  amount: integer('amount'),
  most: integer('most'),
  releasedAt: moment('released_at'),
  endedAt: moment('ended_at'),
})

export const deletedAmounts = pgTable('deleted_amounts', {
  what: text('what').primaryKey(),
  amounts: integer('amounts').array().notNull(),
})

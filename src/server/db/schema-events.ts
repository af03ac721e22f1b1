import { bigint, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { id, moment } from './schema-content.ts'

export const events = pgTable('events', {
  id: id(),
  at: moment('at').notNull(),
  type: text('type').notNull(),
  facts: jsonb('facts').$type<unknown>().notNull().default({}),
})

export const eventDeliveries = pgTable(
  'event_deliveries',
  {
    eventId: integer('event_id').notNull(),
    consumer: text('consumer').notNull(),
    attempts: integer('attempts').notNull().default(0),
    tryAt: moment('try_at'),
    doneAt: moment('done_at'),
    error: text('error'),
  },
  (table) => [primaryKey({ columns: [table.eventId, table.consumer] })],
)

export const eventCounts = pgTable('event_counts', {
  type: text('type').primaryKey(),
  count: bigint('count', { mode: 'number' }).notNull(),
})

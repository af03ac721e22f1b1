import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { missedWhys } from '#contract/reports.ts'
import { day } from './schema-pricing.ts'

/** Calls of assistants by day, under the name that each gives itself. */
export const agentCalls = pgTable(
  'agent_calls',
  {
    day: day('day').notNull(),
    client: text('client').notNull(),
    tool: text('tool').notNull(),
    outcome: text('outcome', { enum: ['answered', 'refused', 'not_free'] }).notNull(),
    count: integer('count').notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.day, table.client, table.tool, table.outcome] })],
)

/** Villa of a missed stay for which any villa would have done. */
export const ANY_VILLA = 0

/** Stays that assistants asked for and that could not be booked. */
export const missedStays = pgTable(
  'missed_stays',
  {
    day: day('day').notNull(),
    villaId: integer('villa_id').notNull(),
    checkIn: day('check_in').notNull(),
    checkOut: day('check_out').notNull(),
    why: text('why', { enum: missedWhys }).notNull(),
    count: integer('count').notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.day, table.villaId, table.checkIn, table.checkOut, table.why] })],
)

import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { id, moment } from './schema-content.ts'
import { day } from './schema-pricing.ts'

export const connectedCalendars = pgTable('connected_calendars', {
  id: id(),
  villaId: integer('villa_id').notNull(),
  name: text('name').notNull(),
  token: text('token').notNull(),
  importUrl: text('import_url'),
  readAt: moment('read_at'),
  readError: text('read_error'),
  fetchedAt: moment('fetched_at'),
  emptySince: moment('empty_since'),
  fetchedBy: text('fetched_by'),
  createdAt: moment('created_at').notNull(),
})

export const importedEvents = pgTable(
  'imported_events',
  {
    calendarId: integer('calendar_id').notNull(),
    uid: text('uid').notNull(),
    summary: text('summary').notNull().default(''),
    checkIn: day('check_in').notNull(),
    checkOut: day('check_out').notNull(),
    restrictionId: integer('restriction_id'),
  },
  ({ calendarId, uid }) => [primaryKey({ columns: [calendarId, uid] })],
)

import { boolean, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Stay } from '#domain/stay.ts'
import { id, moment } from './schema-content.ts'
import { day } from './schema-pricing.ts'

export const connectedCalendars = pgTable('connected_calendars', {
  id: id(),
  villaId: integer('villa_id').notNull(),
  name: text('name').notNull(),
  token: text('token').notNull(),
  importUrl: text('import_url'),
  relays: boolean('relays').notNull().default(false),
  leavesOutClosed: boolean('leaves_out_closed').notNull().default(false),
  readAt: moment('read_at'),
  readError: text('read_error'),
  toldEvents: integer('told_events').notNull().default(0),
  unreadEvents: integer('unread_events').notNull().default(0),
  fetchedAt: moment('fetched_at'),
  emptySince: moment('empty_since'),
  shrunkSince: moment('shrunk_since'),
  fetchedBy: text('fetched_by'),
  served: jsonb('served').$type<Stay[]>(),
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
    closed: boolean('closed').notNull().default(false),
    echo: boolean('echo').notNull().default(false),
    unservedSince: moment('unserved_since'),
  },
  ({ calendarId, uid }) => [primaryKey({ columns: [calendarId, uid] })],
)

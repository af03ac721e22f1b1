import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { pushKinds } from '#domain/push/kinds.ts'
import { id, moment } from './schema-content.ts'

export const pushDevices = pgTable('push_devices', {
  id: id(),
  accountId: integer('account_id').notNull(),
  /** Of the known device, which opens nothing. */
  deviceHash: text('device_hash').notNull(),
  endpoint: text('endpoint').notNull().unique(),
  p256dh: text('p256dh').notNull(),
  auth: text('auth').notNull(),
  /** The User-Agent. */
  name: text('name').notNull(),
  kinds: text('kinds', { enum: pushKinds }).array().notNull(),
  quietFrom: text('quiet_from'),
  quietUntil: text('quiet_until'),
  addedAt: moment('added_at').notNull(),
  lastSentAt: moment('last_sent_at'),
})

export const pushes = pgTable(
  'pushes',
  {
    deviceId: integer('device_id').notNull(),
    eventId: integer('event_id').notNull(),
    kind: text('kind', { enum: pushKinds }).notNull(),
    attempts: integer('attempts').notNull().default(0),
    tryAt: moment('try_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.deviceId, table.eventId] })],
)

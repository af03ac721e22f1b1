import { pgTable, text } from 'drizzle-orm/pg-core'
import { id, moment } from './schema-content.ts'

/** The house's accounts at the bank, as owners enter them. */
export const bankAccounts = pgTable('bank_accounts', {
  id: id(),
  clientId: text('client_id').notNull(),
  gatewayUrl: text('gateway_url').notNull(),
  apiUrl: text('api_url').notNull(),
  apiUser: text('api_user').notNull(),
  hashVersion: text('hash_version', { enum: ['ver2', 'ver3'] }).notNull(),
  /** Store key and password of the API user. */
  sealed: text('sealed').notNull(),
  begunAt: moment('begun_at').notNull(),
  /** Since when another one is used. */
  endedAt: moment('ended_at'),
})

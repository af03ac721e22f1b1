import { bigint, boolean, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { roles } from '#domain/accounts/roles.ts'
import { securityEventKinds } from '#domain/security/events.ts'
import { supportReasons, ticketStatuses } from '#domain/support/reasons.ts'
import { languages } from '#words/languages.ts'
import { id, moment, version } from './schema-content.ts'

export const accounts = pgTable('accounts', {
  id: id(),
  fullName: text('full_name').notNull(),
  email: text('email').notNull(),
  passwordHash: text('password_hash'),
  country: text('country').notNull().default(''),
  phone: text('phone').notNull().default(''),
  status: integer('status').$type<1 | 2>().notNull().default(1),
  role: text('role', { enum: roles }),
  createdAt: moment('created_at').notNull().defaultNow(),
  lastSignInAt: moment('last_sign_in_at'),
  erasedAt: moment('erased_at'),
  passwordMadeUp: boolean('password_made_up').notNull().default(false),
  emailProvedAt: moment('email_proved_at'),
  language: text('language', { enum: languages }).notNull().default('en'),
})

export const endingKinds = ['erased', 'role', 'second_step'] as const

/** What no restore of an older backup may bring back. */
export const accountEndings = pgTable('account_endings', {
  id: id(),
  accountId: integer('account_id').notNull(),
  kind: text('kind', { enum: endingKinds }).notNull(),
  /** Of the kind `role`: the new one, or null for none. */
  role: text('role', { enum: roles }),
  at: moment('at').notNull(),
  /** Since when it lies beside the backups. */
  keptAt: moment('kept_at'),
})

export const sessions = pgTable('sessions', {
  id: integer('id').generatedAlwaysAsIdentity().unique(),
  tokenHash: text('token_hash').primaryKey(),
  accountId: integer('account_id').notNull(),
  expiresAt: moment('expires_at').notNull(),
  startedAt: moment('started_at').notNull().defaultNow(),
  device: text('device').notNull().default(''),
  lastSeenAt: moment('last_seen_at').notNull().defaultNow(),
})

export const resetTokens = pgTable('reset_tokens', {
  tokenHash: text('token_hash').primaryKey(),
  accountId: integer('account_id').notNull(),
  expiresAt: moment('expires_at').notNull(),
})

export const invitations = pgTable('invitations', {
  id: id(),
  email: text('email').notNull(),
  role: text('role', { enum: roles }).notNull(),
  tokenHash: text('token_hash').notNull().unique(),
  invitedBy: integer('invited_by').notNull(),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
})

export const demandedTwoStep = pgTable('demanded_two_step', { role: text('role', { enum: roles }).primaryKey() })

export const twoStep = pgTable('two_step', {
  accountId: integer('account_id').primaryKey(),
  sealedSecret: text('sealed_secret').notNull(),
  salt: text('salt').notNull(),
  begunAt: moment('begun_at').notNull(),
  confirmedAt: moment('confirmed_at'),
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  lastUsedAt: moment('last_used_at'),
})

export const recoveryCodes = pgTable(
  'recovery_codes',
  { accountId: integer('account_id').notNull(), codeHash: text('code_hash').notNull() },
  (table) => [primaryKey({ columns: [table.accountId, table.codeHash] })],
)

export const emailCodes = pgTable('email_codes', {
  accountId: integer('account_id').primaryKey(),
  codeHash: text('code_hash').notNull(),
  expiresAt: moment('expires_at').notNull(),
  attemptsLeft: integer('tries_left').notNull(),
})

export const emailSignIns = pgTable('email_sign_ins', {
  challengeHash: text('challenge_hash').primaryKey(),
  accountId: integer('account_id'),
  codeHash: text('code_hash').notNull(),
  expiresAt: moment('expires_at').notNull(),
  attemptsLeft: integer('tries_left').notNull(),
})

export const passkeys = pgTable('passkeys', {
  id: id(),
  accountId: integer('account_id').notNull(),
  credentialId: text('credential_id').notNull().unique(),
  publicKey: text('public_key').notNull(),
  counter: bigint('counter', { mode: 'number' }).notNull(),
  transports: text('transports').notNull().default(''),
  name: text('name').notNull(),
  addedAt: moment('added_at').notNull(),
  lastUsedAt: moment('last_used_at'),
})

export const knownDevices = pgTable(
  'known_devices',
  { accountId: integer('account_id').notNull(), deviceHash: text('device_hash').notNull(), usedAt: moment('used_at').notNull() },
  (table) => [primaryKey({ columns: [table.accountId, table.deviceHash] })],
)

export const passkeyChallenges = pgTable('passkey_challenges', {
  challengeHash: text('challenge_hash').primaryKey(),
  accountId: integer('account_id'),
  expiresAt: moment('expires_at').notNull(),
})

export const actionCodes = pgTable('action_codes', {
  accountId: integer('account_id').primaryKey(),
  codeHash: text('code_hash').notNull(),
  expiresAt: moment('expires_at').notNull(),
  attemptsLeft: integer('tries_left').notNull(),
})

export const pendingSignIns = pgTable('pending_sign_ins', {
  tokenHash: text('token_hash').primaryKey(),
  accountId: integer('account_id').notNull(),
  expiresAt: moment('expires_at').notNull(),
})

export const rateLimits = pgTable('tries', {
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  windowEndsAt: moment('window_ends_at').notNull(),
})

/** A request of a guest within a conversation, whose messages have its id. */
export const tickets = pgTable('tickets', {
  id: id(),
  threadId: integer('thread_id').notNull(),
  accountId: integer('account_id').notNull(),
  orderId: text('order_id').notNull(),
  reason: text('reason', { enum: supportReasons }).notNull(),
  status: text('status', { enum: ticketStatuses }).notNull().default('pending'),
  openedAt: moment('opened_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
  version: version(),
})

export const activity = pgTable('activity', {
  id: id(),
  at: moment('at').notNull(),
  accountId: integer('account_id').notNull(),
  subject: text('subject').notNull(),
  action: text('action').notNull(),
  before: jsonb('before').$type<unknown>(),
  after: jsonb('after').$type<unknown>(),
})

export const securityEvents = pgTable('security_events', {
  id: id(),
  at: moment('at').notNull(),
  accountId: integer('account_id'),
  kind: text('kind', { enum: securityEventKinds }).notNull(),
  network: text('network').notNull().default(''),
})

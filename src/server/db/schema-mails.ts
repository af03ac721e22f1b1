import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { wordedMailNames } from '#domain/mails/worded-mails.ts'
import { consentWays } from '#domain/messages/advertising.ts'
import { languages } from '#words/languages.ts'
import { id, moment } from './schema-content.ts'

export const mails = pgTable('mails', {
  id: id(),
  occasion: text('occasion').notNull(),
  recipient: text('recipient').notNull(),
  subject: text('subject').notNull(),
  text: text('body_text').notNull(),
  html: text('body_html').notNull(),
  calendar: text('calendar'),
  createdAt: moment('created_at').notNull(),
  sentAt: moment('sent_at'),
  attempts: integer('tries').notNull().default(0),
  tryAt: moment('try_at'),
  error: text('error'),
  /** When a report was read that it did not arrive, and what the other server said. */
  returnedAt: moment('returned_at'),
  returnedWhy: text('returned_why'),
  accountId: integer('account_id'),
  bookingId: integer('booking_id'),
  threadId: integer('thread_id'),
  /** Of the request that it is about, where its answer belongs. */
  ticketId: integer('ticket_id'),
  audience: text('audience', { enum: ['guest', 'owner'] })
    .notNull()
    .default('guest'),
  /** Contains a code or a link that somebody waits for: sent before all others. */
  urgent: boolean('urgent').notNull().default(false),
  /** Of advertising: the page on which its reader unsubscribes. */
  unsubscribe: text('unsubscribe'),
})

/** Who has agreed to get news by mail, by address in lower case. */
export const newsConsents = pgTable('news_consents', {
  email: text('email').primaryKey(),
  /** Of the links in mails, signed for the address. */
  key: text('key').notNull().unique(),
  language: text('language', { enum: languages }).notNull(),
  /** What was agreed to, as it was read. */
  words: text('words').notNull(),
  givenAt: moment('given_at').notNull(),
  givenBy: text('given_by', { enum: consentWays }).notNull(),
  withdrawnAt: moment('withdrawn_at'),
  withdrawnBy: text('withdrawn_by', { enum: consentWays }),
})

/** The owners' words of a mail of the site; empty where its first text is used. The highest edition is sent. */
export const mailWords = pgTable('mail_words', {
  mail: text('mail', { enum: wordedMailNames }).notNull(),
  language: text('language', { enum: languages }).notNull(),
  edition: integer('edition').notNull(),
  subject: text('subject').notNull(),
  above: text('above').notNull(),
  below: text('below').notNull(),
  writtenAt: moment('written_at').notNull(),
  accountId: integer('account_id'),
})

export const jobs = pgTable('jobs', {
  name: text('name').primaryKey(),
  leaseEndsAt: moment('lease_ends_at'),
  runAt: moment('run_at').notNull(),
  lastRunAt: moment('last_run_at'),
  lastError: text('last_error'),
  lastGoodAt: moment('last_good_at'),
  runs: integer('runs').notNull().default(0),
})

export const jobRuns = pgTable('job_runs', {
  id: id(),
  job: text('job').notNull(),
  beganAt: moment('began_at').notNull(),
  endedAt: moment('ended_at'),
  error: text('error'),
})

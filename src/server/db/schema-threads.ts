import { bigint, boolean, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Found } from '#contract/mailings.ts'
import { bookingSources } from '#domain/bookings/source.ts'
import { onlyIfs } from '#domain/messages/audience.ts'
import { messageFields } from '#domain/messages/fields.ts'
import { whysLeftOut } from '#domain/messages/mailing.ts'
import { messageEvents } from '#domain/messages/schedule.ts'
import { messageAuthors, threadStates, whysLeft } from '#domain/threads/thread.ts'
import { type Language, languages } from '#words/languages.ts'
import { id, moment, version } from './schema-content.ts'
import { day } from './schema-pricing.ts'

export const threads = pgTable('threads', {
  id: id(),
  /** Of a stay; null for a question of somebody who has none yet. */
  bookingId: integer('booking_id').unique(),
  accountId: integer('account_id'),
  /** Name, address and language of a stay's guest are those of its booking: here they are empty. */
  guestName: text('guest_name').notNull(),
  guestEmail: text('guest_email').notNull(),
  language: text('language', { enum: languages }).notNull(),
  villaId: integer('villa_id'),
  checkIn: day('check_in'),
  checkOut: day('check_out'),
  guests: integer('guests'),
  state: text('state', { enum: threadStates }).notNull().default('open'),
  openedAt: moment('opened_at').notNull(),
  lastAt: moment('last_at').notNull(),
  lastAuthor: text('last_author', { enum: messageAuthors }).notNull(),
  // Unused; processes of an older version still read and write it during an update.
  formerFirstAnswer: integer('first_answer_minutes'),
  /** The day on which it waits for the owners again. */
  remindOn: day('remind_on'),
  /** The person of the office who answers it. */
  assignedTo: integer('assigned_to'),
  /** Of a question: the conversation of the stay that its asker has booked, in which its messages stand. */
  joinedId: integer('joined_id'),
  version: version(),
})

/** Up to which message a person of the office has read a conversation; 0: marked as unread. */
export const threadReads = pgTable(
  'thread_reads',
  { accountId: integer('account_id').notNull(), threadId: integer('thread_id').notNull(), messageId: integer('message_id').notNull() },
  (table) => [primaryKey({ columns: [table.accountId, table.threadId] })],
)

export const messages = pgTable('messages', {
  id: id(),
  threadId: integer('thread_id').notNull(),
  /** The request that it is about, if any. */
  ticketId: integer('ticket_id'),
  /** The question that it came with, before the booking. */
  questionId: integer('question_id'),
  author: text('author', { enum: messageAuthors }).notNull(),
  /** The person of the office who wrote it. */
  accountId: integer('account_id'),
  /** Of one that the site sends by itself. */
  subject: text('subject'),
  body: text('body').notNull(),
  /** Mailed only to who has agreed to news. */
  advertising: boolean('advertising').notNull().default(false),
  writtenAt: moment('written_at').notNull(),
})

/** Of a message that came by mail. */
export const messageMails = pgTable('message_mails', {
  messageId: integer('message_id').primaryKey(),
  /** How the mail names itself: it is taken once. */
  mailId: text('mail_id').notNull().unique(),
  /** An address that is not the guest's. */
  sender: text('sender'),
  /** All words of the mail, where the message has not all. */
  whole: text('whole'),
  /** Names of files that were not taken. */
  leftOut: text('left_out').array().notNull().default([]),
})

export const messagePictures = pgTable('message_pictures', {
  id: id(),
  messageId: integer('message_id').notNull(),
  /** In base64. */
  webp: text('webp').notNull(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
})

/** How far a mailbox has been read; `uidValidity`: null until it could be opened. */
export const mailboxes = pgTable('mailboxes', {
  name: text('name').primaryKey(),
  uidValidity: bigint('uid_validity', { mode: 'number' }),
  lastUid: bigint('last_uid', { mode: 'number' }).notNull().default(0),
  /** The mail that is tried, and how often it was. */
  triedUid: bigint('tried_uid', { mode: 'number' }).notNull().default(0),
  tries: integer('tries').notNull().default(0),
  since: moment('since').notNull(),
})

/** Mails that were left in the mailbox for people, counted. */
export const leftMails = pgTable(
  'left_mails',
  { day: day('day').notNull(), why: text('why', { enum: whysLeft }).notNull(), mails: integer('mails').notNull() },
  (table) => [primaryKey({ columns: [table.day, table.why] })],
)

/** A text to guests, by language. */
export type TemplateTexts = Partial<Record<Language, { subject: string; body: string }>>

export const messageTemplates = pgTable('message_templates', {
  id: id(),
  name: text('name').notNull(),
  texts: jsonb('texts').$type<TemplateTexts>().notNull(),
  event: text('event', { enum: messageEvents }),
  days: integer('days').notNull().default(0),
  hour: integer('hour').notNull().default(10),
  /** In place of days and hour. */
  hours: integer('hours'),
  villaIds: integer('villa_ids').array().notNull().default([]),
  languages: text('languages', { enum: languages }).array().notNull().default([]),
  sources: text('sources', { enum: bookingSources }).array().notNull().default([]),
  onlyIf: text('only_if', { enum: onlyIfs }).notNull().default('always'),
  minNights: integer('min_nights').notNull().default(0),
  late: boolean('late').notNull().default(true),
  activeSince: moment('active_since'),
  version: version(),
})

/** What became of a text for a stay. */
export const sentTemplates = pgTable('sent_templates', {
  templateId: integer('template_id').notNull(),
  bookingId: integer('booking_id').notNull(),
  state: text('state', { enum: ['sent', 'skipped', 'held'] }).notNull(),
  at: moment('at').notNull(),
  missing: text('missing', { enum: messageFields }).array().notNull().default([]),
})

/** A message to many guests at once. */
export const mailings = pgTable('mailings', {
  id: id(),
  accountId: integer('account_id'),
  found: jsonb('found').$type<Found>().notNull(),
  /** Of the owners' text; empty for words of one time. */
  name: text('name').notNull(),
  texts: jsonb('texts').$type<TemplateTexts>().notNull(),
  /** Of the day, the texts and the stays. */
  fingerprint: text('fingerprint').notNull(),
  madeAt: moment('made_at').notNull(),
  sendAt: moment('send_at').notNull(),
  undoneAt: moment('undone_at'),
})

/** What became of a message to many for a stay. */
export const mailingStays = pgTable('mailing_stays', {
  mailingId: integer('mailing_id').notNull(),
  bookingId: integer('booking_id').notNull(),
  state: text('state', { enum: ['waits', 'sent', 'left_out'] })
    .notNull()
    .default('waits'),
  why: text('why', { enum: whysLeftOut }),
  missing: text('missing', { enum: messageFields }).array().notNull().default([]),
})

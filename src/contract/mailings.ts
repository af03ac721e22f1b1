import { z } from 'zod'
import { forRoles } from '#domain/accounts/roles.ts'
import { messageFields } from '#domain/messages/fields.ts'
import { MOST_STAYS_OF_MAILING, mailingStages, mailingWhens, whysLeftOut } from '#domain/messages/mailing.ts'
import { LONGEST_MESSAGE } from '#domain/threads/thread.ts'
import { languages } from '#words/languages.ts'
import { call } from './call.ts'
import { Day, DayInput, Id, JsonText, Line, Nothing, Page, Text, Total } from './wire.ts'

const MOST_VILLAS = 100

const boundedList = <T extends z.ZodType>(item: T, most: number) => JsonText(item).refine((list) => list.length <= most, 'not_a_list')

/** Which guests: `from` and `until` for those between two days. Empty lists, no stage: all. */
const Filter = {
  when: z.enum(mailingWhens),
  from: DayInput.optional(),
  until: DayInput.optional(),
  villaIds: boundedList(Id, MOST_VILLAS).optional(),
  languages: boundedList(z.enum(languages), languages.length).optional(),
  stage: z.enum(mailingStages).optional(),
}

/** One of the owners' texts; or words of one time, in a language in which their fields are filled in. */
const MailingText = {
  templateId: Id.optional(),
  language: z.enum(languages).optional(),
  subject: Line(150).optional(),
  body: Text(LONGEST_MESSAGE).optional(),
}

const bookingIds = boundedList(Id, MOST_STAYS_OF_MAILING)

/** `why`: it cannot be written to. */
const MailingGuest = z.object({
  bookingId: z.int(),
  bookingNumber: z.string(),
  guestName: z.string(),
  villa: z.string(),
  checkIn: Day,
  checkOut: Day,
  language: z.enum(languages),
  phone: z.string(),
  why: z.enum(whysLeftOut).nullable(),
})
export type MailingGuest = z.output<typeof MailingGuest>

/** As the guest reads it. `missing`: what it names and the stay does not have; then it is not sent. */
const Letter = z.object({
  bookingId: z.int(),
  language: z.enum(languages),
  subject: z.string(),
  body: z.string(),
  missing: z.array(z.enum(messageFields)),
})
export type Letter = z.output<typeof Letter>

/** By what the guests of a mailing were chosen. */
export const Found = z.object({
  when: z.enum(mailingWhens),
  from: Day,
  until: Day,
  villaIds: z.array(z.int()),
  languages: z.array(z.enum(languages)),
  stage: z.enum(mailingStages).nullable(),
})
export type Found = z.output<typeof Found>

export const mailingStates = ['waits', 'sending', 'sent', 'undone'] as const

const Mailing = z.object({
  id: z.int(),
  found: Found,
  /** Of the owners' text; empty for words of one time. */
  name: z.string(),
  subject: z.string(),
  /** Who sent it; empty once the account is gone. */
  by: z.string(),
  madeAt: z.string(),
  sendAt: z.string(),
  state: z.enum(mailingStates),
  stays: z.int(),
  sent: z.int(),
  leftOut: z.array(
    z.object({
      bookingId: z.int(),
      guestName: z.string(),
      why: z.enum(whysLeftOut),
      missing: z.array(z.enum(messageFields)),
    }),
  ),
})
export type Mailing = z.output<typeof Mailing>

/** Messages to many guests at once, each in the conversation of its stay. */
export const mailingCalls = {
  guests: call({
    method: 'GET',
    path: '/api/mailingGuests.php',
    summary: 'Guests of sold stays to write to, by the days of their stays: the first 200, and how many there are',
    access: 'admin',
    roles: forRoles.management,
    input: z.object(Filter),
    answer: z.object({ from: Day, until: Day, guests: z.array(MailingGuest), ...Total }),
  }),
  preview: call({
    method: 'POST',
    path: '/api/previewMailing.php',
    readOnly: true,
    perMinute: 60,
    summary: 'A message to many guests as each would read it',
    access: 'admin',
    roles: forRoles.management,
    input: z.object({ bookingIds, ...MailingText }),
    answer: z.object({ letters: z.array(Letter) }),
  }),
  send: call({
    method: 'POST',
    path: '/api/sendMailing.php',
    perMinute: 10,
    summary: 'Send a message to many guests, a minute later. The same text to the same guests is sent once a day',
    access: 'admin',
    roles: forRoles.management,
    input: z.object({ bookingIds, ...MailingText, ...Filter }),
    answer: z.object({ mailingId: z.int(), stays: z.int() }),
  }),
  undo: call({
    method: 'POST',
    path: '/api/undoMailing.php',
    summary: 'Take back a message to many guests before it is sent',
    access: 'admin',
    roles: forRoles.management,
    input: z.object({ mailingId: Id }),
    answer: Nothing,
  }),
  list: call({
    method: 'GET',
    path: '/api/mailings.php',
    summary: 'Messages to many guests, the latest first, with who did not get them and why',
    access: 'admin',
    roles: forRoles.management,
    input: z.object(Page),
    answer: z.object({ mailings: z.array(Mailing), ...Total }),
  }),
}

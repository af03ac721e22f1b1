import { z } from 'zod'
import { forRoles } from '#domain/accounts/roles.ts'
import { complaintStates } from '#domain/support/complaints.ts'
import { inboxKinds, inboxViews } from '#domain/support/inbox.ts'
import { supportReasons, ticketStatuses } from '#domain/support/reasons.ts'
import { threadStates } from '#domain/threads/thread.ts'
import { languages } from '#words/languages.ts'
import { Status } from './booking-entries.ts'
import { call } from './call.ts'
import { officeMail, ThreadMessage } from './threads.ts'
import { Day, Euro, Id, Page, Text, Total } from './wire.ts'

/** A conversation in one line. */
const Item = z.object({
  kind: z.enum(inboxKinds),
  id: z.int(),
  name: z.string(),
  /** What was written last, and whether the owners wrote it. */
  text: z.string(),
  own: z.boolean(),
  at: z.string(),
  /** For an answer of the owners. */
  waits: z.boolean(),
  reason: z.enum(supportReasons).nullable(),
  status: z.enum(ticketStatuses).nullable(),
  /** Of a complaint that is not answered. */
  answerBy: Day.nullable(),
  late: z.boolean(),
  /** The day of a reminder that has come. */
  remindOn: Day.nullable(),
  stars: z.int().nullable(),
  villa: z.string().nullable(),
  checkIn: Day.nullable(),
  checkOut: Day.nullable(),
  /** By the person who asks: the guest has written since, or it was marked so. */
  unread: z.boolean(),
  /** Who answers it. */
  assignedTo: z.string().nullable(),
})
export type InboxItem = z.output<typeof Item>

const ListedTicket = z.object({
  id: z.int(),
  reason: z.enum(supportReasons),
  status: z.enum(ticketStatuses),
  openedAt: z.string(),
  updatedAt: z.string(),
})

const TalkTicket = ListedTicket.extend({
  orderId: z.string(),
  version: z.int(),
  complaint: z.object({ id: z.int(), number: z.string(), state: z.enum(complaintStates), answerBy: Day, solveBy: Day }).nullable(),
})
export type TalkTicket = z.output<typeof TalkTicket>

/** `by`: the person of the office who wrote it, if that is known. `askedAs`: the name that was given with a question before the booking. */
const TalkMessage = ThreadMessage.extend({ ticketId: z.int().nullable(), by: z.string(), askedAs: z.string(), ...officeMail })
export type TalkMessage = z.output<typeof TalkMessage>

/** Who has a night near a stay; `own`: that stay itself. */
export const nightStates = ['own', 'free', 'taken', 'restricted'] as const

const Stay = z.object({
  bookingId: z.int(),
  bookingNumber: z.string(),
  status: Status,
  villa: z.string(),
  checkIn: Day,
  checkOut: Day,
  arrivalTime: z.string(),
  guests: z.int(),
  total: Euro,
  remaining: Euro,
  nights: z.array(z.object({ day: Day, state: z.enum(nightStates), guest: z.string() })),
})
export type InboxStay = z.output<typeof Stay>

const Suggestion = z.object({
  bookingId: z.int(),
  villaId: z.int(),
  villa: z.string(),
  checkIn: Day,
  checkOut: Day,
  /** Whether the nights can be had, and what the stay costs more or less by the rates of today; null where they cannot. */
  difference: Euro.nullable(),
  /** Why they cannot, or what speaks against it, in words. */
  against: z.array(z.string()),
})
export type Suggestion = z.output<typeof Suggestion>

/** What a question is about, as far as its guest has chosen it. */
const Asked = z.object({
  villaId: z.int().nullable(),
  villa: z.string().nullable(),
  checkIn: Day.nullable(),
  checkOut: Day.nullable(),
  guests: z.int().nullable(),
  /** Whether the nights can be had, and what they cost today; null where they cannot, and where villa or days are not chosen. */
  total: Euro.nullable(),
  /** Why they cannot, or what speaks against it, in words. */
  against: z.array(z.string()),
  /** Bookings with the address of the question. Whoever has asked may have given any. */
  staysOfAddress: z.int(),
})
export type StayAsked = z.output<typeof Asked>

export const inboxCalls = {
  list: call({
    method: 'GET',
    path: '/api/inbox.php',
    summary:
      'What guests have written: first the conversations that wait for an answer, the newest first, then the others; or those of them that are assigned to oneself, the questions before a booking, the complaints, the reviews, or the tickets of one status, or all; those in which a text is found. Reviews only for the management',
    access: 'admin',
    roles: forRoles.desk,
    input: z.object({ show: z.enum(inboxViews).optional(), search: Text(100).optional(), ...Page }),
    answer: z.object({
      items: z.array(Item),
      ...Total,
      counts: z.object({
        answer: z.int(),
        all: z.int(),
        pending: z.int(),
        in_progress: z.int(),
        resolved: z.int(),
        closed: z.int(),
        mine: z.int(),
        questions: z.int(),
        complaints: z.int(),
        reviews: z.int(),
      }),
      today: Day,
    }),
  }),
  conversation: call({
    method: 'GET',
    path: '/api/inboxConversation.php',
    summary:
      'A conversation with all that helps to answer it, found by its id, by a ticket in it, or by its stay: messages, mails, notes of the office, the stay, and what could be done',
    access: 'admin',
    roles: forRoles.desk,
    input: z.object({ threadId: Id.optional(), ticketId: Id.optional(), bookingId: Id.optional() }),
    answer: z.object({
      /** Null before the first message. */
      threadId: z.int().nullable(),
      version: z.int(),
      state: z.enum(threadStates),
      guest: z.object({
        accountId: z.int().nullable(),
        name: z.string(),
        email: z.string(),
        phone: z.string(),
        language: z.enum(languages),
        stays: z.int(),
      }),
      /** The one that was asked for, or the one that an answer would be about. */
      ticketId: z.int().nullable(),
      /** Of this conversation, oldest first. */
      tickets: z.array(TalkTicket),
      /** Of the guest's other stays, newest first. */
      others: z.array(ListedTicket),
      /** Oldest first; of very long conversations the latest. */
      messages: z.array(TalkMessage),
      /** That the site sent to the guest by itself. */
      mails: z.array(z.object({ id: z.int(), subject: z.string(), at: z.string(), sent: z.boolean() })),
      /** The latest mail to the guest that came back, while the guest has this address and has not answered a mail since. */
      returned: z.object({ recipient: z.string(), subject: z.string(), at: z.string(), why: z.string() }).nullable(),
      notes: z.array(z.object({ id: z.int(), note: z.string(), author: z.string(), accountId: z.int().nullable(), writtenAt: z.string() })),
      remindOn: Day.nullable(),
      assignedTo: z.int().nullable(),
      /** To whom it can be assigned. */
      people: z.array(z.object({ id: z.int(), name: z.string() })),
      stay: Stay.nullable(),
      /** Of a question before a booking. */
      asked: Asked.nullable(),
      /** Other dates that the guest asks for and that nobody has decided. Only for the management. */
      suggestion: Suggestion.nullable(),
      today: Day,
    }),
  }),
}

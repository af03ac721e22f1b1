import { z } from 'zod'
import { forRoles } from '#domain/accounts/roles.ts'
import { bookingSources } from '#domain/bookings/source.ts'
import { onlyIfs } from '#domain/messages/audience.ts'
import { messageFields } from '#domain/messages/fields.ts'
import { EARLIEST_DAYS, LATEST_DAYS, MOST_HOURS, messageEvents, plannedStates } from '#domain/messages/schedule.ts'
import { LONGEST_MESSAGE } from '#domain/threads/thread.ts'
import { languages } from '#words/languages.ts'
import { call } from './call.ts'
import { Flag, Id, Line, Nothing, Text, Version, Whole } from './wire.ts'

const MOST_VILLAS = 100

/** Empty where there is none in a language: its guests get the English one. */
const MessageText = z.object({ language: z.enum(languages), subject: z.string(), body: z.string() })

/** When it is sent by itself, and to whom; `event` null: by hand alone. Empty lists: all. */
const When = {
  event: z.enum(messageEvents).nullable(),
  days: z.int(),
  hour: z.int(),
  hours: z.int().nullable(),
  villaIds: z.array(z.int()),
  languages: z.array(z.enum(languages)),
  sources: z.array(z.enum(bookingSources)),
  onlyIf: z.enum(onlyIfs),
  minNights: z.int(),
  late: z.boolean(),
}

const MessageTemplate = z.object({
  id: z.int(),
  name: z.string(),
  texts: z.array(MessageText),
  ...When,
  active: z.boolean(),
  /** It is sent to guests who have agreed to it alone. */
  advertising: z.boolean(),
  version: z.int(),
})
export type MessageTemplate = z.output<typeof MessageTemplate>

const between = (least: number, most: number) => Whole.check(z.gte(least, 'rule_out_of_range'), z.lte(most, 'rule_out_of_range'))
const Subject = Line(150)
const Body = Text(LONGEST_MESSAGE)

/** A text as it would be read by the guest of a stay. `missing`: what it names and the stay does not have; then it is not sent. */
const Filled = z.object({ language: z.enum(languages), subject: z.string(), body: z.string(), missing: z.array(z.enum(messageFields)) })
export type FilledMessage = z.output<typeof Filled>

/** `soon`: stays within `DAYS_SOON`; of a text that is off: if it were turned on now. `agreed`: addresses that get advertising. */
const Reach = z.object({ soon: z.array(z.object({ templateId: z.int(), stays: z.int() })), agreed: z.int() })

/** `text`: as the guest would read it now, for a chat by telephone; null where it lacks something, was sent, or the guest's number has no country. */
const Planned = z.object({
  templateId: z.int(),
  name: z.string(),
  state: z.enum(plannedStates),
  at: z.string(),
  missing: z.array(z.enum(messageFields)),
  text: z.string().nullable(),
})
export type PlannedMessage = z.output<typeof Planned>

/** `newsSince`: when the guest has agreed to advertising; null if not. `phone`: for a chat. */
const PlannedOfStay = z.object({ planned: z.array(Planned), newsSince: z.string().nullable(), phone: z.string() })
export type PlannedOfStay = z.output<typeof PlannedOfStay>

const OfStay = z.object({ templateId: Id, bookingId: Id })

/** The owners' texts to guests, sent by hand or by themselves. */
export const templateCalls = {
  list: call({
    method: 'GET',
    path: '/api/messageTemplates.php',
    summary: 'The texts to guests, with when each is sent by itself',
    access: 'admin',
    roles: forRoles.desk,
    input: Nothing,
    answer: z.object({ templates: z.array(MessageTemplate) }),
  }),
  reach: call({
    method: 'GET',
    path: '/api/messageReach.php',
    summary: 'To how many stays each text is sent by itself within 30 days, and how many guests get advertising',
    access: 'admin',
    roles: forRoles.desk,
    input: Nothing,
    answer: Reach,
  }),
  save: call({
    method: 'POST',
    path: '/api/saveMessageTemplate.php',
    summary: 'Add or change a text to guests, and when it is sent by itself',
    access: 'admin',
    roles: forRoles.management,
    input: z.object({
      /** Of the one that is changed. */
      templateId: Id.optional(),
      version: Version,
      name: Line(80, 'name_required'),
      texts: z.array(z.object({ language: z.enum(languages), subject: Subject, body: Body })).max(languages.length),
      event: z.enum(messageEvents).optional(),
      days: between(EARLIEST_DAYS, LATEST_DAYS).optional(),
      hour: between(0, 23).optional(),
      /** In place of days and hour. */
      hours: between(-MOST_HOURS, MOST_HOURS).optional(),
      villaIds: z.array(Id).max(MOST_VILLAS).optional(),
      languages: z.array(z.enum(languages)).max(languages.length).optional(),
      sources: z.array(z.enum(bookingSources)).max(bookingSources.length).optional(),
      onlyIf: z.enum(onlyIfs).optional(),
      minNights: between(0, 60).optional(),
      late: Flag.optional(),
      active: Flag.optional(),
    }),
    answer: z.object({ templateId: z.int() }),
  }),
  remove: call({
    method: 'POST',
    path: '/api/removeMessageTemplate.php',
    summary: 'Remove a text to guests; what was sent stays',
    access: 'admin',
    roles: forRoles.management,
    input: z.object({ templateId: Id }),
    answer: Nothing,
  }),
  addSamples: call({
    method: 'POST',
    path: '/api/addMessageSamples.php',
    summary: 'Add the sample texts that are not there yet, turned off',
    access: 'admin',
    roles: forRoles.management,
    input: Nothing,
    answer: z.object({ added: z.int() }),
  }),
  fill: call({
    method: 'GET',
    path: '/api/fillMessageTemplate.php',
    summary: 'A text to guests as the guest of a booking would read it',
    access: 'admin',
    roles: forRoles.desk,
    input: OfStay,
    answer: Filled,
  }),
  test: call({
    method: 'POST',
    path: '/api/testMessageTemplate.php',
    perMinute: 10,
    summary: 'Mail a text to guests to oneself, filled in for a booking',
    access: 'admin',
    roles: forRoles.management,
    input: OfStay,
    answer: z.object({ to: z.string() }),
  }),
  planned: call({
    method: 'GET',
    path: '/api/plannedMessages.php',
    summary: 'What is sent by itself to the guest of a booking, and what has become of it',
    access: 'admin',
    roles: forRoles.desk,
    input: z.object({ bookingId: Id }),
    answer: PlannedOfStay,
  }),
  sendNow: call({
    method: 'POST',
    path: '/api/sendPlannedMessage.php',
    summary: 'Send such a message now',
    access: 'admin',
    roles: forRoles.desk,
    input: OfStay,
    answer: Nothing,
  }),
  skip: call({
    method: 'POST',
    path: '/api/skipPlannedMessage.php',
    summary: 'Do not send such a message for a booking; or, with `undo`, as planned again',
    access: 'admin',
    roles: forRoles.desk,
    input: OfStay.extend({ undo: Flag.optional() }),
    answer: Nothing,
  }),
}

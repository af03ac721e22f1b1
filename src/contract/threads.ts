import { z } from 'zod'
import { forRoles } from '#domain/accounts/roles.ts'
import { LONGEST_MESSAGE, messageAuthors, threadStates } from '#domain/threads/thread.ts'
import { languages } from '#words/languages.ts'
import { call } from './call.ts'
import { StayNews } from './news.ts'
import { Day, DayInput, Email, Flag, Id, Line, Nothing, Page, Text, Total, Version, Whole } from './wire.ts'

/** What a message by mail has besides its words. `strange`: from another address than the guest's. `leftOut`: names of files not taken. */
export const MailParts = z.object({
  strange: z.boolean(),
  leftOut: z.array(z.string()),
  pictures: z.array(z.object({ id: z.int(), width: z.int(), height: z.int() })),
})
export type MailParts = z.output<typeof MailParts>

/** `mail`: null where it was written on a page. */
export const ThreadMessage = z.object({
  id: z.int(),
  author: z.enum(messageAuthors),
  message: z.string(),
  writtenAt: z.string(),
  mail: MailParts.nullable(),
  /** It came with a question, in the conversation of the stay that its asker has booked since. */
  beforeBooking: z.boolean(),
})
export type ThreadMessage = z.output<typeof ThreadMessage>

/** What a question is about, as far as its guest has chosen it. */
const about = {
  villaId: z.int().nullable(),
  villa: z.string().nullable(),
  villaSlug: z.string().nullable(),
  checkIn: Day.nullable(),
  checkOut: Day.nullable(),
  guests: z.int().nullable(),
}

/** What the office knows of a message by mail: the address that is not the guest's, and whether the mail says more. */
export const officeMail = { sender: z.string().nullable(), hasWhole: z.boolean() }

const Thread = z.object({
  id: z.int(),
  state: z.enum(threadStates),
  guestName: z.string(),
  guestEmail: z.string(),
  /** In which the guest is written to. */
  language: z.enum(languages),
  ...about,
  openedAt: z.string(),
  version: z.int(),
  messages: z.array(ThreadMessage.extend(officeMail)),
  /** Bookings with the address of the question. Whoever has asked may have given any. */
  stays: z.int(),
})
export type Thread = z.output<typeof Thread>

/** All that came with a message by mail; `sender`, `whole`: where they are not the guest's address and the message. */
export const WholeMail = z.object({
  messageId: z.int(),
  sender: z.string().nullable(),
  whole: z.string().nullable(),
  leftOut: z.array(z.string()),
  /** As data URLs. */
  pictures: z.array(z.string()),
})
export type WholeMail = z.output<typeof WholeMail>

export const OwnThread = z.object({
  name: z.string(),
  email: z.string(),
  villa: z.string().nullable(),
  checkIn: Day.nullable(),
  checkOut: Day.nullable(),
  guests: z.int().nullable(),
  openedAt: z.string(),
  messages: z.array(ThreadMessage),
})

/** The link of a conversation: its id and the site's signature. */
const Token = Text(80, 'no_such_thread')
const message = Text(LONGEST_MESSAGE, 'message_required')

export const threadCalls = {
  form: call({
    method: 'GET',
    path: '/api/askForm.php',
    summary: 'What a form for a question to the hosts begins with',
    access: 'visitor',
    input: Nothing,
    /** The time, signed: a question that is sent in the same moment is none of a person. */
    answer: z.object({ key: z.string() }),
  }),
  ask: call({
    method: 'POST',
    path: '/api/askHosts.php',
    perMinute: 10,
    summary: 'Ask the hosts before booking; the answer comes by e-mail',
    access: 'visitor',
    input: z.object({
      name: Line(100, 'name_required'),
      email: Email('email_invalid'),
      message,
      villa: Text(200).optional(),
      checkIn: DayInput.optional(),
      checkOut: DayInput.optional(),
      guests: Whole.optional(),
      key: Text(100, 'form_too_old'),
      /** To be left empty. */
      website: Text(2000).optional(),
    }),
    answer: Nothing,
  }),
  read: call({
    method: 'GET',
    path: '/api/question.php',
    perMinute: 60,
    summary: 'A conversation with the hosts as its guest sees it, by the link alone',
    access: 'visitor',
    input: z.object({ token: Token }),
    answer: z.object({
      name: z.string(),
      state: z.enum(threadStates),
      ...about,
      /** Of a question whose asker has booked since: the stay on whose page the conversation goes on. */
      bookingNumber: z.string().nullable(),
      messages: z.array(ThreadMessage),
      /** Null for a question before booking. */
      news: StayNews.nullable(),
    }),
  }),
  write: call({
    method: 'POST',
    path: '/api/questionMessage.php',
    perMinute: 10,
    summary: 'Write another message to the hosts, by the link of the conversation',
    access: 'visitor',
    input: z.object({ token: Token, message }),
    answer: Nothing,
  }),
  chooseNews: call({
    method: 'POST',
    path: '/api/questionNews.php',
    perMinute: 10,
    summary: 'Agree to get news by e-mail at the address of a stay, or not any more, by the link of its conversation',
    access: 'visitor',
    input: z.object({ token: Token, agree: Flag }),
    answer: Nothing,
  }),
  pictureByLink: call({
    method: 'GET',
    path: '/api/questionPicture.php',
    perMinute: 120,
    summary: 'A picture that came by mail, by the link of its conversation',
    access: 'visitor',
    shape: 'file',
    mediaType: 'image/webp',
    input: z.object({ token: Token, id: Id }),
    answer: z.string(),
  }),
  picture: call({
    method: 'GET',
    path: '/api/messagePicture.php',
    summary: 'A picture that a guest has sent by mail',
    access: 'admin',
    roles: forRoles.desk,
    shape: 'file',
    mediaType: 'image/webp',
    input: z.object({ id: Id }),
    answer: z.string(),
  }),
  wholeMail: call({
    method: 'GET',
    path: '/api/wholeMail.php',
    summary: 'All words of a mail that became a message, with what it quotes',
    access: 'admin',
    roles: forRoles.desk,
    shape: 'file',
    mediaType: 'text/plain; charset=utf-8',
    input: z.object({ messageId: Id }),
    answer: z.string(),
  }),
  list: call({
    method: 'GET',
    path: '/api/questions.php',
    summary: 'Questions of guests who have not booked: those that wait longest first, or of one state the latest first; or one of them',
    access: 'admin',
    roles: forRoles.desk,
    input: z.object({ state: z.enum(threadStates).optional(), threadId: Id.optional(), ...Page }),
    answer: z.object({ threads: z.array(Thread), ...Total }),
  }),
  answer: call({
    method: 'POST',
    path: '/api/answerQuestion.php',
    summary: 'Answer a question; the guest gets the answer by e-mail',
    access: 'admin',
    roles: forRoles.desk,
    input: z.object({ threadId: Id, version: Version, message }),
    answer: Nothing,
  }),
  writeToStay: call({
    method: 'POST',
    path: '/api/writeToGuest.php',
    summary: 'Write to the guest of a booking, who reads it on the page of the stay and gets it by e-mail',
    access: 'admin',
    roles: forRoles.desk,
    input: z.object({ bookingId: Id, message }),
    answer: Nothing,
  }),
  remind: call({
    method: 'POST',
    path: '/api/remindOfConversation.php',
    summary: 'Let a conversation wait for an answer again from a day on; without a day, no longer. The next answer ends it',
    access: 'admin',
    roles: forRoles.desk,
    input: z.object({ threadId: Id, remindOn: DayInput.optional() }),
    answer: Nothing,
  }),
  markRead: call({
    method: 'POST',
    path: '/api/markConversation.php',
    summary: 'Note for oneself that a conversation is read, or is not',
    access: 'admin',
    roles: forRoles.desk,
    input: z.object({ threadId: Id, unread: Flag.optional() }),
    answer: Nothing,
  }),
  assign: call({
    method: 'POST',
    path: '/api/assignConversation.php',
    summary: 'Say who of the office answers a conversation; without a person, nobody in particular',
    access: 'admin',
    roles: forRoles.desk,
    input: z.object({ threadId: Id, accountId: Id.optional() }),
    answer: Nothing,
  }),
  close: call({
    method: 'POST',
    path: '/api/closeQuestion.php',
    summary: 'Close a conversation that needs no answer; the guest’s next message opens it again',
    access: 'admin',
    roles: forRoles.desk,
    input: z.object({ threadId: Id, version: Version }),
    answer: Nothing,
  }),
  erase: call({
    method: 'POST',
    path: '/api/eraseQuestion.php',
    summary: 'Delete a conversation with all that was mailed about it',
    access: 'admin',
    roles: forRoles.management,
    input: z.object({ threadId: Id }),
    answer: Nothing,
  }),
}

import { z } from 'zod'
import { consentWays } from '#domain/messages/advertising.ts'
import { paperKinds } from '#domain/papers/paper.ts'
import { call } from './call.ts'
import { OwnComplaint } from './complaints.ts'
import { passkeyCalls } from './passkeys.ts'
import { SecurityEvent } from './security.ts'
import { TicketMessage } from './support.ts'
import { OwnThread, ThreadMessage, WholeMail } from './threads.ts'
import { Day, Euro, Id, Nothing } from './wire.ts'

const Moment = z.string().nullable()

const OwnAccount = z.object({
  id: z.int(),
  fullName: z.string(),
  email: z.string(),
  country: z.string(),
  phone: z.string(),
  openedAt: z.string(),
  lastSignInAt: Moment,
})

const OwnBooking = z.object({
  number: z.string(),
  villa: z.string(),
  checkIn: Day,
  checkOut: Day,
  status: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  guests: z.int(),
  specialRequests: z.string(),
  arrivalTime: z.string(),
  plan: z.string(),
  total: Euro,
  bookedAt: z.string(),
  termsAcceptedAt: Moment,
  /** Of the passport or identity card that was given for the declaration, until it is erased. */
  documentNumber: z.string().nullable(),
})

/** Excludes fields that concern only the bank and the owners. */
const OwnPayment = z.object({
  orderId: z.string(),
  stage: z.int(),
  method: z.string(),
  state: z.string(),
  amount: Euro,
  dinars: z.int(),
  card: z.string().nullable(),
  startedAt: z.string(),
  settledAt: Moment,
  /** For a payment by bank transfer or in cash. */
  receivedOn: Day.nullable(),
  reference: z.string().nullable(),
})

const OwnRefund = z.object({
  orderId: z.string(),
  amount: Euro,
  dinars: z.int(),
  state: z.string(),
  /** Reverses a payment recorded by mistake. */
  correction: z.boolean(),
  askedAt: z.string(),
  settledAt: Moment,
})
/** Without its text, which the file has. */
const OwnPaper = z.object({ number: z.string(), kind: z.enum(paperKinds), booking: z.string(), issuedAt: z.string(), amount: Euro })
const OwnTicket = z.object({
  orderId: z.string(),
  reason: z.string(),
  message: z.string(),
  status: z.string(),
  openedAt: z.string(),
  messages: z.array(TicketMessage),
})
const OwnReview = z.object({
  number: z.string(),
  stars: z.int(),
  review: z.string(),
  name: z.string(),
  writtenAt: z.string(),
  answer: z.string(),
  refusal: z.string().nullable(),
})
/** To news by mail. `words`: what was agreed to. */
const OwnNews = z.object({
  email: z.string(),
  words: z.string(),
  givenAt: z.string(),
  givenBy: z.enum(consentWays),
  withdrawnAt: Moment,
  withdrawnBy: z.enum(consentWays).nullable(),
})
const OwnMail = z.object({ to: z.string(), subject: z.string(), text: z.string(), writtenAt: z.string(), sentAt: Moment })
const Session = z.object({ id: z.int(), startedAt: z.string(), lastSeenAt: z.string(), device: z.string(), current: z.boolean() })

export const privacyCalls = {
  read: call({
    method: 'GET',
    path: '/api/myData.php',
    perMinute: 20,
    summary: 'Everything that is stored about the caller',
    access: 'member',
    input: Nothing,
    answer: z.object({
      account: OwnAccount,
      bookings: z.array(OwnBooking),
      payments: z.array(OwnPayment),
      refunds: z.array(OwnRefund),
      papers: z.array(OwnPaper),
      tickets: z.array(OwnTicket),
      complaints: z.array(OwnComplaint),
      /** About stays, apart from tickets. */
      conversations: z.array(z.object({ number: z.string(), messages: z.array(ThreadMessage) })),
      /** Asked before booking, by the account or from its proved address. */
      questions: z.array(OwnThread),
      /** Of messages that came by mail. */
      byMail: z.array(WholeMail),
      reviews: z.array(OwnReview),
      mails: z.array(OwnMail),
      /** Null if it was never agreed to. */
      news: OwnNews.nullable(),
      sessions: z.array(Session),
      passkeys: passkeyCalls.list.answer.shape.passkeys,
      securityEvents: z.array(SecurityEvent),
    }),
  }),
  erase: call({
    method: 'POST',
    path: '/api/eraseMyData.php',
    perMinute: 20,
    summary: 'Erase the account and what is known of its guest; amounts, dates and order ids stay, as the law asks',
    access: 'member',
    /** Without a password, an account needs a sign-in of the last half hour. */
    input: z.object({ password: z.string().max(200, 'too_many_characters').optional() }),
    answer: Nothing,
  }),
  sessions: call({
    method: 'GET',
    path: '/api/mySessions.php',
    summary: 'Where one is signed in',
    access: 'member',
    input: Nothing,
    answer: z.object({ sessions: z.array(Session), hasPassword: z.boolean() }),
  }),
  endSession: call({
    method: 'POST',
    path: '/api/endMySession.php',
    summary: 'Sign out in one place',
    access: 'member',
    input: z.object({ id: Id }),
    /** `here`: the ended session is the one that made the request. */
    answer: z.object({ here: z.boolean() }),
  }),
  endSessions: call({
    method: 'POST',
    path: '/api/endMySessions.php',
    summary: 'Sign out everywhere, here too',
    access: 'member',
    input: Nothing,
    answer: Nothing,
  }),
}

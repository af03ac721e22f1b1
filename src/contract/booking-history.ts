import { z } from 'zod'
import { holdKinds } from '#domain/bookings/holds.ts'
import { letters } from '#domain/bookings/letters.ts'
import { paymentMethods } from '#domain/bookings/recorded-payment.ts'
import { bookingStatuses } from '#domain/bookings/status.ts'
import { selectItems } from '#domain/pricing/price-summary.ts'
import { languages } from '#words/languages.ts'
import { Activity } from './activity.ts'
import { GuestBooking, WhatsNext } from './booking-entries.ts'
import { NightLines } from './price.ts'
import { ThreadMessage } from './threads.ts'
import { Day, Euro, renamed } from './wire.ts'

const Status = z.enum(bookingStatuses)

const Refund = renamed(
  {
    id: z.int(),
    amount: Euro,
    dinars: z.int(),
    reason: z.string(),
    state: z.enum(['due', 'unclear', 'done', 'failed']),
    attempts: z.int(),
    transId: z.string().nullable(),
    procReturnCode: z.string().nullable(),
    errCode: z.string().nullable(),
    /** Reverses a payment recorded by mistake; no money moved. */
    correction: z.boolean(),
    createdAt: z.string(),
    settledAt: z.string().nullable(),
  },
  { attempts: 'tries' },
)

/** A payment attempt with everything the bank reported. */
export const PaymentRecord = z.object({
  id: z.int(),
  orderId: z.string(),
  stage: z.int(),
  attempt: z.int(),
  method: z.enum(paymentMethods),
  state: z.enum(['open', 'approved', 'failed', 'error']),
  amount: Euro,
  dinars: z.int(),
  rate: z.number(),
  rateSource: z.string(),
  rateDate: Day,
  authCode: z.string().nullable(),
  transId: z.string().nullable(),
  hostRefNum: z.string().nullable(),
  response: z.string().nullable(),
  procReturnCode: z.string().nullable(),
  mdStatus: z.string().nullable(),
  errCode: z.string().nullable(),
  errMsg: z.string().nullable(),
  maskedPan: z.string().nullable(),
  /** As sent by the bank, in Belgrade local time. */
  trxDate: z.string().nullable(),
  openedAt: z.string(),
  settledAt: z.string().nullable(),
  attention: z.string().nullable(),
  recordedBy: z.string().nullable(),
  /** For a payment recorded by hand: date received, and reference on the statement. */
  receivedOn: Day.nullable(),
  reference: z.string().nullable(),
  refunds: z.array(Refund),
})

export const StatusChange = z.object({
  at: z.string(),
  /** 'bank', 'system', or an administrator's name. */
  actor: z.string(),
  from: Status.nullable(),
  to: Status,
  reason: z.string(),
})

const details = {
  booking: GuestBooking,
  version: z.int(),
  hidden: z.boolean(),
  /** Why the nights are held, where they are not sold. */
  hold: z.enum(holdKinds).nullable(),
  holdsUntil: z.string().nullable(),
  termsAcceptedAt: z.string().nullable(),
  termsVersion: z.string().nullable(),
  termsLanguage: z.enum(languages).nullable(),
  arrivalTime: z.string(),
  /** The link that led to the booking, such as the name of an assistant; else empty. */
  cameFrom: z.string(),
  /** The one thing that happens next; null if nothing does. */
  next: WhatsNext.nullable(),
  /** Mails that can be sent to the guest from here. */
  letters: z.array(z.enum(letters)),
  /** What was received and has not gone back, what is owed of it, and what is left. */
  income: z.object({ received: Euro, levy: Euro, vat: Euro, municipalFee: Euro, income: Euro }),
  payments: z.array(PaymentRecord),
  changes: z.array(StatusChange),
}
type Details = z.output<z.ZodObject<typeof details>>

/** A booking with its history. Wire: the nights of its price stand beside it as `lines`. */
export const BookingDetails = z.codec(z.object({ ...details, lines: NightLines }), z.custom<Details>(), {
  decode: ({ lines, ...rest }) => {
    const nights = lines.map((line) => ({ kind: 'nights' as const, ...line }))
    return { ...rest, booking: { ...rest.booking, items: [...nights, ...rest.booking.items] } }
  },
  encode: (inside) => ({ ...inside, lines: selectItems(inside.booking, 'nights') }),
})

/** What happened around a booking beside its money and its status; each part for the roles that read it elsewhere, else empty. */
export const BookingEvents = z.object({
  /** Of the office, for itself. */
  notes: z.array(z.object({ id: z.int(), note: z.string(), author: z.string(), accountId: z.int().nullable(), writtenAt: z.string() })),
  /** By the guest and by the owners; `ticketId`: of the request that it is about. */
  messages: z.array(ThreadMessage.omit({ mail: true }).extend({ ticketId: z.int().nullable() })),
  /** What people of the office did, without what the money and the status say. */
  activity: z.array(Activity),
})

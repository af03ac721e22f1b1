import { z } from 'zod'
import { forRoles } from '#domain/accounts/roles.ts'
import { arrivalTimes } from '#domain/bookings/own-stay.ts'
import { refundStages } from '#domain/bookings/payment-outcome.ts'
import { paymentMethods } from '#domain/bookings/recorded-payment.ts'
import { reviewRefusals, reviewStates } from '#domain/bookings/review.ts'
import { consents } from '#domain/bookings/stay-change.ts'
import { supportReasons, ticketStatuses } from '#domain/support/reasons.ts'
import { LONGEST_MESSAGE } from '#domain/threads/thread.ts'
import { GuestBooking, PaymentPlan, Status } from './booking-entries.ts'
import { call } from './call.ts'
import { CancellationLadder } from './cancellation.ts'
import { OwnComplaint } from './complaints.ts'
import { English } from './english.ts'
import { StayNews } from './news.ts'
import { PaperEntry, Transfer } from './papers.ts'
import { PaymentForm } from './payments.ts'
import { Picture } from './pictures.ts'
import { priced } from './price.ts'
import { ScheduledStage } from './stages.ts'
import { TicketMessage } from './support.ts'
import { ThreadMessage } from './threads.ts'
import { Day, DayInput, Euro, EuroInput, Flag, Id, Nothing, Page, Text, Total, Version, Whole, WholeOr } from './wire.ts'

export const BookingNumber = Text(12, 'no_such_booking')

/** `on`: the day since which it is on its way, or on which it went back. `refused`: an owner has to settle it. */
const StayRefund = z.object({ amount: Euro, state: z.enum(refundStages), on: Day })
export type StayRefund = z.output<typeof StayRefund>

/** Money that came for a stay, and what of it has gone back or is going back. */
const StayPayment = z.object({
  orderId: z.string(),
  method: z.enum(paymentMethods),
  amount: Euro,
  dinars: z.int(),
  at: z.string(),
  /** The day on which it came. */
  on: Day,
  card: z.string().nullable(),
  refunds: z.array(StayRefund),
})

/** A stay that is over, or was cancelled. */
const PastStay = z.object({
  bookingNumber: z.string(),
  villa: z.string(),
  villaSlug: z.string(),
  /** Such a stay can be booked again. */
  onSale: z.boolean(),
  picture: Picture.nullable(),
  checkIn: Day,
  checkOut: Day,
  guests: z.int(),
  cancelled: z.boolean(),
  /** All that came, also what has gone back. */
  paid: Euro,
  refunds: z.array(StayRefund),
  /** Of the guest's own review. */
  stars: z.int().nullable(),
  reviewOpen: z.boolean(),
})
export type PastStay = z.output<typeof PastStay>

const StayTicket = z.object({
  id: z.int(),
  reason: z.enum(supportReasons),
  status: z.enum(ticketStatuses),
  message: z.string(),
  openedAt: z.string(),
  messages: z.array(TicketMessage),
  complaint: OwnComplaint.nullable(),
})

const DocumentNumber = Text(40).regex(/^[\p{L}\p{N}][\p{L}\p{N} ./-]{3,}$/u, 'document_number_invalid')

/** A guest's own booking, everything on one page. */
export const OwnStay = z.object({
  booking: GuestBooking,
  version: z.int(),
  today: Day,
  capacity: z.int(),
  arrivalTime: z.string(),
  /** Whether the number of the guest's document is needed for the declaration of the stay, and was given. It is never sent back. */
  document: z.enum(['not_asked', 'asked', 'given']),
  documentGivenAt: z.string().nullable(),
  /** Last day on which guests and requests can be changed; null if that is over. */
  detailsUntil: Day.nullable(),
  payments: z.array(StayPayment),
  /** Refund if the guest cancels; empty if the stay can no longer be cancelled. */
  cancellation: CancellationLadder,
  /** The result of a payment is not known yet. */
  paymentOpen: z.boolean(),
  /** Null until the stay is paid, and after departure. */
  guide: z.object({ directions: z.string(), houseGuide: z.string(), english: English }).nullable(),
  /** From three days before arrival until departure, if the stay is paid. */
  doorCode: z.string().nullable(),
  doorCodeFrom: Day,
  papers: z.array(PaperEntry),
  /** A pro-forma can be made for this; null without an account for transfers, or if nothing is to pay. */
  transfer: Transfer.nullable(),
  /** Between guest and hosts, apart from those about tickets. */
  messages: z.array(ThreadMessage),
  tickets: z.array(StayTicket),
  review: z
    .object({
      stars: z.int(),
      review: z.string(),
      name: z.string(),
      state: z.enum(reviewStates),
      refusal: z.enum(reviewRefusals).nullable(),
      answer: z.string(),
      /** Day on which it is shown without a decision of the owners. */
      shownFrom: Day,
    })
    .nullable(),
  /** News by mail to the address of the stay; null while the address is not proved to be the guest's. */
  news: StayNews.nullable(),
  /** The review can be written, or changed. */
  reviewOpen: z.boolean(),
})
export type OwnStay = z.output<typeof OwnStay>

/** `guests`: without it as many as now. */
const Wanted = z.object({
  bookingNumber: BookingNumber,
  villaId: Id,
  checkIn: DayInput,
  checkOut: DayInput,
  guests: WholeOr('no_guests').check(z.gte(1, 'no_guests')).optional(),
})

/** A change with the amounts that were shown. If they differ now, nothing is changed. */
const Agreed = z.object({ ...Wanted.shape, total: EuroInput, due: EuroInput, back: EuroInput })

const ChangeOffer = priced(
  {
    villa: z.string(),
    checkIn: Day,
    checkOut: Day,
    nights: z.int(),
    guests: z.int(),
    /** Price of the stay as it is now. */
    formerTotal: Euro,
    paid: Euro,
    /** To pay at the bank before the nights are swapped. */
    due: Euro,
    /** Refund by the cancellation policy, and what the policy retains of a lower price. */
    back: Euro,
    kept: Euro,
    parts: z.array(z.object({ amount: Euro, dinars: z.int() })),
    plan: PaymentPlan,
    stages: z.array(ScheduledStage),
    /** Whether the owners have to agree first, and what they have said. */
    consent: z.enum(consents),
    cancellation: CancellationLadder,
    /** The change has to be confirmed by a code, which is mailed to this address. */
    codeNeeded: z.boolean(),
    email: z.string(),
  },
  {},
  { nights: 'lines' },
)
export type ChangeOffer = z.output<typeof ChangeOffer>

/** Every call answers 404 for another guest's booking, as for an unknown number. */
export const guestStayCalls = {
  write: call({
    method: 'POST',
    path: '/api/writeToHosts.php',
    perMinute: 60,
    summary: 'Write to the hosts about a stay of one’s own',
    access: 'member',
    input: z.object({ bookingNumber: BookingNumber, message: Text(LONGEST_MESSAGE, 'message_required') }),
    answer: Nothing,
  }),
  messagePicture: call({
    method: 'GET',
    path: '/api/ownMessagePicture.php',
    perMinute: 120,
    summary: 'A picture that came by mail about a stay of one’s own',
    access: 'member',
    shape: 'file',
    mediaType: 'image/webp',
    input: z.object({ bookingNumber: BookingNumber, id: Id }),
    answer: z.string(),
  }),
  past: call({
    method: 'GET',
    path: '/api/booking/past_stays.php',
    summary: 'The caller’s own stays that are over or were cancelled, with what has gone back; the latest first',
    access: 'member',
    input: z.object(Page),
    answer: z.object({ stays: z.array(PastStay), ...Total }),
  }),
  stay: call({
    method: 'GET',
    path: '/api/booking/my_stay.php',
    summary: 'A booking of one’s own: dates, money, papers, messages, and once it is paid the guide to the house',
    access: 'member',
    input: z.object({ bookingNumber: BookingNumber }),
    answer: OwnStay,
  }),
  proforma: call({
    method: 'POST',
    path: '/api/booking/my_proforma.php',
    perMinute: 10,
    summary: 'Make a pro-forma for the next unpaid stage of one’s own stay, to pay it by bank transfer',
    access: 'member',
    input: z.object({ bookingNumber: BookingNumber }),
    answer: z.object({ number: z.string() }),
  }),
  changeDetails: call({
    method: 'POST',
    path: '/api/booking/my_stay_details.php',
    perMinute: 30,
    summary: 'Change the number of guests and the requests of one’s own stay, until 7 days before arrival',
    access: 'member',
    input: z.object({
      bookingNumber: BookingNumber,
      version: Version,
      guests: WholeOr('no_guests').check(z.gte(1, 'no_guests')),
      specialRequests: Text(1000),
    }),
    answer: Nothing,
  }),
  announceArrival: call({
    method: 'POST',
    path: '/api/booking/my_arrival.php',
    perMinute: 30,
    summary: 'Say when one plans to arrive; empty for not known yet',
    access: 'member',
    input: z.object({ bookingNumber: BookingNumber, arrivalTime: z.enum(['', ...arrivalTimes], 'arrival_time_unknown') }),
    answer: Nothing,
  }),
  chooseNews: call({
    method: 'POST',
    path: '/api/booking/my_news.php',
    perMinute: 30,
    summary: 'Agree to get news by e-mail at the proved address of a stay, or not any more',
    access: 'member',
    input: z.object({ bookingNumber: BookingNumber, agree: Flag }),
    answer: Nothing,
  }),
  giveDocument: call({
    method: 'POST',
    path: '/api/booking/my_document.php',
    perMinute: 10,
    summary: 'Give the number of one’s passport or identity card, where the owners have to declare it; stored encrypted',
    access: 'member',
    input: z.object({ bookingNumber: BookingNumber, documentNumber: DocumentNumber }),
    answer: Nothing,
  }),
  cancellation: call({
    method: 'GET',
    path: '/api/booking/my_cancellation.php',
    summary: 'What goes back to which card if one cancels one’s own stay today, and from which day on less does',
    access: 'member',
    input: z.object({ bookingNumber: BookingNumber }),
    answer: z.object({
      bookingNumber: z.string(),
      villa: z.string(),
      checkIn: Day,
      checkOut: Day,
      /** Until the day before arrival. */
      possible: z.boolean(),
      paid: Euro,
      refund: Euro,
      parts: z.array(
        z.object({ orderId: z.string(), method: z.enum(paymentMethods), card: z.string().nullable(), amount: Euro, dinars: z.int() }),
      ),
      steps: CancellationLadder,
      /** Where the code is mailed to. */
      email: z.string(),
    }),
  }),
  cancellationCode: call({
    method: 'POST',
    path: '/api/booking/my_cancellation_code.php',
    perMinute: 10,
    summary: 'Mail the code that confirms a cancellation; `refund` is the amount that was shown',
    access: 'member',
    input: z.object({ bookingNumber: BookingNumber, refund: EuroInput }),
    answer: z.object({ mailServer: z.boolean() }),
  }),
  cancel: call({
    method: 'POST',
    path: '/api/booking/cancel_my_stay.php',
    perMinute: 10,
    summary: 'Cancel one’s own stay with the mailed code; the nights are free at once, and the money goes back by the policy',
    access: 'member',
    input: z.object({ bookingNumber: BookingNumber, refund: EuroInput, code: Text(20, 'code_required') }),
    answer: z.object({ status: Status }),
  }),
  changeOffer: call({
    method: 'GET',
    path: '/api/booking/my_change.php',
    perMinute: 60,
    summary: 'What other dates, another villa or other guests would cost for one’s own stay; refused where they are not free',
    access: 'member',
    input: Wanted,
    answer: ChangeOffer,
  }),
  change: call({
    method: 'POST',
    path: '/api/booking/change_my_stay.php',
    perMinute: 10,
    summary:
      'Change dates, villa or number of guests of one’s own stay: at once where nothing is to pay, else after the payment at the bank',
    access: 'member',
    /** `code`: needed if money is refunded, or the cancellation policy retains a part of it. */
    input: z.object({ ...Agreed.shape, quotedDinars: Whole.optional(), code: Text(20, 'code_required').optional() }),
    answer: z.object({ payment: z.object({ orderId: z.string(), paymentForm: PaymentForm }).nullable() }),
  }),
  changeCode: call({
    method: 'POST',
    path: '/api/booking/my_change_code.php',
    perMinute: 10,
    summary: 'Mail the code that confirms a change by which money goes back, or of which the policy keeps a part',
    access: 'member',
    input: Agreed,
    answer: z.object({ mailServer: z.boolean() }),
  }),
  askForChange: call({
    method: 'POST',
    path: '/api/booking/ask_change.php',
    perMinute: 10,
    summary: 'Ask the owners for other dates or another villa, where they want to agree first',
    access: 'member',
    input: Wanted,
    answer: z.object({ consent: z.enum(consents) }),
  }),
  view: call({
    method: 'GET',
    path: '/api/booking/guest_view.php',
    summary: 'The page of a stay as its guest reads it, with dots for the door code; 404 where the guest has none',
    access: 'admin',
    roles: forRoles.management,
    input: z.object({ bookingId: Id }),
    answer: OwnStay,
  }),
  changeRequests: call({
    method: 'GET',
    path: '/api/booking/change_requests.php',
    summary: 'The changes that the guest of a booking asks for and the owners have not decided',
    access: 'admin',
    roles: forRoles.bookings,
    input: z.object({ bookingId: Id }),
    answer: z.object({
      requests: z.array(z.object({ id: z.int(), villa: z.string(), checkIn: Day, checkOut: Day, askedAt: z.string() })),
    }),
  }),
  decideChange: call({
    method: 'POST',
    path: '/api/booking/decide_change.php',
    summary: 'Agree to a change that a guest asks for, or refuse it; the guest is told',
    access: 'admin',
    roles: forRoles.management,
    input: z.object({ requestId: Id, agree: Flag }),
    answer: Nothing,
  }),
}

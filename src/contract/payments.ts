import { z } from 'zod'
import { charges, outcomes } from '#domain/bookings/payment-outcome.ts'
import { bookingStatuses } from '#domain/bookings/status.ts'
import { CameFrom, GuestForm, PaymentPlan, stayNames, TypedPromoCode } from './booking-entries.ts'
import { call } from './call.ts'
import { CancellationLadder } from './cancellation.ts'
import { priced } from './price.ts'
import { stayRefusals } from './problems.ts'
import { ScheduledStage } from './stages.ts'
import { Day, DayInput, Euro, EuroInput, Id, Nothing, renamed, Text, Whole } from './wire.ts'

export const PaymentForm = z.object({ method: z.literal('POST'), action: z.string(), fields: z.record(z.string(), z.string()) })

const OpenedPayment = renamed(
  { message: z.string(), paymentForm: PaymentForm, orderId: z.string(), bookingNumber: z.string() },
  { orderId: 'nestpayoId' },
)

/** Fields the bank requires on the result page (merchant-duties). Missing values are null and shown as '-'. */
const Transaction = renamed(
  {
    orderId: z.string(),
    authCode: z.string().nullable(),
    response: z.string().nullable(),
    procReturnCode: z.string().nullable(),
    transId: z.string().nullable(),
    /** As sent by the bank, in Belgrade local time. */
    trxDate: z.string().nullable(),
    mdStatus: z.string().nullable(),
    amount: Euro,
    dinars: z.int(),
    rate: z.number(),
    /** Null for the fixed rate. */
    rateDate: Day.nullable(),
    stage: z.int(),
  },
  { orderId: 'oid' },
)

const RefundSums = z.object({ done: Euro, pending: Euro, refused: Euro })

const PaidBooking = priced(
  {
    id: z.int(),
    bookingNumber: z.string(),
    /** Number of the booking that was to be changed, if the payment was for a change that is not done. */
    changeOf: z.string().nullable(),
    /** Part of an offer; its page only for the guest's own session and for administrators. */
    offer: z.object({ page: z.string().nullable() }).nullable(),
    status: z.enum(bookingStatuses),
    /** After a refused payment: until when the guest has the nights for another try; null if they are not held. */
    keptUntil: z.string().nullable(),
    villaId: z.int(),
    villa: z.string(),
    villaSlug: z.string(),
    checkIn: Day,
    checkOut: Day,
    nights: z.int(),
    guests: z.int(),
    /** Only for the guest's own session and for administrators; otherwise null, and the special requests are empty. */
    contact: z.object({ name: z.string(), email: z.string(), phone: z.string() }).nullable(),
    specialRequests: z.string(),
    plan: PaymentPlan,
    paid: Euro,
    remaining: Euro,
    stages: z.array(ScheduledStage),
    cancellation: CancellationLadder,
  },
  {},
  { nights: 'lines' },
)

/** An unpaid attempt, with what the guest would enter again. */
const UnpaidAttempt = renamed(
  {
    orderId: z.string(),
    /** It holds the nights for the guest, so a new attempt must name it as `retryOf`. */
    holding: z.boolean(),
    /** It was for this stay, and the guest has accepted the present terms with it within the last day. */
    termsAccepted: z.boolean(),
    plan: PaymentPlan,
    guest: GuestForm,
    promoCode: z.string().optional(),
  },
  { orderId: 'nestpayoId', plan: 'paymentType', guest: 'guestInfo' },
)

const UnfinishedBooking = z.object({ villaId: z.int(), villa: z.string(), checkIn: Day, checkOut: Day, keptUntil: z.string() })

const SecondVilla = z.object({
  villaId: Id,
  guests: Whole,
  quotedTotal: EuroInput.optional(),
  quotedCancellation: Text(500).optional(),
  /** Order id of the guest's own unfinished attempt for its nights. */
  retryOf: z.string().max(64).optional(),
})

/** An order of a stay. It begins with its first payment. */
export const orderCalls = {
  create: call({
    method: 'POST',
    path: '/api/booking/create-payment.php',
    perMinute: 300,
    summary: 'Hold the nights and open the bank’s page for what is due today',
    access: 'member',
    refusals: [
      ...stayRefusals,
      'no_such_villa',
      'terms_required',
      'email_unproved',
      'promo_code_refused',
      'promo_code_taken',
      'stages_not_offered',
      'dates_taken',
      'dates_held',
      'own_hold',
      'too_many_holds',
      'too_many_holds_here',
      'held_too_often',
      'price_changed',
      'policy_changed',
      'no_price',
      'stage_paid',
      'payment_unclear',
    ],
    input: renamed(
      {
        villaId: Id,
        villaName: z.string().optional(),
        checkIn: DayInput,
        checkOut: DayInput,
        guest: GuestForm,
        plan: PaymentPlan,
        /** The total shown to the guest. If the price differs now, no booking is created. */
        quotedTotal: EuroInput.optional(),
        /** The cancellation policy shown to the guest (`ladderKey`). If it differs now, no booking is created. */
        quotedCancellation: Text(500).optional(),
        /** The whole dinars due today, as shown to the guest. If they differ now, no booking is created. */
        quotedDinars: Whole.optional(),
        /** Takes a use of the code with the nights; given back if they are not paid for. */
        promoCode: TypedPromoCode.optional(),
        /** Omitted by clients that collect the consent themselves; `false` is refused. */
        termsAccepted: z.boolean().optional(),
        /** Order id of the guest's own unfinished attempt for these nights, which this one replaces. */
        retryOf: z.string().max(64).optional(),
        via: CameFrom.optional(),
        /** A second villa for the same nights, held as well, both or none, to be paid for next. It is a booking of its own. */
        also: SecondVilla.optional(),
      },
      { checkIn: 'startDate', checkOut: 'endDate', guest: 'guestInfo', plan: 'paymentType' },
    ),
    answer: OpenedPayment,
  }),
}

export const paymentCalls = {
  createInstalment: call({
    method: 'POST',
    path: '/api/booking/create-installment-payment.php',
    perMinute: 300,
    summary: 'Open the bank’s page for the next stage of a booking',
    access: 'member',
    refusals: ['no_such_booking', 'not_yours', 'stage_not_due', 'stage_paid', 'price_changed', 'payment_unclear'],
    input: renamed(
      {
        bookingId: Id,
        firstOrderId: Text(64).optional(),
        stage: Whole,
        amount: EuroInput.optional(),
        /** The whole dinars of this stage, as shown to the guest. If they differ now, no payment is created. */
        quotedDinars: Whole.optional(),
        villaId: Id.optional(),
        villaName: z.string().optional(),
        /** Order id of the guest's unfinished attempt for this stage, which this one replaces. */
        retryOf: z.string().max(64).optional(),
      },
      { firstOrderId: 'nestpayoId', stage: 'installmentStage', amount: 'installmentAmount' },
    ),
    answer: OpenedPayment,
  }),
  lastAttempt: call({
    method: 'GET',
    path: '/api/booking/last-attempt.php',
    perMinute: 120,
    summary: 'The caller’s own last attempt to pay for a stay that is not paid yet, to try again',
    access: 'member',
    input: renamed({ villaId: Id, checkIn: DayInput, checkOut: DayInput }, stayNames),
    answer: z.object({ attempt: UnpaidAttempt.nullable() }),
  }),
  unfinished: call({
    method: 'GET',
    path: '/api/booking/unfinished.php',
    perMinute: 120,
    summary: 'The stay whose nights are held for the caller while it is not paid, to go on with it',
    access: 'member',
    input: Nothing,
    answer: z.object({ unfinished: UnfinishedBooking.nullable() }),
  }),
  /** POST from the bank through the guest's browser; signed, without a session. Answers 303 to the confirmation page. */
  bankReturn: call({
    method: 'POST',
    path: '/api/booking/payment-return.php',
    perMinute: 300,
    summary: 'Where the bank sends the guest back',
    access: 'visitor',
    shape: 'bank',
    input: Nothing,
    answer: Nothing,
  }),
  bankCallback: call({
    method: 'POST',
    path: '/api/booking/payment-callback.php',
    perMinute: 600,
    summary: 'The bank’s own call; off unless the configuration turns it on',
    access: 'visitor',
    shape: 'bank',
    input: Nothing,
    answer: Nothing,
  }),
  result: call({
    method: 'GET',
    path: '/api/booking/payment-result.php',
    perMinute: 120,
    summary: 'What became of a payment; asked with the confirmation page’s signed query',
    access: 'visitor',
    input: z.object({ query: z.string().max(4000) }),
    answer: z.object({
      /** False if the signature is missing or wrong, or older than 30 days without the guest's session. The result is then null. */
      verified: z.boolean(),
      result: z
        .object({
          outcome: z.enum(outcomes),
          charge: z.enum(charges),
          /** Refunds of this payment; null if there are none. */
          refund: RefundSums.nullable(),
          /** Another attempt for the same nights or stage that was charged as well; the one that does not keep the booking is refunded. */
          otherCharge: z.object({ bookingNumber: z.string(), amount: Euro, keepsBooking: z.boolean(), refund: RefundSums }).nullable(),
          booking: PaidBooking,
          transaction: Transaction,
        })
        .nullable(),
    }),
  }),
}

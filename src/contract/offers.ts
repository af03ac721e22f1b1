import { z } from 'zod'
import { forRoles } from '#domain/accounts/roles.ts'
import { MOST_ALTERNATIVES, offerStates } from '#domain/bookings/offer.ts'
import { languages } from '#words/languages.ts'
import { PaymentPlan, Status } from './booking-entries.ts'
import { call } from './call.ts'
import { CancellationLadder } from './cancellation.ts'
import { WantedByHand } from './hand-bookings.ts'
import { PaymentForm } from './payments.ts'
import { Picture } from './pictures.ts'
import { priced } from './price.ts'
import { ScheduledStage } from './stages.ts'
import {
  Ask,
  Day,
  DayInput,
  Email,
  Euro,
  EuroInput,
  Flag,
  Id,
  JsonText,
  Line,
  Nothing,
  Page,
  Phone,
  Text,
  Total,
  Whole,
  WholeOr,
} from './wire.ts'

/** The link of an offer: its id and the site's signature. */
const Token = Text(80, 'no_such_offer')

/** `total`: as shown to the owner; if it differs now, nothing is sent. */
const Alternative = z.object({ ...WantedByHand, total: EuroInput })

const OfferState = z.enum(offerStates)

const OfferEntry = z.object({
  id: z.int(),
  state: OfferState,
  guest: z.string(),
  email: z.string(),
  createdAt: z.string(),
  validUntil: Day,
  holding: z.boolean(),
  transferDue: Day.nullable(),
  /** The page on which the guest accepts. */
  link: z.string(),
  alternatives: z.array(
    z.object({
      bookingId: z.int(),
      bookingNumber: z.string(),
      villa: z.string(),
      status: Status,
      checkIn: Day,
      checkOut: Day,
      guests: z.int(),
      total: Euro,
    }),
  ),
})
export type OfferEntry = z.output<typeof OfferEntry>

/** Where the money of a transfer goes. `bic` and `bank` may be empty. */
const TransferTo = z.object({
  beneficiary: z.string(),
  iban: z.string(),
  bic: z.string(),
  bank: z.string(),
  reference: z.string(),
  bookingNumber: z.string(),
  amount: Euro,
  dueOn: Day,
})
export type TransferTo = z.output<typeof TransferTo>

const OfferedStay = priced(
  {
    bookingNumber: z.string(),
    villa: z.string(),
    villaSlug: z.string(),
    picture: Picture.nullable(),
    registration: z.string(),
    checkIn: Day,
    checkOut: Day,
    nights: z.int(),
    guests: z.int(),
    plan: PaymentPlan,
    stages: z.array(ScheduledStage),
    cancellation: CancellationLadder,
    /** Nobody else has the nights. */
    available: z.boolean(),
    /** Due at once, in dinars as charged to a card. */
    dinars: z.int(),
  },
  {},
  { nights: 'lines' },
)
export type OfferedStay = z.output<typeof OfferedStay>

export const offerCalls = {
  send: call({
    method: 'POST',
    path: '/api/booking/send_offer.php',
    summary: 'Offer up to three stays to a guest, who gets a link by mail and pays one of them',
    access: 'admin',
    roles: forRoles.management,
    input: z.object({
      alternatives: JsonText(Alternative).refine(({ length }) => length >= 1 && length <= MOST_ALTERNATIVES, 'alternatives_count'),
      name: Line(100, 'name_required'),
      email: Email('email_invalid'),
      phone: Phone('phone_number_required'),
      /** In which the guest is written to. */
      language: z.enum(languages).optional(),
      message: Text(2000).optional(),
      /** The last day on which the guest can accept. */
      validUntil: DayInput,
      /** The nights are held until then. */
      holding: Flag.optional(),
      /** Days to pay by transfer; without, by card only. */
      transferDays: WholeOr('transfer_days_invalid')
        .check(z.gte(1, 'transfer_days_invalid'), z.lte(30, 'transfer_days_invalid'))
        .optional(),
      reason: Text(500).optional(),
      /** Refuse a price far from that by the rates. */
      ask: Ask,
    }),
    answer: z.object({ offerId: z.int(), link: z.string(), bookingIds: z.array(z.int()) }),
  }),
  list: call({
    method: 'GET',
    path: '/api/booking/offers.php',
    summary: 'Offers, latest first: all, those that wait for guest or transfer, or that of a booking',
    access: 'admin',
    roles: forRoles.management,
    input: z.object({ open: Flag.optional(), bookingId: Id.optional(), ...Page }),
    answer: z.object({ offers: z.array(OfferEntry), ...Total }),
  }),
  withdraw: call({
    method: 'POST',
    path: '/api/booking/withdraw_offer.php',
    summary: 'Withdraw an offer that is not paid for; its nights are free again and the guest is told',
    access: 'admin',
    roles: forRoles.management,
    input: z.object({ offerId: Id }),
    answer: Nothing,
  }),
  read: call({
    method: 'GET',
    path: '/api/booking/offer.php',
    perMinute: 60,
    summary: 'An offer as its guest sees it, by the link alone',
    access: 'visitor',
    input: z.object({ token: Token }),
    answer: z.object({
      state: OfferState,
      message: z.string(),
      validUntil: Day,
      holding: z.boolean(),
      /** Who the offer is for, while it can be accepted. */
      guest: z.object({ name: z.string(), email: z.string(), phone: z.string() }).nullable(),
      /** Days to pay by transfer; null: by card only. */
      transferDays: Whole.nullable(),
      /** Set once the guest has chosen to pay by transfer. */
      transfer: TransferTo.nullable(),
      /** Number of the booking that was paid for. */
      taken: z.string().nullable(),
      rate: z.object({ rate: z.number(), rateDate: Day, source: z.string() }),
      stays: z.array(OfferedStay),
    }),
  }),
  accept: call({
    method: 'POST',
    path: '/api/booking/accept_offer.php',
    perMinute: 60,
    summary: 'Accept one stay of an offer: opens the bank’s page, or keeps the nights until the transfer comes',
    access: 'member',
    input: z.object({
      token: Token,
      bookingNumber: Text(20, 'no_such_offer'),
      way: z.enum(['card', 'transfer']),
      termsAccepted: z.literal(true, 'terms_required'),
      quotedDinars: Whole.optional(),
      /** Order id of the guest's own unfinished attempt, which this one replaces. */
      retryOf: z.string().max(64).optional(),
    }),
    answer: z.object({ payment: z.object({ orderId: z.string(), paymentForm: PaymentForm }).nullable() }),
  }),
}

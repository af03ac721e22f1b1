import { bigint, boolean, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { AgreedTerms } from '#domain/bookings/agreed-terms.ts'
import { HOUSE_POLICY, type PolicyRow } from '#domain/bookings/cancellation.ts'
import { holdKinds } from '#domain/bookings/holds.ts'
import { offerEnds } from '#domain/bookings/offer.ts'
import { paymentMethods } from '#domain/bookings/recorded-payment.ts'
import { reviewRefusals } from '#domain/bookings/review.ts'
import { bookingStatuses } from '#domain/bookings/status.ts'
import type { Instalment } from '#domain/pricing/instalments.ts'
import type { PriceItem } from '#domain/pricing/price-summary.ts'
import { type Language, languages } from '#words/languages.ts'
import { id, moment, version } from './schema-content.ts'
import { day } from './schema-pricing.ts'

export const bookings = pgTable('bookings', {
  id: id(),
  code: text('code').notNull(),
  villaId: integer('villa_id').notNull(),
  accountId: integer('account_id'),
  status: text('status', { enum: bookingStatuses }).notNull(),
  checkIn: day('check_in').notNull(),
  checkOut: day('check_out').notNull(),
  guestName: text('guest_name').notNull(),
  email: text('email').notNull().default(''),
  phone: text('phone').notNull().default(''),
  guestsInPrice: integer('guests_in_price'),
  /** The price was given the discount for returning guests. */
  returningGuest: boolean('returning_guest').notNull().default(false),
  guests: integer('guests').notNull().default(2),
  specialRequests: text('special_requests').notNull().default(''),
  plan: text('plan', { enum: ['full', 'partial'] })
    .notNull()
    .default('full'),
  original: integer('original_cents').notNull().default(0),
  total: integer('total_cents').notNull().default(0),
  stages: jsonb('stages').$type<Instalment[]>().notNull().default([]),
  /** Set and cleared with `holdsUntil` (a trigger). */
  hold: text('hold', { enum: holdKinds }),
  holdsUntil: moment('holds_until'),
  termsAcceptedAt: moment('terms_accepted_at'),
  termsVersion: text('terms_version'),
  termsLanguage: text('terms_language').$type<Language>(),
  deletedAt: moment('deleted_at'),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
  items: jsonb('price_items').$type<PriceItem[]>().notNull().default([]),
  cancellation: jsonb('cancellation').$type<PolicyRow[]>().notNull().default(HOUSE_POLICY),
  priceByHand: boolean('price_by_hand').notNull().default(false),
  changeOf: integer('change_of'),
  offerId: integer('offer_id'),
  arrivalTime: text('arrival_time').notNull().default(''),
  /** Of the page on which the stay was booked; its mails, papers and bank pages speak it. */
  language: text('language', { enum: languages }).notNull().default('en'),
  /** The link that led here, such as the name of an assistant. */
  cameFrom: text('came_from').notNull().default(''),
  // Unused; processes of an older version still read them during an update.
  formerLines: jsonb('lines').$type<unknown>().notNull().default([]),
  formerDiscounts: jsonb('discounts').$type<unknown>().notNull().default([]),
  formerLevyReturned: integer('levy_returned_cents').notNull().default(0),
  version: version(),
})

export const offers = pgTable('offers', {
  id: id(),
  message: text('message').notNull().default(''),
  validUntil: day('valid_until').notNull(),
  holding: boolean('holding').notNull(),
  transferDays: integer('transfer_days'),
  madeBy: integer('made_by'),
  createdAt: moment('created_at').notNull(),
  transferOf: integer('transfer_of'),
  transferDue: day('transfer_due'),
  endedAt: moment('ended_at'),
  endedAs: text('ended_as', { enum: offerEnds }),
})

export const bookingChanges = pgTable('booking_changes', {
  id: id(),
  bookingId: integer('booking_id').notNull(),
  at: moment('at').notNull(),
  actor: text('actor').notNull(),
  fromStatus: text('from_status', { enum: bookingStatuses }),
  toStatus: text('to_status', { enum: bookingStatuses }).notNull(),
  reason: text('reason').notNull().default(''),
})

/** What the people of the office note about a booking; its guest never sees it. */
export const bookingNotes = pgTable('booking_notes', {
  id: id(),
  bookingId: integer('booking_id').notNull(),
  accountId: integer('account_id'),
  note: text('note').notNull(),
  writtenAt: moment('written_at').notNull(),
})

export const stayChanges = pgTable('stay_changes', {
  id: id(),
  bookingId: integer('booking_id').notNull(),
  offerId: integer('offer_id').unique(),
  fromVillaId: integer('from_villa_id').notNull(),
  fromCheckIn: day('from_check_in').notNull(),
  fromCheckOut: day('from_check_out').notNull(),
  fromTotal: integer('from_total_cents').notNull(),
  fromPaid: integer('from_paid_cents').notNull(),
  toVillaId: integer('to_villa_id').notNull(),
  toCheckIn: day('to_check_in').notNull(),
  toCheckOut: day('to_check_out').notNull(),
  toTotal: integer('to_total_cents').notNull(),
  fromGuests: integer('from_guests'),
  toGuests: integer('to_guests'),
  returning: integer('returning_cents').notNull().default(0),
  changedBy: integer('changed_by'),
  guestTold: boolean('guest_told').notNull().default(true),
  createdAt: moment('created_at').notNull(),
  doneAt: moment('done_at'),
})

export const notedPrices = pgTable('noted_prices', {
  bookingId: integer('booking_id').primaryKey(),
  total: integer('total_cents').notNull(),
  notedAt: moment('noted_at').notNull(),
})

export const stayAccess = pgTable('stay_access', {
  bookingId: integer('booking_id').primaryKey(),
  villaId: integer('villa_id').notNull(),
  shownAt: moment('shown_at'),
  sealedDoorCode: text('sealed_door_code'),
})

export const changeRequests = pgTable('change_requests', {
  id: id(),
  bookingId: integer('booking_id').notNull(),
  villaId: integer('villa_id').notNull(),
  checkIn: day('check_in').notNull(),
  checkOut: day('check_out').notNull(),
  askedAt: moment('asked_at').notNull(),
  agreed: boolean('agreed'),
  decidedAt: moment('decided_at'),
  decidedBy: integer('decided_by'),
})

export const reviews = pgTable('reviews', {
  id: id(),
  bookingId: integer('booking_id').notNull().unique(),
  stars: integer('stars').notNull(),
  review: text('review').notNull(),
  name: text('name').notNull(),
  writtenAt: moment('written_at').notNull(),
  answer: text('answer').notNull().default(''),
  refusal: text('refusal', { enum: reviewRefusals }),
  decidedAt: moment('decided_at'),
  version: version(),
})

export const payments = pgTable('payments', {
  id: id(),
  bookingId: integer('booking_id').notNull(),
  stage: integer('stage').notNull(),
  attempt: integer('attempt').notNull(),
  orderId: text('order_id').notNull(),
  method: text('method', { enum: paymentMethods }).notNull().default('card'),
  state: text('state', { enum: ['open', 'approved', 'failed', 'error'] }).notNull(),
  amount: integer('amount_cents').notNull(),
  exchangeRateUnits: integer('rate_units').notNull(),
  rateSource: text('rate_source').notNull(),
  rateDay: day('rate_day').notNull(),
  dinars: integer('dinars').notNull(),
  authCode: text('auth_code'),
  transId: text('trans_id'),
  hostRefNum: text('host_ref_num'),
  response: text('response'),
  procReturnCode: text('proc_return_code'),
  mdStatus: text('md_status'),
  errCode: text('err_code'),
  errMsg: text('err_msg'),
  maskedPan: text('masked_pan'),
  trxDate: text('trx_date'),
  cardInstalment: text('card_instalment'),
  openedAt: moment('opened_at').notNull(),
  settledAt: moment('settled_at'),
  askAt: moment('ask_at'),
  asked: integer('asked').notNull().default(0),
  attention: text('attention'),
  recordedBy: integer('recorded_by'),
  sent: jsonb('sent').$type<Record<string, string>>(),
  confirmedAt: moment('confirmed_at'),
  disputedAt: moment('disputed_at'),
  receivedOn: day('received_on'),
  reference: text('reference'),
  /** Of a first payment by card: the terms of this attempt, which a further one may have replaced in the booking. */
  agreed: jsonb('agreed').$type<AgreedTerms>(),
})

export const refunds = pgTable('refunds', {
  id: id(),
  paymentId: integer('payment_id').notNull(),
  amount: integer('amount_cents').notNull(),
  dinars: integer('dinars').notNull(),
  reason: text('reason').notNull(),
  state: text('state', { enum: ['due', 'unclear', 'done', 'failed'] }).notNull(),
  attempts: integer('tries').notNull().default(0),
  tryAt: moment('try_at'),
  transId: text('trans_id'),
  procReturnCode: text('proc_return_code'),
  errCode: text('err_code'),
  createdAt: moment('created_at').notNull(),
  settledAt: moment('settled_at'),
  requestedBy: integer('requested_by'),
  settledBy: integer('settled_by'),
  correction: boolean('correction').notNull().default(false),
})

export const bankMessages = pgTable('bank_messages', {
  id: id(),
  orderId: text('order_id'),
  at: moment('at').notNull(),
  source: text('source', { enum: ['return', 'callback', 'query', 'refund'] }).notNull(),
  verdict: text('verdict').notNull(),
  reason: text('reason').notNull().default(''),
  fields: jsonb('fields').$type<unknown>().notNull().default([]),
  count: integer('count').notNull().default(1),
})

export const rejectedAnswers = pgTable(
  'rejected_answers',
  { day: day('day').notNull(), reason: text('reason').notNull(), count: bigint('count', { mode: 'number' }).notNull().default(1) },
  (table) => [primaryKey({ columns: [table.day, table.reason] })],
)

export const lostPayments = pgTable('lost_payments', {
  id: id(),
  orderId: text('order_id').notNull(),
  dinars: integer('dinars'),
  confirmedDinars: integer('confirmed_dinars'),
  transId: text('trans_id'),
  authCode: text('auth_code'),
  trxDate: text('trx_date'),
  maskedPan: text('masked_pan'),
  receivedAt: moment('received_at').notNull(),
  askAt: moment('ask_at'),
  asked: integer('asked').notNull().default(0),
  state: text('state', { enum: ['open', 'attached', 'refund_due', 'refund_unclear', 'refund_failed', 'refunded', 'settled'] })
    .notNull()
    .default('open'),
  bookingId: integer('booking_id'),
  settledAt: moment('settled_at'),
  settledBy: integer('settled_by'),
})

/** Unused since `restores`; processes of an older version still read it during an update. */
export const formerOrderEpoch = pgTable('order_epoch', {
  onlyRow: boolean('only_row').primaryKey().default(true),
  epoch: text('epoch').notNull().default(''),
})

export const holdOrigins = pgTable('hold_origins', {
  bookingId: integer('booking_id').primaryKey(),
  origin: text('origin').notNull(),
  at: moment('at').notNull(),
})

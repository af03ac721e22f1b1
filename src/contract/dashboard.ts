import { z } from 'zod'
import { forRoles } from '#domain/accounts/roles.ts'
import { bookingStatuses } from '#domain/bookings/status.ts'
import { paperKinds } from '#domain/papers/paper.ts'
import { ticketStatuses } from '#domain/support/reasons.ts'
import { call } from './call.ts'
import { Day, Euro, EuroInput, Id, Nothing, renamed, Text } from './wire.ts'

const RecentBooking = renamed(
  {
    id: z.int(),
    villa: z.string(),
    guestName: z.string(),
    checkIn: Day,
    checkOut: Day,
    checkInWritten: z.string(),
    checkOutWritten: z.string(),
    status: z.enum(bookingStatuses),
    statusLabel: z.string(),
    /** An offer that has ended without a payment: its status is `failed`, although nothing has failed. */
    endedOffer: z.boolean(),
    total: Euro,
  },
  { checkInWritten: 'checkInFormatted', checkOutWritten: 'checkOutFormatted', total: 'totalPrice' },
)

/** Items that need an owner. */
export const attentionKinds = [
  'bank_access',
  'unclear_payment',
  'contradiction',
  'lost_payment',
  'failed_refund',
  'due_transfer',
  'unpaid_sale',
  'calendar_conflict',
  'withdrawn_villa',
  'restored_backup',
  'doubtful_clock',
  'held_deletion',
  'change_request',
  'complaint',
  'question',
  'reminder',
  'held_message',
  'unusable_mail',
  'declaration',
  'overdue_instalment',
  'unsold_nights',
  'missing_season',
  'unusual_price',
  'low_price',
  'undelivered_event',
  'unsent_mail',
  'returned_mail',
  'mailbox_not_read',
  'left_mails',
  'live_settings',
  'live_villa',
  'live_environment',
  'stale_calendar',
  'unread_events',
  'stale_rate',
  'refused_rate',
  'old_backup',
  'failed_job',
] as const

const Attention = z.object({
  kind: z.enum(attentionKinds),
  /** Overdue instalments, and complaints whose day has passed. */
  late: z.boolean(),
  text: z.string(),
  at: z.string().nullable(),
  bookingId: z.int().nullable(),
  /** Id of the item, for resolving it by hand. */
  paymentId: z.int().nullable(),
  refundId: z.int().nullable(),
  /** An exchange rate that can be accepted. */
  rateId: z.int().nullable(),
  lostPaymentId: z.int().nullable(),
  /** The booking whose low price is to be taken note of. */
  lowPriceOf: z.int().nullable(),
  /** A restore of a backup, to be taken note of. */
  restoreId: z.int().nullable(),
  /** What a job holds back, to be released. */
  jobHoldId: z.int().nullable(),
})
export type Attention = z.output<typeof Attention>

export const dashboardCalls = {
  stats: call({
    method: 'GET',
    path: '/api/adminStats.php',
    summary: 'The figures of the dashboard',
    access: 'admin',
    roles: forRoles.management,
    input: Nothing,
    answer: renamed(
      {
        stats: z.object({
          totalVillas: z.int(),
          galleryImages: z.int(),
          totalBookings: z.int(),
          supportNotifications: z.int(),
          recentBookings: z.array(RecentBooking),
          monthlyStats: z.object({ bookings: z.int(), revenue: Euro }),
          bookingStatuses: z.object({ paid: z.int(), partial_paid: z.int(), pending: z.int(), failed: z.int() }),
          /** Offers that have ended without a payment; not among `failed`. */
          endedOffers: z.int(),
          mostPopularVilla: z.object({ name: z.string(), bookingCount: z.int() }).nullable(),
          /** At most 50 per kind. */
          attention: z.array(Attention),
        }),
      },
      { stats: 'data' },
    ),
  }),
  waiting: call({
    method: 'GET',
    path: '/api/adminWaiting.php',
    summary: 'How much waits for an answer: tickets, questions and complaints',
    access: 'admin',
    roles: forRoles.desk,
    input: Nothing,
    answer: z.object({ inbox: z.int() }),
  }),
  search: call({
    method: 'GET',
    path: '/api/adminSearch.php',
    perMinute: 240,
    summary: 'The bookings, tickets and documents that a text finds, a few of each; tickets only for roles that read messages',
    access: 'admin',
    roles: forRoles.bookings,
    input: z.object({ search: Text(100) }),
    answer: z.object({
      /** The latest first. */
      bookings: z.array(
        renamed(
          {
            id: z.int(),
            bookingNumber: z.string(),
            status: z.enum(bookingStatuses),
            guestName: z.string(),
            email: z.string(),
            villa: z.string(),
            checkIn: Day,
            checkOut: Day,
            total: Euro,
          },
          { total: 'finalPrice' },
        ),
      ),
      /** Also those of the guests of these bookings. */
      tickets: z.array(z.object({ id: z.int(), guestName: z.string(), beginning: z.string(), status: z.enum(ticketStatuses) })),
      /** With exactly this number. */
      papers: z.array(z.object({ number: z.string(), kind: z.enum(paperKinds), bookingId: z.int().nullable(), issuedOn: Day })),
    }),
  }),
  settle: call({
    method: 'POST',
    path: '/api/settleAttention.php',
    summary: 'Take something off the list of what needs attention, saying what was done about it',
    access: 'admin',
    roles: forRoles.management,
    input: z
      .object({
        paymentId: Id.optional(),
        refundId: Id.optional(),
        lostPaymentId: Id.optional(),
        rateId: Id.optional(),
        restoreId: Id.optional(),
        lowPriceOf: Id.optional(),
        jobHoldId: Id.optional(),
        /**
         * Failed refund: `again` retries it at the bank, `done` records that the money was returned another way.
         * Payment with an unknown result: `paid` or `not_paid`, as the bank confirmed in person.
         * Payment of an unknown order: `attach` to a booking, `refund` through the bank, or `done` another way.
         * Rejected exchange rate: `accept` uses it for new payments.
         */
        how: z.enum(['done', 'again', 'paid', 'not_paid', 'attach', 'refund', 'accept']).optional(),
        /** With `attach`. */
        bookingNumber: Text(20).optional(),
        /** With `attach`: the amount to record; the next stage by default. */
        amount: EuroInput.optional(),
        note: Text(500, 'note_required'),
      })
      .refine(
        ({ paymentId, refundId, lostPaymentId, rateId, restoreId, lowPriceOf, jobHoldId }) =>
          [paymentId, refundId, lostPaymentId, rateId, restoreId, lowPriceOf, jobHoldId].filter((id) => id !== undefined).length === 1,
        'settlement_unnamed',
      ),
    answer: Nothing,
  }),
}

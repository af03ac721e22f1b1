import { z } from 'zod'
import { paymentMethods } from '#domain/bookings/recorded-payment.ts'
import { adminStatuses } from '#domain/bookings/status.ts'
import { changeMails, ownerChanges } from '#domain/bookings/status-change.ts'
import { CalendarEntry, GuestBooking, PaymentPlan, Price, Status, stayNames } from './booking-entries.ts'
import { KeptPayment, StatusChange } from './booking-history.ts'
import { RecordedPayment } from './booking-money.ts'
import { call } from './call.ts'
import { QuoteLine } from './stages.ts'
import { Day, DayOr, Euro, EuroInput, Flag, Id, Nothing, Page, renamed, Text, Total, Version, WholeOr } from './wire.ts'

/** Only an administrator's list is narrowed by these; for everybody else they change nothing. */
const AdminFilters = {
  status: Status.optional(),
  /** Part of a booking number, an order id, or the guest's name or e-mail. */
  search: Text(100).optional(),
  /** Stays that touch these days, both included. */
  from: Day.optional(),
  until: Day.optional(),
  /** Deleted bookings instead of the others. */
  hidden: Flag.optional(),
}

const RefundAmount = EuroInput.refine((amount) => amount >= 0, 'Please give an amount')

const DATES_REQUIRED = 'Please select both start and end dates for the restriction.'

export const bookingCalls = {
  calendar: call({
    method: 'GET',
    path: '/api/booking/get_bookings.php',
    perMinute: 300,
    summary: 'What blocks a villa’s calendar; for an administrator every booking',
    access: 'visitor',
    input: z.object({
      villaId: Id.optional(),
      ...Page,
      ...AdminFilters,
    }),
    answer: z.object({ bookings: z.array(CalendarEntry), ...Total }),
  }),
  price: call({
    method: 'GET',
    path: '/api/booking/calculate-price.php',
    perMinute: 300,
    summary: 'The price of a stay, its discounts and stages, and whether its nights are free',
    access: 'visitor',
    input: renamed({ villaId: Id, checkIn: Day, checkOut: Day, plan: PaymentPlan.optional() }, { plan: 'paymentType' }),
    answer: Price,
  }),
  mine: call({
    method: 'GET',
    path: '/api/booking/get_user_bookings.php',
    summary: 'The paid and partly paid bookings of a guest',
    access: 'member',
    input: z.object({ userId: Id.optional(), ...Page }),
    answer: z.object({ bookings: z.array(GuestBooking), ...Total }),
  }),
  stayCalendar: call({
    method: 'GET',
    path: '/api/booking/stay_calendar.php',
    summary: 'A stay of one’s own as an iCalendar file',
    access: 'member',
    input: z.object({ bookingId: Id }),
    answer: z.object({ fileName: z.string(), calendar: z.string() }),
  }),
  details: call({
    method: 'GET',
    path: '/api/booking/booking_details.php',
    summary: 'A booking with its schedule, every try to pay with the bank’s data, refunds, and how its status changed',
    access: 'admin',
    input: z.object({ bookingId: Id }),
    answer: z.object({
      booking: GuestBooking,
      version: z.int(),
      hidden: z.boolean(),
      holdsUntil: z.string().nullable(),
      termsAcceptedAt: z.string().nullable(),
      termsVersion: z.string().nullable(),
      lines: z.array(QuoteLine),
      payments: z.array(KeptPayment),
      changes: z.array(StatusChange),
    }),
  }),
  setStatus: call({
    method: 'POST',
    path: '/api/booking/update_booking_status.php',
    summary: 'Set a booking’s status by hand',
    access: 'admin',
    input: z.object({
      bookingId: Id,
      version: Version,
      status: z.enum(adminStatuses),
      reason: Text(500).optional(),
      /** With `paid` or `partial_paid`: the money that came, where not so much is recorded yet. */
      payment: RecordedPayment.optional(),
      /**
       * With `cancelled` or `refunded`: what goes back to the guest. Left out, `refunded` means what the cancellation policy says
       * and `cancelled` nothing. Another amount than the policy's needs a reason. The booking is cancelled at once, and refunded
       * when the bank has given back everything asked of it.
       */
      refundAmount: RefundAmount.optional(),
    }),
    answer: z.object({ status: Status }),
  }),
  statusChanges: call({
    method: 'GET',
    path: '/api/booking/status_changes.php',
    summary: 'What can be done to a booking now, and what each change does to its nights, its money and its guest',
    access: 'admin',
    input: z.object({ bookingId: Id }),
    answer: z.object({
      changes: z.array(
        z.object({
          change: z.enum(ownerChanges),
          /** Why it is not possible; null where it is. */
          problem: z.string().nullable(),
          nights: z.enum(['taken', 'freed', 'unchanged']),
          /** The payment to record with it: at least and at most so much. `least` 0: none is needed. */
          payment: z.object({ least: Euro, most: Euro }).nullable(),
          /** The most that can go back to the guest with it. */
          refundable: Euro,
          /** What becomes of an open card payment, should the bank approve it; null where there is none. */
          openPayment: z.enum(['counts', 'returned']).nullable(),
          /** What the guest is told. */
          mails: z.array(z.enum(changeMails)),
        }),
      ),
    }),
  }),
  refundOffer: call({
    method: 'GET',
    path: '/api/booking/refund_offer.php',
    summary: 'What could go back to the guest of a booking, and what the cancellation policy says',
    access: 'admin',
    input: z.object({ bookingId: Id }),
    answer: z.object({
      /** Paid for the booking, whether or not some of it went back since. */
      paid: Euro,
      /** The most that can still go back. */
      refundable: Euro,
      /** By the policy: 70% of what was paid when 21 days or more remain, else nothing; less what went back already. */
      offer: Euro,
      daysBeforeArrival: z.int(),
      /** Where the offer would come from; what did not come by card has to be given back by the owners. */
      parts: z.array(z.object({ orderId: z.string(), method: z.enum(paymentMethods), amount: Euro, dinars: z.int() })),
    }),
  }),
  remove: call({
    method: 'DELETE',
    path: '/api/booking/delete_booking.php',
    summary: 'Hide a booking and free its nights; a restriction is really removed. Refused while the booking has money',
    access: 'admin',
    input: z.object({ bookingId: Id }),
    answer: Nothing,
  }),
  restore: call({
    method: 'POST',
    path: '/api/booking/restore_booking.php',
    summary: 'Bring a deleted booking back, with its nights where it has any',
    access: 'admin',
    input: z.object({ bookingId: Id }),
    answer: z.object({ status: Status }),
  }),
  restrict: call({
    method: 'POST',
    path: '/api/booking/restrict_dates.php',
    summary: 'Keep nights for the owners',
    access: 'admin',
    input: renamed(
      { villaId: Id, checkIn: DayOr(DATES_REQUIRED), checkOut: DayOr(DATES_REQUIRED), reason: Text(500).optional() },
      stayNames,
    ),
    answer: z.object({ message: z.string() }),
  }),
  updateDetails: call({
    method: 'POST',
    path: '/api/booking/update_booking_details.php',
    summary: 'Change the number of guests and the special requests',
    access: 'admin',
    input: z.object({
      bookingId: Id,
      version: Version,
      guests: WholeOr('Number of guests must be at least 1').check(
        z.gte(1, 'Number of guests must be at least 1'),
        z.lte(20, 'Number of guests cannot exceed 20'),
      ),
      specialRequests: Text(1000),
    }),
    answer: Nothing,
  }),
}

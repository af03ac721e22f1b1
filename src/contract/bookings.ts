import { z } from 'zod'
import { forRoles } from '#domain/accounts/roles.ts'
import { paymentMethods } from '#domain/bookings/recorded-payment.ts'
import { savedFilterNames } from '#domain/bookings/saved-filters.ts'
import { adminStatuses } from '#domain/bookings/status.ts'
import { changeMails, ownerChanges } from '#domain/bookings/status-change.ts'
import { languages } from '#words/languages.ts'
import { CalendarEntry, GuestBooking, Guests, MonthSum, PaymentPlan, Price, Status, stayNames, TypedPromoCode } from './booking-entries.ts'
import { BookingDetails, BookingEvents } from './booking-history.ts'
import { RecordedPayment } from './booking-money.ts'
import { call } from './call.ts'
import { stayRefusals } from './problems.ts'
import {
  Ask,
  DayInput,
  DayOr,
  Euro,
  EuroInput,
  Flag,
  Id,
  Line,
  Nothing,
  OptionalEmail,
  OptionalPhone,
  Page,
  renamed,
  Text,
  Total,
  Version,
} from './wire.ts'

/** Filters for administrators; ignored for everyone else. */
const AdminFilters = {
  status: Status.optional(),
  /**
   * Part of a booking number, order id, guest name (without accents as well), email, phone number, reason of a restriction, or of what was
   * written in a ticket.
   */
  search: Text(100).optional(),
  /** Stays that include any of these days, both inclusive. */
  from: DayInput.optional(),
  until: DayInput.optional(),
  /** Lists deleted bookings only. */
  hidden: Flag.optional(),
  /**
   * Arrivals from `from` to `until`, bookings with something still to pay, coming stays without a time of arrival, or bookings of guests
   * whom a link has sent, such as an assistant's.
   */
  only: z.enum(['arriving', 'owing', 'without_time', 'by_link']).optional(),
  /** Newest first by default; else the earliest arrival or departure first. */
  sort: z.enum(['made', 'arrival', 'departure']).optional(),
}

const RefundAmount = EuroInput.refine((amount) => amount >= 0, 'amount_required')

export const bookingCalls = {
  calendar: call({
    method: 'GET',
    path: '/api/booking/get_bookings.php',
    perMinute: 300,
    summary: 'What blocks a villa’s calendar; for an administrator every booking',
    access: 'visitor',
    /** `bookingId`: only this one. */
    input: z.object({
      villaId: Id.optional(),
      bookingId: Id.optional(),
      ...Page,
      ...AdminFilters,
    }),
    /** `months`: of those on the page, in the order of arrivals; only for people of the house. */
    answer: z.object({ bookings: z.array(CalendarEntry), months: z.array(MonthSum).optional(), ...Total }),
  }),
  neighbours: call({
    method: 'GET',
    path: '/api/booking/booking_neighbours.php',
    summary: 'The bookings before and after one in the filtered list, in its order',
    access: 'admin',
    roles: forRoles.bookings,
    input: z.object({ bookingId: Id, villaId: Id.optional(), ...AdminFilters }),
    /** Ids; null at an end of the list. */
    answer: z.object({ previous: z.int().nullable(), next: z.int().nullable() }),
  }),
  savedFilters: call({
    method: 'GET',
    path: '/api/booking/saved_filters.php',
    summary: 'How many bookings each saved filter of the list finds',
    access: 'admin',
    roles: forRoles.bookings,
    input: Nothing,
    answer: z.object({ counts: z.record(z.enum(savedFilterNames), z.int()) }),
  }),
  price: call({
    method: 'GET',
    path: '/api/booking/calculate-price.php',
    perMinute: 300,
    summary: 'The price of a stay, its discounts and stages, and whether its nights are free',
    access: 'visitor',
    // Without a number of guests: for as many as are included.
    refusals: [...stayRefusals, 'no_such_villa', 'promo_code_refused'],
    input: renamed(
      {
        villaId: Id,
        checkIn: DayInput,
        checkOut: DayInput,
        guests: Guests.optional(),
        plan: PaymentPlan.optional(),
        promoCode: TypedPromoCode.optional(),
      },
      { plan: 'paymentType' },
    ),
    answer: Price,
  }),
  mine: call({
    method: 'GET',
    path: '/api/booking/get_user_bookings.php',
    summary: 'The paid and partly paid bookings of a guest',
    access: 'member',
    /** `from`: without those that ended before that day. */
    refusals: ['not_yours'],
    input: z.object({ userId: Id.optional(), from: DayInput.optional(), ...Page }),
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
    roles: forRoles.bookings,
    input: z.object({ bookingId: Id }),
    answer: BookingDetails,
  }),
  events: call({
    method: 'GET',
    path: '/api/booking/booking_events.php',
    summary: 'What happened around a booking beside money and status: notes and messages for the reception, activity for the management',
    access: 'admin',
    roles: forRoles.bookings,
    input: z.object({ bookingId: Id }),
    answer: BookingEvents,
  }),
  note: call({
    method: 'POST',
    path: '/api/booking/note_booking.php',
    summary: 'Note something about a booking that its guest never sees',
    access: 'admin',
    roles: forRoles.desk,
    input: z.object({ bookingId: Id, note: Text(2000, 'message_required') }),
    answer: Nothing,
  }),
  removeNote: call({
    method: 'POST',
    path: '/api/booking/remove_booking_note.php',
    summary: 'Remove a note about a booking: one’s own, or any for the management',
    access: 'admin',
    roles: forRoles.desk,
    input: z.object({ noteId: Id }),
    answer: Nothing,
  }),
  setStatus: call({
    method: 'POST',
    path: '/api/booking/update_booking_status.php',
    summary: 'Set a booking’s status by hand',
    access: 'admin',
    roles: forRoles.management,
    input: z.object({
      bookingId: Id,
      version: Version,
      status: z.enum(adminStatuses),
      reason: Text(500).optional(),
      /** With `paid` or `partial_paid`: the payment to record, if the recorded payments do not cover the status yet. */
      payment: RecordedPayment.optional(),
      /** Refuse a payment that is said to have come long ago, or in a declared month. */
      ask: Ask,
      /**
       * With `cancelled` or `refunded`: amount to refund. If omitted, `refunded` uses the cancellation policy and `cancelled` refunds
       * nothing. An amount other than the policy's needs a reason. The booking is cancelled immediately, and becomes refunded once
       * the bank has completed all refunds.
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
    roles: forRoles.management,
    input: z.object({ bookingId: Id }),
    answer: z.object({
      changes: z.array(
        z.object({
          change: z.enum(ownerChanges),
          /** Why the change is not possible; null if it is. */
          problem: z.string().nullable(),
          nights: z.enum(['taken', 'freed', 'unchanged']),
          /** Range of the payment to record with the change. `least` 0: recording is optional. */
          payment: z.object({ least: Euro, most: Euro }).nullable(),
          /** Most that can be refunded with the change. */
          refundable: Euro,
          /** What happens to an open card payment if the bank approves it; null if there is none. */
          openPayment: z.enum(['counts', 'returned']).nullable(),
          /** Emails to the guest. */
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
    roles: forRoles.management,
    input: z.object({ bookingId: Id }),
    answer: z.object({
      /** Paid for the booking, before refunds. */
      paid: Euro,
      /** Most that can still be refunded. */
      refundable: Euro,
      /** Refund by the booking's cancellation policy, less earlier refunds. */
      offer: Euro,
      daysBeforeArrival: z.int(),
      /** Payments the refund is taken from. Owners must refund payments that were not by card themselves. */
      parts: z.array(z.object({ orderId: z.string(), method: z.enum(paymentMethods), amount: Euro, dinars: z.int() })),
    }),
  }),
  remove: call({
    method: 'DELETE',
    path: '/api/booking/delete_booking.php',
    summary: 'Hide a booking and free its nights; a restriction is really removed. Refused while the booking has money',
    access: 'admin',
    roles: forRoles.desk,
    input: z.object({ bookingId: Id }),
    answer: Nothing,
  }),
  restore: call({
    method: 'POST',
    path: '/api/booking/restore_booking.php',
    summary: 'Bring a deleted booking back, with its nights where it has any',
    access: 'admin',
    roles: forRoles.management,
    /** `tellGuest`: by mail, where the booking has its nights again; also without this field. */
    input: z.object({ bookingId: Id, tellGuest: Flag.optional() }),
    answer: z.object({ status: Status }),
  }),
  restrict: call({
    method: 'POST',
    path: '/api/booking/restrict_dates.php',
    summary: 'Keep nights for the owners',
    access: 'admin',
    roles: forRoles.desk,
    input: renamed(
      {
        villaId: Id,
        checkIn: DayOr('restriction_dates_required'),
        checkOut: DayOr('restriction_dates_required'),
        reason: Text(500).optional(),
      },
      stayNames,
    ),
    /** `id`: of the restriction, with which it can be deleted again. */
    answer: z.object({ message: z.string(), id: z.int() }),
  }),
  updateDetails: call({
    method: 'POST',
    path: '/api/booking/update_booking_details.php',
    summary: 'Change the number of guests and the special requests, or correct name, email and phone; the price stays',
    access: 'admin',
    roles: forRoles.desk,
    /** `ask`: refuse more guests than the villa has beds for. `name`, `email`, `phone` and `language`: of this booking, not of the guest's account. Without them they stay as they are; none is emptied. */
    input: z.object({
      bookingId: Id,
      version: Version,
      ask: Ask,
      guests: Guests,
      specialRequests: Text(1000),
      name: Line(100, 'name_required').optional(),
      email: OptionalEmail('email_invalid').optional(),
      phone: OptionalPhone('phone_number_required').optional(),
      language: z.enum(languages).optional(),
      /** By mail, of a change; also without this field. */
      tellGuest: Flag.optional(),
    }),
    /** `totalByRates`: of the stay as it is now, by the rates of today; null where it is not sold. */
    answer: z.object({ total: Euro, totalByRates: Euro.nullable() }),
  }),
}

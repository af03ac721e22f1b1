import { bookingMoneyCalls } from '#contract/booking-money.ts'
import { bookingCalls } from '#contract/bookings.ts'
import type { InputOf } from '#contract/call.ts'
import { handBookingCalls } from '#contract/hand-bookings.ts'
import { ownerChangeCalls } from '#contract/owner-changes.ts'
import { paymentCalls } from '#contract/payments.ts'
import { searchCalls } from '#contract/search.ts'
import { timelineCalls } from '#contract/timeline.ts'
import { answersIn } from '#words/answers.ts'
import { stayCalendarOf } from '../calendars/stay-calendar.ts'
import type { Deps } from '../deps.ts'
import { serve } from '../http/serve.ts'
import { withPaymentCookie } from '../payments/payment-cookie.ts'
import { recordPayment } from '../payments/record-payment.ts'
import { refundOffer } from '../payments/refund-by-hand.ts'
import { reversePayment } from '../payments/reverse-payment.ts'
import { watched } from '../security/record-event.ts'
import { bookByHand, readHandOffer } from './book-by-hand.ts'
import { bookingDetails } from './booking-details.ts'
import { changeDetails } from './change-booking.ts'
import { changeStay } from './change-stay.ts'
import { confirmBooking } from './confirm-booking.ts'
import { removeBooking, restoreBooking } from './hide-booking.ts'
import { bookingsOfUser, calendarEntries } from './list-bookings.ts'
import { readOwnersOffer } from './owner-change.ts'
import { priceOf } from './price.ts'
import { restrictDates } from './restrict-dates.ts'
import { searchStays } from './search-stays.ts'
import { setStatus } from './set-status.ts'
import { statusChanges } from './status-changes.ts'
import { readTimeline } from './timeline.ts'

const requestsRefund = ({ status, refundAmount = 0 }: InputOf<typeof bookingCalls.setStatus>): boolean =>
  status === 'refunded' || refundAmount > 0

export const bookingRoutes = (deps: Deps) => [
  serve(bookingCalls.calendar, ({ account, input }) => calendarEntries(deps, account, input)),
  serve(bookingCalls.price, ({ account, input, address, language }) => priceOf(deps, account, input, { address, language })),
  serve(searchCalls.stays, ({ account, input, ...asked }) => searchStays(deps, account, input, asked)),
  serve(paymentCalls.create, async ({ account, input, setCookie, address, language }) =>
    withPaymentCookie(deps, setCookie, await confirmBooking(deps, account, input, { address, language })),
  ),
  serve(bookingCalls.mine, ({ account, input }) => bookingsOfUser(deps, account, input)),
  serve(bookingCalls.stayCalendar, ({ account, input }) => stayCalendarOf(deps, account, input.bookingId)),
  serve(bookingCalls.details, ({ input }) => bookingDetails(deps, input.bookingId)),
  watched(
    deps,
    serve(bookingCalls.setStatus, ({ account, input }) => setStatus(deps, account, input)),
    (input) => (requestsRefund(input as InputOf<typeof bookingCalls.setStatus>) ? 'refund' : null),
  ),
  serve(bookingCalls.statusChanges, ({ input, language }) => statusChanges(deps, input.bookingId, language)),
  serve(handBookingCalls.offer, ({ input, language }) => readHandOffer(deps, input, language)),
  serve(handBookingCalls.create, ({ account, input }) => bookByHand(deps, account, input)),
  serve(timelineCalls.read, ({ input }) => readTimeline(deps, input)),
  serve(ownerChangeCalls.offer, ({ input, language }) => readOwnersOffer(deps, input, language)),
  watched(
    deps,
    serve(ownerChangeCalls.change, ({ account, input }) => changeStay(deps, account, input)),
    (input) => ((input as InputOf<typeof ownerChangeCalls.change>).back > 0 ? 'refund' : null),
  ),
  serve(bookingMoneyCalls.record, ({ account, input }) => recordPayment(deps, account, input)),
  serve(bookingMoneyCalls.reverse, ({ account, input }) => reversePayment(deps, account, input)),
  serve(bookingCalls.refundOffer, ({ input }) => refundOffer(deps, input.bookingId)),
  serve(bookingCalls.remove, ({ account, input }) => removeBooking(deps, account, input.bookingId)),
  serve(bookingCalls.restore, ({ account, input }) => restoreBooking(deps, account, input)),
  serve(bookingCalls.restrict, async ({ account, input, language }) => {
    await restrictDates(deps, account, input)
    return { message: answersIn[language].datesRestricted }
  }),
  serve(bookingCalls.updateDetails, ({ account, input }) => changeDetails(deps, account, input)),
]

import type { bookingCalls } from '#contract/bookings.ts'
import type { InputOf } from '#contract/call.ts'
import { dayAtProperty } from '#domain/calendar-day.ts'
import { apiMessagesIn } from '#words/api-messages.ts'
import { readStayCalendar } from '../calendars/stay-calendar.ts'
import type { Deps } from '../deps.ts'
import type { HandlersOf } from '../http/serve.ts'
import { withPaymentCookie } from '../payments/payment-cookie.ts'
import { recordPayment } from '../payments/record-payment.ts'
import { refundOffer } from '../payments/refund-by-hand.ts'
import { reversePayment } from '../payments/reverse-payment.ts'
import { unfinishedCookie } from '../payments/unfinished-cookie.ts'
import { answerAvailability } from './availability.ts'
import { bookByHand, readHandOffer } from './book-by-hand.ts'
import { bookingDetails } from './booking-details.ts'
import { readBookingEvents } from './booking-events.ts'
import { changeDetails } from './change-booking.ts'
import { changeStay } from './change-stay.ts'
import { confirmBooking } from './confirm-booking.ts'
import { countSavedFilters } from './find-bookings.ts'
import { removeBooking, restoreBooking } from './hide-booking.ts'
import { bookingsOfUser, calendarEntries, neighbours } from './list-bookings.ts'
import { noteBooking, removeBookingNote } from './notes.ts'
import { readOwnersOffer } from './owner-change.ts'
import { readPrice } from './price.ts'
import { restrictDates } from './restrict-dates.ts'
import { searchNights } from './search-nights.ts'
import { readMonths, searchStarts } from './search-starts.ts'
import { searchStays } from './search-stays.ts'
import { setStatus } from './set-status.ts'
import { statusChanges } from './status-changes.ts'
import { readTimeline } from './timeline.ts'

const requestsRefund = ({ status, refundAmount = 0 }: InputOf<typeof bookingCalls.setStatus>): boolean =>
  status === 'refunded' || refundAmount > 0

export const bookingHandlers = (
  deps: Deps,
): HandlersOf<'booking' | 'order' | 'search' | 'handBooking' | 'timeline' | 'ownerChange' | 'bookingMoney'> => ({
  booking: {
    calendar: ({ account, input }) => calendarEntries(deps, account, input),
    neighbours: ({ account, input }) => neighbours(deps, account, input),
    savedFilters: async () => ({ counts: await countSavedFilters(deps.db, dayAtProperty(deps.now())) }),
    price: ({ account, input, address, language }) => readPrice(deps, account, input, { address, language }),
    mine: ({ account, input }) => bookingsOfUser(deps, account, input),
    stayCalendar: ({ account, input }) => readStayCalendar(deps, account, input.bookingId),
    details: ({ input }) => bookingDetails(deps, input.bookingId),
    events: ({ account, input }) => readBookingEvents(deps, account, input.bookingId),
    note: ({ account, input }) => noteBooking(deps, account, input),
    removeNote: ({ account, input }) => removeBookingNote(deps, account, input.noteId),
    setStatus: {
      handle: ({ account, input }) => setStatus(deps, account, input),
      event: (input) => (requestsRefund(input) ? 'refund' : null),
    },
    statusChanges: ({ input, language }) => statusChanges(deps, input.bookingId, language),
    refundOffer: ({ input }) => refundOffer(deps, input.bookingId),
    remove: ({ account, input }) => removeBooking(deps, account, input.bookingId),
    restore: ({ account, input }) => restoreBooking(deps, account, input),
    restrict: async ({ account, input, language }) => {
      const id = await restrictDates(deps, account, input)
      return { message: apiMessagesIn[language].datesRestricted, id }
    },
    updateDetails: ({ account, input }) => changeDetails(deps, account, input),
  },
  search: {
    stays: ({ account, input, ...asked }) => searchStays(deps, account, input, asked),
    availability: ({ input, request }) => answerAvailability(deps, input, request),
    nights: ({ account, input }) => searchNights(deps, account, input),
    starts: ({ account, input, ...asked }) => searchStarts(deps, account, input, asked),
    months: () => readMonths(deps),
  },
  order: {
    create: async ({ account, input, setCookie, address, language }) => {
      const { holdsUntil, ...opened } = await confirmBooking(deps, account, input, { address, language })
      setCookie(unfinishedCookie(deps.env, (holdsUntil.getTime() - deps.now().getTime()) / 1000))
      return withPaymentCookie(deps, setCookie, opened)
    },
  },
  handBooking: {
    offer: ({ input, language }) => readHandOffer(deps, input, language),
    create: ({ account, input }) => bookByHand(deps, account, input),
  },
  timeline: {
    read: ({ input }) => readTimeline(deps, input),
  },
  ownerChange: {
    offer: ({ input, language }) => readOwnersOffer(deps, input, language),
    change: { handle: ({ account, input }) => changeStay(deps, account, input), event: (input) => (input.back > 0 ? 'refund' : null) },
  },
  bookingMoney: {
    record: ({ account, input }) => recordPayment(deps, account, input),
    reverse: ({ account, input }) => reversePayment(deps, account, input),
  },
})

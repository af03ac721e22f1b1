import type { SavedFilter } from '#domain/bookings/saved-filters.ts'
import type { NextStep } from '#domain/bookings/whats-next.ts'
import { formatNumber } from './numbers.ts'
export const booking = (bookingNumber: string | number): string => `Booking ${bookingNumber}`
export const allBookings = 'All bookings'
export const payments = 'Payments'
export const nobodyHasTriedToPay = 'Nobody has tried to pay.'
export const bringBack = 'Bring back'
export const recordAPayment = 'Record a payment'
export const cancelAndRefund = 'Cancel and refund'
export const refundMore = 'Refund more'
export const manageBookings = 'Manage Bookings'
export const restrictDates = 'Restrict Dates'
export const bookings = 'Bookings'
export const bookingsList = 'Bookings List'
export const availabilityCalendar = 'Availability Calendar'
export const failedToLoadBookings = 'Failed to load bookings'
export const failedToLoadAvailability = (error: string | number): string => `Failed to load availability: ${error}`
export const nothingWasLostPleaseLook = 'Nothing was lost. Please look again in a moment.'
export const noBookingsFoundTryFewer = 'No bookings found. Try fewer filters.'
export const noBookingsYetTheFirst = 'No bookings yet. The first one will be shown here as soon as it is made.'
export const pagesOfBookings = 'Pages of bookings'
export const deleteBooking = 'Delete booking'
export const deleteIt = 'Delete'
export const deleting = 'Deleting …'
export const areYouSureYouWant = 'Are you sure you want to delete this booking?'
export const theNightsAreFreeAgain = 'The nights can be booked again immediately.'
export const itDisappearsFromTheLists = (bookingNumber: string | number): string =>
  `${bookingNumber}: it disappears from the lists, its nights are free again, and it can be brought back. A booking with money is not deleted.`
export const theBookingIs = (statusLabels: string | number): string => `The booking is ${statusLabels}.`
export const theBookingIsCancelled = 'The booking is cancelled and the money is on its way; it is refunded once the bank has said so.'
export const theBookingStatusHasBeen = (statusLabels: string | number): string => `The booking status has been changed to ${statusLabels}.`
export const bookingStatusUpdated = 'Booking Status Updated'
export const paymentRecorded = 'Payment Recorded'
export const paymentReversed = 'Payment Reversed'
export const bookingDeleted = 'Booking Deleted'
export const bookingBroughtBack = 'Booking Brought Back'
export const dateRangeRequired = 'Date Range Required'
export const pleaseSelectBothStart = 'Please select both start and end dates for the restriction.'
export const operationFailed = 'Operation Failed'
export const datesRestricted = 'Dates Restricted'
export const updateFailed = 'Update Failed'
export const bookingUpdated = 'Booking Updated'
export const deleteFailed = 'Delete Failed'
export const january = 'January'
export const february = 'February'
export const march = 'March'
export const april = 'April'
export const may = 'May'
export const june = 'June'
export const july = 'July'
export const august = 'August'
export const september = 'September'
export const october = 'October'
export const november = 'November'
export const december = 'December'
/** From Sunday to Saturday. */
export const weekdays = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa']
export const villa = 'Villa'
export const previousYear = 'Previous year'
export const nextYear = 'Next year'
export const available = 'Available'
export const booked = 'Booked'
export const restricted = 'Restricted'
export const reason = 'Reason'
export const specialRequests = 'Special requests'
/** The link that led to a booking, such as that of an assistant. */
export const cameFrom = 'Sent by'
export const made = 'Made'
export const deleted = 'Deleted'
export const holdReasons = {
  payment: 'At the bank',
  change: 'At the bank',
  offer: 'Offered',
  transfer: 'Waits for a transfer',
  correction: 'Waits for the right payment',
}
export const stay = 'Stay'
export const guest = 'Guest'
export const phone = 'Phone'
export const guests = 'Guests'
export const arrivalTime = 'Arrives at'
export const recordedMethods = { transfer: 'Bank transfer', cash: 'Cash' }
export const termsAccepted = 'Terms accepted'
export const price = 'Price'
export const stage = (stage: string | number): string => `Instalment ${stage},`
export const paidRemaining = (paid: string | number, remaining: string | number): string => `Paid ${paid}, remaining ${remaining}`
export const allVillas = 'All villas'
export const status = 'Status'
export const everyStatus = 'Every status'
export const numberOrderIdName = 'Number, order id, name, email, phone, reason or text of a ticket'
export const staysFrom = 'Stays from'
export const until = 'until'
export const show = 'Show'
export const total = 'Total'
export const paid = 'Paid'
export const booking3 = (bookingNumber: string | number): string => `booking ${bookingNumber}`
export const edit = 'Edit'
export const statusOfBooking = (bookingNumber: string | number): string => `Status of booking ${bookingNumber}`
export const set = 'Set'
export const setToPaid = 'Set to Paid'
export const setToPartiallyPaid = 'Set to Partially Paid'
export const cancelBooking = 'Cancel booking'
export const setToFailed = 'Set to Failed'
export const bringBookingBack = 'Bring booking back'
export const reverseAPayment = 'Reverse a payment'
export const record = 'Record'
export const theGuestGetsAReceipt = 'The guest gets a receipt by email. A mistake is corrected by reversing the payment.'
export const theRightPayment = 'The right payment'
export const theRightPaymentHint = 'Leave the amount empty if no other money has come. The nights stay held until you decide.'
export const priceForOthers = (total: string, byRates: string): string =>
  `The price is still ${total}. By the rates it would be ${byRates}: change it below, or leave it.`
export const reverse = 'Reverse'
export const wasRecordedByMistake = (orderId: string | number, amount: string | number): string =>
  `${orderId}, ${amount}, was recorded by mistake: the money never arrived. The entry stays and a reversing one is added; the amount is due again, and the guest is told. Money that did arrive is returned with a refund instead.`
export const thisCannotBeDone = 'This cannot be done'
export const close = 'Close'
export const refund = 'Refund'
export const endTheBooking = 'End the booking'
export const oneMoment = 'One moment …'
export const keepItAsItIs = 'Keep it as it is'
export const theNightsAreSold = 'The nights are sold to this guest.'
export const aCardPaymentIsStill = 'A card payment is still open at the bank. If the bank approves it, it counts.'
export const aCardPaymentIsStillOpen =
  'A card payment is still open at the bank. If the bank approves it, it is refunded to the card automatically.'
export const itDisappearsFromTheListsIt = 'It disappears from the lists. It can be brought back.'
export const isShownInTheLists = 'It is shown in the lists again.'
export const theGuestGetsByMail = (n: string | number): string => `The guest gets by email: ${n}.`
export const didNotArrive = (recipient: string, why: string): string => `To ${recipient}, did not arrive${why && `: ${why}`}`
export const theGuestGetsNoMail = 'The guest gets no email.'
export const editBooking = (text: string | number): string => `Edit booking ${text}`
export const saving = 'Saving …'
export const save = 'Save'
export const cancel = 'Cancel'
export const forTheAccountant = 'For the accountant'
export const bookingsAsCsv = 'Bookings as CSV'
export const by = 'By'
export const dayOfArrival = 'Day of arrival'
export const dayOfBooking = 'Day of booking'
export const paymentsAsCsv = 'Payments as CSV'
export const fromIt = 'From'
export const until2 = 'Until'
export const amount = 'Amount'
export const rate = 'Rate'
export const opened = 'Opened'
export const settled = 'Settled'
export const authorisationCode = 'Authorisation code'
export const transactionId = 'Transaction id'
export const referenceNumber = 'Reference number'
export const response = 'Response'
export const statusCode = 'Status code'
export const transactionDate = 'Transaction date'
export const threeDStatus = '3-D status'
export const card = 'Card'
export const error = 'Error'
export const receivedOn = 'Received on'
export const reference = 'Reference'
export const recordedBy = 'Recorded by'
export const payment = (orderId: string | number): string => `Payment ${orderId}`
export const needsAttention = 'Needs attention'
export const reverseRecordedByMistake = 'Reverse, recorded by mistake'
export const reversedRecordedByMistake = (reason: string | number): string => `Reversed, recorded by mistake: ${reason}`
export const refundOf = (
  amount: string | number,
  dinars: string | number,
  refundStates: string | number,
  reason: string | number,
): string => `Refund of ${amount} (${dinars}): ${refundStates}. ${reason}`
export const amountReceived = 'Amount received (€)'
export const areStillToPay = (most: string | number): string => `${most} are still to pay.`
export const atMostAreStill = (most: string | number): string => `At most ${most} are still to pay.`
export const method = 'Method'
export const asShownOnTheStatement = 'As shown on the bank statement or the receipt. The guest reads it.'
export const wasPaidAtMostCan = (paid: string | number, refundable: string | number, daysBeforeArrival: string | number): string =>
  `${paid} was paid; at most ${refundable} can be refunded. ${daysBeforeArrival} the cancellation policy refunds`
export const theBookingEndsAs = 'The booking ends as'
export const cancelled = 'Cancelled'
export const refunded = 'Refunded'
export const amountToRefund = 'Amount to refund (€)'
export const anotherAmountThanThePolicys = 'Another amount than the policy’s, nothing included, needs a reason.'
export const withToArrival = (days: string | number): string => `With ${days} to arrival`
export const afterArrival = 'After arrival'
export const freeAgainOn = 'Free again on'
export const leftEmptyAdminRestricted = 'Left empty: Admin restricted'
export const restricting = 'Restricting …'
export const bookedBy = (name: string | number): string => `booked by ${name}`
export const notPaidAndNotOwed = 'not paid, and no longer due'
export const hiddenFromTheLists = 'hidden from the lists, its nights are free'
export const nightsHeldUntilYouDecide = 'nights held until you decide'
export const nightsHeldUntil = (holdsUntil: string | number): string => `nights held until ${holdsUntil}`
export const version = (termsAcceptedAt: string | number, termsVersion: string | number): string =>
  `${termsAcceptedAt}, version ${termsVersion}`
export const aReceiptForThePayment = 'a receipt for the payment'
export const theConfirmationOfTheStay = 'the confirmation of the stay'
export const thatTheBookingIsCancelled = 'that the booking is cancelled'
export const thatTheMoneyWasRefunded = 'that the money was refunded, once it has been'
export const cardTry = (attempt: string | number): string => `card, try ${attempt}`
export const toTheCard = (dinars: string | number): string => `${dinars} to the card`
export const toBeRefundedByYou = (methodLabels: string | number): string => `paid by ${methodLabels}, to be refunded by you`
export const isPaid = 'paid'
export const dueOn = (day: string): string => `due on ${day}`
export const restDueOn = (amount: string, day: string): string => `${amount} of it due on ${day}`
export const isRestricted = 'restricted'
export const incomeOfBooking = 'Income'
export const received = 'Received'
export const climateLevy = 'Climate levy'
export const vat = 'VAT'
export const municipalFee = 'Municipal fee'
export const income = 'Income without them'
export const email = 'Email'
export const mailsGoHere = 'Emails about this booking go here. The address of the guest’s account stays as it is.'
export const savedFilters = 'Saved filters'
export const sortedBy = 'Sorted by'
export const sorts = { made: 'Newest first', arrival: 'Arrival', departure: 'Departure' }

/** What happens next with a booking, in the list. */
export const whatIsNext = 'What is next'
export const nextSteps: Record<NextStep, (next: { day: string; stage: number; time: string }) => string> = {
  stage_overdue: ({ day, stage }) => `Instalment ${stage} overdue since ${day}`,
  leaves_today: () => 'Leaves today',
  in_the_house: ({ day }) => `In the house until ${day}`,
  arrives_today: ({ time }) => (time ? `Arrives today, ${time}` : 'Arrives today, no time yet'),
  stage_due: ({ day, stage }) => `Instalment ${stage} due ${day}`,
  arrives: ({ time }) => `Arrives at ${time}`,
  no_arrival_time: () => 'No arrival time yet',
  offered: ({ day }) => `Offered until ${day}`,
  transfer_expected: ({ day }) => `Kept for a transfer until ${day}`,
  correction_expected: () => 'Record the right payment',
  paying: () => 'The guest is paying now',
}

/** Columns and actions of the list. */
export const nightsColumn = 'Nights'
export const stillToPay = 'Still to pay'
export const open = 'Open'
export const actionsOf = (bookingNumber: string): string => `Actions for booking ${bookingNumber}`
export const undo = 'Undo'
export const writeToGuest = 'Write to the guest'
export const nameOfFilter: Record<SavedFilter | 'by_link', string> = {
  from_today: 'From today',
  arriving: 'Arriving this month',
  owing: 'Balance due',
  without_time: 'Without arrival time',
  by_link: 'Sent by a link',
  all: 'All bookings',
  deleted: 'Deleted',
}
export const filter = 'Filter'
export const withoutFilter = (filter: string): string => `Without the filter ${filter}`
export const stayedFrom = (day: string): string => `From ${day}`
export const stayedUntil = (day: string): string => `Until ${day}`

/** The page of one booking. */
export const name = 'Name'
export const isBooked = 'Booked'
export const arrival = 'Arrival'
export const departure = 'Departure'
export const path = 'From the booking to the departure'
export const instalment = (stage: number): string => `Instalment ${stage}`
export const amountOn = (euros: string, day: string): string => `${euros}, ${day}`
export const stepStates = { done: 'done', late: 'overdue', coming: 'still to come' }
export const money = 'Money'
export const moreActions = 'More actions'
export const previousInList = 'Previous booking of the list'
export const nextInList = 'Next booking of the list'
export const seeAsGuest = 'See as the guest sees it'
export const guestView = 'As the guest sees it'
export const onlyToLookAt = (name: string): string =>
  `This is what ${name} sees of the stay. You can only look: nothing can be sent or changed from here, and the guest notices nothing. The guest reads the page in their own language and sees the door code where you see dots.`
export const noGuestPage = 'This booking has no page for a guest. It has one once it is paid, if somebody with an account has made it.'
export const chooseBookings = 'Choose bookings'
export const chooseBooking = (n: string): string => `Choose booking ${n}`
export const whatHappened = 'What happened'
export const kindsOfEntries = { all: 'All', messages: 'Messages', money: 'Money', changes: 'Changes' }
export const youWrote = (id: number | null): string => (id === null ? 'Your message' : `Your answer in ticket #${id}`)
export const guestWrote = (guest: string, id: number | null): string => (id === null ? guest : `${guest} in ticket #${id}`)
export const didBy = (what: string, who: string): string => `${who}: ${what}`
export const eventsNotRead = 'Notes and messages could not be read. Please open the page again.'
export const allEntries = (count: number): string => `All ${formatNumber(count)} entries`
export const nothingOfThisKind = 'Nothing of this kind.'
export const refundOfAmount = (euros: string): string => `Refund of ${euros}`
export const orderId = 'Order id'
export const paymentStates = { open: 'Waiting for the bank', approved: 'Approved', failed: 'Not approved', error: 'Not completed' }
export const refundStates = {
  due: 'on its way to the bank',
  unclear: 'waiting for the bank’s answer',
  done: 'refunded',
  failed: 'refused by the bank',
}

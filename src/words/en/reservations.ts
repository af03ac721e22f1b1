import { formatNumber } from './numbers.ts'

export const greskaPrilikomSlanjaZahtevaPokusajte = 'Greška prilikom slanja zahteva. Pokušajte ponovo.'
export const failedToLoadReservations = 'Failed to load reservations'
export const myReservations = 'My Reservations'
export const yourStaysAtTheVillas = 'Your stays at the villas, and what is still to pay.'
export const youHaveNotBooked = 'You have not booked a stay yet.'
export const youHave = (total: string | number): string => `You have ${total}.`
export const yourBookingsAreSafeThey = 'Your bookings are safe; we just could not show them.'
export const tryAgain = 'Try Again'
export const bookYourFirstStay = 'Book Your First Stay'
export const pagesOfReservations = 'Pages of reservations'
export const yourDataDownloadOrErase = 'Your data: download or delete what we keep about you'
export const openYourStay = 'Open your stay'
export const addToCalendar = 'Add to calendar'
export const noImageAvailable = 'No Image Available'
export const contactSupport = 'Contact Support'
export const booking = (bookingNumber: string | number): string => `Booking ${bookingNumber}`
export const checkIn = 'Check-in'
export const checkOut = 'Check-out'
export const duration = 'Duration'
export const guests = 'Guests'
export const totalPrice = 'Total price'
export const ratePerNight = 'Rate per night'
export const discount = 'Discount'
export const noDiscountApplied = 'No discount applied'
export const bookedOn = 'Booked on'
export const specialRequests = 'Special requests'
export const partiallyPaid = 'Partially Paid'
export const confirmed = 'Confirmed'
export const paymentSchedule = 'Payment schedule'
export const stage = ({ position, percent }: { position: number; percent: number }): string =>
  `Instalment ${position}: ${formatNumber(percent)}%`
export const completed = 'Completed'
export const dueOn = (dueOn: string | number): string => `Due on ${dueOn}`
export const ofItStillToPay = (due: string | number): string => `${due} of it still to pay`
export const payNow = 'Pay Now'
export const paidRemainingChargedInDinars = (paid: string | number, remaining: string | number): string =>
  `Paid ${paid}, remaining ${remaining}. Charged in dinars at the rate of the day you pay.`
export const pastAndCancelled = 'Past and cancelled'
export const pagesOfPast = 'Pages of past stays'
export const noStayAhead = 'You have no stay ahead.'
export const bookAStay = 'Book a stay'
export const pastStay = (from: string, until: string, guests: string, number: string): string =>
  `${from} to ${until}, ${guests}. Booking ${number}`
export const nothingRefunded = 'Nothing was refunded.'
export const yourReview = (stars: string): string => `Your review: ${stars}.`
export const cancelled = 'Cancelled'
export const stayed = 'Stayed'
export const refundAndDocuments = 'Refund and documents'
export const documents = 'Documents'
export const writeReview = 'Write a review'
export const changeReview = 'Change your review'

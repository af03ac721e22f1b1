import { countingIn } from '../counting.ts'
import { formatNumber } from './numbers.ts'

const form = countingIn('en')
const counting = (one: string, other = `${one}s`) => form({ one, other })

export const failedToFetchStatistics = 'Failed to fetch statistics'
export const settled = 'Settled'
export const manageVillas = 'Manage villas'
export const addPictures = 'Add pictures'
export const restrictDates = 'Restrict dates'
export const changePrices = 'Change prices'
export const answerGuests = 'Answer guests'
export const siteSettings = 'Site settings'
export const dashboard = 'Dashboard'
export const refresh = 'Refresh'
export const statisticsError = (error: string | number): string => `Statistics error: ${error}`
export const nothingWasLostPleaseRefresh = 'Nothing was lost. Please refresh in a moment.'
export const thereAreNoVillas = 'There are no villas in the database'
export const addTheFirstVilla = 'Add the first villa'
export const needsAttention = 'Needs attention'
export const quickActions = 'Quick Actions'
export const accessToTheBank = 'Access to the bank'
export const unclearPayment = 'Unclear payment'
export const theBankContradictsItself = 'The bank contradicts itself'
export const paymentOfAnUnknownOrder = 'Payment of an unknown order'
export const refundRefused = 'Refund refused'
export const toBeTransferredBack = 'To be transferred back'
export const soldOnAPlatformToo = 'Sold on a platform too'
export const openTheCalendars = 'Open the calendars'
export const soldWithoutPayment = 'Sold by hand, now without payment'
export const bookedInAWithdrawnVilla = 'Booked in a withdrawn villa'
export const openTheVillas = 'Open the villas'
export const guestAsksForOtherDates = 'A guest asks for another stay'
export const overdueInstalment = 'Overdue instalment'
export const notWrittenYet = 'Not written yet'
export const mailNotSent = 'Email not sent'
export const mailReturned = 'Email did not arrive'
export const openTheMails = 'Open the emails'
export const neededOnALiveSite = 'Needed on a live site'
export const silentCalendar = 'Silent calendar'
export const eventsNotRead = 'Events not read'
export const oldExchangeRate = 'Old exchange rate'
export const strangeExchangeRate = 'Strange exchange rate'
export const soldBelowRates = 'Sold at under half of the rates'
export const backupRestored = 'A backup was restored'
export const clockInDoubt = 'The clock is in doubt'
export const deletionWaits = 'Deletion held back'
/** Lets a job do once what it holds back. */
export const release = 'Let it go on'
export const openThePapers = 'Open the documents'
export const noFreshBackup = 'No fresh backup'
export const openTheJobs = 'Open the jobs'
export const nothingNeedsAttention = 'Nothing needs attention.'
export const openTheBooking = 'Open the booking'
export const settle = 'Settle'
export const totalVillas = 'Total Villas'
export const totalBookings = 'Total Bookings'
export const galleryImages = 'Gallery Images'
export const supportNotifications = 'Support Notifications'
export const recentBookings = 'Recent Bookings'
export const noBookingsYet = 'No bookings yet.'
export const allBookings = 'All bookings'
export const thisMonth = 'This Month'
export const mostPopularVilla = 'Most Popular Villa'
export const bookingStatus = 'Booking Status'
export const askTheBankOnceMore = 'Ask the bank once more'
export const refundedAnotherWay = 'It was refunded another way'
export const itBelongsToABooking = 'It belongs to a booking'
export const refundThroughTheBank = 'Refund it through the bank'
export const itWasSettledAnotherWay = 'It was settled another way'
export const theRateIsRightCharge = 'The rate is right: charge by it'
export const theBankSays = 'The bank says that it was paid'
export const theBankSaysThatItWas = 'The bank says that it was not paid'
export const whatHappened = 'What happened'
export const whatWasDoneAboutIt = 'What was done about it'
export const settling = 'Settling …'
export const cancel = 'Cancel'
export const bookingNumber = 'Booking number'
export const whereItBelongs = 'Where it belongs to a booking.'
export const countsAsInEuros = 'Counts as, in euros'
export const leftEmptyTheBookingsNext = 'Left empty: the booking’s next instalment.'
export const complaintDue = 'Complaint'
export const questionWaits = 'Question'
export const mailboxNotRead = 'Mailbox not read'
export const mailsLeft = 'Emails left in the mailbox'
export const unusableMail = 'Email with an unknown field'
export const openTheWordsOfMails = 'Open the emails of the site'
export const heldMessage = 'Text held'
export const reminder = 'Reminder'
export const declarationDue = 'Declaration due'
export const nightsMadeUnsellable = 'Nights your rules make unsellable'
export const openTheRules = 'Open the stay rules'
export const noSeason = 'No season'
export const unusualPrice = 'Unusual price'
export const openThePrices = 'Open the prices'
export const jobFailed = 'A job fails'
export const bookings = 'Bookings'
export const revenue = 'Revenue'
export const nextSevenDays = 'The next seven days'
export const out = (count: number): string => `${formatNumber(count)} out`
export const comingIn = (count: number): string => `${formatNumber(count)} in`
export const nobodyOnThisDay = 'Nobody arrives, stays or leaves.'
export const nobodyMoves = 'Nobody arrives or leaves.'
export const noTimeYet = 'No time'
export const newBooking = 'New booking'
export const open = 'Open'
export const answer = 'Answer'
export const declare = 'Declare'
export const fillIn = 'Fill in'
export const decide = 'Decide'
export const thisMonthIs = (month: string): string => `This Month is ${month}`
/** What each figure counts. */
export const paidInFullOrPart = 'paid in full or in part'
export const waitingTickets = 'waiting for an answer'
export const receivedLessRefunds = 'Revenue: received, less refunds'
export const bookingsMade = (bookings: string): string => `${bookings} made and paid`
export const endedOffer = 'Offer ended'
export const endedOffers = 'Offers ended'
export const instalmentDue = 'Instalment due'
/** Several of a kind that need attention. */
export const labelAndCount = (label: string, count: number): string => `${label}: ${formatNumber(count)}`
export const several = {
  unclear_payment: counting('unclear payment'),
  failed_refund: counting('refused refund'),
  due_transfer: counting('transfer back', 'transfers back'),
  calendar_conflict: counting('stay sold on a platform too', 'stays sold on a platform too'),
  change_request: counting('guest asks for another stay', 'guests ask for another stay'),
  complaint: counting('complaint'),
  question: counting('question'),
  unusable_mail: counting('email with an unknown field', 'emails with an unknown field'),
  held_message: counting('held text'),
  reminder: counting('reminder'),
  declaration: counting('declaration due', 'declarations due'),
  overdue_instalment: counting('overdue instalment'),
  due_instalment: counting('instalment due', 'instalments due'),
  unusual_price: counting('unusual price'),
  returned_mail: counting('email that did not arrive', 'emails that did not arrive'),
  unsent_mail: counting('email not sent', 'emails not sent'),
  stale_calendar: counting('silent calendar'),
  failed_job: counting('failing job'),
}

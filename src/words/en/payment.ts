import { ended } from '../full-stop.ts'
import { zone } from './days.ts'
import { formatNumber } from './numbers.ts'

export const yourBooking = 'Your booking'
export const statusOfYourPayment = 'The status of your payment.'
export const backToBooking = 'Back to booking'
export const backToMyReservations = 'Back to My Reservations'
export const reviewAndPay = 'Review and pay'
export const checkYourStay = 'Check your stay and its price, then pay on the bank’s page.'
export const termsConditionsRequired = 'Terms & Conditions Required'
export const pleaseAcceptTheTermsConditions = 'Please accept the Terms & Conditions to proceed with your booking.'
export const error = 'Error'
export const failedToCreateBooking = 'Failed to create booking'
export const bookingDetailsNotFoundPlease = 'Booking details not found. Please try again.'
export const failedToCalculatePricing = 'Failed to calculate pricing'
export const toTheBanksPaymentPage = 'To the bank’s payment page'
export const yourNightsAreHeld =
  'Your nights are held for you while you pay. You enter your card on the bank’s own page and come back here afterwards.'
export const continueToTheBank = 'Continue to the bank'
export const youEnterYourCard = 'You enter your card on the bank’s encrypted page. We never see or keep its data.'
export const iHaveReadAndAccept = 'I have read and accept the'
export const termsConditions = 'Terms & Conditions'
export const withTheCancellationPolicy = ', with the cancellation policy, and the'
export const privacyStatement = 'privacy statement'
export const forStaysOnFixedDates =
  'For stays on fixed dates the law gives no right of withdrawal. What is refunded if you cancel is shown with the price.'
export const guestInformation = 'Guest Information'
export const name = 'Name'
export const email = 'Email'
export const phone = 'Phone'
export const specialRequests = 'Special requests'
export const oneMoment = 'One moment …'
export const bookAndPayNow = (full: string | number): string => `Book and pay ${full} now`
export const howWouldYouLike = 'How would you like to pay?'
export const payInFull = 'Pay in full'
export const onePaymentAndEverything = 'One payment, and everything is settled.'
export const payInThreeStages = 'Pay in three instalments'
export const today = (amount: string | number): string => `${amount} today`
export const nothingHasBeenBooked = 'Nothing has been booked or charged.'
export const nightsKeptUntil = (time: string): string => `We hold these nights for you until ${time}.`
export const unfinishedStay = (villa: string, days: string, time: string): string =>
  `Your booking is not finished: ${villa}, ${days}, kept until ${time}.`
export const greekTime = (time: string): string => `${time} ${zone}`
export const noPaymentOnRecord =
  'You returned from the bank and we have no record of a payment. You can pay now. If your earlier attempt is charged too, we refund the later payment automatically.'
export const termsAcceptedBefore = 'You accepted these with your earlier attempt:'
export const youHaveBookedThese = 'You have booked these nights already.'
export const checkAgain = 'Check again'
export const chooseOtherDates = 'Choose other dates'
export const didYouReturnWithoutPaying =
  'Did you return from the bank’s page without paying? You can start again. If both attempts are charged after all, we refund the second automatically.'
export const stageOfOf = (
  stage: string | number,
  length: string | number,
  stagePercents: string | number,
  total: string | number,
): string => `Instalment ${stage} of ${length}: ${stagePercents}% of ${total}`
export const bookingDueOn = (bookingNumber: string | number, dueOn: string | number, vatStatement: string | number): string =>
  `Booking ${bookingNumber}, due on ${dueOn}. ${vatStatement}`
export const pay = 'Pay'
export const yourStay = 'Your stay'
export const noImageAvailable = 'No Image Available'
export const checkIn = 'Check-in'
export const hoursOfArrival = `from 15:00 to 18:30, by self check-in until 23:00 ${zone}`
export const checkOut = 'Check-out'
export const by1100 = `by 11:00 ${zone}`
export const length = 'Length'
export const guests = 'Guests'
export const ifYouStartAgain = 'You can start again right away. If both attempts are charged, we refund the later one automatically.'
export const price = 'Price'
export const pricingError = 'Pricing Error'
export const yourDetailsAreKeptPlease = (priceError: string | number): string =>
  `${ended(String(priceError))} Your details are kept; please go back and choose your dates again, or try in a moment.`
export const pleaseLogInToConfirm = 'Please log in to confirm your booking request'
export const aCodeInsteadOfAPassword = (email: string): string =>
  `When you order, we send a code of six digits to ${email}. You use it instead of a password, also if you are new here.`
export const lastDigitOrders = 'With the sixth digit you order, and the bank’s page opens.'
export const signInByPasskeyNextTime = 'Come back without a password or code: your phone or computer can sign you in.'
export const addAPasskey = 'Add a passkey'
export const waitingForTheBanksAnswer = 'Waiting for the bank’s answer'
export const youLeftTheBank = 'You left the bank’s page'
export const notPaid = 'Not paid'
export const nothingWasCharged =
  'As far as we know, nothing was charged. You can try again right away. We keep checking this attempt with the bank; if both are charged, we refund the later one automatically.'
export const alreadyPaid = (bookingNumber: string): string =>
  `You have already paid: booking ${bookingNumber}. Nothing is due for this one.`
export const chargedTwiceOtherIsValid = (bookingNumber: string, refund: string): string =>
  `Your card was charged twice for these nights. Booking ${bookingNumber} is valid, and we refund this payment automatically. ${refund}`
export const stagePaidTwice = (refund: string): string =>
  `Your card was charged twice for this instalment. The other payment counts, and we refund this one automatically. ${refund}`
export const otherAttemptRefunded = (amount: string, refund: string): string =>
  `Your card was also charged for another attempt (${amount}). We refund that automatically. ${refund}`
export const requestPending = 'Request Pending'
export const weAreWaiting = 'We are waiting for the bank’s answer; you will get a mail; please do not pay again.'
export const paymentNotRefunded = 'This payment is not refunded.'
export const bookingCancelled = 'Booking Cancelled'
export const cancelled = 'Cancelled'
export const thisBookingIsCancelled = (money: string | number): string => `This booking is cancelled. ${money}`
export const yourPaymentIsBeingChecked = 'Your payment is being checked'
export const theBankHasApproved =
  'The bank has approved your payment, and we are checking it with the bank’s records. We hold your nights for you; please do not pay again.'
export const partiallyPaid = 'Partially Paid'
export const confirmedPaid = 'Confirmed & Paid'
export const aConfirmation = (email: string | number): string => ` A confirmation is on its way to ${email}.`
export const yourStayAtIsBooked = (villa: string | number, refund: string | number): string => `Your stay at ${villa} is booked. ${refund}`
export const yourCardAccountHasBeen = (villa: string | number, mail: string | number): string =>
  `Your card account has been charged, and your stay at ${villa} is booked.${mail}`
export const paymentSuccessful = 'Payment Successful!'
export const paymentFailed = 'Payment Failed'
export const yourCardAccount = 'Your card account has not been charged. Nothing was taken.'
export const yourCardWasChargedBut = (refund: string | number): string =>
  `Your card was charged, but the booking could not be kept. ${refund}`
export const thePaymentCould = 'The payment could not be completed. Your card account has not been charged.'
export const errorOccurred = 'Error Occurred'
export const refundedToCard = (done: string | number): string =>
  `${done} has been refunded to your card. It can take your bank a few days to show it.`
export const beingRefundedToCard = (pending: string | number): string => `${pending} is being refunded to your card.`
export const notRefundedYet = (refused: string | number): string =>
  `The bank has not refunded ${refused} yet. We are dealing with it and will write to you.`
export const printConfirmation = 'Print Confirmation'
export const viewVillaDetails = 'View Villa Details'
export const returnToHome = 'Return to Home'
export const importantInformation = 'Important Information'
export const checkInIsFrom15 = `Check-in is from 15:00 to 18:30 with the host, or until 23:00 by self check-in. Check-out is by 11:00 ${zone}.`
export const arrival = 'Arrival'
export const departure = 'Departure'
export const whereTheHouseIs = 'Address'
export const openTheMap = 'Open the map'
export const everythingIsPaid = 'Everything is paid.'
export const depositAtCheckIn = (amount: string): string => `Plus a deposit of ${amount}, in cash at check-in, returned at check-out.`
export const openYourStay = 'Open your stay'
export const onWhatsApp = 'WhatsApp'
export const onViber = 'Viber'
export const aSecurityDepositOf500 = 'A security deposit of €500 is paid in cash at check-in and returned at check-out.'
export const needAssistance = 'Need Assistance?'
export const weAnswerWithin24Hours = 'We answer within 24 hours.'
export const taxNumberPib = (legalName: string | number, taxNumber: string | number, address: string | number): string =>
  `${legalName}, tax number (PIB) ${taxNumber}, ${address}`
export const paymentSchedule = 'Payment Schedule'
export const stage = ({ position, percent }: { position: number; percent: number }): string =>
  `Instalment ${position}, ${formatNumber(percent)}%`
export const inFull = 'In full'
export const paid = 'Paid'
export const dueOn = (dueOn: string | number): string => `Due on ${dueOn}`
export const paidSoFar = 'Paid so far'
export const remaining = 'Remaining'
export const theRemainderAtTodaysRate = 'The remainder at today’s rate:'
export const thisPageChecksAgain = 'This page checks again automatically.'
export const checkNow = 'Check now'
export const noChargeAccordingToLink =
  'According to this link, no money was charged, but we could not verify it. Please try again, or write to us if you would rather pay by bank transfer.'
export const theStateOfThisPayment = 'The state of this payment could not be verified.'
export const detailsComeFromLink = 'The details below come only from the link you opened. To see what is really booked and paid, go to'
export const bookingsAreListedUnder = 'Your bookings and their payments are listed under'
export const myReservations = 'My Reservations'
export const tryPaymentAgain = 'Try Payment Again'
export const bookingDetails = 'Booking Details'
export const bookingNumber = 'Booking number'
export const villaDetails = 'Villa Details'
export const villa = 'Villa'
export const beds = 'Beds'
export const roomFor = 'Room for'
export const priceDetails = 'Price Details'
export const total = 'Total'
export const paymentInformation = 'Payment Information'
export const orderId = 'Order id'
export const authorisationCode = 'Authorisation code'
export const transactionId = 'Transaction id'
export const message = 'Message'
export const secondPayment = 'Second payment'
export const finalPayment = 'Final payment'
export const a30DepositConfirms = (deposit: string, total: string, day: string): string =>
  `A 30% deposit (${deposit}) confirms a booking; the 70% balance (${total}) is due 30 days before arrival, on ${day}.`
export const thankYouForYourReservation = 'Thank You for Your Reservation Request'
export const bookingConfirmed = 'Booking Confirmed!'
export const confirmed = 'Confirmed'
export const checkYourCardDetails =
  'Please check your card details and try again, or call the bank that issued the card. You can also pay by bank transfer: just write to us.'
export const size = 'Size'
export const amount = 'Amount'
export const rate = 'Rate'
export const status = 'Status'
export const statusCode = 'Status code'
export const greekRegistration = 'Greek registration'
export const transactionDate = 'Transaction date'
export const threeDStatus = '3-D status'
export const logInToSee = 'Log in to see who is coming'
/** Without a date: the fixed rate. */
export const rsdFor1 = (rate: string, rateDate: string | null): string => `${rate} RSD for €1, ${rateDate ?? 'fixed rate'}`
export const payNow = (amount: string): string => `Pay ${amount} now`
export const payNowAfterAll = (amount: string): string => `I have not paid yet: pay ${amount} now`
export const thePriceIsWithoutIt = 'The price below is without it.'
export const changeTheCode = 'Change the code'
export const termsInEnglish = 'These texts are in English.'
export const partyAndNumber = (party: string, bookingNumber: string): string => `${party}. Booking ${bookingNumber}`
export const youAreComing = (villa: string): string => `You are coming to ${villa}`
export const yourStayAt = (villa: string): string => `Your stay at ${villa}`
export const noMoneyTaken = 'No money has left your account'
export const nightsNotHeld =
  'We do not hold these nights at the moment. As soon as you try again we hold them for you, unless somebody else has booked them. Everything you filled in is kept.'
export const putInCalendar = 'Put it in your calendar'
export const withAddressAndHours = 'With the address and the hours of arrival.'
export const tellYourArrival = 'Tell us when you arrive'
export const weMeetYouAtTheDoor = `From 15:00 to 18:30 we meet you at the door, until 23:00 you let yourself in ${zone}.`
export const chooseAnHour = 'Choose an hour'
export const payBy = (amount: string, day: string): string => `Pay ${amount} by ${day}`
export const weRemindYou = 'We write to you a week before.'
export const orPayNow = 'Or pay it now'
export const receipt = 'Receipt'
export const deposit = 'Deposit'
export const depositInCash = (amount: string): string => `${amount} in cash at check-in, returned at check-out`

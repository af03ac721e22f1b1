import type { TicketStatus } from '#domain/support/reasons.ts'
import { ended } from '../full-stop.ts'
import { days } from './counts.ts'
import { zone } from './days.ts'
import { formatNumber } from './numbers.ts'

export const stayAt = (villa: string): string => `Your stay at ${villa}`
export const everythingAboutYourStay = 'Dates, payments, guests, messages and directions to the house.'
export const booking = (number: string): string => `Booking ${number}`
export const allReservations = 'All your reservations'
export const printThisPage = 'Print this page'

export const arrivesIn = (count: number): string => `You arrive in ${days(count)}.`
export const arrivesToday = `You arrive today. Check-in is from 15:00 ${zone}.`
export const leavesIn = (count: number): string => `You are with us now. You leave in ${days(count)}.`
export const leavesToday = `You leave today, by 11:00 ${zone}.`
export const isOver = 'This stay is over. We hope to see you again.'
export const isCancelled = 'This stay was cancelled.'

export const dates = 'Dates'
export const checkIn = 'Check-in'
export const checkInHours = `15:00 to 18:30 with your host, until 23:00 by yourself ${zone}`
export const checkOut = 'Check-out'
export const checkOutHour = `by 11:00 ${zone}`

export const money = 'Payments'
export const paid = 'Paid'
export const dueBy = (amount: string, day: string): string => `${amount} by ${day}`
export const payStage = (amount: string): string => `Pay ${amount}`
export const paymentOpen = 'We are waiting for the bank’s answer to a payment and will email you. Please do not pay again.'
export const payments = 'Payments made'
export const paymentOf = (amount: string, dinars: string): string => `${amount} (${dinars})`
export const paidBy = (method: string, day: string): string => `by ${method}, ${day}`
export const cardOf = (card: string): string => `card ${card}`
export const papers = 'Documents'
export const noPapers = 'There are no documents yet.'
export const makeProforma = 'Get a pro-forma for a bank transfer'
export const making = 'One moment …'
export const proformaMeans = (amount: string, day: string): string =>
  `Prefer a bank transfer? The pro-forma invoice shows our account and the reference for the next payment: ${amount}, due by ${day}.`
export const proformaMade = (number: string): string => `Pro-forma ${number} is now under Documents`
export const notMade = 'There is no pro-forma'
export const nothingPaid = 'Nothing was paid for this stay.'

export const guestsAndRequests = 'Guests and requests'
export const changeableUntil = (day: string): string => `You can change this until ${day}.`
export const noLongerChangeable =
  'In the week before arrival the house is being prepared, so please write to us below if something has changed.'
export const guests = 'Guests'
export const requests = 'Special requests'
export const noRequests = 'None'
export const save = 'Save'
export const saving = 'Saving …'
export const notSaved = 'Not saved'
export const saved = 'Saved. We have told your hosts.'

export const arrival = 'Arrival'
export const arrivalTime = 'When do you plan to arrive?'
export const notKnownYet = 'Not known yet'

export const gettingHereAndGuide = 'Getting here and house guide'
export const onceItIsPaid = 'You will find directions and the house guide here once the stay is paid in full.'
export const notWrittenYet = 'Your hosts have not written directions yet. Please write to them below.'
export const directions = 'Directions'
export const houseGuide = 'House guide'
export const doorCode = 'Door code'
export const doorCodeFrom = (day: string): string => `You will find the door code here from ${day}, once the stay is paid.`
export const noDoorCode = 'Your hosts let you in, or write to you how to open the door.'

export const messages = 'Messages'
export const fromYourHosts = 'Messages with your hosts'
export const toYourHosts = 'to your hosts'
export const writeToYourHosts = 'Write to your hosts'
export const weAnswerWithin24Hours = 'We answer within 24 hours, by email and here.'
export const topic = 'What is it about?'
export const pleaseChoose = 'Please choose'
export const message = 'Message'
export const send = 'Send'
export const sending = 'Sending …'
export const notSent = 'Not sent'
export const sent = 'Your message has been sent'
export const you = 'You'
export const yourHosts = 'Your hosts'
export const justWrite = 'Just write to us'
export const write = 'Write'
export const answer = 'Write back'
export const requestNumber = (id: number, reason: string): string => `#${id} ${reason}`
export const ticketStates: Record<TicketStatus, string> = {
  pending: 'Waiting for an answer',
  in_progress: 'In progress',
  resolved: 'Resolved',
  closed: 'Closed',
}

export const changeTheStay = 'Change dates, villa or guests'
export const cancelThisStay = 'Cancel this stay'

export const yourReview = 'Your review'
export const howWasIt = 'How was your stay? Your words and stars help the next guests, and your hosts.'
export const shownInTwoWeeks =
  'Your review is shown two weeks after you write it, or earlier if your hosts answer. For the first ten days you can change it.'
export const stars = 'Stars'
export const review = 'Your words'
export const nameShown = 'Name shown'
export const nameShownMeans = 'For example your first name and country. Everybody can read it.'
export const sendReview = 'Send review'
export const changeReview = 'Change review'
export const reviewSaved = 'Thank you. Your review has been saved.'
export const reviewWaits = (day: string): string => `It is shown from ${day}, or earlier if your hosts answer.`
export const reviewIsShown = 'Your review is published.'
export const reviewRefused = (reason: string): string => `Your hosts do not show this review. Their reason: ${ended(reason)}`
export const hostsAnswered = 'Your hosts answered'
export const backToYourStay = 'Back to your stay'
export const hasBegunOrEnded = 'It has begun, is over or was cancelled already. Please write to your hosts on the page of the stay.'
export const document = 'Passport or identity card'
export const documentNumber = 'Number of your passport or identity card'
export const otherDocumentNumber = 'Another number'
export const documentGiven = 'We have received the number. Thank you.'
export const documentMeans =
  'Greek law requires us to register your stay with this number. We store it encrypted, only your hosts can see it, and it is deleted 30 days after registration.'
export const documentSaved = 'Saved. Only the encrypted number is kept.'

export const cancelYourStay = 'Cancel your stay'
export const whatIsRefunded = 'What we refund if you cancel, and when.'
export const stayFromTo = (villa: string, from: string, until: string): string => `${villa}, ${from} to ${until}`
export const cannotBeCancelled = 'This stay cannot be cancelled here'
export const today = 'If you cancel today'
export const refundOfPaid = (refund: string, paid: string): string => `We refund ${refund} of the ${paid} you have paid`
export const notRefunded = (paid: string): string => `The ${paid} you have paid is not refunded`
export const toCard = (card: string): string => `to the card ${card}`
export const toYourCard = 'to the card you paid with'
export const byTheHosts = 'by your hosts, because you did not pay by card'
export const part = (amount: string, dinars: string, to: string): string => `${amount} (${dinars}) ${to}`
export const cardTakesDays = 'It can take your bank a few days to show it.'
export const later = 'Later'
export const nightsAreFree = 'Others can then book the nights. This cannot be undone.'
export const cancelByCode = 'Cancel: send me a code'
export const cancelNow = (refund: string): string => `Cancel this stay now, refund ${refund}`
export const notCancelled = 'Not cancelled'
export const yourStayIsCancelled = 'Your stay is cancelled'
export const mailFollows = 'We will email you when the bank has sent the money.'

export const changeYourStay = 'Change your stay'
export const otherDatesOrVilla = 'Other dates or another villa for your stay, and what it costs.'
export const now = (villa: string, from: string, until: string): string => `Now: ${villa}, ${from} to ${until}`
export const cannotBeChanged = 'This stay cannot be changed here'
export const whatWouldYouLike = 'What would you like?'
export const villa = 'Villa'
export const showTheDifference = 'Show the difference'
export const oneMoment = 'One moment …'
export const notPossible = 'Not possible'
export const nothingIsChanged = 'Nothing is changed.'
export const theDifference = 'The difference'
export const staysAt = (villa: string, from: string, until: string, guests: string): string => `${villa}, ${from} to ${until}, ${guests}`
export const priceBefore = 'Price before'
export const priceNow = 'New price'
export const alreadyPaid = 'Already paid'
export const toPayNow = 'To pay now'
export const refund = 'Refund'
export const nothingToPay = 'There is nothing to pay now, and nothing to refund.'
export const keptOfDifference = (kept: string): string =>
  `Under the cancellation policy we keep ${kept} of the difference; it is included in the new price.`
export const laterPayments = 'Later payments'
export const howItWorks =
  'The new nights are held for you while you pay. Your old nights stay yours until the bank has approved the payment; if it does not, nothing changes.'
export const atOnce = 'Your nights change immediately, and others can book the old ones. This cannot be undone.'
export const changeAndPay = (amount: string): string => `Change and pay ${amount}`
export const changeAndReturn = (amount: string): string => `Change now, refund ${amount}`
export const changeByCode = 'Change: send me a code'
export const askYourHosts = 'Ask your hosts'
export const hostsAgreeFirst = 'Your hosts want to agree to a change first. Nothing is paid or held until then.'
export const weAskedYourHosts = 'We have asked your hosts'
export const weEmailYou = 'We will email you as soon as they have decided. Until then your stay remains as it is.'
export const hostsRefused = 'Your hosts could not agree to these dates before. You can ask once more.'
export const changeNow = 'Change now'
export const notChanged = 'Not changed'
export const isChanged = 'Your stay is changed'

export const sendAnother = 'Send another code'
export const codeSent = (email: string): string => `We have sent a code of six digits to ${email}. It is valid for ten minutes.`
export const nothingThere = 'Nothing there? Please look in the spam folder as well.'
export const noMailServer = 'No email server is configured'
export const theOwnersReadIt = 'This is a test site: you will find the code under Emails in the back office.'
export const paidOf = (paid: string, total: string): string => `${paid} of ${total} paid`
export const paidOnce = (paid: string): string => `You paid ${paid}.`
export const refundPending = (amount: string, day: string): string =>
  `${amount} is on its way back to you since ${day}. It can take your bank a few days to show it.`
export const refundDone = (amount: string, day: string): string => `${amount} was refunded on ${day}.`
export const refundRefused = (amount: string): string =>
  `The bank has not refunded ${amount} yet. We are dealing with it and will write to you.`
export const bookAgain = 'Book again'
export const changeOrCancel = 'Change or cancel'
export const wouldGoBack = (amount: string): string => `${amount} would be refunded today`
export const nothingWouldGoBack = 'Nothing would be refunded today'
export const replacedPapers = (count: number): string => (count === 1 ? '1 replaced document' : `${formatNumber(count)} replaced documents`)
export const callWhenItIsUrgent = 'Call us when it is urgent, also at night.'

import type { ComputedLine } from '#domain/pricing/adjusted-quote.ts'
import { formatNumber } from './numbers.ts'

export const newBooking = 'New booking'
export const lead =
  'For guests who book by phone or email. You enter what they have paid by transfer or in cash, or send them an offer. Rules for guests can be broken with a reason; sold nights cannot.'
export const theStay = 'The stay'
export const villa = 'Villa'
export const guests = 'Guests'
export const price = 'Price'
export const priceWays = { rates: 'By the rates of today', own: 'A total of your own' }
export const ownTotal = 'Total in euros'
export const ownTotalHint = 'Only with a total of your own.'
export const plan = 'Payment'
export const plans = { full: 'In full', partial: 'In three instalments' }
export const stagesHint = 'Leave them empty for the usual instalments. Otherwise they add up to the total.'
export const showPrice = 'Show the price'
export const notPossible = 'Not possible'
export const incomplete = 'Please choose the villa, both days and the number of guests, and give the total where it is your own.'
export const whatItCosts = 'What it costs'
export const requestsAndReason = 'Requests and reason'
export const theGuest = 'The guest'
export const paymentReceived = 'Payment received'
export const stay = (villa: string, from: string, until: string): string => `${villa}, ${from} to ${until}`
export const stage = (euros: string, day: string): string => `${euros} by ${day}`
export const name = 'Name'
export const email = 'Email'
export const emailHint = 'The confirmation and the receipt go here, or the offer.'
export const phone = 'Phone'
export const specialRequests = 'Special requests'
export const specialRequestsHint = 'Kept with a booking. An offer has a message of its own.'
export const reason = 'Reason'
export const reasonHint = 'Kept with the booking. The guest does not read it.'
export const rulesBroken = 'Guests could not book this themselves'
export const bookIt = 'Book and record the payment'
export const oneMoment = 'One moment …'
export const booked = 'Booking entered'
export const notBooked = 'Not booked'
export const language = 'Language'
export const languageHint = 'Emails and pages for this guest are in this language.'
export const computedLines = 'Change the computed lines'
export const computedLinesHint = 'What each costs, as the guest reads it. Discounts and VAT follow. It needs a reason.'
export const computedLine: Record<ComputedLine['kind'], (name: string) => string> = {
  nights: (season) => `${season}: a night, in euros`,
  guests: () => 'Further guests: each and a night, in euros',
  fee: (name) => `${name}: each, in euros`,
  discount: (name) => `${name}: percent`,
}
export const computed = (value: string, count: number): string => `Computed: ${count === 1 ? value : `${formatNumber(count)} × ${value}`}`

export const offers = 'Offers'
export const sendAsOffer = 'Send as an offer'
export const offerLead =
  'The guest gets a link by email, chooses one of the stays there, and pays by card or by bank transfer at the price of the offer.'
export const offeredStay = (villa: string, from: string, until: string, euros: string): string => `${villa}, ${from} to ${until}: ${euros}`
export const addAnother = 'Add another stay to choose from'
export const message = 'Message to the guest'
export const messageHint = 'Shown in the email and on the page of the offer.'
export const validUntil = 'Valid until'
export const holding = 'Keep the nights until then'
export const holdingHint = 'Nobody else can book them, here or on connected platforms. Without it, others may be first.'
export const transferDays = 'Days to pay by bank transfer'
export const transferDaysHint = 'From the day on which the guest accepts. Leave it empty for card only.'
export const noIban = 'Without an IBAN of the company guests can pay by card only.'
export const enterIt = 'Enter it in the settings'
export const sendIt = 'Send the offer'
export const sent = 'Offer sent'
export const notSent = 'Not sent'
export const howTheyWork =
  'Stays that you have offered to guests. An offer ends automatically: after its last day, or two days after a transfer was due.'
export const show = 'Which offers'
export const open = 'Waiting'
export const all = 'All'
export const noneOpen = 'No offer waits for its guest.'
export const none = 'No offers yet. You make one under Bookings, with ‘New booking’.'
export const failedToLoad = 'Failed to load offers'
export const pages = 'Pages of offers'
export const states = {
  open: 'Waits for the guest',
  transfer: 'Waits for the transfer',
  taken: 'Taken',
  lost: 'Nights lost',
  lapsed: 'Lapsed',
  withdrawn: 'Withdrawn',
}
export const until = (day: string): string => `Valid until ${day}`
export const transferDue = (day: string): string => `Transfer due on ${day}`
export const kept = 'nights kept'
export const notKept = 'nights not kept'
export const link = 'Link for the guest'
export const withdraw = 'Withdraw'
export const withdrawn = 'Offer withdrawn'
export const notWithdrawn = 'Not withdrawn'
export const allBookings = 'All bookings'
export const recordTransfer = 'Record the transfer'

import type { ComputedLine } from '#domain/pricing/adjusted-quote.ts'
import { writtenNumber } from './numbers.en.ts'

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
export const computed = (value: string, count: number): string => `Computed: ${count === 1 ? value : `${writtenNumber(count)} × ${value}`}`

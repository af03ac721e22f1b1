import type { BookingSource } from '#domain/bookings/source.ts'
import type { OnlyIf } from '#domain/messages/audience.ts'
import type { MessageField } from '#domain/messages/fields.ts'
import type { MessageEvent, PlannedState } from '#domain/messages/schedule.ts'
import { ended } from '../full-stop.ts'
import { days as daysInWords, nights as nightsInWords, stays as staysInWords } from './counts.ts'
import { formatNumber } from './numbers.ts'

export const texts = 'Texts to guests'
export const how =
  'What you write to guests again and again, with fields that are filled in for each stay. A text can be put into any message, and be sent automatically before or after a moment of the stay.'
export const add = 'New text'
export const addSamples = 'Add samples'
export const samplesAdded = (count: number): string =>
  count === 0 ? 'All samples are there' : `Samples added: ${formatNumber(count)}. They are off until you turn them on.`
export const none = 'No texts yet. Begin with a text of your own, or with the samples.'
export const failed = 'The texts could not be loaded'
export const name = 'Name'
export const when = 'Sent'
export const forWhom = 'For'
export const languagesHead = 'Languages'
export const state = 'State'
export const on = 'On'
export const off = 'Off'
export const byHandState = 'By hand'
export const edit = (name: string): string => `Text ‘${name}’`
export const newText = 'New text'
export const all = 'All texts'
export const byHand = 'Chosen by hand'
export const sentWhen = 'When is it sent?'
export const howLong = 'How long'
export const limits = (before: number, after: number, hours: number): string =>
  `Days: up to ${formatNumber(before)} before and ${formatNumber(after)} after. Hours: up to ${formatNumber(hours)}.`
export const unit = 'In'
export const inDays = 'Days'
export const inHours = 'Hours'
export const hourHint = 'For days. Hours count from the event itself: the payment, check-in or check-out.'
export const side = 'Before or after'
export const before = 'Before'
export const after = 'After'
export const hour = 'At (hour at the villas)'
export const late = 'Guests who book later get it at once'
export const lateHint = 'As long as it still makes sense: until the day itself.'
export const active = 'Send it automatically'
export const activeHint = 'Only to stays whose moment comes from now on.'
export const allStays = 'All stays'
export const minNights = 'Nights at least'
export const guestsLanguage = 'Language of the guest'
export const noneIsAllLanguages = 'None ticked: all languages.'
export const bookedHow = 'Where the booking comes from'
export const noneIsAllSources = 'None ticked: all bookings.'
export const sourceNames: Record<BookingSource, string> = { site: 'Booked on the site', offer: 'Offer', hand: 'Entered by hand' }
export const onlyIf = 'Only if'
export const onlyIfHint = 'Checked again when the text is sent.'
export const onlyIfNames: Record<OnlyIf, string> = {
  always: 'Always',
  to_pay: 'Something is left to pay',
  paid: 'Everything is paid',
  first_stay: 'The guest is here for the first time',
  stayed_before: 'The guest stayed before',
}
export const nightsAtLeast = (nights: number): string => `from ${nightsInWords(nights)}`
/** `stays`: to which it goes within `days`. */
export const reach = (whom: string, stays: number, days: number): string =>
  `${ended(whom)} In the next ${daysInWords(days)}: ${staysInWords(stays)}.`
export const whenPart = 'When and to whom'
export const textIn = (language: string): string => `Text in ${language}`
export const subject = 'Subject'
export const body = 'Text'
export const fieldsTitle = 'Fields for the stay'
export const fieldsHow = 'Write them with their braces. For each guest they are filled in.'
export const save = 'Save text'
export const saving = 'Saving …'
export const saved = (name: string): string => `‘${name}’ is saved`
export const notSaved = 'Not saved'
export const remove = 'Remove'
export const removeTitle = (name: string): string => `Remove ‘${name}’?`
export const removeMeans = 'It is sent to nobody any more. What was sent stays in the conversations.'
export const yesRemove = 'Remove text'
export const removing = 'Removing …'
export const removed = (name: string): string => `‘${name}’ is removed`
export const tryIt = 'Try it'
export const bookingNumber = 'Booking number'
export const tryHint = 'You get it as the guest of that booking would.'
export const sendTest = 'Email it to me'
export const sendingTest = 'Sending …'
export const testSent = (address: string): string => `The text is on its way to ${address}`
export const noSuchBooking = 'There is no booking with this number'
export const alreadySaved = 'Save first: the saved text is sent.'
export const planned = 'Sent automatically'
export const nothingPlanned = 'Nothing is sent automatically for this stay.'
export const writeTexts = 'Texts to guests'
export const states: Record<PlannedState, (when: string) => string> = {
  waits: (when) => `on ${when}`,
  due: () => 'in a moment',
  held: (when) => `held since ${when}`,
  left_out: () => 'left out: booked too late',
  over: () => 'not sent: its time had passed',
  no_consent: () => 'not sent: the guest has not agreed to news',
  repeated: () => 'not sent: went to this address less than a year ago',
  sent: (when) => `sent on ${when}`,
  skipped: () => 'not for this stay',
}
/** `since`: a moment. */
export const newsYes = (since: string): string => `News by email: yes, since ${since}`
export const newsNo = 'News by email: no'
export const advertising = 'Advertising: only to guests who have agreed to news by email.'
export const howManyAgreed = (addresses: number): string => `Agreed to news by email: ${formatNumber(addresses)}`
export const lacks = (fields: string): string => `Missing: ${fields}`
export const now = 'Send now'
export const notThis = 'Do not send'
export const again = 'Send as planned'
export const nowDone = (name: string): string => `‘${name}’ is sent`
export const notDone = (name: string): string => `‘${name}’ is not sent for this stay`
export const againDone = (name: string): string => `‘${name}’ is planned again`
export const insert = 'Insert a text'
const events: Record<MessageEvent, string> = { booked: 'the booking', paid: 'the last payment', arrival: 'arrival', departure: 'departure' }
export const eventChoices: Record<MessageEvent, string> = {
  booked: 'From the booking',
  paid: 'From the last payment',
  arrival: 'From arrival',
  departure: 'From departure',
}
/** `hour`: of the clock at the villas. */
export function describeSchedule(event: MessageEvent, days: number, hour: string): string {
  if (days === 0) return `On the day of ${events[event]}, ${hour}`
  return `${daysInWords(Math.abs(days))} ${days < 0 ? 'before' : 'after'} ${events[event]}, ${hour}`
}
const hoursInWords = (hours: number): string => `${formatNumber(hours)} ${hours === 1 ? 'hour' : 'hours'}`
/** Hours before (negative) or after an event. */
export function describeHours(event: MessageEvent, hours: number): string {
  if (hours === 0) return `At ${events[event]}`
  return `${hoursInWords(Math.abs(hours))} ${hours < 0 ? 'before' : 'after'} ${events[event]}`
}
export const fields: Record<MessageField, string> = {
  guest: 'Name of the guest',
  villa: 'Name of the villa',
  arrival: 'Day of arrival',
  departure: 'Day of departure',
  stay_days: 'Both days, as in ‘Monday to Sunday’',
  nights: 'Number of nights',
  guests: 'Number of guests',
  check_in_time: 'Check-in from',
  check_out_time: 'Leaving until',
  stay_link: 'Page of the stay, with door code and directions',
  directions: 'Directions, once all is paid',
  remaining: 'Still to pay',
  next_due: 'Next instalment and its day',
  booking_number: 'Booking number',
  house: 'Name of the place',
  phone: 'Your phone',
}

import type { mailingStates } from '#contract/mailings.ts'
import type { MailingWhen, WhyLeftOut } from '#domain/messages/mailing.ts'
import { guests as guestsInWords } from './counts.ts'
import { formatNumber } from './numbers.ts'

export const title = 'Message to many'
export const how =
  'Choose guests by the days of their stays, and a text. Each guest gets it as a message of the own conversation, one minute after you send it: until then you can take it back.'
export const views = 'Views'
export const write = 'Write'
export const sentOnes = 'Sent'
export const guestsWho = 'Guests'
export const nameOfWhen: Record<MailingWhen, string> = {
  arrive_next_week: 'Arriving next week',
  in_house: 'In the house today',
  arrive_today: 'Arriving today',
  arrive_tomorrow: 'Arriving tomorrow',
  arrive_this_week: 'Arriving this week',
  leave_today: 'Leaving today',
  leave_tomorrow: 'Leaving tomorrow',
  leave_this_week: 'Leaving this week',
  arrive_between: 'Arriving between',
  stay_between: 'Staying between',
  leave_between: 'Leaving between',
}
export const filter = 'Filter'
export const betweenDays = 'Between two days'
export const fromDay = 'From'
export const untilDay = 'Until'
export const villa = 'Villa'
export const allVillas = 'All villas'
export const language = 'Language'
export const allLanguages = 'All languages'
export const payment = 'Payment'
export const anyPayment = 'Any'
export const stages = { to_pay: 'Something left to pay', paid: 'Paid in full' }
export const show = 'Show'
export const without = (filter: string): string => `Without ${filter}`
/** `period`: one day or two. */
export const found = (count: number, when: string, period: string): string => `${when}, ${period}: ${guestsInWords(count)}`
export const onlyFirst = (most: number): string => `These are the first ${formatNumber(most)}. Filter by villa or days to reach the others.`
export const nobodyFound = 'Nobody. Choose other days, or another villa.'
export const failed = 'The guests could not be loaded'
export const text = 'Text'
export const ownWords = 'Own words'
export const writeTexts = 'Write a text to use again'
export const languageOfText = 'Language of the text'
export const languageHint = 'All read it in this language. A text that you have saved is sent in the language of each guest.'
export const who = 'Who gets it'
export const reads = (guest: string): string => `What ${guest} reads`
export const otherLanguage = (own: string, used: string): string => `no text in ${own}: reads ${used}`
export const whys: Record<WhyLeftOut, string> = {
  not_sold: 'the stay was cancelled',
  no_address: 'no email address',
  lacks: 'something is missing',
  no_consent: 'left more than a month ago, and has not agreed to advertising',
}
export const call = 'Call'
export const openStay = 'Open the stay'
export const preview = 'See what each guest reads'
export const lookAgain = 'The words have changed: look once more, then send.'
export const send = (count: number): string => `Send to ${guestsInWords(count)}`
export const sending = 'Sending …'
export const notSent = 'Not sent'
export const nobodyChosen = 'Please choose at least one guest'
export const onItsWay = (count: number): string => `To ${guestsInWords(count)} in one minute. Until then you can take it back.`
export const undo = 'Take back'
export const undoing = 'Taking back …'
export const undone = 'Taken back. Nobody has got it.'
export const nothingSent = 'Nothing was sent to many guests yet.'
export const listFailed = 'The list could not be loaded'
export const pages = 'Pages of messages to many'
export const states: Record<(typeof mailingStates)[number], string> = {
  waits: 'Sent in a minute',
  sending: 'Being sent',
  sent: 'Sent',
  undone: 'Taken back',
}
export const gotIt = (sent: number, stays: number): string => `${formatNumber(sent)} of ${guestsInWords(stays)}`
export const notTo = 'Did not get it'
export const lacks = (fields: string): string => `missing: ${fields}`

import type { MailField, MailPart, WordedMail } from '#domain/mails/worded-mails.ts'
import { fields as stayFields } from './office-messages.ts'

export const emails = 'Emails of the site'
export const how =
  'What the site writes to guests automatically, in your own words: subject and text, in each language. Tables, amounts, links, and what the law or the bank requires stay as they are.'
export const failed = 'The emails could not be loaded'
export const mail = 'Email'
export const sent = 'Sent'
export const inYourWords = 'In your words'
export const lastChange = 'Last change'
export const noneYet = 'None'
export const outdated = 'Needs a look'
export const all = 'All emails of the site'
export const own = 'In your words'
export const first = 'First text'
export const partial = (done: string): string => `So far in your words: ${done}. Guests of other languages get the first text.`
export const stays = 'Stays as it is'
export const button = (label: string): string => `Button: ${label}`
export const parts: Record<MailPart, string> = {
  subject: 'Subject',
  above: 'Text above the site’s own part',
  below: 'Text below the site’s own part',
}
export const unusable = 'It names what does not exist any more. Until you change it, the first text is sent.'
export const must = (names: string): string => `Must be named: ${names}`
export const save = 'Save texts'
export const saving = 'Saving …'
export const saved = (name: string): string => `The texts of ‘${name}’ are saved`
export const same = 'Nothing was changed'
export const notSaved = 'Not saved'
export const toFirst = 'Back to the first text'
export const toFirstDone = 'The first text is back'
export const history = 'Earlier texts'
export const historyHow = 'The latest 25 in each language. Taking one makes it the text that is sent.'
export const line = (language: string, at: string): string => `${language}, ${at}`
export const by = (name: string): string => `by ${name}`
export const current = 'sent now'
export const take = 'Take this one'
export const taken = 'The earlier text is back'
export const preview = 'How it looks'
export const previewHow = 'Of a stay by its number, or of an example. What the stay does not have, such as a refund, is made up.'
export const language = 'Language'
export const bookingNumber = 'Booking number'
export const ofStay = 'Language of the stay'
export const show = 'Show'
export const send = 'Email it to me'
export const sentTo = (to: string): string => `The email is on its way to ${to}`
export const noSuch = 'There is no booking with this number'
export const savedShown = 'These are the saved texts. ‘See how it looks’, at a language, shows what is typed there.'
export const typedShown = 'These are the texts as you have typed them. They are not saved.'
export const look = 'See how it looks'
export const notShown = 'Not shown'
export const fieldsHow = 'Write them with their braces; they are filled in for each email.'
/** What a mail is called, and when it goes out. */
export const mails: Record<WordedMail, { name: string; when: string }> = {
  welcome: { name: 'Welcome', when: 'When somebody has made an account' },
  question_answered: { name: 'Answer to a question', when: 'When you answer a question before booking' },
  offer: { name: 'Offer of a stay', when: 'When you send an offer' },
  offer_of_several: { name: 'Offer of several stays', when: 'When you send an offer with stays to choose from' },
  offer_over: { name: 'Offer over', when: 'When nobody has accepted it in time' },
  transfer_missed: { name: 'Transfer did not arrive', when: 'When the money for an offer has not come in time' },
  offer_withdrawn: { name: 'Offer withdrawn', when: 'When you withdraw an offer' },
  nights_lost: { name: 'Nights of an offer lost', when: 'When others have booked nights that were held' },
  transfer: { name: 'Bank data for a transfer', when: 'When a guest accepts an offer and pays by transfer' },
  transfer_soon: { name: 'Transfer due soon', when: 'The day before the transfer is due' },
  unfinished: { name: 'Booking not finished', when: 'Ten minutes after a guest has left the bank’s page' },
  payment_failed: { name: 'Payment failed', when: 'When the bank refuses a payment' },
  payment_received: { name: 'Payment received', when: 'After each payment' },
  payment_reversed: { name: 'Payment corrected', when: 'When you take out a payment recorded by mistake' },
  confirmed: { name: 'Booking confirmed', when: 'After the first payment' },
  confirmed_again: { name: 'Booking confirmed again', when: 'When a cancelled booking is reinstated' },
  instalment_soon: { name: 'Instalment due soon', when: 'Seven days before the due date' },
  instalment_today: { name: 'Instalment due today', when: 'On the due date' },
  instalment_overdue: { name: 'Instalment overdue', when: 'Three days after the due date' },
  arrival_asked: { name: 'Question for the arrival time', when: 'When you send it' },
  details_changed: { name: 'Details changed', when: 'When you change guests, requests or contact data' },
  stay_moved: { name: 'Stay changed', when: 'When dates, villa, guests or price are changed' },
  change_agreed: { name: 'Change agreed', when: 'When you agree to a change that a guest asks for' },
  change_refused: { name: 'Change refused', when: 'When you refuse it' },
  cancelled: { name: 'Booking cancelled', when: 'When a stay is cancelled' },
  refunded: { name: 'Refund', when: 'When the bank has sent the money' },
  surplus_refunded: { name: 'Refund of a surplus', when: 'When something was paid twice' },
  review_asked: { name: 'Request for a review', when: 'The day after departure' },
  review_reminded: { name: 'Second request for a review', when: 'A week later' },
  review_refused: { name: 'Review not shown', when: 'When you do not show a review' },
  request_received: { name: 'Request received', when: 'When a guest writes about a payment' },
  request_resolved: { name: 'Request resolved', when: 'When you mark it as resolved' },
  request_answered: { name: 'Answer to a request', when: 'When you answer it' },
  complaint_received: { name: 'Complaint received', when: 'When a guest complains' },
  complaint_answered: { name: 'Complaint decided', when: 'When you answer a complaint' },
}
export const fields: Record<MailField, string> = {
  ...stayFields,
  stays: 'How many stays, such as ‘2 stays’',
  instalment: 'Which instalment, such as 2',
  instalments: 'Of how many',
  in_days: 'When, such as ‘in 7 days’',
  due_on: 'The due date within a sentence',
  amount: 'The amount',
  held_until: 'The time until which the nights are held',
  request: 'Number of the request',
  request_about: 'Subject of the request',
  order_number: 'Order id of the payment',
  complaint_number: 'Number of the complaint',
}

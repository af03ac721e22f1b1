import type { nightStates } from '#contract/inbox.ts'
import type { InboxKind } from '#domain/support/inbox.ts'
import { formatNumber } from './numbers.ts'

export const toAnswer = 'To answer'
export const countToAnswer = (count: number): string => `${formatNumber(count)} to answer`
export const allAnswered = 'Everything is answered.'
export const otherConversations = 'Other conversations'
export const conversations = 'Conversations'
export const backToList = 'Back to the list'
export const waits = 'Waiting for an answer'
export const writtenByYou = (text: string): string => `You: ${text}`
export const kinds: Record<InboxKind, string> = {
  stay: 'Stay',
  ticket: 'Ticket',
  complaint: 'Complaint',
  question: 'Question',
  review: 'Review to answer',
}
export const late = 'Late'
export const answerDue = (day: string): string => `Answer by ${day}`
export const answerWasDue = (day: string): string => `Was due on ${day}`
export const reminder = 'Reminder'
export const chooseConversation = 'Choose a conversation.'
export const pagesOfConversations = 'Pages of conversations'

export const messages = 'Messages'
export const requestIs = (id: number, reason: string, status: string): string => `Request #${id}: ${reason}, ${status}`
export const mailReturned = (subject: string, recipient: string, at: string, why: string): string =>
  `‘${subject}’ to ${recipient} did not arrive (${at})${why && `: ${why}`}`
export const nothingWritten = 'Nothing has been written yet.'
export const emailSent = (subject: string): string => `Email: ${subject}`
export const emailOnItsWay = (subject: string): string => `Email on its way: ${subject}`
export const needsNoAnswer = 'Needs no answer'
export const waitsNoLonger = 'The conversation waits no longer'
export const noWayToWrite = 'There is no email address and no account, so nothing can be written to this guest.'
export const messageIsMailed = 'Your message is emailed to the guest'
export const sendMessage = 'Send message'
export const messageSent = 'Your message is on its way'
export const notSent = 'Your message was not sent'
export const writeTo = (guest: string): string => `Write to ${guest}`
export const openConversation = 'Open the conversation'
export const facts = 'Stay and guest'
export const ticketsOfStay = 'Other requests about this stay'
export const ticket = (id: number): string => `Ticket #${id}`
export const ticketStatus = (id: number, status: string): string => `Status of ticket #${id}: ${status}`
export const updated = 'Last updated'
export const priority = 'Priority'
export const undo = 'Undo'
export const complaintIs = (number: string, state: string): string => `Complaint ${number}: ${state}`
export const answerComplaint = 'Answer with a decision'

export const stay = 'Stay'
export const villa = 'Villa'
export const arrives = 'Arrives'
export const leaves = 'Leaves'
export const guests = 'Guests'
export const total = 'Total'
export const stillToPay = 'Still to pay'
export const guest = 'Guest'
export const language = 'Language'
export const phone = 'Phone'
export const stays = 'Stays'
export const booking = 'Booking'
export const nightsBeside = 'Nights beside it'
export const thisStay = 'This stay'
export const nights: Record<(typeof nightStates)[number], string> = {
  own: 'this stay',
  free: 'free',
  taken: 'taken',
  restricted: 'restricted',
}
export const night = (day: string, state: string): string => `${day}: ${state}`
export const fromDay = (day: string, guest: string): string => `From ${day}: ${guest}`
export const untilDay = (day: string, guest: string): string => `Until ${day}: ${guest}`
export const otherTicketsOfGuest = 'Other tickets of this guest'

export const note = 'Private note'
export const addNote = 'Private note'
export const onlyTheOffice = 'Only people of the office read it.'
export const saveNote = 'Save note'
export const noteSaved = 'The note is saved'
export const notSaved = 'Not saved'
export const noteBy = (name: string): string => (name ? `Private note by ${name}` : 'Private note')
export const removeNote = 'Remove'
export const noteRemoved = 'The note is removed'
export const remindMe = 'Remind me'
export const remindOn = 'Bring it back on'
export const remind = 'Remind'
export const comesBack = (day: string): string => `Comes back on ${day}`
export const cameBack = (day: string): string => `Came back on ${day}`
export const comesBackTold = (day: string): string => `The conversation comes back on ${day}`
export const noReminder = 'No reminder'
export const reminderGone = 'The reminder is gone'

export const suggestion = 'Suggestion'
export const isFree = (villa: string, days: string): string => `${villa} is free ${days}.`
export const isNotFree = (villa: string, days: string): string => `${villa} cannot be had ${days}.`
export const samePrice = 'same price'
export const moveTo = (days: string, price: string): string => `Move to ${days}, ${price}`
export const decideOnBooking = 'Agree or refuse'

export const howItWorks = 'How it works'
export const complaintOf = (number: string, name: string): string => `${number} ${name}`

export const questions = 'Questions'
export const askedAbout = 'Asks about'
export const days = 'Dates'
export const priceToday = 'Price today'
export const costsToday = (price: string): string => `It costs ${price} today.`
export const makeOffer = 'Make an offer'
export const staysOfAddress = (count: number): string =>
  count === 1 ? '1 stay of this address' : `${formatNumber(count)} stays of this address`
export const eraseConversation = 'Delete the conversation'
export const eraseThisConversation = 'Delete the conversation?'
export const yesErase = 'Yes, delete'
export const erasing = 'Deleting …'
export const eraseMeans = (guest: string): string =>
  `The conversation with ${guest} is deleted, and the texts of the emails about it. The link in those emails then opens nothing. This cannot be undone.`
export const erased = 'The conversation is deleted'
export const noQuestions = 'No questions.'
export const searchConversations = 'Search conversations'
export const find = 'Find'
export const nothingFits = (search: string): string =>
  `Nothing that guests or you have written has “${search}” in it, and no name, address or number.`
export const mine = 'Mine'
export const nothingOfYours = 'No conversation is assigned to you.'
export const unread = 'Unread'
export const markAsUnread = 'Mark as unread'
export const markedAsUnread = 'The conversation is unread again'
export const assignTo = (name: string): string => `Assign to ${name}`
export const assignToNobody = 'Assign to nobody'
export const answers = (name: string): string => `Answered by ${name}`
export const assigned = 'The conversation is assigned'
export const notAssigned = 'The conversation is assigned to nobody'

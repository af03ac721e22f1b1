import type { ThreadState } from '#domain/threads/thread.ts'
import { formatNumber } from './numbers.ts'

export const questions = 'Questions'
export const howQuestionsWork =
  'Questions of guests before they book. Your answer goes to the guest by email, with a link under which the guest can write back. Conversations are deleted when nobody has written for as long as texts of emails are kept.'
export const stateLabel = 'State'
export const all = 'All'
export const states: Record<ThreadState, string> = { open: 'Wait for an answer', waiting: 'Answered', closed: 'Closed' }
export const noQuestions = 'No questions.'
export const pagesOfQuestions = 'Pages of questions'
export const email = 'Email'
export const stays = 'Stays'
export const staysOfAddress = (count: number): string =>
  count === 1 ? '1 stay of this address' : `${formatNumber(count)} stays of this address`
export const writesIn = 'Language'
export const stay = 'About'
export const asked = 'Asked'
export const answer = 'Answer'
export const answerIsMailed = 'Your answer is emailed to the guest'
export const toQuestion = (guest: string): string => `to ${guest}`
export const send = 'Send answer'
export const sending = 'Sending …'
export const answerSent = (guest: string): string => `Your answer to ${guest} is on its way`
export const notSent = 'Not sent'
export const makeOffer = 'Make an offer'
export const close = 'No answer needed'
export const closed = 'The conversation is closed'
export const erase = 'Delete'
export const yesErase = 'Yes, delete'
export const erasing = 'Deleting …'
export const eraseConversation = 'Delete the conversation?'
export const eraseMeans = (guest: string): string =>
  `The conversation with ${guest} is deleted, and the texts of the emails about it. The link in those emails then opens nothing. This cannot be undone.`
export const erased = 'The conversation is deleted'
export const you = 'You'

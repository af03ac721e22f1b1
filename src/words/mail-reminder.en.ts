import type { Reminder } from '#domain/bookings/reminder.ts'
import { writtenNumber } from './numbers.en.ts'

/** `days`: days until the due date. Amounts and dates are written out. */
export type Due = { stage: number; stages: number; code: string; villa: string; days: number; due: string; dueOn: string }

type Words = { subject: string; preheader: string; opening: string }

const inDays = (days: number): string => (days === 1 ? 'tomorrow' : `in ${writtenNumber(days)} days`)

export const instalment = (stage: number, stages: number): string => `Instalment ${stage} of ${stages}`

export const reminders: Record<Reminder, (due: Due) => Words> = {
  soon: ({ stage, stages, code, villa, days, due, dueOn }) => ({
    subject: `Instalment ${stage} of ${stages} for booking ${code} is due ${inDays(days)}`,
    preheader: `Please pay ${due} by ${dueOn}.`,
    opening: `Instalment ${stage} of ${stages} for your stay at ${villa} is due ${inDays(days)}, on ${dueOn}.`,
  }),
  today: ({ stage, stages, code, villa, due }) => ({
    subject: `Instalment ${stage} of ${stages} for booking ${code} is due today`,
    preheader: `Please pay ${due} today.`,
    opening: `Instalment ${stage} of ${stages} for your stay at ${villa} is due today.`,
  }),
  overdue: ({ stage, stages, code, villa, due, dueOn }) => ({
    subject: `Instalment ${stage} of ${stages} for booking ${code} is overdue`,
    preheader: `${due} was due on ${dueOn} and has not reached us.`,
    opening: `Instalment ${stage} of ${stages} for your stay at ${villa} was due on ${dueOn} and has not reached us. If you have paid in the meantime, please ignore this email.`,
  }),
}

export const table = { amount: 'Amount', inDinars: 'In dinars', dueOn: 'Due on' }

export const rateOfTheDay =
  'Your card is charged in dinars at the rate of the day on which you pay, so this amount may change a little. You can also pay under My Reservations.'

export const button = 'Pay this instalment'

/** For a booking of no account, which cannot be paid on the site. */
export const payAsAgreed = 'Please pay as agreed with us. If you have a question, reply to this email.'

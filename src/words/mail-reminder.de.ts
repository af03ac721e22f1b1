import type { Reminder } from '#domain/bookings/reminder.ts'
import { writtenNumber } from './numbers.de.ts'

/** `days`: days until the due date. Amounts and dates are written out. */
export type Due = { stage: number; stages: number; code: string; villa: string; days: number; due: string; dueOn: string }

type Words = { subject: string; preheader: string; opening: string }

const inDays = (days: number): string => (days === 1 ? 'morgen' : `in ${writtenNumber(days)} Tagen`)

export const instalment = (stage: number, stages: number): string => `Rate ${stage} von ${stages}`

export const reminders: Record<Reminder, (due: Due) => Words> = {
  soon: ({ stage, stages, code, villa, days, due, dueOn }) => ({
    subject: `Rate ${stage} von ${stages} für die Buchung ${code} ist ${inDays(days)} fällig`,
    preheader: `Bitte zahlen Sie ${due} bis ${dueOn}.`,
    opening: `Rate ${stage} von ${stages} für Ihren Aufenthalt (${villa}) ist ${inDays(days)} fällig, am ${dueOn}.`,
  }),
  today: ({ stage, stages, code, villa, due }) => ({
    subject: `Rate ${stage} von ${stages} für die Buchung ${code} ist heute fällig`,
    preheader: `Bitte zahlen Sie heute ${due}.`,
    opening: `Rate ${stage} von ${stages} für Ihren Aufenthalt (${villa}) ist heute fällig.`,
  }),
  overdue: ({ stage, stages, code, villa, due, dueOn }) => ({
    subject: `Rate ${stage} von ${stages} für die Buchung ${code} ist überfällig`,
    preheader: `${due} waren am ${dueOn} fällig und sind nicht bei uns eingegangen.`,
    opening: `Rate ${stage} von ${stages} für Ihren Aufenthalt (${villa}) war am ${dueOn} fällig und ist nicht bei uns eingegangen. Wenn Sie inzwischen bezahlt haben, betrachten Sie diese E-Mail bitte als gegenstandslos.`,
  }),
}

export const table = { amount: 'Betrag', inDinars: 'In Dinar', dueOn: 'Fällig am' }

export const rateOfTheDay =
  'Ihre Karte wird in Dinar zum Kurs des Tages belastet, an dem Sie bezahlen, daher kann sich dieser Betrag etwas ändern. Sie können auch unter „Meine Buchungen“ bezahlen.'

export const button = 'Diese Rate bezahlen'

/** For a booking of no account, which cannot be paid on the site. */
export const payAsAgreed = 'Bitte zahlen Sie wie mit uns vereinbart. Wenn Sie eine Frage haben, antworten Sie auf diese E-Mail.'

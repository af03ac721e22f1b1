import type { Reminder } from '#domain/bookings/reminder.ts'
import * as counts from './counts.el.ts'
import { onDay, theDay } from './greek-days.ts'

/** `days`: days until the due date. Amounts and dates are written out. */
export type Due = { stage: number; stages: number; code: string; villa: string; days: number; due: string; dueOn: string }

type Words = { subject: string; preheader: string; opening: string }

const inDays = (days: number): string => (days === 1 ? 'αύριο' : `σε ${counts.days(days)}`)

export const instalment = (stage: number, stages: number): string => `Δόση ${stage} από ${stages}`

export const reminders: Record<Reminder, (due: Due) => Words> = {
  soon: ({ stage, stages, code, villa, days, due, dueOn }) => ({
    subject: `Η δόση ${stage} από ${stages} για την κράτηση ${code} λήγει ${inDays(days)}`,
    preheader: `Πληρώστε ${due} έως ${theDay(dueOn)}.`,
    opening: `Η δόση ${stage} από ${stages} για τη διαμονή σας (${villa}) λήγει ${inDays(days)}, ${onDay(dueOn)}.`,
  }),
  today: ({ stage, stages, code, villa, due }) => ({
    subject: `Η δόση ${stage} από ${stages} για την κράτηση ${code} λήγει σήμερα`,
    preheader: `Πληρώστε σήμερα ${due}.`,
    opening: `Η δόση ${stage} από ${stages} για τη διαμονή σας (${villa}) λήγει σήμερα.`,
  }),
  overdue: ({ stage, stages, code, villa, due, dueOn }) => ({
    subject: `Η δόση ${stage} από ${stages} για την κράτηση ${code} έχει καθυστερήσει`,
    preheader: `${due} έπρεπε να πληρωθούν έως ${theDay(dueOn)} και δεν τα έχουμε λάβει.`,
    opening: `Η δόση ${stage} από ${stages} για τη διαμονή σας (${villa}) έληξε ${onDay(dueOn)} και δεν την έχουμε λάβει. Αν πληρώσατε στο μεταξύ, αγνοήστε αυτό το μήνυμα.`,
  }),
}

export const table = { amount: 'Ποσό', inDinars: 'Σε δηνάρια', dueOn: 'Πληρωτέα έως' }

export const rateOfTheDay =
  'Η κάρτα σας χρεώνεται σε δηνάρια με την ισοτιμία της ημέρας που πληρώνετε, γι’ αυτό το ποσό μπορεί να αλλάξει λίγο. Μπορείτε να πληρώσετε και στη σελίδα «Οι κρατήσεις μου».'

export const button = 'Πληρώστε αυτή τη δόση'

/** For a booking of no account, which cannot be paid on the site. */
export const payAsAgreed = 'Πληρώστε όπως έχουμε συμφωνήσει. Αν έχετε κάποια ερώτηση, απαντήστε σε αυτό το μήνυμα.'

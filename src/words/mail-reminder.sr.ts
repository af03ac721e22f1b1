import type { Reminder } from '#domain/bookings/reminder.ts'
import * as counts from './counts.sr.ts'
import { ofDay, onDay, within } from './serbian-days.ts'

/** `days`: days until the due date. Amounts and dates are written out. */
export type Due = { stage: number; stages: number; code: string; villa: string; days: number; due: string; dueOn: string }

type Words = { subject: string; preheader: string; opening: string }

const inDays = (days: number): string => (days === 1 ? 'sutra' : `za ${counts.days(days)}`)

export const instalment = (stage: number, stages: number): string => `Rata ${stage} od ${stages}`

export const reminders: Record<Reminder, (due: Due) => Words> = {
  soon: ({ stage, stages, code, villa, days, due, dueOn }) => ({
    subject: `Rata ${stage} od ${stages} za rezervaciju ${code} dospeva ${inDays(days)}`,
    preheader: `Platite ${due} do ${ofDay(dueOn)}`,
    opening: `Rata ${stage} od ${stages} za Vaš boravak (${villa}) dospeva ${inDays(days)}, ${onDay(dueOn)}`,
  }),
  today: ({ stage, stages, code, villa, due }) => ({
    subject: `Rata ${stage} od ${stages} za rezervaciju ${code} dospeva danas`,
    preheader: `Platite danas ${due}.`,
    opening: `Rata ${stage} od ${stages} za Vaš boravak (${villa}) dospeva danas.`,
  }),
  overdue: ({ stage, stages, code, villa, due, dueOn }) => ({
    subject: `Rata ${stage} od ${stages} za rezervaciju ${code} kasni`,
    preheader: `Dospelo ${within(onDay(dueOn))}, a nije stiglo: ${due}.`,
    opening: `Rata ${stage} od ${stages} za Vaš boravak (${villa}) dospela je ${within(onDay(dueOn))}, a nije stigla do nas. Ako ste u međuvremenu platili, zanemarite ovu poruku.`,
  }),
}

export const table = { amount: 'Iznos', inDinars: 'U dinarima', dueOn: 'Dospeva' }

export const rateOfTheDay =
  'Vaša kartica se zadužuje u dinarima po kursu na dan plaćanja, pa se ovaj iznos može malo promeniti. Možete platiti i na strani „Moje rezervacije“.'

export const button = 'Platite ovu ratu'

/** For a booking of no account, which cannot be paid on the site. */
export const payAsAgreed = 'Platite kako smo se dogovorili. Ako imate pitanje, odgovorite na ovu poruku.'

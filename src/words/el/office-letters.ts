import type { Letter } from '#domain/bookings/letters.ts'
import type { Translated } from '../translated.ts'

export const letters: Record<Letter, { act: string; title: string }> = {
  instalment: { act: 'Υπενθύμιση της δόσης', title: 'Υπενθύμιση της δόσης;' },
  arrival: { act: 'Ερώτηση για την ώρα άφιξης', title: 'Ερώτηση για την ώρα άφιξης;' },
}
export const goesTo = (address: string): string => `Αυτό το email πηγαίνει στο ${address}:`
export const text = 'Κείμενο του email'
export const send = 'Αποστολή'
export const sending = 'Αποστολή…'
export const notSent = 'Το email δεν στάλθηκε'
export const onItsWay = 'Το email είναι καθ’ οδόν'
export const remind = 'Υπενθύμιση'
export const askWhen = (guest: string): string => `Ερώτηση για την ώρα άφιξης: ${guest}`

true satisfies Translated<typeof import('../en/office-letters.ts'), typeof import('./office-letters.ts')>

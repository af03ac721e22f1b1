import { countingIn } from '../counting.ts'
import type { Translated } from '../translated.ts'

const counting = countingIn('el')

export const nights = counting({ one: 'διανυκτέρευση', other: 'διανυκτερεύσεις' })
export const seasons = counting({ one: 'περίοδος', other: 'περίοδοι' })
export const prices = counting({ one: 'τιμή', other: 'τιμές' })
export const guests = counting({ one: 'επισκέπτης', other: 'επισκέπτες' })
export const furtherGuests = counting({ one: 'επιπλέον επισκέπτης', other: 'επιπλέον επισκέπτες' })
export const days = counting({ one: 'ημέρα', other: 'ημέρες' })
export const minutes = counting({ one: 'λεπτό', other: 'λεπτά' })
export const stays = counting({ one: 'διαμονή', other: 'διαμονές' })
export const bookings = counting({ one: 'κράτηση', other: 'κρατήσεις' })
export const confirmedBookings = counting({ one: 'επιβεβαιωμένη κράτηση', other: 'επιβεβαιωμένες κρατήσεις' })

true satisfies Translated<typeof import('../en/counts.ts'), typeof import('./counts.ts')>

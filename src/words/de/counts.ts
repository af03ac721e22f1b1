import { countingIn } from '../counting.ts'
import type { Translated } from '../translated.ts'

const counting = countingIn('de')

export const nights = counting({ one: 'Nacht', other: 'Nächte' })
export const seasons = counting({ one: 'Saison', other: 'Saisons' })
export const prices = counting({ one: 'Preis', other: 'Preise' })
export const guests = counting({ one: 'Gast', other: 'Gäste' })
export const furtherGuests = counting({ one: 'weiterer Gast', other: 'weitere Gäste' })
export const days = counting({ one: 'Tag', other: 'Tage' })
export const minutes = counting({ one: 'Minute', other: 'Minuten' })
export const stays = counting({ one: 'Aufenthalt', other: 'Aufenthalte' })
export const bookings = counting({ one: 'Buchung', other: 'Buchungen' })
export const confirmedBookings = counting({ one: 'bestätigte Buchung', other: 'bestätigte Buchungen' })

true satisfies Translated<typeof import('../en/counts.ts'), typeof import('./counts.ts')>

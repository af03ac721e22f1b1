import { countingIn } from '../counting.ts'
import type { Translated } from '../translated.ts'

const counting = countingIn('sr')

export const nights = counting({ one: 'noć', few: 'noći', other: 'noći' })
export const seasons = counting({ one: 'sezona', few: 'sezone', other: 'sezona' })
export const prices = counting({ one: 'cena', few: 'cene', other: 'cena' })
export const guests = counting({ one: 'gost', few: 'gosta', other: 'gostiju' })
export const furtherGuests = counting({ one: 'dodatni gost', few: 'dodatna gosta', other: 'dodatnih gostiju' })
export const days = counting({ one: 'dan', few: 'dana', other: 'dana' })
export const minutes = counting({ one: 'minut', few: 'minuta', other: 'minuta' })
export const stays = counting({ one: 'boravak', few: 'boravka', other: 'boravaka' })
export const bookings = counting({ one: 'rezervacija', few: 'rezervacije', other: 'rezervacija' })
export const confirmedBookings = counting({ one: 'potvrđena rezervacija', few: 'potvrđene rezervacije', other: 'potvrđenih rezervacija' })

true satisfies Translated<typeof import('../en/counts.ts'), typeof import('./counts.ts')>

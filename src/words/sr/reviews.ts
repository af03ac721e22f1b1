import type { ReviewRefusal } from '#domain/bookings/review.ts'
import { countingIn, formsIn } from '../counting.ts'
import type { Translated } from '../translated.ts'
import { formatNumber, tenths } from './numbers.ts'

const form = formsIn('sr')
const reviewsFrom = { one: 'recenzije', few: 'recenzije', other: 'recenzija' }

export const guestsOf = (villa: string): string => `Utisci gostiju: ${villa}`
export const howGathered =
  'Recenziju mogu da napišu samo gosti čiji je boravak ovde plaćen i završen, po jednu za svaki boravak. Objavljujemo sve, i dobre i loše, a izostavljamo samo uvrede, lične podatke, reklame i ono što se ne tiče boravka.'
export const average = (stars: number, count: number): string =>
  `Prosečna ocena ${tenths(stars)} od 5 zvezdica, na osnovu ${formatNumber(count)} ${form(count, reviewsFrom)}`
export const bestOnes = 'Ovde su najnovije od onih sa najviše zvezdica; sve su na stranama vila.'
export const stayedIn = (month: string): string => `boravak: ${month}`
export const hostsAnswered = 'Odgovor domaćina'
export const erasedGuest = 'Gost čiji su podaci obrisani'
export const notShown = (count: number): string => `Broj recenzija koje iz nekog od ovih razloga nisu prikazane: ${formatNumber(count)}.`
export const newestOf = (shown: number, count: number): string =>
  `Prikazane su najnovije: ${formatNumber(shown)} od ${formatNumber(count)}.`

export const refusalLabels: Record<ReviewRefusal, string> = {
  insult: 'Vređa nekoga',
  personal_data: 'Otkriva lične podatke',
  not_about_the_stay: 'Ne tiče se boravka',
  advertising: 'Reklama je',
}

const stars5 = countingIn('sr')({ one: 'zvezdica', few: 'zvezdice', other: 'zvezdica' })

export const starsOf = (stars: number): string => `${stars5(stars)} od 5`
export const rating = (stars: number, count: number): string => `Ocena ${tenths(stars)} od 5, ${reviews(count)}`

export const reviews = countingIn('sr')({ one: 'recenzija', few: 'recenzije', other: 'recenzija' })
export const all = (count: number): string => `Sve recenzije (${formatNumber(count)})`

true satisfies Translated<typeof import('../en/reviews.ts'), typeof import('./reviews.ts')>

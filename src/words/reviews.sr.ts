import { formsIn } from './counting.ts'
import { tenths, writtenNumber } from './numbers.sr.ts'

const form = formsIn('sr')
const reviewsFrom = { one: 'recenzije', few: 'recenzije', other: 'recenzija' }

export const guestsOf = (villa: string): string => `Utisci gostiju: ${villa}`
export const howGathered =
  'Recenziju mogu da napišu samo gosti čiji je boravak ovde plaćen i završen, po jednu za svaki boravak. Objavljujemo sve, i dobre i loše, a izostavljamo samo uvrede, lične podatke, reklame i ono što se ne tiče boravka.'
export const average = (stars: number, count: number): string =>
  `Prosečna ocena ${tenths(stars)} od 5 zvezdica, na osnovu ${writtenNumber(count)} ${form(count, reviewsFrom)}`
export const stayedIn = (month: string): string => `boravak: ${month}`
export const hostsAnswered = 'Odgovor domaćina'
export const erasedGuest = 'Gost čiji su podaci obrisani'
export const notShown = (count: number): string => `Broj recenzija koje iz nekog od ovih razloga nisu prikazane: ${writtenNumber(count)}.`
export const newestOf = (shown: number, count: number): string =>
  `Prikazane su najnovije: ${writtenNumber(shown)} od ${writtenNumber(count)}.`

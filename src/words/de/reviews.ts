import type { ReviewRefusal } from '#domain/bookings/review.ts'
import { formsIn } from '../counting.ts'
import type { Translated } from '../translated.ts'
import { formatNumber, tenths } from './numbers.ts'

const form = formsIn('de')

export const guestsOf = (villa: string): string => `Was Gäste sagen: ${villa}`
export const howGathered =
  'Eine Bewertung können nur Gäste schreiben, deren Aufenthalt hier bezahlt wurde und vorbei ist, eine je Aufenthalt. Wir veröffentlichen alle, gute wie schlechte, und lassen nur Beleidigungen, persönliche Daten, Werbung und das weg, was nicht den Aufenthalt betrifft.'
export const average = (stars: number, count: number): string =>
  `${tenths(stars)} von 5 Sternen im Durchschnitt, aus ${formatNumber(count)} ${form(count, { one: 'Bewertung', other: 'Bewertungen' })}`
export const bestOnes = 'Hier stehen die neuesten mit den meisten Sternen; alle stehen auf den Seiten der Villen.'
export const stayedIn = (month: string): string => `Aufenthalt: ${month}`
export const hostsAnswered = 'Antwort der Gastgeber'
export const erasedGuest = 'Ein Gast, dessen Daten gelöscht wurden'
export const notShown = (count: number): string => `Aus einem dieser Gründe nicht veröffentlicht: ${formatNumber(count)}.`
export const newestOf = (shown: number, count: number): string =>
  `Das sind die neuesten: ${formatNumber(shown)} von ${formatNumber(count)}.`

export const refusalLabels: Record<ReviewRefusal, string> = {
  insult: 'Sie beleidigt jemanden',
  personal_data: 'Sie nennt persönliche Daten',
  not_about_the_stay: 'Sie betrifft nicht den Aufenthalt',
  advertising: 'Sie ist Werbung',
}

export const starsOf = (stars: number): string => `${stars} von 5 Sternen`
export const rating = (stars: number, count: number): string => `${tenths(stars)} von 5 Sternen, ${reviews(count)}`

export const reviews = (count: number): string => (count === 1 ? '1 Bewertung' : `${formatNumber(count)} Bewertungen`)
export const all = (count: number): string => `Alle ${formatNumber(count)} Bewertungen`

true satisfies Translated<typeof import('../en/reviews.ts'), typeof import('./reviews.ts')>

import type { ReviewRefusal } from '#domain/bookings/review.ts'

export const refusalLabels: Record<ReviewRefusal, string> = {
  insult: 'Sie beleidigt jemanden',
  personal_data: 'Sie nennt persönliche Daten',
  not_about_the_stay: 'Sie betrifft nicht den Aufenthalt',
  advertising: 'Sie ist Werbung',
}

export const starsOf = (stars: number): string => `${stars} von 5 Sternen`

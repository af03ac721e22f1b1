import type { ReviewRefusal } from '#domain/bookings/review.ts'
import { countingIn } from './counting.ts'

export const refusalLabels: Record<ReviewRefusal, string> = {
  insult: 'Vređa nekoga',
  personal_data: 'Otkriva lične podatke',
  not_about_the_stay: 'Ne tiče se boravka',
  advertising: 'Reklama je',
}

const stars5 = countingIn('sr')({ one: 'zvezdica', few: 'zvezdice', other: 'zvezdica' })

export const starsOf = (stars: number): string => `${stars5(stars)} od 5`

import type { ReviewRefusal } from '#domain/bookings/review.ts'

export const refusalLabels: Record<ReviewRefusal, string> = {
  insult: 'It insults somebody',
  personal_data: 'It tells personal data',
  not_about_the_stay: 'It is not about the stay',
  advertising: 'It is advertising',
}

export const starsOf = (stars: number): string => (stars === 1 ? '1 of 5 stars' : `${stars} of 5 stars`)

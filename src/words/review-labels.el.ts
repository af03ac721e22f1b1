import type { ReviewRefusal } from '#domain/bookings/review.ts'

export const refusalLabels: Record<ReviewRefusal, string> = {
  insult: 'Προσβάλλει κάποιον',
  personal_data: 'Αποκαλύπτει προσωπικά δεδομένα',
  not_about_the_stay: 'Δεν αφορά τη διαμονή',
  advertising: 'Είναι διαφήμιση',
}

export const starsOf = (stars: number): string => `${stars} στα 5 αστέρια`

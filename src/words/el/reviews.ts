import type { ReviewRefusal } from '#domain/bookings/review.ts'
import { countingIn } from '../counting.ts'
import type { Translated } from '../translated.ts'
import { formatNumber, tenths } from './numbers.ts'

const fromReviews = countingIn('el')({ one: 'κριτική', other: 'κριτικές' })

export const guestsOf = (villa: string): string => `Τι λένε οι επισκέπτες: ${villa}`
export const howGathered =
  'Κριτική μπορούν να γράψουν μόνο επισκέπτες που πλήρωσαν εδώ τη διαμονή τους και την ολοκλήρωσαν, μία για κάθε διαμονή. Τις δημοσιεύουμε όλες, καλές και κακές, και αφήνουμε έξω μόνο προσβολές, προσωπικά δεδομένα, διαφημίσεις και ό,τι δεν αφορά τη διαμονή.'
export const average = (stars: number, count: number): string => `Μέση βαθμολογία ${tenths(stars)} στα 5 αστέρια, από ${fromReviews(count)}`
export const bestOnes = 'Εδώ είναι οι πιο πρόσφατες από όσες έχουν τα περισσότερα αστέρια. Όλες είναι στις σελίδες των βιλών.'
export const stayedIn = (month: string): string => `διαμονή: ${month}`
export const hostsAnswered = 'Απάντηση των οικοδεσποτών'
export const erasedGuest = 'Επισκέπτης του οποίου τα δεδομένα διαγράφηκαν'
export const notShown = (count: number): string =>
  `Κριτικές που δεν εμφανίζονται για κάποιον από αυτούς τους λόγους: ${formatNumber(count)}.`
export const newestOf = (shown: number, count: number): string =>
  `Εμφανίζονται οι πιο πρόσφατες: ${formatNumber(shown)} από ${formatNumber(count)}.`

export const refusalLabels: Record<ReviewRefusal, string> = {
  insult: 'Προσβάλλει κάποιον',
  personal_data: 'Αποκαλύπτει προσωπικά δεδομένα',
  not_about_the_stay: 'Δεν αφορά τη διαμονή',
  advertising: 'Είναι διαφήμιση',
}

export const starsOf = (stars: number): string => `${stars} στα 5 αστέρια`
export const rating = (stars: number, count: number): string => `${tenths(stars)} στα 5 αστέρια, ${reviews(count)}`

export const reviews = (count: number): string => (count === 1 ? '1 κριτική' : `${formatNumber(count)} κριτικές`)
export const all = (count: number): string => `Όλες οι κριτικές (${formatNumber(count)})`

true satisfies Translated<typeof import('../en/reviews.ts'), typeof import('./reviews.ts')>

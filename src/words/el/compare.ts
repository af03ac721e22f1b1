import type { Translated } from '../translated.ts'
import { formatNumber } from './numbers.ts'

export const compareTheVillas = 'Συγκρίνετε τις βίλες'
export const besideEachOther = 'Έως τέσσερις βίλες δίπλα δίπλα: κρεβάτια, εμβαδόν, τιμή και διαφορές.'
export const compareVillas = 'Σύγκριση των βιλών'
export const onlyWhatDiffers = 'Μόνο οι διαφορές'
export const change = 'Αλλαγή'
export const chooseDates = 'Επιλέξτε ημερομηνίες για συνολικές τιμές'
export const whichVillas = 'Βίλες προς σύγκριση'
export const show = 'Εμφάνιση'
export const atMost = (most: number): string => `Μπορείτε να συγκρίνετε έως ${formatNumber(most)} βίλες.`
export const book = 'Κράτηση'
export const seeFreeDates = 'Διαθέσιμες ημερομηνίες'
export const takenFree = (days: string): string => `Μη διαθέσιμη. Διαθέσιμη: ${days}`
export const lowest = 'χαμηλότερη τιμή'
export const sleeps = 'Επισκέπτες'
export const beds = 'Κρεβάτια'
export const rooms = 'Χώροι με κρεβάτια'
export const bathrooms = 'Μπάνια'
export const size = 'Εμβαδόν'
export const view = 'Θέα'
export const beachDistance = 'Απόσταση από την παραλία'
export const ifYouCancel = 'Αν ακυρώσετε'
export const refundedUntil = (percent: number, day: string): string => `${formatNumber(percent)}% έως ${day}`
export const refundedBefore = (percent: number, days: string): string => `${formatNumber(percent)}% έως ${days} πριν`
export const noRefund = 'Χωρίς επιστροφή'
export const nothingToCompare = 'Δεν υπάρχουν βίλες για σύγκριση'

true satisfies Translated<typeof import('../en/compare.ts'), typeof import('./compare.ts')>

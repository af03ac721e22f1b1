import type { PromoBase } from '#domain/pricing/promo-code.ts'
import type { Translated } from '../translated.ts'
import { theDay } from './grammar.ts'
import { formatNumber } from './numbers.ts'

export const promoCodes = 'Κωδικοί προσφοράς'
export const howTheyWork =
  'Ο επισκέπτης γράφει τον κωδικό κατά την κράτηση ή ακολουθεί σύνδεσμο που τον περιέχει. Ο κωδικός υπολογίζεται μετά τις εκπτώσεις, πάντα επί της τιμής πριν από αυτές, έως το όριο όλων των εκπτώσεων που έχει οριστεί στις ρυθμίσεις. Μια χρήση δεσμεύεται όσο ο επισκέπτης πληρώνει και ελευθερώνεται αν η κράτηση δεν πληρωθεί ή ακυρωθεί.'
export const failedToLoad = 'Οι κωδικοί προσφοράς δεν φορτώθηκαν'
export const none = 'Δεν υπάρχουν ακόμη κωδικοί προσφοράς.'
export const pages = 'Σελίδες με κωδικούς προσφοράς'
export const active = 'Ενεργός'
export const inactive = 'Ανενεργός'
export const over = 'Έληξε'
export const later = 'Αρχίζει αργότερα'
export const worth = 'Αφαιρεί'
export const bases: Record<PromoBase, string> = { total: 'Διανυκτερεύσεις και επιπλέον επισκέπτες', nights: 'Μόνο διανυκτερεύσεις' }
export const percentOff = (percent: number): string => `${formatNumber(percent)}%`
export const booked = 'Κράτηση'
export const stays = 'Διαμονές'
export const anyTime = 'οποτεδήποτε'
export const from = (day: string): string => `από ${theDay(day)}`
export const until = (day: string): string => `έως ${theDay(day)}`
export const nightsAtLeast = 'Διανυκτερεύσεις'
export const andMore = (nights: number): string => `${formatNumber(nights)}+`
export const villas = 'Βίλες'
export const allVillas = 'Όλες'
export const withdrawnVilla = 'μία που αποσύρθηκε'
export const uses = 'Χρήσεις'
export const usesMade = (sold: number, most: number | null): string =>
  most === null ? `${formatNumber(sold)}` : `${formatNumber(sold)} από ${formatNumber(most)}`
export const usesHeld = (held: number): string => `${formatNumber(held)} στην τράπεζα`
export const byGuest = 'Ανά επισκέπτη'
export const noLimit = 'χωρίς όριο'
export const link = 'Σύνδεσμος'
export const change = 'Αλλαγή'
export const add = 'Προσθήκη κωδικού προσφοράς'
export const code = 'Κωδικός'
export const codeMeans = 'Γράμματα, ψηφία και παύλες, κεφαλαία ή πεζά.'
export const percentage = 'Ποσοστό έκπτωσης'
export const amount = 'Έκπτωση σε ευρώ'
export const eitherOr = 'Συμπληρώστε ένα από τα δύο.'
export const base = 'Επί'
export const bookedFrom = 'Κράτηση από'
export const bookedUntil = 'Κράτηση έως'
export const stayFrom = 'Άφιξη από'
export const stayUntil = 'Αναχώρηση έως'
export const minimumNights = 'Ελάχιστες διανυκτερεύσεις'
export const usesInAll = 'Χρήσεις συνολικά'
export const usesByGuest = 'Χρήσεις ανά επισκέπτη'
export const emptyIsNoLimit = 'Κενό: χωρίς όριο.'
export const status = 'Κατάσταση'
export const save = 'Αποθήκευση'
export const saving = 'Αποθήκευση…'
export const saved = (code: string): string => `Αποθηκεύτηκε: ${code}`
export const notSaved = 'Δεν αποθηκεύτηκε'
export const of = (code: string): string => `κωδικός προσφοράς ${code}`

true satisfies Translated<typeof import('../en/office-promo-codes.ts'), typeof import('./office-promo-codes.ts')>

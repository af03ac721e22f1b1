import { ended } from '../full-stop.ts'
import type { Translated } from '../translated.ts'

export const together = (guests: string): string => `Δύο βίλες μαζί: ${guests}`
export const shareOf = (villa: string, guests: string): string => `${villa}: ${guests}`
export const bothVillas = (one: string, other: string): string => `${one} και ${other}`
export const bookBoth = 'Κράτηση και για τις δύο βίλες'
export const seeBoth = 'Δύο βίλες για τις ίδιες βραδιές: τις κρατάμε μαζί και πληρώνονται η μία μετά την άλλη.'
export const twoBookings = 'Είναι δύο κρατήσεις που πληρώνονται η μία μετά την άλλη. Όσο πληρώνετε, κρατάμε και τις δύο βίλες για εσάς.'
export const oneByOne = 'Οι βίλες μία μία'
export const noneTogether = (guests: string): string => `Δεν υπάρχουν δύο βίλες διαθέσιμες μαζί: ${guests}`
export const otherDatesOrAsk = 'Παρακαλούμε επιλέξτε άλλες ημερομηνίες ή ρωτήστε μας.'
export const guestsIn = (villa: string): string => `Επισκέπτες, ${villa}`
export const sumOfBoth = 'Και οι δύο βίλες μαζί'
export const notFree = (villa: string): string => `Αυτές τις ημερομηνίες δεν είναι διαθέσιμη: ${villa}`
export const seeWhatIsFree = 'Δείτε τι άλλο είναι διαθέσιμο'
export const bookAlone = (villa: string): string => `Κράτηση μόνο για τη μία: ${villa}`
export const firstThenSecond = (first: string, second: string): string =>
  `${ended(`Τώρα πληρώνετε την πρώτη βίλα: ${first}`)} ${ended(`Έπειτα πληρώνετε τη δεύτερη, σε σελίδα όπως αυτή: ${second}`)} Αν πληρώσετε μόνο μία βίλα, θα έχετε κρατήσει μόνο αυτή.`
export const payForNext = (villa: string): string => `Πληρώστε τώρα: ${villa}`
export const nextIsHeld = (villa: string, time: string): string =>
  `${ended(`Η κράτηση για τη δεύτερη βίλα δεν έχει γίνει ακόμη: ${villa}`)} Κρατάμε τις βραδιές της για εσάς έως τις ${time}.`

true satisfies Translated<typeof import('../en/two-villas.ts'), typeof import('./two-villas.ts')>

export const changeovers = 'Αλλαγές επισκεπτών'
export const theNextFortnight = 'Ποιος φεύγει και ποιος έρχεται τις επόμενες 14 ημέρες.'
export const failedToLoad = 'Οι αλλαγές δεν φορτώθηκαν'
export const none = 'Τις επόμενες 14 ημέρες δεν έρχεται και δεν φεύγει κανείς.'
export const today = 'Σήμερα'
export const leaves = 'Αναχώρηση'
export const arrives = 'Άφιξη'
export const changeover = 'Αλλαγή επισκεπτών'
export const after = (nights: string): string => `μετά από ${nights}`
export const forNights = (nights: string): string => `για ${nights}`
export const at = (time: string): string => `στις ${time}`
export const noTimeYet = 'χωρίς ώρα ακόμη'
export const guestsUnknown = 'πώληση από πλατφόρμα, άγνωστος αριθμός επισκεπτών'

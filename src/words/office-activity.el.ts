export const activity = 'Δραστηριότητα'
export const whatAdministratorsHaveChangedNewest = 'Τι άλλαξαν οι διαχειριστές, πρώτα τα νεότερα. Οι ώρες είναι εκείνες στις βίλες.'
export const whatOrWho = 'Τι ή ποιος'
export const failedToLoadActivity = 'Η δραστηριότητα δεν φορτώθηκε'
export const nothingFoundFor = (search: string | number): string => `Δεν βρέθηκε τίποτα για «${search}».`
export const nothingHasBeenChangedYet = 'Δεν έχει αλλάξει τίποτα ακόμη. Κάθε αλλαγή θα εμφανίζεται εδώ.'
export const pagesOfActivity = 'Σελίδες δραστηριότητας'
export const percentage = 'Ποσοστό'
export const when = 'Πότε'
export const who = 'Ποιος'
export const what = 'Τι'
export const change = 'Αλλαγή'
export const before = 'πριν:'
export const now = 'τώρα:'
export const fields = (length: string | number): string => `${length} πεδία`
export const ofIt = (subject: string | number, action: string | number): string => `${subject}, ${action}`
export const nothing = 'τίποτα'
export const yes = 'ναι'
export const no = 'όχι'

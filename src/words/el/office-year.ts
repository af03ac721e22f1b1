import type { UnsoldReason } from '#domain/unsold-nights.ts'
import { ended } from '../full-stop.ts'
import type { Translated } from '../translated.ts'
import * as counts from './counts.ts'

export const lead =
  'Επιλέξτε βραδιές σύροντας, με το Shift και τα βέλη ή με τις ημερομηνίες τους. Στη συνέχεια επιλέξτε βίλες και μια τιμή, ένα ποσοστό ή έναν κανόνα. Βλέπετε τις αλλαγές πριν γίνουν και μπορείτε να τις αναιρέσετε.'
export const house = 'Όλο το κατάλυμα'
export const previousYear = 'Προηγούμενο έτος'
export const nextYear = 'Επόμενο έτος'
export const firstNight = 'Πρώτη βραδιά'
export const lastNight = 'Τελευταία βραδιά'
export const whatToChange = 'Τι να αλλάξει'
export const nightChoices = { price: 'Τιμή ανά διανυκτέρευση', percent: 'Τιμές κατά ποσοστό', rule: 'Κανόνας για διαμονές' }
export const price = 'Τιμή ανά διανυκτέρευση σε ευρώ'
export const percent = 'Ποσοστό'
export const percentMeans = 'Το 5 σημαίνει αύξηση 5%, το -5 μείωση 5%. Οι νέες τιμές είναι σε ολόκληρα ευρώ.'
export const ruleName = 'Όνομα του κανόνα'
export const ruleNameMeans = 'Για εσάς· οι επισκέπτες δεν το βλέπουν.'
export const leastNights = 'Ελάχιστες διανυκτερεύσεις'
export const mostNights = 'Μέγιστες διανυκτερεύσεις'
export const arrivalDays = 'Ημέρες άφιξης'
export const noneIsAsBefore = 'Καμία επιλογή: όπως πριν.'
export const closed = 'Κλειστά: καμία από αυτές τις βραδιές δεν πωλείται'
export const preview = 'Προεπισκόπηση'
export const whatChanges = 'Τι αλλάζει'
export const nights = 'Βραδιές'
export const season = 'Περίοδος'
export const now = 'Τώρα'
export const afterwards = 'Μετά'
export const ofHouse = 'Κατάλυμα'
export const ruleIsAdded = (from: string, until: string): string => `Προστίθεται κανόνας για διαμονές που αρχίζουν: ${from} – ${until}.`
export const forVillas = (names: string): string => `Ισχύει για: ${ended(names)}`
export const allVillas = 'όλες οι βίλες'
export const shorterRules = 'Αν για το ίδιο θέμα υπάρχει κανόνας για λιγότερες ημέρες, υπερισχύει εκείνος.'
export const closedStays = 'κλειστά'
export const makeIt = 'Αλλαγή αυτών των βραδιών'
export const nightsChanged = 'Οι βραδιές άλλαξαν.'
export const nightsNotChanged = 'Οι βραδιές δεν άλλαξαν'
export const oneMoment = 'Μια στιγμή…'
export const sold = 'πουλήθηκε'
export const withRule = 'με κανόνα'
export const key = { sold: 'Πουλημένες', rule: 'Με κανόνα', closed: 'Κλειστές', chosen: 'Επιλεγμένες' }
export const night = (day: string, price: string, season: string, more: string): string => `${day}: ${price}, ${season}${more}`
export const quarters = 'Μήνες'
export const chosenNights = 'Επιλεγμένες βραδιές'

export const wholeYear = 'Ολόκληρο έτος'
export const yearLead =
  'Αντιγράψτε τις ενεργές περιόδους ενός έτους στο επόμενο, ή αλλάξτε όλες τις τιμές του. Οι ξεχωριστές τιμές που έχουν βίλες σε αυτές ακολουθούν. Βλέπετε τις αλλαγές πριν γίνουν και μπορείτε να τις αναιρέσετε.'
export const year = 'Έτος'
export const changeByPercent = 'Οι τιμές αλλάζουν κατά … %'
export const noSeasonsIn = (of: number): string => `Καμία ενεργή περίοδος δεν αρχίζει το ${of}.`
export const perNight = 'Ανά διανυκτέρευση'
export const closedNight = 'Κλειστά'
export const isThere = 'Υπάρχει ήδη, μένει ως έχει'
export const fromTo = (before: string, after: string): string => `${before} → ${after}`
export const whatHappens = (kind: 'copy' | 'prices', of: number): string =>
  kind === 'copy' ? `Περίοδοι για το ${of + 1}` : `Νέες τιμές για το ${of}`
export const easterMoves = 'Οι περίοδοι γύρω από το Ορθόδοξο Πάσχα μετακινούνται μαζί του.'
export const addThem = (count: number): string => `Προσθήκη: ${counts.seasons(count)}`
export const changeThem = (count: number): string => `Αλλαγή: ${counts.prices(count)}`
export const yearChanged = 'Το έτος άλλαξε.'
export const yearNotChanged = 'Το έτος δεν άλλαξε'
export const undo = 'Αναίρεση'
export const undone = 'Η αλλαγή αναιρέθηκε.'
export const notUndone = 'Η αλλαγή δεν αναιρέθηκε'
export function lastChange(kind: 'copy' | 'prices' | 'nights' | 'rule', of: number, count: number, day: string): string {
  if (kind === 'rule') return `${day}: προστέθηκε κανόνας για επιλεγμένες βραδιές του ${of}.`
  if (kind === 'nights') return `${day}: άλλαξαν οι τιμές επιλεγμένων βραδιών του ${of}.`
  return kind === 'copy'
    ? `${day}: αντιγραφή στο ${of + 1}, ${counts.seasons(count)} του ${of}.`
    : `${day}: αλλαγή τιμών του ${of}, ${counts.prices(count)}.`
}

// Nights that no stay can cover because of the owners' own rules. Said on the dashboard and beside the rules.

const because: { [Code in UnsoldReason['code']]: (reason: Extract<UnsoldReason, { code: Code }>) => string } = {
  lengths: ({ least, most }) => `οι διαμονές έχουν τουλάχιστον ${counts.nights(least)}, και το πολύ ${counts.nights(most)}.`,
  arrival: () => 'καμία διαμονή δεν μπορεί να αρχίσει αυτές τις ημέρες.',
  departure: () => 'μια διαμονή που αρχίζει τότε δεν μπορεί να τελειώσει σε ημέρα αναχώρησης.',
  closed: ({ least }) => `ανάμεσα σε κλειστές ημερομηνίες υπάρχουν λιγότερες από την ελάχιστη διαμονή (${counts.nights(least)}).`,
}
const whyOf = <Code extends UnsoldReason['code']>(reason: Extract<UnsoldReason, { code: Code }>): string =>
  (because[reason.code] as (reason: Extract<UnsoldReason, { code: Code }>) => string)(reason)

type Unsold = { from: string; until: string; villas: string[]; reason: UnsoldReason }

/** Without villas: all of them. `until`: the last night. */
export const nothingSold = ({ from, until, villas, reason }: Unsold): string =>
  `${villas.length > 0 ? villas.join(', ') : 'Όλες οι βίλες'}, βραδιές ${from} – ${until}: κανείς δεν μπορεί να τις κλείσει, γιατί ${whyOf(reason)}`

export const title = 'Αυτοί οι κανόνες μαζί δεν πουλούν τίποτα ορισμένες ημέρες'
export const whatToDo = 'Αλλάξτε έναν από τους κανόνες, ή κλείστε αυτές τις ημερομηνίες αν δεν θέλετε να έρθει κανείς.'
export const changePrices = (of: number): string => `Αλλαγή όλων των τιμών του ${of}`

true satisfies Translated<typeof import('../en/office-year.ts'), typeof import('./office-year.ts')>

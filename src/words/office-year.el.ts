import * as counts from './counts.el.ts'

export const wholeYear = 'Ολόκληρο έτος'
export const lead =
  'Αντιγράψτε τις ενεργές περιόδους ενός έτους στο επόμενο, ή αλλάξτε όλες τις τιμές του. Οι ξεχωριστές τιμές που έχουν βίλες σε αυτές ακολουθούν. Βλέπετε τις αλλαγές πριν γίνουν και μπορείτε να τις αναιρέσετε.'
export const what = 'Τι να γίνει'
export const choices = { copy: 'Αντιγραφή στο επόμενο έτος', prices: 'Αλλαγή των τιμών' }
export const year = 'Έτος'
export const percent = 'Οι τιμές αλλάζουν κατά … %'
export const percentMeans = 'Το 5 σημαίνει αύξηση 5%, το -5 μείωση 5%. Οι νέες τιμές είναι σε ολόκληρα ευρώ.'
export const preview = 'Προεπισκόπηση'
export const noSeasonsIn = (of: number): string => `Καμία ενεργή περίοδος δεν αρχίζει το ${of}.`
export const firstNight = 'Πρώτη βραδιά'
export const lastNight = 'Τελευταία βραδιά'
export const price = 'Ανά διανυκτέρευση'
export const season = 'Περίοδος'
export const closed = 'Κλειστά'
export const isThere = 'Υπάρχει ήδη, μένει ως έχει'
export const fromTo = (before: string, after: string): string => `${before} → ${after}`
export const whatHappens = (kind: 'copy' | 'prices', of: number): string =>
  kind === 'copy' ? `Περίοδοι για το ${of + 1}` : `Νέες τιμές για το ${of}`
export const easterMoves = 'Οι περίοδοι γύρω από το Ορθόδοξο Πάσχα μετακινούνται μαζί του.'
export const addThem = (count: number): string => `Προσθήκη: ${counts.seasons(count)}`
export const changeThem = (count: number): string => `Αλλαγή: ${counts.prices(count)}`
export const made = 'Το έτος άλλαξε.'
export const notMade = 'Το έτος δεν άλλαξε'
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
export const oneMoment = 'Μια στιγμή…'

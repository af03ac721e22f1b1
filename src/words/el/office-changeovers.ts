import type { Translated } from '../translated.ts'

export const ready = 'Έτοιμη'
export const notReady = 'Όχι έτοιμη ακόμη'
export const readySince = (time: string): string => `Έτοιμη από τις ${time}`
export const addNote = 'Σημείωση'
export const changeNote = 'Αλλαγή σημείωσης'
export const saveNote = 'Αποθήκευση σημείωσης'
export const noteLabel = (villa: string): string => `Σημείωση: ${villa}`
export const noteSaved = 'Αποθηκεύτηκε'
export const noteHint = 'Οι σημειώσεις είναι για κούνια, αργή αναχώρηση ή βλάβη, χωρίς ονόματα επισκεπτών.'
export const addPicture = 'Φωτογραφία'
export const sendPicture = 'Αποθήκευση φωτογραφίας'
export const sendingPicture = 'Αποθήκευση …'
export const pictureHint = 'Έως τρεις φωτογραφίες των 10 MB. Δεν περιέχουν πού τραβήχτηκαν· διαγράφονται μετά από 90 ημέρες.'
export const pictureSaved = 'Η φωτογραφία αποθηκεύτηκε'
export const pictureRemoved = 'Η φωτογραφία αφαιρέθηκε'
export const removePicture = 'Αφαίρεση'
export const pictureFor = (villa: string): string => `Φωτογραφία: ${villa}`
export const pictureOf = (villa: string, number: number): string => `Φωτογραφία ${number}: ${villa}`

true satisfies Translated<typeof import('../en/office-changeovers.ts'), typeof import('./office-changeovers.ts')>

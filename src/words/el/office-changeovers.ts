import type { Translated } from '../translated.ts'

export const ready = 'Έτοιμη'
export const notReady = 'Όχι έτοιμη ακόμη'
export const readySince = (time: string): string => `Έτοιμη από τις ${time}`
export const saveNote = 'Αποθήκευση σημείωσης'
export const noteLabel = (villa: string): string => `Σημείωση: ${villa}`
export const noteSaved = 'Αποθηκεύτηκε'
export const noteHint = 'Οι σημειώσεις είναι για κούνια, αργή αναχώρηση ή βλάβη, χωρίς ονόματα επισκεπτών.'

true satisfies Translated<typeof import('../en/office-changeovers.ts'), typeof import('./office-changeovers.ts')>

import type { Translated } from '../translated.ts'

export const chosenBookings = 'Επιλεγμένες κρατήσεις'
export const chosen = (b: string): string => `Επιλέχθηκαν: ${b}`
export const noMore = (b: string): string => `Επιλέγονται το πολύ ${b}`
export const exportChosen = 'Εξαγωγή επιλεγμένων'
export const copyAddresses = 'Αντιγραφή διευθύνσεων email'
export const addressesCopied = 'Οι διευθύνσεις αντιγράφηκαν'
export const addresses = 'Διευθύνσεις email'
export const endChoosing = 'Τέλος'

true satisfies Translated<typeof import('../en/office-selection.ts'), typeof import('./office-selection.ts')>

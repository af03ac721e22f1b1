import type { Translated } from '../translated.ts'

export const noConnection = 'Χωρίς σύνδεση'
export const asOf = (moment: string): string => `Εικόνα της ${moment}. Χωρίς σύνδεση δεν αλλάζει τίποτα.`
export const nextThirtyDays = 'Οι επόμενες 30 ημέρες'
export const nobodyMovesSoon = 'Κανείς δεν φτάνει και δεν φεύγει τις επόμενες 30 ημέρες.'
export const tryAgain = 'Δοκιμάστε ξανά'

true satisfies Translated<typeof import('../en/office-offline.ts'), typeof import('./office-offline.ts')>

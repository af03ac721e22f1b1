import type { Translated } from '../translated.ts'

export const callUs = (phone: string): string => `Καλέστε μας: ${phone}`
export const yourStay = 'Η διαμονή σας'
export const reviewAndPay = 'Έλεγχος και πληρωμή'
export const confirmation = 'Επιβεβαίωση'
export const stepsOfBooking = 'Βήματα της κράτησης'

true satisfies Translated<typeof import('../en/checkout.ts'), typeof import('./checkout.ts')>

import type { Translated } from '../translated.ts'

export const callUs = (phone: string): string => `Rufen Sie uns an: ${phone}`
export const yourStay = 'Ihr Aufenthalt'
export const reviewAndPay = 'Prüfen und zahlen'
export const confirmation = 'Bestätigung'
export const stepsOfBooking = 'Schritte der Buchung'

true satisfies Translated<typeof import('../en/checkout.ts'), typeof import('./checkout.ts')>

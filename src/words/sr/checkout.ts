import type { Translated } from '../translated.ts'

export const callUs = (phone: string): string => `Pozovite nas: ${phone}`
export const yourStay = 'Vaš boravak'
export const reviewAndPay = 'Pregled i plaćanje'
export const confirmation = 'Potvrda'
export const stepsOfBooking = 'Koraci rezervacije'

true satisfies Translated<typeof import('../en/checkout.ts'), typeof import('./checkout.ts')>

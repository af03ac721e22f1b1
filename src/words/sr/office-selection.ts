import type { Translated } from '../translated.ts'

export const chosenBookings = 'Izabrane rezervacije'
export const chosen = (b: string): string => `Izabrano: ${b}`
export const noMore = (b: string): string => `Može da se izabere najviše ${b}`
export const exportChosen = 'Preuzmite izabrane'
export const copyAddresses = 'Kopirajte e-mail adrese'
export const addressesCopied = 'Adrese su kopirane'
export const addresses = 'E-mail adrese'
export const endChoosing = 'Gotovo'

true satisfies Translated<typeof import('../en/office-selection.ts'), typeof import('./office-selection.ts')>

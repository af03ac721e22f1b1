import type { Translated } from '../translated.ts'

export const noConnection = 'Nema veze'
export const asOf = (moment: string): string => `Stanje: ${moment}. Dok nema veze, ništa ne može da se menja.`
export const nextThirtyDays = 'Narednih 30 dana'
export const nobodyMovesSoon = 'U narednih 30 dana niko ne dolazi i ne odlazi.'
export const tryAgain = 'Pokušajte ponovo'

true satisfies Translated<typeof import('../en/office-offline.ts'), typeof import('./office-offline.ts')>

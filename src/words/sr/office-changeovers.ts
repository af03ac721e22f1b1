import type { Translated } from '../translated.ts'

export const ready = 'Spremna'
export const notReady = 'Još nije spremna'
export const readySince = (time: string): string => `Spremna od ${time}`
export const saveNote = 'Sačuvajte belešku'
export const noteLabel = (villa: string): string => `Beleška: ${villa}`
export const noteSaved = 'Sačuvano'
export const noteHint = 'Beleške su za krevetac, kasniju odjavu ili kvar, bez imena gostiju.'

true satisfies Translated<typeof import('../en/office-changeovers.ts'), typeof import('./office-changeovers.ts')>

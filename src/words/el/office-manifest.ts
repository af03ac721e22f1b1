import type { Translated } from '../translated.ts'

export const name = 'Villas: διαχείριση'
export const shortName = 'Villas'
export const today = 'Σήμερα'
export const calendar = 'Ημερολόγιο'
export const inbox = 'Εισερχόμενα'

true satisfies Translated<typeof import('../en/office-manifest.ts'), typeof import('./office-manifest.ts')>

import type { Translated } from '../translated.ts'

export const name = 'Villas: administracija'
export const shortName = 'Villas'
export const today = 'Danas'
export const calendar = 'Kalendar'
export const inbox = 'Prijem'

true satisfies Translated<typeof import('../en/office-manifest.ts'), typeof import('./office-manifest.ts')>

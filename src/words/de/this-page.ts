import type { Translated } from '../translated.ts'

export const thisPage = 'Diese Seite auf Deutsch ansehen'
export const close = 'Schließen'

true satisfies Translated<typeof import('../en/this-page.ts'), typeof import('./this-page.ts')>

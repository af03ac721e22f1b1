import type { Translated } from '../translated.ts'

export const thisPage = 'Pogledajte ovu stranicu na srpskom'
export const close = 'Zatvori'

true satisfies Translated<typeof import('../en/this-page.ts'), typeof import('./this-page.ts')>

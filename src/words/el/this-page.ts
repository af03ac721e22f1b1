import type { Translated } from '../translated.ts'

export const thisPage = 'Δείτε αυτή τη σελίδα στα ελληνικά'
export const close = 'Κλείσιμο'

true satisfies Translated<typeof import('../en/this-page.ts'), typeof import('./this-page.ts')>

import type { Translated } from '../translated.ts'

export { whatsApp } from '../en/share.ts'

export const share = 'Teilen'
export const shareThisPage = 'Diese Seite teilen'
export const link = 'Link'
export const copy = 'Kopieren'
export const copied = 'Der Link wurde kopiert'
export const byEmail = 'E-Mail'

true satisfies Translated<typeof import('../en/share.ts'), typeof import('./share.ts')>

import type { Translated } from '../translated.ts'

export { whatsApp } from '../en/share.ts'

export const share = 'Podelite'
export const shareThisPage = 'Podelite ovu stranu'
export const link = 'Link'
export const copy = 'Kopirajte'
export const copied = 'Link je kopiran'
export const byEmail = 'Imejl'

true satisfies Translated<typeof import('../en/share.ts'), typeof import('./share.ts')>

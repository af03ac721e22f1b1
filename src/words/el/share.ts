import type { Translated } from '../translated.ts'

export { whatsApp } from '../en/share.ts'

export const share = 'Κοινοποίηση'
export const shareThisPage = 'Κοινοποιήστε αυτή τη σελίδα'
export const link = 'Σύνδεσμος'
export const copy = 'Αντιγραφή'
export const copied = 'Ο σύνδεσμος αντιγράφηκε'
export const byEmail = 'Email'

true satisfies Translated<typeof import('../en/share.ts'), typeof import('./share.ts')>

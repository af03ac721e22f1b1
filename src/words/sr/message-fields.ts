import type { Translated } from '../translated.ts'

export const nextDue = (amount: string, day: string): string => `${amount}, rok ${day}`

true satisfies Translated<typeof import('../en/message-fields.ts'), typeof import('./message-fields.ts')>

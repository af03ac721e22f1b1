import type { Cents } from '#domain/money.ts'

/** '361.20': decimal point, no thousands separator. */
export const formatAmount = (cents: Cents): string => (cents / 100).toFixed(2)

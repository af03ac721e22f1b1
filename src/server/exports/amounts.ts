import type { Cents } from '#domain/money.ts'

/** '361.20', as every spreadsheet reads it. */
export const writtenAmount = (cents: Cents): string => (cents / 100).toFixed(2)

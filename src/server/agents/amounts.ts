import type { PossibleStay } from '#contract/search.ts'
import type { Cents } from '#domain/money.ts'

export const toEuros = (amount: Cents): number => amount / 100

export const toStays = (stays: readonly PossibleStay[]) => stays.map(({ total, ...stay }) => ({ ...stay, finalPrice: toEuros(total) }))

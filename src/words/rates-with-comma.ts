import type { Dinars } from '#domain/currency.ts'
import { digits } from './digits-with-comma.ts'

export const writtenRate = (rate: number): string => digits(rate, 2, 4)

export const writtenDinars = (amount: Dinars): string => `${digits(amount, 0)}\u00a0RSD`

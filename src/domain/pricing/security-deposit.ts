import type { Cents } from '../money.ts'

/** Paid in cash at check-in and given back at check-out; never part of a price. */
export const SECURITY_DEPOSIT: Cents = 500_00

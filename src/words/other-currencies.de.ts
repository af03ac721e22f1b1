import type { OtherCurrency } from '#domain/other-currencies.ts'
import { digits } from './digits-with-comma.ts'
import { writtenDay } from './written.de.ts'

const signs: Partial<Record<OtherCurrency, string>> = { GBP: '£', USD: '$' }

export const about = (amounts: { amount: number; code: OtherCurrency }[]): string =>
  `etwa ${amounts.map(({ amount, code }) => `${digits(amount, 0)}\u00a0${signs[code] ?? code}`).join(' / ')}`

export const forInformation = (day: string): string =>
  `Andere Währungen dienen der Information: Mittelkurs der Serbischen Nationalbank, ${writtenDay(day)}.`

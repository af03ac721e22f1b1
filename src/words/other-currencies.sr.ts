import type { OtherCurrency } from '#domain/other-currencies.ts'
import { digits } from './digits-with-comma.ts'
import { writtenDay } from './written.sr.ts'

const signs: Partial<Record<OtherCurrency, string>> = { GBP: '£', USD: '$' }

export const about = (amounts: { amount: number; code: OtherCurrency }[]): string =>
  `oko ${amounts.map(({ amount, code }) => `${digits(amount, 0)}\u00a0${signs[code] ?? code}`).join(' / ')}`

export const forInformation = (day: string): string =>
  `Iznosi u drugim valutama su informativni: srednji kurs Narodne banke Srbije, ${writtenDay(day)}`

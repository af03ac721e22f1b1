import type { OtherCurrency } from '#domain/other-currencies.ts'
import { writtenDay } from './written.en.ts'

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })
const signs: Partial<Record<OtherCurrency, string>> = { GBP: '£', USD: '$' }

/** '41,300 RSD', '£330'. */
const written = (amount: number, code: OtherCurrency): string => {
  const sign = signs[code]
  return sign ? `${sign}${whole.format(amount)}` : `${whole.format(amount)}\u00a0${code}`
}

/** 'about 41,300 RSD / 385 CHF / £330'. */
export const about = (amounts: { amount: number; code: OtherCurrency }[]): string =>
  `about ${amounts.map(({ amount, code }) => written(amount, code)).join(' / ')}`

export const forInformation = (day: string): string =>
  `Other currencies are for information: middle rates of the National Bank of Serbia, ${writtenDay(day)}.`

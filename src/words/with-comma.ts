import type { Dinars } from '#domain/currency.ts'
import type { Cents } from '#domain/money.ts'

// Serbian, Greek and German write numbers alike, as `Intl` does; `written.test.ts` compares.

/** 1234567.5 with two decimals is '1.234.567,50'. */
export function digits(value: number, least: number, most = least): string {
  const [whole = '', decimals = ''] = value.toFixed(most).split('.')
  const shown = decimals.slice(0, Math.max(least, decimals.replace(/0+$/, '').length))
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '.')
  return shown ? `${grouped},${shown}` : grouped
}

/** '1.452', '0,5': as many decimals as there are, six at most. */
export const formatNumber = (value: number): string => digits(value, 0, 6)

/** '4,8', '5,0'. */
export const tenths = (value: number): string => digits(value, 1)

/** '9,8'. `score`: as owners have typed it. */
export const formatScore = (score: string): string => score.replace('.', ',')

const NO_BREAK = '\u00a0'

export const roundEuros = (cents: Cents): string => `${digits(Math.round(cents / 100), 0)}${NO_BREAK}€`

export const formatEuros = (cents: Cents): string => `${digits(cents / 100, 2)}${NO_BREAK}€`

export const formatEurosBriefly = (cents: Cents): string => (cents % 100 === 0 ? roundEuros(cents) : formatEuros(cents))

export const formatRate = (rate: number): string => digits(rate, 2, 4)

export const formatDinars = (amount: Dinars): string => `${digits(amount, 0)}\u00a0RSD`

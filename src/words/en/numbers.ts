import { formatEuros } from '#domain/money.ts'

const digits = new Intl.NumberFormat('en-US', { maximumFractionDigits: 6 })

/** '1,452', '0.5': as many decimals as there are, six at most. */
export const formatNumber = (value: number): string => digits.format(value)

/** '4.8', '5.0'. */
export const tenths = (value: number): string => value.toFixed(1)

/** '9.8'. `score`: as owners have typed it. */
export const formatScore = (score: string): string => score.replace(',', '.')

const measured = (unit: string) => (value: number) => `${formatNumber(value)}\u00a0${unit}`

export const metres = measured('m')
export const kilometres = measured('km')
export const squareMetres = measured('m²')

/** Seconds with one decimal. */
export const duration = (seconds: number): string => `${tenths(seconds)}\u00a0s`

// The wire and the specification write this in English.
export { formatEuros } from '#domain/money.ts'

const wholeEuros = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 })

/** '€380': calendar cells have no space for cents. */
export const roundEuros = (cents: number): string => wholeEuros.format(cents / 100)

/** '€380', or '€379.50' where there are cents. */
export const formatEurosBriefly = (cents: number): string => (cents % 100 === 0 ? roundEuros(cents) : formatEuros(cents))

// The wire and the specification write this in English.
export { formatDinars } from '#domain/currency.ts'

const rateDigits = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 4 })

/** '117.1643'. */
export const formatRate = (rate: number): string => rateDigits.format(rate)

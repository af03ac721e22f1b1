// The wire and the specification write this in English.
export { writtenDinars } from '#domain/currency.ts'

const rateDigits = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 4 })

/** '117.1643'. */
export const writtenRate = (rate: number): string => rateDigits.format(rate)

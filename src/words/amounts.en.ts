import { writtenEuros } from '#domain/money.ts'

// The wire and the specification write this in English.
export { writtenEuros } from '#domain/money.ts'

const wholeEuros = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 })

/** '€380': calendar cells have no space for cents. */
export const roundEuros = (cents: number): string => wholeEuros.format(cents / 100)

/** '€380', or '€379.50' where there are cents. */
export const eurosOf = (cents: number): string => (cents % 100 === 0 ? roundEuros(cents) : writtenEuros(cents))

import { tenths, writtenNumber } from './numbers.el.ts'

const measured = (unit: string) => (value: number) => `${writtenNumber(value)}\u00a0${unit}`

export const metres = measured('μ.')
export const kilometres = measured('χλμ.')
export const squareMetres = measured('τ.μ.')

/** Seconds with one decimal. */
export const duration = (seconds: number): string => `${tenths(seconds)}\u00a0δευτ.`

import { tenths, writtenNumber } from './numbers.en.ts'

const measured = (unit: string) => (value: number) => `${writtenNumber(value)}\u00a0${unit}`

export const metres = measured('m')
export const kilometres = measured('km')
export const squareMetres = measured('m²')

/** Seconds with one decimal. */
export const duration = (seconds: number): string => `${tenths(seconds)}\u00a0s`

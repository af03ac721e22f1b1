import type { Translated } from '../translated.ts'
import { formatNumber, tenths } from '../with-comma.ts'

export { formatDinars, formatEuros, formatEurosBriefly, formatNumber, formatRate, formatScore, roundEuros, tenths } from '../with-comma.ts'

const measured = (unit: string) => (value: number) => `${formatNumber(value)}\u00a0${unit}`

export const metres = measured('m')
export const kilometres = measured('km')
export const squareMetres = measured('m²')

/** Seconds with one decimal. */
export const duration = (seconds: number): string => `${tenths(seconds)}\u00a0s`

true satisfies Translated<typeof import('../en/numbers.ts'), typeof import('./numbers.ts')>

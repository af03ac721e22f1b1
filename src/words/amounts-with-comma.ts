import type { Cents } from '#domain/money.ts'
import { digits } from './digits-with-comma.ts'

const NO_BREAK = '\u00a0'

export const roundEuros = (cents: Cents): string => `${digits(Math.round(cents / 100), 0)}${NO_BREAK}€`

export const writtenEuros = (cents: Cents): string => `${digits(cents / 100, 2)}${NO_BREAK}€`

export const eurosOf = (cents: Cents): string => (cents % 100 === 0 ? roundEuros(cents) : writtenEuros(cents))

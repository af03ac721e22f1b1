import type { PromoBase } from '#domain/pricing/promo-code.ts'
import { formatNumber } from './numbers.ts'

export const promoCodes = 'Promo codes'
export const howTheyWork =
  'A guest types a code while booking, or follows a link with it. It comes after the discount rules, each of the price before them, up to the limit of all discounts in the settings. A use is held while a guest pays, and is free again if the booking is not paid or is cancelled.'
export const failedToLoad = 'Failed to load the promo codes'
export const none = 'No promo codes yet.'
export const pages = 'Pages of promo codes'
export const active = 'Active'
export const inactive = 'Inactive'
export const over = 'Over'
export const later = 'Starts later'
export const worth = 'Takes off'
export const bases: Record<PromoBase, string> = { total: 'Nights and further guests', nights: 'Nights alone' }
export const percentOff = (percent: number): string => `${formatNumber(percent)}%`
export const booked = 'Booked'
export const stays = 'Stays'
export const anyTime = 'any time'
export const from = (day: string): string => `from ${day}`
export const until = (day: string): string => `until ${day}`
export const nightsAtLeast = 'Nights'
export const andMore = (nights: number): string => `${formatNumber(nights)}+`
export const villas = 'Villas'
export const allVillas = 'All'
export const withdrawnVilla = 'a withdrawn one'
export const uses = 'Uses'
export const usesMade = (sold: number, most: number | null): string =>
  most === null ? `${formatNumber(sold)}` : `${formatNumber(sold)} of ${formatNumber(most)}`
export const usesHeld = (held: number): string => `${formatNumber(held)} at the bank`
export const byGuest = 'By guest'
export const noLimit = 'no limit'
export const link = 'Link'
export const change = 'Change'
export const add = 'Add a promo code'
export const code = 'Code'
export const codeMeans = 'Letters, digits and hyphens, in capitals or not.'
export const percentage = 'Percent off'
export const amount = 'Euros off'
export const eitherOr = 'Fill in one of the two.'
export const base = 'Of'
export const bookedFrom = 'Booked from'
export const bookedUntil = 'Booked until'
export const stayFrom = 'Check-in from'
export const stayUntil = 'Check-out until'
export const minimumNights = 'Minimum nights'
export const usesInAll = 'Uses in all'
export const usesByGuest = 'Uses by guest'
export const emptyIsNoLimit = 'Empty: no limit.'
export const status = 'Status'
export const save = 'Save'
export const saving = 'Saving …'
export const saved = (code: string): string => `${code} is saved`
export const notSaved = 'Not saved'
export const of = (code: string): string => `promo code ${code}`

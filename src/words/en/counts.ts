import { formatNumber } from './numbers.ts'

/** A count with its noun, in the form that the number needs. */
const counting =
  (one: string, many = `${one}s`) =>
  (count: number): string =>
    `${formatNumber(count)} ${count === 1 ? one : many}`

export const nights = counting('night')
export const seasons = counting('season')
export const prices = counting('price')
export const guests = counting('guest')
export const furtherGuests = counting('further guest')
export const days = counting('day')
export const minutes = counting('minute')
export const stays = counting('stay')
export const bookings = counting('booking')
export const confirmedBookings = counting('confirmed booking')

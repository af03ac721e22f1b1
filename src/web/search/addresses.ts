import { href } from 'react-router'
import type { Stay } from '#domain/stay.ts'

/** The stay of an address. `guests` is left out where nobody has named a number. */
export type StayAsked = Stay & { guests?: number | undefined }

const queryOf = ({ checkIn, checkOut, guests }: StayAsked, more: Record<string, string> = {}) =>
  new URLSearchParams({ ...more, checkIn, checkOut, ...(guests ? { guests: String(guests) } : {}) })

/** All villas for a stay. */
export const searchFor = (stay: StayAsked): string => `${href('/villas')}?${queryOf(stay)}`

/** All villas for a number of guests, on chosen dates if there are any. */
export const villasFor = (guests: number, { checkIn, checkOut }: Partial<Stay>): string =>
  checkIn && checkOut ? searchFor({ checkIn, checkOut, guests }) : `${href('/villas')}?${new URLSearchParams({ guests: String(guests) })}`

/** The booking page of a villa with a stay chosen. */
export const bookingOf = (villa: string, stay: StayAsked): string => `${href('/booking')}?${queryOf(stay, { villa })}`

/** The page of a villa with a stay chosen. */
export const villaWith = (slug: string, stay: StayAsked): string => `${href('/villas/:slug', { slug })}?${queryOf(stay)}`

import { href } from 'react-router'
import type { Stay } from '#domain/stay.ts'

/** The stay of an address. `guests` is left out where nobody has named a number. */
export type StayAsked = Stay & { guests?: number | undefined }

const queryOf = ({ checkIn, checkOut, guests }: StayAsked, more: Record<string, string> = {}) =>
  new URLSearchParams({ ...more, checkIn, checkOut, ...(guests ? { guests: String(guests) } : {}) })

/** All villas for a stay. */
export const searchFor = (stay: StayAsked): string => `${href('/villas')}?${queryOf(stay)}`

/** The booking page of a villa with a stay chosen. */
export const bookingOf = (villa: string, stay: StayAsked): string => `${href('/booking')}?${queryOf(stay, { villa })}`

/** The page of a villa with a stay chosen. */
export const villaWith = (slug: string, stay: StayAsked): string => `${href('/villas/:slug', { slug })}?${queryOf(stay)}`

import { href } from 'react-router'
import type { Stay } from '#domain/stay.ts'

/** The stay of an address. `guests` is left out where nobody has named a number. */
export type StayAsked = Stay & { guests?: number | undefined }

const toQuery = ({ checkIn, checkOut, guests }: StayAsked, more: Record<string, string> = {}) =>
  new URLSearchParams({ ...more, checkIn, checkOut, ...(guests ? { guests: String(guests) } : {}) })

/** All villas for a stay. */
export const searchFor = (stay: StayAsked): string => `${href('/villas')}?${toQuery(stay)}`

/** All villas for a number of guests, on chosen dates if there are any. */
export const villasFor = (guests: number, { checkIn, checkOut }: Partial<Stay>): string =>
  checkIn && checkOut ? searchFor({ checkIn, checkOut, guests }) : `${href('/villas')}?${new URLSearchParams({ guests: String(guests) })}`

/** The booking page of a villa with a stay chosen. */
export const toBookingAddress = (villa: string, stay: StayAsked): string => `${href('/booking')}?${toQuery(stay, { villa })}`

/** The page on which two villas are booked for a stay, by their slugs. */
export const bothFor = ([villa, other]: readonly [string, string], stay: StayAsked): string =>
  `${href('/booking/both')}?${toQuery(stay, { villa, with: other })}`

/** The page of a villa with a stay chosen. */
export const villaWith = (slug: string, stay: StayAsked): string => `${href('/villas/:slug', { slug })}?${toQuery(stay)}`

/** The picture that a shared link of a villa shows, with a stay as far as it is chosen. */
export function toPreview(slug: string, { checkIn, checkOut, guests }: Partial<StayAsked>): string {
  const file = `${href('/villas/:slug', { slug })}/preview.png`
  return checkIn && checkOut ? `${file}?${toQuery({ checkIn, checkOut, guests })}` : file
}

/** The form for a question to the hosts, about a villa and a stay as far as they are chosen. */
export function askAbout(villa: string | null, { checkIn, checkOut, guests }: Partial<StayAsked>): string {
  const dates = checkIn && checkOut ? { checkIn, checkOut } : {}
  const query = new URLSearchParams({ ...(villa ? { villa } : {}), ...dates, ...(guests ? { guests: String(guests) } : {}) })
  return query.size > 0 ? `${href('/ask')}?${query}` : href('/ask')
}

/** The first villas beside each other for a stay. */
export const compareFor = (stay: StayAsked): string => `${href('/compare')}?${toQuery(stay)}`

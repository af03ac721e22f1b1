import { href } from 'react-router'
import type { Chosen } from './use-night-choice.ts'

/** A booking and the nights that it would get. */
export type Moved = Chosen & { bookingId: string }

/** What is asked of a move: the price is that of the rates of today. */
export const askMove = ({ bookingId, villaId, from, until }: Moved) =>
  new URLSearchParams({ bookingId, villaId: String(villaId), checkIn: from, checkOut: until, price: 'rates' })

/** URL of the page that previews the change and asks for confirmation. */
export function movedAddress({ bookingId, villaId, from, until }: Moved): string {
  const page = href('/admin/dashboard/bookings/:bookingId/change', { bookingId })
  return `${page}?${new URLSearchParams({ villaId: String(villaId), checkIn: from, checkOut: until, price: 'rates' })}`
}

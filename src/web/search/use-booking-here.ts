import { href, useParams } from 'react-router'
import { useSite } from '../layout/use-site.ts'

const KEPT = ['villa', 'checkIn', 'checkOut', 'guests', 'code']

/** Address of the booking page, with the villa, dates and guests of the page that is shown. */
export function useBookingHere(): string {
  const { slug } = useParams()
  const shown = new URLSearchParams(useSite()?.query)
  if (slug) shown.set('villa', slug)
  for (const [name, value] of [...shown]) if (!value || !KEPT.includes(name)) shown.delete(name)
  return `${href('/booking')}${shown.size > 0 ? '?' : ''}${shown}`
}

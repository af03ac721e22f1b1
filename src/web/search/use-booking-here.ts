import { href, useParams } from 'react-router'
import { useSite } from '../layout/use-site.ts'

const KEPT = ['villa', 'checkIn', 'checkOut', 'guests', 'code']

/** Address of the booking page, with the villa, dates and guests of the page that is shown. */
export function useBookingHere(): string {
  const { slug } = useParams()
  const shown = new URLSearchParams(useSite()?.query)
  if (slug) shown.set('villa', slug)
  const kept = new URLSearchParams(KEPT.flatMap((name) => (shown.get(name) ? [[name, shown.get(name) ?? '']] : [])))
  return kept.size > 0 ? `${href('/booking')}?${kept}` : href('/booking')
}

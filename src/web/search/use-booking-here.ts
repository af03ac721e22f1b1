import { href, useParams } from 'react-router'
import { useSite } from '../layout/use-site.ts'

/** Address of the booking page, with the villa, dates and guests of the page that is shown. */
export function useBookingHere(): { pathname: string; search: string } {
  const { slug } = useParams()
  const shown = new URLSearchParams(useSite()?.stay)
  if (slug) shown.set('villa', slug)
  return { pathname: href('/booking'), search: `${shown}` }
}

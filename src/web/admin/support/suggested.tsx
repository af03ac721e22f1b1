import { href } from 'react-router'
import type { Suggestion } from '#contract/inbox.ts'
import { formatEuros } from '#words/en/numbers.ts'
import * as words from '#words/en/office-inbox.ts'
import { Icon } from '../../ui/icon.tsx'
import * as icons from '../../ui/icons.ts'
import { Link } from '../../ui/link.tsx'
import { inBriefUntil } from '../inbox/format-when.ts'

/** What could be done about the wish of a guest for other dates. It only leads to where it is reviewed and decided. */
export function Suggested({ suggestion, today }: { suggestion: Suggestion; today: string }) {
  const { bookingId, villaId, villa, checkIn, checkOut, difference, against } = suggestion
  const id = String(bookingId)
  const days = inBriefUntil(checkIn, checkOut, today)
  const review = new URLSearchParams({ villaId: String(villaId), checkIn, checkOut, price: 'rates' })
  return (
    <section aria-label={words.suggestion} className="suggested">
      <p>
        <b>{difference === null ? words.isNotFree(villa, days) : words.isFree(villa, days)}</b> {against.join(' ')}
      </p>
      <p className="suggested-acts">
        {difference !== null && (
          <Link
            to={`${href('/admin/dashboard/bookings/:bookingId/change', { bookingId: id })}?${review}`}
            className="button button-plain button-small"
          >
            <Icon shape={icons.swap} className="size-4" />
            {words.moveTo(days, describeDifference(difference))}
          </Link>
        )}
        <Link to={href('/admin/dashboard/bookings/:bookingId', { bookingId: id })} className="link link-alone">
          {words.decideOnBooking}
        </Link>
      </p>
    </section>
  )
}

function describeDifference(difference: number): string {
  if (difference === 0) return words.samePrice
  return `${difference > 0 ? '+' : '−'} ${formatEuros(Math.abs(difference))}`
}

import { href } from 'react-router'
import type { calendarCalls } from '#contract/calendars.ts'
import type { AnswerOf } from '#contract/call.ts'
import { formatDay } from '#words/en/days.ts'
import * as words from '#words/en/office-calendars.ts'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'

type Conflict = AnswerOf<typeof calendarCalls.list>['conflicts'][number]

/** Nights sold both here and on a platform: the owners must contact one of the guests. */
export function ConflictList({ conflicts }: { conflicts: Conflict[] }) {
  if (conflicts.length === 0) return null
  return (
    <div className="mb-6">
      <Notice tone="bad" title={words.nightsThatAPlatform}>
        <ul className="mt-1 space-y-2">
          {conflicts.map(({ calendar, villa, summary, from, until, bookingId, bookingNumber, checkIn, checkOut }) => (
            <li key={`${calendar} ${from} ${bookingId}`}>
              {words.saysFromTo(villa, calendar, summary, formatDay(from), formatDay(until))}{' '}
              <Link to={href('/admin/dashboard/bookings/:bookingId', { bookingId: String(bookingId) })} className="link">
                {bookingNumber}
              </Link>{' '}
              {words.isSoldHereFromTo(formatDay(checkIn), formatDay(checkOut))}
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  )
}

import type { CSSProperties } from 'react'
import { href } from 'react-router'
import type { TimelineStay } from '#contract/timeline.ts'
import { type CalendarDay, daysBetween } from '#domain/calendar-day.ts'
import * as counts from '#words/en/counts.ts'
import { formatDay, shortDay } from '#words/en/days.ts'
import { statusLabels } from '#words/en/labels.ts'
import * as words from '#words/en/office-timeline.ts'
import { Link } from '../../ui/link.tsx'

type Props = {
  stay: TimelineStay
  today: CalendarDay
  /** The first of its days in the row. */
  cell: number
  before: boolean
  after: boolean
  /** Not in the days that a phone shows. */
  out?: boolean
  /** Its words need no element of their own: there may be thousands of bars. */
  bare?: boolean
  style: CSSProperties
}

/** A stay from the afternoon of its first day to the morning of its last, with what it is: sign, pattern, and words for screen readers. */
export function StayBar({ stay, today, cell, before, after, out = false, bare = false, style }: Props) {
  const { bookingId, platform, status, name, checkIn, checkOut, guests } = stay
  const state = platform === null ? status : 'platform'
  const shown = platform ?? (name || words.owners)
  const shared = {
    'data-cell': cell,
    'data-state': state,
    'data-overdue': stay.overdue || undefined,
    'data-gone': checkOut <= today || undefined,
    'data-before': before || undefined,
    'data-after': after || undefined,
    'data-out': out || undefined,
    // At the end of the bar; where days run downwards, in words below the name (`timeline.css`).
    'data-party': guests ?? undefined,
    'data-guests': bare || guests === null ? undefined : counts.guests(guests),
    className: 'timeline-bar',
    style,
    'aria-label': words.stayOf(name || words.owners, label(stay), formatDay(checkIn), formatDay(checkOut)),
    title: words.stayOf(name || words.owners, label(stay), shortDay(checkIn), shortDay(checkOut)),
  }
  // What lies over a pattern has a ground of its own.
  const text = bare && state !== 'restricted' ? shown : <span className="timeline-text">{shown}</span>
  if (bookingId === null)
    return (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys go over all bars of a row
      <span {...shared} role="img" tabIndex={0}>
        {text}
      </span>
    )
  return (
    <Link
      {...shared}
      to={href('/admin/dashboard/bookings/:bookingId', { bookingId: String(bookingId) })}
      draggable={false}
      data-booking={status === 'restricted' ? undefined : bookingId}
      data-name={name}
      data-check-in={checkIn}
      data-stay-nights={daysBetween(checkIn, checkOut)}
    >
      {text}
    </Link>
  )
}

function label({ platform, status, overdue }: TimelineStay): string {
  if (platform !== null) return platform
  if (status === 'restricted') return words.keptByOwners
  return overdue ? words.overdue : statusLabels[status ?? 'paid']
}

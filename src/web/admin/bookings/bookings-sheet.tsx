import { Form, href, useLocation } from 'react-router'
import type { CalendarEntry } from '#contract/booking-entries.ts'
import { forRoles } from '#domain/accounts/roles.ts'
import { adminStatuses } from '#domain/bookings/status.ts'
import { dayAtProperty } from '#domain/calendar-day.ts'
import { mailLink, phoneLink } from '#domain/contact-links.ts'
import * as counts from '#words/en/counts.ts'
import { formatTime, monthDay, shortDay } from '#words/en/days.ts'
import { statusLabels } from '#words/en/labels.ts'
import { formatEuros } from '#words/en/numbers.ts'
import * as words from '#words/en/office-bookings.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { StatusBadge } from '../status-badge.tsx'
import { useMay } from '../use-may.ts'
import { withDialog } from './asked.ts'

const columns: readonly (readonly [label: string, ofAmounts?: true])[] = [
  [words.booking2],
  [words.stay],
  [words.guest],
  [words.status],
  [words.whatIsNext],
  [words.total, true],
  [words.paid, true],
  [words.actions],
]

/** Table of bookings with their actions. */
export function BookingsSheet({ bookings }: { bookings: CalendarEntry[] }) {
  return (
    <table className="sheet mb-6">
      <thead>
        <tr>
          {columns.map(([label, ofAmounts]) => (
            <th key={label} scope="col" className={ofAmounts && 'amount'}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {bookings.map((booking) => (
          <Row key={booking.id} booking={booking} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ booking }: { booking: CalendarEntry }) {
  const { search } = useLocation()
  const { id = 0, bookedAt, specialRequests } = booking
  const may = useMay()
  const restricted = booking.status === 'restricted'
  const page = href('/admin/dashboard/bookings/:bookingId', { bookingId: String(id) })
  const of = <span className="sr-only"> {words.booking3(booking.bookingNumber ?? '')}</span>
  return (
    <tr>
      <td data-name={words.booking2}>
        <span>
          <Link to={page} className="link inline-block py-1">
            {booking.bookingNumber}
          </Link>
          {bookedAt && <span className="block text-ink-soft">{shortDay(dayAtProperty(new Date(bookedAt)))}</span>}
        </span>
      </td>
      <td data-name={words.stay}>
        <span>
          <span className="block font-semibold">{booking.villa}</span>
          {shortDay(booking.checkIn)} – {shortDay(booking.checkOut)}
          <span className="block text-ink-soft">{counts.nights(booking.nights ?? 0)}</span>
        </span>
      </td>
      <td data-name={words.guest} className="wrap-anywhere">
        {restricted ? specialRequests : <Guest guest={booking.guest} />}
      </td>
      <td data-name={words.status}>
        {restricted || booking.hidden || !may(forRoles.management) ? (
          <StatusBadge status={booking.status} />
        ) : (
          <StatusSelector booking={booking} page={page} />
        )}
      </td>
      <td data-name={words.whatIsNext}>{booking.next ? <Next next={booking.next} /> : '–'}</td>
      <td data-name={words.total} className="amount">
        {restricted ? '–' : formatEuros(booking.total ?? 0)}
      </td>
      <td data-name={words.paid} className="amount">
        {restricted ? (
          '–'
        ) : (
          <span>
            {formatEuros(booking.paid ?? 0)}
            <span className="block text-ink-soft">{booking.plan === 'partial' ? words.inStages : words.inFull}</span>
          </span>
        )}
      </td>
      <td data-name={words.actions}>
        <span className="acts">
          {!restricted && !booking.hidden && may(forRoles.desk) && (
            <LinkButton to={withDialog(search, { edit: id })} preventScrollReset small>
              {words.edit}
              {of}
            </LinkButton>
          )}
          {may(restricted ? forRoles.desk : forRoles.management) && (
            <LinkButton
              to={restricted ? withDialog(search, { delete: id }) : `${page}?change=${booking.hidden ? 'restore' : 'delete'}`}
              preventScrollReset={restricted}
              small
            >
              {booking.hidden ? words.bringBack : words.deleteIt}
              {of}
            </LinkButton>
          )}
        </span>
      </td>
    </tr>
  )
}

/** In red what should have happened by now. */
const Next = ({ next: { step, day, stage, time } }: { next: NonNullable<CalendarEntry['next']> }) => (
  <span className={step === 'stage_overdue' ? 'font-semibold text-brick' : ''}>
    {words.nextSteps[step]({ day: day ? monthDay(day) : '', stage: stage ?? 0, time: formatTime(time) })}
  </span>
)

function Guest({ guest }: Pick<CalendarEntry, 'guest'>) {
  if (!guest) return '–'
  return (
    <span className="min-w-0 wrap-anywhere">
      {guest.name}, {counts.guests(guest.guests)}
      <a href={mailLink(guest.email)} className="link block py-1">
        {guest.email}
      </a>
      <a href={phoneLink(guest.phone)} className="link block py-1">
        {guest.phone}
      </a>
    </span>
  )
}

/**
 * Opens the booking's page, which shows the effects of a change before it is made. `pending` cannot be selected: it is the initial
 * status.
 */
function StatusSelector({ booking, page }: { booking: CalendarEntry; page: string }) {
  const { status, version, bookingNumber } = booking
  return (
    <Form key={`${status} ${version}`} action={page} className="flex max-w-full flex-wrap justify-end gap-2 lg:justify-start">
      <StatusBadge status={status} />
      <span className="flex gap-2">
        <select
          name="change"
          defaultValue={status}
          aria-label={words.statusOfBooking(bookingNumber ?? '')}
          className="input min-h-11 w-auto py-1 text-base lg:max-w-36 lg:text-sm xl:max-w-44"
        >
          {status === 'pending' && (
            <option value="pending" disabled>
              {statusLabels.pending}
            </option>
          )}
          {adminStatuses.map((one) => (
            <option key={one} value={one}>
              {statusLabels[one]}
            </option>
          ))}
        </select>
        <Button small>{words.set}</Button>
      </span>
    </Form>
  )
}

import { href, useLocation } from 'react-router'
import { forRoles } from '#domain/accounts/roles.ts'
import { mailLink, phoneLink } from '#domain/contact-links.ts'
import { formatTime } from '#words/en/days.ts'
import * as words from '#words/en/office-bookings.ts'
import { translateStored } from '#words/en/office-stored-texts.ts'
import { Link } from '../../ui/link.tsx'
import { formatMoment } from '../format-moment.ts'
import { useMay } from '../use-may.ts'
import { bookingQuery } from './asked.ts'
import type { BookingDetails } from './booking-details.ts'
import { type FactRow, FactRows } from './facts.tsx'

/** How to reach the guest, and what was said about the stay. */
export function BookingGuest({ details }: { details: BookingDetails }) {
  const may = useMay()
  const { search } = useLocation()
  const { booking, hidden, hold, holdsUntil, termsAcceptedAt, termsVersion, arrivalTime, cameFrom } = details
  const restricted = booking.status === 'restricted'
  const rows: FactRow[] = restricted
    ? [[words.reason, translateStored(booking.specialRequests)]]
    : [
        [
          words.email,
          <a key="mail" href={mailLink(booking.guest.email)} className="link">
            {booking.guest.email}
          </a>,
        ],
        [
          words.phone,
          <a key="phone" href={phoneLink(booking.guest.phone)} className="link">
            {booking.guest.phone}
          </a>,
        ],
        [words.guests, booking.guests],
        [words.arrivalTime, formatTime(arrivalTime)],
        [words.specialRequests, booking.specialRequests],
        [words.termsAccepted, termsAcceptedAt && words.version(formatMoment(termsAcceptedAt), termsVersion ?? '')],
      ]
  rows.push([words.made, formatMoment(booking.bookedAt)])
  if (cameFrom)
    rows.push([
      words.cameFrom,
      <Link key="link" to={`${href('/admin/dashboard/bookings')}?only=by_link`} className="link">
        {cameFrom}
      </Link>,
    ])
  if (hidden) rows.push([words.deleted, words.hiddenFromTheLists])
  if (hold && holdsUntil)
    rows.push([
      words.holdReasons[hold],
      hold === 'correction' ? words.nightsHeldUntilYouDecide : words.nightsHeldUntil(formatMoment(holdsUntil)),
    ])
  return (
    <section aria-labelledby="guest" className="side-part">
      <div className="side-head">
        <h2 id="guest">{restricted ? words.stay : words.guest}</h2>
        {!restricted && !hidden && may(forRoles.desk) && (
          <Link to={bookingQuery(search, { edit: booking.id })} preventScrollReset className="link link-alone" data-key="E">
            {words.edit}
          </Link>
        )}
      </div>
      <FactRows rows={rows} />
    </section>
  )
}

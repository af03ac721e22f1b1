import type { CalendarEntry } from '#contract/bookings.ts'
import { dayAtProperty } from '#domain/calendar-day.ts'
import { writtenEuros } from '#domain/money.ts'
import { counted, shortDay } from '../format.ts'
import { StatusBadge } from './status-badge.tsx'

/** Every booking with its guest, its money and its state. */
export function BookingsSheet({ bookings }: { bookings: CalendarEntry[] }) {
  return (
    <table className="sheet">
      <thead>
        <tr>
          <th scope="col">Booking</th>
          <th scope="col">Villa</th>
          <th scope="col">Stay</th>
          <th scope="col">Guest</th>
          <th scope="col">Status</th>
          <th scope="col" className="amount">
            Total
          </th>
          <th scope="col" className="amount">
            Paid
          </th>
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
  const { guest, bookedAt } = booking
  const restricted = booking.status === 'restricted'
  return (
    <tr>
      <td data-name="Booking">
        <span>
          <span className="font-semibold">{booking.bookingNumber}</span>
          {bookedAt && <span className="block text-ink-soft">{shortDay(dayAtProperty(new Date(bookedAt)))}</span>}
        </span>
      </td>
      <td data-name="Villa">{booking.villa}</td>
      <td data-name="Stay">
        <span>
          {shortDay(booking.checkIn)} – {shortDay(booking.checkOut)}
          <span className="block text-ink-soft">{counted(booking.nights ?? 0, 'night')}</span>
        </span>
      </td>
      <td data-name="Guest">
        {guest && !restricted ? (
          <span className="min-w-0 break-words">
            {guest.name}, {counted(guest.guests, 'guest')}
            <a href={`mailto:${guest.email}`} className="link block">
              {guest.email}
            </a>
            <a href={`tel:${guest.phone}`} className="link block">
              {guest.phone}
            </a>
          </span>
        ) : (
          '–'
        )}
      </td>
      <td data-name="Status">
        <StatusBadge status={booking.status} />
      </td>
      <td data-name="Total" className="amount">
        {restricted ? '–' : writtenEuros(booking.total ?? 0)}
      </td>
      <td data-name="Paid" className="amount">
        {restricted ? (
          '–'
        ) : (
          <span>
            {writtenEuros(booking.paid ?? 0)}
            <span className="block text-ink-soft">{booking.plan === 'partial' ? 'in stages' : 'in full'}</span>
          </span>
        )}
      </td>
    </tr>
  )
}

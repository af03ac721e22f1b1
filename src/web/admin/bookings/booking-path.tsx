import { dayAtProperty } from '#domain/calendar-day.ts'
import { formatDay, shortDay } from '#words/en/days.ts'
import { formatEuros } from '#words/en/numbers.ts'
import * as words from '#words/en/office-bookings.ts'
import type { BookingDetails } from './booking-details.ts'

type Step = { name: string; text: string; state: 'done' | 'late' | 'coming' }

/** From the booking to the departure: what is done, what is late and what comes. */
export function BookingPath({ booking, today }: Pick<BookingDetails, 'booking'> & { today: string }) {
  const reached = (day: string) => (day <= today ? ('done' as const) : ('coming' as const))
  const steps: Step[] = [
    { name: words.isBooked, text: shortDay(dayAtProperty(new Date(booking.bookedAt))), state: 'done' },
    ...booking.stages.map(({ amount, dueOn, paid }, index) => ({
      name: words.instalment(index + 1),
      text: paid ? formatEuros(amount) : words.amountOn(formatEuros(amount), formatDay(dueOn)),
      state: paid ? ('done' as const) : dueOn < today ? ('late' as const) : ('coming' as const),
    })),
    { name: words.arrival, text: shortDay(booking.checkIn), state: reached(booking.checkIn) },
    { name: words.departure, text: shortDay(booking.checkOut), state: reached(booking.checkOut) },
  ]
  return (
    <ol className="path" aria-label={words.path}>
      {steps.map(({ name, text, state }) => (
        <li key={name} data-state={state}>
          <b>{name}</b>
          <span className="sr-only"> {words.stepStates[state]}, </span>
          <span className="block">{text}</span>
        </li>
      ))}
    </ol>
  )
}

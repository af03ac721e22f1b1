import { Form } from 'react-router'
import { addDays, type CalendarDay } from '#domain/calendar-day.ts'
import { guestStayRules, MAXIMUM_GUESTS, MINIMUM_NIGHTS } from '#domain/stay.ts'

const partySizes = Array.from({ length: MAXIMUM_GUESTS }, (_, index) => index + 1)
const label = 'mb-1.5 block font-semibold text-sm'

/** Dates and guests, taken along to the booking page. */
export function StaySearch({ today }: { today: CalendarDay }) {
  const { lastBookableDay } = guestStayRules(today)
  return (
    <Form
      action="/booking"
      className="grid gap-4 rounded-soft bg-chalk p-5 text-ink sm:grid-cols-2 lg:grid-cols-[1fr_1fr_0.7fr_auto] lg:items-end"
      aria-label="Find free dates"
    >
      <div>
        <label htmlFor="search-check-in" className={label}>
          Check-in
        </label>
        <input id="search-check-in" type="date" name="checkIn" min={today} max={lastBookableDay} className="input" />
      </div>
      <div>
        <label htmlFor="search-check-out" className={label}>
          Check-out
        </label>
        <input
          id="search-check-out"
          type="date"
          name="checkOut"
          min={addDays(today, MINIMUM_NIGHTS)}
          max={lastBookableDay}
          className="input"
        />
      </div>
      <div>
        <label htmlFor="search-guests" className={label}>
          Guests
        </label>
        <select id="search-guests" name="guests" defaultValue="2" className="input">
          {partySizes.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </select>
      </div>
      <button type="submit" className="button button-act min-h-12 self-end">
        See prices
      </button>
    </Form>
  )
}

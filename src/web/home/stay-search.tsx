import { Form, href } from 'react-router'
import { addDays, type CalendarDay } from '#domain/calendar-day.ts'
import { guestStayRules, MAXIMUM_GUESTS, MINIMUM_NIGHTS } from '#domain/stay.ts'
import * as words from '#words/home.en.ts'
import { Button } from '../ui/button.tsx'

const partySizes = Array.from({ length: MAXIMUM_GUESTS }, (_, index) => index + 1)
const label = 'mb-1.5 block font-semibold text-sm'

/** Dates and number of guests; opens the booking page with them. */
export function StaySearch({ today }: { today: CalendarDay }) {
  const { lastBookableDay } = guestStayRules(today)
  return (
    <Form
      action={href('/booking')}
      className="grid grid-cols-[repeat(auto-fit,minmax(8.25rem,1fr))] items-end gap-3 rounded-soft bg-chalk p-4 text-ink sm:gap-4 sm:p-5 lg:grid-cols-[1fr_1fr_0.7fr_auto]"
      aria-label={words.findFreeDates}
    >
      <div>
        <label htmlFor="search-check-in" className={label}>
          {words.checkIn}
        </label>
        <input
          id="search-check-in"
          type="date"
          name="checkIn"
          min={today}
          max={lastBookableDay}
          className="input max-sm:px-2.5 max-sm:text-[0.9375rem]"
        />
      </div>
      <div>
        <label htmlFor="search-check-out" className={label}>
          {words.checkOut}
        </label>
        <input
          id="search-check-out"
          type="date"
          name="checkOut"
          min={addDays(today, MINIMUM_NIGHTS)}
          max={lastBookableDay}
          className="input max-sm:px-2.5 max-sm:text-[0.9375rem]"
        />
      </div>
      <div>
        <label htmlFor="search-guests" className={label}>
          {words.guests}
        </label>
        <select id="search-guests" name="guests" defaultValue="2" className="input max-sm:px-2.5 max-sm:text-[0.9375rem]">
          {partySizes.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </select>
      </div>
      <Button look="act" className="min-h-12 px-4">
        {words.seePrices}
      </Button>
    </Form>
  )
}

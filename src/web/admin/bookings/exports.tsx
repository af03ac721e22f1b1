import type { CalendarDay } from '#domain/calendar-day.ts'
import * as words from '#words/en/office-bookings.ts'
import { Select } from '../../ui/field.tsx'
import { Export } from '../export-form.tsx'

/** CSV exports for the accountant. Plain forms: the browser saves the API's answer. */
export function Exports({ today }: { today: CalendarDay }) {
  const year = today.slice(0, 4)
  return (
    <section aria-labelledby="exports" className="panel mt-10">
      <h2 id="exports" className="text-xl">
        {words.forTheAccountant}
      </h2>
      <div className="mt-4 grid gap-8 lg:grid-cols-2">
        <Export title={words.bookingsAsCsv} action="/api/exportBookings.php" year={year} id="bookings">
          <Select compact label={words.by} id="export-by" name="by">
            <option value="arrival">{words.dayOfArrival}</option>
            <option value="booked">{words.dayOfBooking}</option>
          </Select>
        </Export>
        <Export title={words.paymentsAsCsv} action="/api/exportPayments.php" year={year} id="payments" />
      </div>
    </section>
  )
}

import type { CalendarDay } from '#domain/calendar-day.ts'
import * as words from '#words/office-bookings.en.ts'
import { Button } from '../../ui/button.tsx'

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
          <div>
            <label htmlFor="export-by" className="mb-1 block font-semibold text-sm">
              {words.by}
            </label>
            <select id="export-by" name="by" className="input">
              <option value="arrival">{words.dayOfArrival}</option>
              <option value="booked">{words.dayOfBooking}</option>
            </select>
          </div>
        </Export>
        <Export title={words.paymentsAsCsv} action="/api/exportPayments.php" year={year} id="payments" />
      </div>
    </section>
  )
}

type Props = { title: string; action: string; year: string; id: string; children?: React.ReactNode }

function Export({ title, action, year, id, children }: Props) {
  return (
    <form action={action} className="grid items-end gap-3 sm:grid-cols-2" aria-label={title}>
      <div>
        <label htmlFor={`${id}-from`} className="mb-1 block font-semibold text-sm">
          {words.fromIt}
        </label>
        <input id={`${id}-from`} type="date" name="from" required defaultValue={`${year}-01-01`} className="input" />
      </div>
      <div>
        <label htmlFor={`${id}-until`} className="mb-1 block font-semibold text-sm">
          {words.until2}
        </label>
        <input id={`${id}-until`} type="date" name="until" required defaultValue={`${year}-12-31`} className="input" />
      </div>
      {children}
      <Button>{title}</Button>
    </form>
  )
}

import { useNavigate } from 'react-router'
import type { CalendarDay } from '#domain/calendar-day.ts'
import * as words from '#words/en/office-bookings.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Select } from '../../ui/field.tsx'
import { Export } from '../export-form.tsx'

type Props = { open: boolean; back: string; today: CalendarDay }

/** CSV exports for the accountant. Plain forms: the browser saves the API's answer. */
export function Exports({ open, back, today }: Props) {
  const navigate = useNavigate()
  const year = today.slice(0, 4)
  return (
    <Dialog open={open} close={() => navigate(back, { replace: true, preventScrollReset: true })} title={words.forTheAccountant}>
      <div className="grid gap-8">
        <Export title={words.bookingsAsCsv} action="/api/exportBookings.php" year={year} id="bookings">
          <Select compact label={words.by} id="export-by" name="by">
            <option value="arrival">{words.dayOfArrival}</option>
            <option value="booked">{words.dayOfBooking}</option>
          </Select>
        </Export>
        <Export title={words.paymentsAsCsv} action="/api/exportPayments.php" year={year} id="payments" />
      </div>
    </Dialog>
  )
}

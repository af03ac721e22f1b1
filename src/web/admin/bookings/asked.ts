import { type BookingStatus, bookingStatuses } from '#domain/bookings/status.ts'
import { isCalendarDay } from '#domain/calendar-day.ts'

const isStatus = (text: string): text is BookingStatus => (bookingStatuses as readonly string[]).includes(text)

/** Booking filters from the URL; ignores invalid values. */
export function bookingsAsked({ searchParams }: URL) {
  const text = (name: string) => searchParams.get(name)?.trim() ?? ''
  const day = (name: string) => (isCalendarDay(text(name)) ? text(name) : undefined)
  const status = text('status')
  return {
    villaId: Number(text('villa')) || undefined,
    status: isStatus(status) ? status : undefined,
    search: text('search').slice(0, 100),
    from: day('from'),
    until: day('until'),
    hidden: text('hidden') === '1',
  }
}

export type BookingsAsked = ReturnType<typeof bookingsAsked>

const DIALOGS = ['edit', 'delete', 'restrict', 'nights']

/** The query string with one dialog opened, or with all dialogs closed. */
export function withDialog(search: string, dialog: Record<string, string | number> = {}): string {
  const query = new URLSearchParams(search)
  for (const name of DIALOGS) query.delete(name)
  for (const [name, value] of Object.entries(dialog)) query.set(name, String(value))
  return `?${query}`
}

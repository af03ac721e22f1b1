import { href } from 'react-router'
import { type BookingStatus, bookingStatuses } from '#domain/bookings/status.ts'
import { isUsableDay } from '#domain/calendar-day.ts'

const isStatus = (text: string): text is BookingStatus => (bookingStatuses as readonly string[]).includes(text)

const onlyThose = ['arriving', 'owing', 'without_time', 'by_link'] as const
export const sorts = ['made', 'arrival', 'departure'] as const

const findOne = <Name extends string>(names: readonly Name[], text: string): Name | undefined => names.find((name) => name === text)

/** Booking filters from the URL; ignores invalid values. */
export function bookingsAsked({ searchParams }: URL) {
  const text = (name: string) => searchParams.get(name)?.trim() ?? ''
  const day = (name: string) => (isUsableDay(text(name)) ? text(name) : undefined)
  const status = text('status')
  return {
    villaId: Number(text('villa')) || undefined,
    status: isStatus(status) ? status : undefined,
    search: text('search').slice(0, 100),
    from: day('from'),
    until: day('until'),
    hidden: text('hidden') === '1',
    only: findOne(onlyThose, text('only')),
    sort: findOne(sorts, text('sort')),
  }
}

export type BookingsAsked = ReturnType<typeof bookingsAsked>

/** The part of the address that says the filter, always in the same order. */
export function toFilterQuery({ villaId, status, search, from, until, hidden, only, sort }: Partial<BookingsAsked>): string {
  const query = new URLSearchParams()
  const values = { only, villa: villaId, status, search, from, until, hidden: hidden ? 1 : undefined, sort }
  for (const [name, value] of Object.entries(values)) if (value) query.set(name, String(value))
  return query.toString()
}

/** The longest address of a list that a booking's page remembers. */
const LONGEST_LIST = 400

/** The filter of the list one came from, only as links of the list write it. */
export function listAsked(url: URL): BookingsAsked | undefined {
  const list = url.searchParams.get('list')
  if (list === null || list.length > LONGEST_LIST) return undefined
  const asked = bookingsAsked(new URL(`?${list}`, url))
  return toFilterQuery(asked) === list ? asked : undefined
}

/** The query of a booking's page: the list one came from, which stays, and what is asked. '?' where there is neither. */
export function bookingQuery(search: string, asked: Record<string, string | number> = {}): string {
  const list = new URLSearchParams(search).get('list')
  const query = new URLSearchParams(list === null ? {} : { list })
  for (const [name, value] of Object.entries(asked)) query.set(name, String(value))
  return `?${query}`
}

/** The page of a booking, with the list one came from. */
export const toBooking = (bookingId: number | string, search: string, asked?: Record<string, string | number>): string =>
  (href('/admin/dashboard/bookings/:bookingId', { bookingId: String(bookingId) }) + bookingQuery(search, asked)).replace(/\?$/, '')

/** The page that changes its stay or price, which leads back to it. */
export const toChange = (bookingId: number | string, search: string, asked?: Record<string, string | number>): string =>
  (href('/admin/dashboard/bookings/:bookingId/change', { bookingId: String(bookingId) }) + bookingQuery(search, asked)).replace(/\?$/, '')

const DIALOGS = ['edit', 'delete', 'restrict', 'nights', 'exports']

/** The query string with one dialog opened, or with all dialogs closed. */
export function withDialog(search: string, dialog: Record<string, string | number> = {}): string {
  const query = new URLSearchParams(search)
  for (const name of DIALOGS) query.delete(name)
  for (const [name, value] of Object.entries(dialog)) query.set(name, String(value))
  return `?${query}`
}

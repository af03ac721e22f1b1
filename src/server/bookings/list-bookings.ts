import type { CalendarEntry } from '#contract/booking-entries.ts'
import type { bookingCalls } from '#contract/bookings.ts'
import type { InputOf } from '#contract/call.ts'
import { Refusal } from '#contract/refusal.ts'
import { forRoles, isAmong } from '#domain/accounts/roles.ts'
import { dayAtProperty } from '#domain/calendar-day.ts'
import type { Stay } from '#domain/stay.ts'
import type { Deps } from '../deps.ts'
import type { Account } from '../http/account.ts'
import { pageAsked, slicePage } from '../http/paging.ts'
import { selectPaidBookings, soldStays } from '../stays/queries.ts'
import { beyond, soldElsewhere } from '../stays/sold-elsewhere.ts'
import { bookingsForAdmin, neighboursInList } from './find-bookings.ts'
import { calendarFor, entriesForAdmin, guestBookings } from './show.ts'

/** Roles that read bookings get all of them; everybody else gets the stays that block the calendar from today on. */
export async function calendarEntries({ db, now }: Deps, account: Account | null, input: InputOf<typeof bookingCalls.calendar>) {
  if (isAmong(forRoles.bookings, account?.role)) {
    const { rows, months, total } = await bookingsForAdmin(db, input, pageAsked(input), toReader(account, now()))
    return { bookings: await entriesForAdmin(db, rows, now()), months, total }
  }
  const today = dayAtProperty(now())
  const sold = await soldStays(db, input.villaId, today, now())
  const here = await calendarFor(db, account, sold)
  const elsewhere = beyond(await soldElsewhere(db, input.villaId, today), sold)
  const entries = [...here, ...elsewhere.map(blockedElsewhere)]
  // Without a limit the whole calendar is returned; its size is bounded by the booking window.
  const paged = input.limit === undefined && input.offset === undefined ? entries : slicePage(entries, input)
  return { bookings: paged, total: entries.length }
}

const toReader = (account: Account | null, now: Date) => ({
  today: dayAtProperty(now),
  readsMessages: isAmong(forRoles.desk, account?.role),
})

/** The bookings before and after one in the list as a role sees it. */
export const neighbours = ({ db, now }: Deps, account: Account, input: InputOf<typeof bookingCalls.neighbours>) =>
  neighboursInList(db, input, toReader(account, now()))

const blockedElsewhere = ({ villaId, checkIn, checkOut }: Stay & { villaId: number }): CalendarEntry => ({
  villaId,
  checkIn,
  checkOut,
  status: 'restricted',
})

/** A guest's own bookings; roles that read bookings may request those of any user. */
export async function bookingsOfUser({ db }: Deps, account: Account, input: InputOf<typeof bookingCalls.mine>) {
  const userId = input.userId ?? account.id
  if (userId !== account.id && !isAmong(forRoles.bookings, account.role)) throw new Refusal('not_yours')
  const rows = await selectPaidBookings(db, userId, input.from)
  return { bookings: await guestBookings(db, slicePage(rows, input)), total: rows.length }
}

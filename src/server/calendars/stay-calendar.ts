import { Refusal } from '#contract/refusal.ts'
import { forRoles, isAmong } from '#domain/accounts/roles.ts'
import { stayCalendarIn } from '#words/stay-calendar.ts'
import type { Deps } from '../deps.ts'
import type { Account } from '../http/account.ts'
import { readSettings } from '../settings/queries.ts'
import { bookingById } from '../stays/queries.ts'
import { readCalendarOfStay } from './stay-event.ts'

/** A booked stay for the guest's own calendar. The refusal is the same for unknown bookings and for those of other guests. */
export async function readStayCalendar(deps: Deps, account: Account, bookingId: number) {
  const found = await bookingById(deps.db, bookingId)
  const own = found && (found.booking.accountId === account.id || isAmong(forRoles.bookings, account.role))
  const booked = found?.booking.status === 'paid' || found?.booking.status === 'partial_paid'
  if (!own || !booked || found.booking.deletedAt !== null) throw new Refusal('no_such_booking')
  const settings = await readSettings(deps.db)
  const { code, language } = found.booking
  return { fileName: stayCalendarIn(language).fileName(code), calendar: await readCalendarOfStay(deps.db, deps, { ...found, settings }) }
}

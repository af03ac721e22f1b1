import { and, asc, eq, gte, lte, ne } from 'drizzle-orm'
import type { InputOf } from '#contract/call.ts'
import type { exportCalls } from '#contract/exports.ts'
import { paymentState } from '#domain/bookings/schedule.ts'
import { statusLabels } from '#domain/bookings/status.ts'
import { sum } from '#domain/money.ts'
import { nightCount } from '#domain/stay.ts'
import { kept } from '../bookings/queries.ts'
import { accounts, bookings, villas } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { firstOrderIds, paidAmounts } from '../payments/queries.ts'
import { readSettings } from '../settings/queries.ts'
import { writtenAmount } from './amounts.ts'
import { type Cell, csvFile } from './csv.ts'
import { refuseReversed, within, writtenMoment } from './period.ts'

const HEADINGS = [
  ...['Booking number', 'Order id', 'Status', 'Booked at', 'Villa', 'Check-in', 'Check-out', 'Nights', 'Guests'],
  ...['Guest', 'E-mail', 'Phone', 'Country', 'Special requests', 'Plan'],
  ...['Price before discounts EUR', 'Discount EUR', 'Discounts', 'Total EUR', 'VAT', 'Paid EUR', 'Remaining EUR'],
  ...['Stages paid', 'Next stage EUR', 'Next due on', 'Terms accepted at', 'Terms version'],
  ...['Merchant', 'Merchant PIB', 'Merchant address'],
]

/** The bookings of a period. Restrictions are none. */
export async function bookingsFile({ db }: Deps, { by = 'arrival', ...period }: InputOf<typeof exportCalls.bookings>): Promise<Response> {
  refuseReversed(period)
  const { company } = await readSettings(db)
  const arriving = and(gte(bookings.checkIn, period.from), lte(bookings.checkIn, period.until))
  const rows = await db
    .select({ booking: bookings, villa: villas.name, country: accounts.country })
    .from(bookings)
    .innerJoin(villas, eq(villas.id, bookings.villaId))
    .leftJoin(accounts, eq(accounts.id, bookings.accountId))
    .where(and(kept, ne(bookings.status, 'restricted'), by === 'arrival' ? arriving : within(bookings.createdAt, period)))
    .orderBy(by === 'arrival' ? asc(bookings.checkIn) : asc(bookings.createdAt), asc(bookings.id))
  const ids = rows.map(({ booking }) => booking.id)
  const paid = await paidAmounts(db, ids)
  const orders = await firstOrderIds(db, ids)
  const lines = rows.map(({ booking, villa, country }): Cell[] => {
    const state = paymentState(booking.stages, paid(booking.id))
    return [
      ...[booking.code, orders(booking.id), statusLabels[booking.status], writtenMoment(booking.createdAt)],
      ...[villa, booking.checkIn, booking.checkOut, nightCount(booking), booking.guests],
      ...[booking.guestName, booking.email, booking.phone, country, booking.specialRequests],
      booking.plan === 'full' ? 'in full' : 'in stages',
      writtenAmount(booking.original),
      writtenAmount(sum(booking.discounts.map(({ amount }) => amount))),
      booking.discounts.map(({ name, percentage }) => `${name} ${percentage}%`).join('; '),
      ...[writtenAmount(booking.total), company.vatStatement, writtenAmount(state.paid), writtenAmount(state.remaining)],
      ...[state.stage, state.next && writtenAmount(state.next.amount), state.next?.dueOn],
      ...[writtenMoment(booking.termsAcceptedAt), booking.termsVersion],
      ...[company.legalName, company.taxNumber, company.address],
    ]
  })
  return csvFile(`bookings-${period.from}-${period.until}.csv`, [HEADINGS, ...lines])
}

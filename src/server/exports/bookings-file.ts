import { and, gte, lte, ne, type SQL } from 'drizzle-orm'
import type { InputOf } from '#contract/call.ts'
import type { exportCalls } from '#contract/exports.ts'
import type { Settings } from '#contract/settings.ts'
import { dayAtProperty } from '#domain/calendar-day.ts'
import { levyIn } from '#domain/pricing/levy.ts'
import { discountIn, itemsIn, selectItems, sumItems } from '#domain/pricing/price-summary.ts'
import { sumVat } from '#domain/pricing/taxes.ts'
import { nightCount } from '#domain/stay.ts'
import { bookings as words } from '#words/exports.ts'
import { statusLabels } from '#words/in-english.ts'
import { anyOf } from '../db/any-of.ts'
import type { Db } from '../db/client.ts'
import type { Order } from '../db/in-batches.ts'
import { bookings } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { firstOrderIds } from '../payments/queries.ts'
import { readSettings } from '../settings/queries.ts'
import { noOffer, notDeleted } from '../stays/queries.ts'
import { formatAmount } from './amounts.ts'
import { type Booked, bookedInBatches } from './booked.ts'
import { type Cell, csvFile } from './csv.ts'
import { formatMoment, refuseReversed, within } from './period.ts'

const orders: Record<'arrival' | 'booked', Order> = {
  arrival: { by: bookings.checkIn, id: bookings.id, type: 'date' },
  booked: { by: bookings.createdAt, id: bookings.id, type: 'timestamptz' },
}

/** The bookings of a period as CSV, without restrictions. */
export async function bookingsFile(deps: Deps, { by = 'arrival', ...period }: InputOf<typeof exportCalls.bookings>): Promise<Response> {
  refuseReversed(period)
  const inPeriod =
    by === 'arrival' ? and(gte(bookings.checkIn, period.from), lte(bookings.checkIn, period.until)) : within(bookings.createdAt, period)
  return writeFile(deps, words.fileName(period), inPeriod, orders[by])
}

/** Chosen ones, without restrictions and those that were deleted since. */
export const chosenBookingsFile = (deps: Deps, { bookingIds }: InputOf<typeof exportCalls.chosenBookings>): Promise<Response> =>
  writeFile(deps, words.fileNameOfChosen(dayAtProperty(deps.now())), anyOf(bookings.id, bookingIds), orders.arrival)

async function writeFile({ db }: Deps, name: string, which: SQL | undefined, order: Order): Promise<Response> {
  const { company } = await readSettings(db)
  async function* batches() {
    const wanted = and(notDeleted, noOffer, ne(bookings.status, 'restricted'), which)
    for await (const rows of bookedInBatches(db, wanted, order)) yield await readLines(db, rows, company)
  }
  return csvFile({ name, headings: words.headings, batches: batches() })
}

async function readLines(db: Db, rows: Booked[], company: Settings['company']): Promise<Cell[][]> {
  const orderIds = await firstOrderIds(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map(({ state, ...booking }) => [
    booking.code,
    orderIds(booking.id),
    statusLabels[booking.status],
    formatMoment(booking.createdAt),
    booking.villa,
    booking.checkIn,
    booking.checkOut,
    nightCount(booking),
    booking.guests,
    booking.guestName,
    booking.email,
    booking.phone,
    booking.country,
    booking.cameFrom,
    booking.specialRequests,
    words.plans[booking.plan],
    formatAmount(booking.original),
    formatAmount(discountIn(booking)),
    selectItems(booking, 'discount')
      .map(({ name, percentage }) => words.discount(name, percentage))
      .join('; '),
    selectItems(booking, 'promo')
      .map(({ code }) => code)
      .join('; '),
    formatAmount(sumItems(itemsIn('fees', booking))),
    formatAmount(levyIn(booking).amount),
    formatAmount(booking.total),
    company.vatStatement,
    formatAmount(sumVat(booking)),
    formatAmount(state.paid),
    formatAmount(state.remaining),
    state.stage,
    state.next && formatAmount(state.next.due),
    state.next?.dueOn,
    formatMoment(booking.termsAcceptedAt),
    booking.termsVersion,
    company.legalName,
    company.taxNumber,
    company.address,
  ])
}

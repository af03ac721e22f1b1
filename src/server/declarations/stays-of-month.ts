import { and, asc, eq, gte, inArray, lt, lte, min, type SQL, sql } from 'drizzle-orm'
import type { DeclaredStay } from '#contract/declarations.ts'
import { soldStatuses } from '#domain/bookings/status.ts'
import { addDays, type CalendarDay, dayAtProperty, daysBetween } from '#domain/calendar-day.ts'
import { type Month, monthsLater } from '#domain/month.ts'
import { levyIn, levyItems, selectLevy, withLevyAfter } from '#domain/pricing/levy.ts'
import type { PriceItemOf, PriceSummary } from '#domain/pricing/price-summary.ts'
import { selectItems } from '#domain/pricing/price-summary.ts'
import { anyOf } from '../db/any-of.ts'
import type { Db } from '../db/client.ts'
import { bookingChanges, bookings, guestDocuments, payments, platformStays, villas } from '../db/schema.ts'
import { type Booked, bookedInBatches } from '../exports/booked.ts'
import { within } from '../exports/period.ts'
import { allLevyRates } from '../pricing/levy-rates.ts'
import { noOffer, notDeleted } from '../stays/queries.ts'

/** A stay to declare, with the levy of the nights that were used. */
export type StayToDeclare = DeclaredStay & { levies: PriceItemOf<'levy'>[] }

/** The stays of a month that ended until today, or were cancelled in it with money retained, by their departure. */
export async function staysOfMonth(db: Db, month: Month, today: CalendarDay): Promise<StayToDeclare[]> {
  const [first, next] = [`${month}-01`, `${monthsLater(month, 1)}-01`]
  const cancelledOn = await readCancellations(db, { from: first, until: addDays(next, -1) })
  // Their last nights, found by the index of nights: one by departure would be taken for searches, too, and read far more there.
  const lastNights = sql`daterange(${bookings.checkIn}, ${bookings.checkOut}) && daterange(${addDays(first, -1)}, ${addDays(next, -1)})`
  const departed = and(lastNights, gte(bookings.checkOut, first), lt(bookings.checkOut, next), lte(bookings.checkOut, today))
  const ended = await ownStays(db, and(departed, inArray(bookings.status, [...soldStatuses])), () => null)
  const cancelled = await ownStays(
    db,
    and(anyOf(bookings.id, [...cancelledOn.keys()]), inArray(bookings.status, ['cancelled', 'refunded'])),
    ({ id }) => cancelledOn.get(id) ?? null,
  )
  const all = [...ended, ...cancelled.filter(({ amount }) => amount > 0), ...(await typedIn(db, first, next))]
  return all.toSorted((a, b) => a.checkOut.localeCompare(b.checkOut) || a.villa.localeCompare(b.villa))
}

/** Days on which bookings were first cancelled, of a period. */
async function readCancellations(db: Db, period: { from: CalendarDay; until: CalendarDay }): Promise<Map<number, CalendarDay>> {
  const at = min(bookingChanges.at)
  const isCancelled = inArray(bookingChanges.toStatus, ['cancelled', 'refunded'])
  const changedThen = db
    .select({ id: bookingChanges.bookingId })
    .from(bookingChanges)
    .where(and(isCancelled, within(bookingChanges.at, period)))
  const rows = await db
    .select({ bookingId: bookingChanges.bookingId, at })
    .from(bookingChanges)
    .where(and(isCancelled, inArray(bookingChanges.bookingId, changedThen)))
    .groupBy(bookingChanges.bookingId)
    .having(within(at, period) ?? undefined)
  return new Map(rows.flatMap((row) => (row.at ? [[row.bookingId, dayAtProperty(new Date(row.at))]] : [])))
}

/** Climate levy of the nights that were used. */
function usedLevy({ items, total, checkIn }: Pick<PriceSummary, 'items' | 'total'> & { checkIn: CalendarDay }, until: CalendarDay | null) {
  const levies = selectItems({ items }, 'levy')
  if (until === null) return levies
  const unused = selectItems(withLevyAfter({ items: levies, total }, daysBetween(checkIn, until)), 'levy')
  return levies.map((item, index) => ({ ...item, nights: item.nights - (unused[index]?.nights ?? 0) }))
}

async function ownStays(db: Db, wanted: SQL | undefined, cancelledOn: (row: Booked) => CalendarDay | null): Promise<StayToDeclare[]> {
  const rows: Booked[] = []
  for await (const batch of bookedInBatches(db, and(notDeleted, noOffer, wanted), { by: bookings.checkOut, id: bookings.id, type: 'date' }))
    rows.push(...batch)
  const registrations = await readRegistrations(db)
  const ids = rows.map(({ id }) => id)
  const methods = await readMethods(db, ids)
  const documents = await db.select({ id: guestDocuments.bookingId }).from(guestDocuments).where(anyOf(guestDocuments.bookingId, ids))
  const given = new Set(documents.map(({ id }) => id))
  return rows.map((row) => {
    const cancelled = cancelledOn(row)
    const levies = usedLevy(row, cancelled)
    const { amount, nights } = levyIn({ items: levies, total: row.total })
    return {
      bookingNumber: row.code,
      bookingId: row.id,
      platform: null,
      platformStayId: null,
      villa: row.villa,
      ...(registrations.get(row.villaId) ?? { registrationKind: 'none' as const, registrationNumber: '' }),
      checkIn: row.checkIn,
      checkOut: row.checkOut,
      guestName: row.guestName,
      country: row.country ?? '',
      cancelledOn: cancelled,
      amount: cancelled ? row.state.paid : row.total,
      methods: methods.get(row.id) ?? [],
      hasDocument: given.has(row.id),
      levyNights: nights,
      levy: amount,
      levies,
    }
  })
}

async function readRegistrations(db: Db) {
  const { id, registrationKind, registrationNumber } = villas
  const rows = await db.select({ id, registrationKind, registrationNumber }).from(villas)
  return new Map(rows.map(({ id: villaId, ...registration }) => [villaId, registration]))
}

/** How each booking was paid. */
async function readMethods(db: Db, ids: number[]): Promise<Map<number, DeclaredStay['methods']>> {
  const rows = await db
    .selectDistinct({ bookingId: payments.bookingId, method: payments.method })
    .from(payments)
    .where(and(anyOf(payments.bookingId, ids), eq(payments.state, 'approved')))
    .orderBy(asc(payments.bookingId), asc(payments.method))
  return new Map([...Map.groupBy(rows, ({ bookingId }) => bookingId)].map(([id, of]) => [id, of.map(({ method }) => method)]))
}

async function typedIn(db: Db, first: CalendarDay, next: CalendarDay): Promise<StayToDeclare[]> {
  const rows = await db
    .select()
    .from(platformStays)
    .innerJoin(villas, eq(villas.id, platformStays.villaId))
    .where(and(gte(platformStays.checkOut, first), lt(platformStays.checkOut, next)))
    .orderBy(asc(platformStays.id))
  const rates = await allLevyRates(db)
  return rows.map(({ platform_stays: stay, villas: { name, levyClass, registrationKind, registrationNumber } }) => {
    const levies = levyItems(stay, selectLevy(levyClass, { rates, added: false }))
    const { amount, nights } = levyIn({ items: levies, total: stay.amount })
    return {
      bookingNumber: '',
      bookingId: null,
      platform: stay.platform,
      platformStayId: stay.id,
      villa: name,
      registrationKind,
      registrationNumber,
      checkIn: stay.checkIn,
      checkOut: stay.checkOut,
      cancelledOn: null,
      guestName: stay.guestName,
      country: stay.country,
      amount: stay.amount,
      methods: [stay.method],
      hasDocument: false,
      levyNights: nights,
      levy: amount,
      levies,
    }
  })
}

import { and, eq, exists, inArray, type SQL, sql } from 'drizzle-orm'
import { addDays, type CalendarDay, daysFrom } from '#domain/calendar-day.ts'
import { nightlyRate } from '#domain/pricing/rate-card.ts'
import type { ReportedVilla, SoldStay } from '#domain/reports/nights.ts'
import type { Period } from '#domain/reports/period.ts'
import { change } from '#words/records.en.ts'
import { CLOSED_ONLY } from '../calendars/queries.ts'
import type { Db } from '../db/client.ts'
import { accounts, bookingChanges, bookings, villas } from '../db/schema.ts'
import { dayOf } from '../ledger/moved.ts'
import { rateCards } from '../pricing/queries.ts'
import { nightsWithin, noOffer, notDeleted } from '../stays/queries.ts'
import { ofNoPlatform, platformStays } from '../stays/sold-elsewhere.ts'

export type OwnStay = SoldStay & { country: string }

const ofVilla = (villaId: number | undefined) => (villaId === undefined ? undefined : eq(bookings.villaId, villaId))
const touching = ({ from, until }: Period) => nightsWithin(from, addDays(until, 1))

const changed = (db: Db, how: SQL | undefined) =>
  exists(
    db
      .select({ id: bookingChanges.id })
      .from(bookingChanges)
      .where(and(eq(bookingChanges.bookingId, bookings.id), how)),
  )

/** Stays sold here with a night in a period. */
export async function ownStays(db: Db, period: Period, villaId: number | undefined): Promise<OwnStay[]> {
  const byHand = changed(db, sql`starts_with(${bookingChanges.reason}, ${change.byHand})`)
  const rows = await db
    .select({
      ...{ villaId: bookings.villaId, checkIn: bookings.checkIn, checkOut: bookings.checkOut, total: bookings.total },
      ...{ bookedOn: dayOf(bookings.createdAt), offerId: bookings.offerId, country: accounts.country, byHand: sql<boolean>`${byHand}` },
    })
    .from(bookings)
    .leftJoin(accounts, eq(accounts.id, bookings.accountId))
    .where(and(notDeleted, noOffer, inArray(bookings.status, ['paid', 'partial_paid']), touching(period), ofVilla(villaId)))
  return rows.map(({ offerId, byHand, country, ...stay }) => ({
    ...stay,
    source: offerId !== null ? 'offer' : byHand ? 'hand' : 'site',
    country: country?.trim() ?? '',
  }))
}

/** Stays sold by platforms, and nights that one of their calendars only keeps closed. */
export async function staysElsewhere(db: Db, { from, until }: Period, villaId: number | undefined) {
  const rows = await platformStays(db, from, addDays(until, 1), villaId === undefined ? undefined : [villaId])
  const stayOf = ({ villaId, platform, checkIn, checkOut }: (typeof rows)[number]): SoldStay => ({
    ...{ villaId, checkIn, checkOut, total: null, source: platform, bookedOn: null },
  })
  return {
    sold: rows.filter(({ summary }) => summary !== CLOSED_ONLY).map(stayOf),
    closed: rows.filter(({ summary }) => summary === CLOSED_ONLY).map(stayOf),
  }
}

/** The villas with the nights of a period that nobody could buy: closed seasons, and nights that the owners or a platform close. */
export async function reportedVillas(
  db: Db,
  period: Period,
  closed: readonly SoldStay[],
  villaId: number | undefined,
): Promise<ReportedVilla[]> {
  const all = await db
    .select({ villaId: villas.id, villa: villas.name, withdrawnAt: villas.withdrawnAt })
    .from(villas)
    .where(villaId === undefined ? undefined : eq(villas.id, villaId))
    .orderBy(villas.name, villas.id)
  const restricted = await db
    .select({ villaId: bookings.villaId, checkIn: bookings.checkIn, checkOut: bookings.checkOut })
    .from(bookings)
    .where(and(notDeleted, eq(bookings.status, 'restricted'), ofNoPlatform(db), touching(period), ofVilla(villaId)))
  const { of } = await rateCards(db)
  const nights = daysFrom(period.from, addDays(period.until, 1))
  const outOfSeason = new Map<object, CalendarDay[]>()
  const closedBy = (card: ReturnType<typeof of>): CalendarDay[] => {
    const known = outOfSeason.get(card) ?? nights.filter((night) => nightlyRate(night, card).closed)
    outOfSeason.set(card, known)
    return known
  }
  return all.map(({ withdrawnAt, ...villa }) => ({
    ...villa,
    withdrawn: withdrawnAt !== null,
    off: new Set([
      ...closedBy(of(villa.villaId)),
      ...[...restricted, ...closed]
        .filter((one) => one.villaId === villa.villaId)
        .flatMap(({ checkIn, checkOut }) => daysFrom(checkIn, checkOut)),
    ]),
  }))
}

/** Stays that had been sold, with check-in in a period: whether they were cancelled since. */
export async function soldOnce(db: Db, { from, until }: Period, villaId: number | undefined) {
  const hadBeenSold = changed(db, inArray(bookingChanges.toStatus, ['paid', 'partial_paid']))
  return db
    .select({ id: bookings.id, checkIn: bookings.checkIn, checkOut: bookings.checkOut, status: bookings.status })
    .from(bookings)
    .where(and(notDeleted, noOffer, sql`${bookings.checkIn} BETWEEN ${from} AND ${until}`, hadBeenSold, ofVilla(villaId)))
}

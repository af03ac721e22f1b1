import { and, eq, inArray, not, sql } from 'drizzle-orm'
import { hasEnded, soldStatuses } from '#domain/bookings/status.ts'
import { addDays, type CalendarDay, daysFrom } from '#domain/calendar-day.ts'
import { nightlyRate } from '#domain/pricing/rate-card.ts'
import type { ReportedVilla, SoldStay } from '#domain/reports/nights.ts'
import type { Period } from '#domain/reports/period.ts'
import type { Db } from '../db/client.ts'
import { readRows } from '../db/read-rows.ts'
import { accounts, bookingChanges, bookings, villas } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { toDay } from '../ledger/moved.ts'
import { currentRateCards } from '../pricing/queries.ts'
import { changedHow, isByHand } from '../stays/by-hand.ts'
import { nightsWithin, noOffer, notDeleted } from '../stays/queries.ts'
import { ofNoPlatform, platformStays } from '../stays/sold-elsewhere.ts'

export type OwnStay = SoldStay & { country: string }

const ofVilla = (villaId: number | undefined) => (villaId === undefined ? undefined : eq(bookings.villaId, villaId))
const touching = ({ from, until }: Period) => nightsWithin(from, addDays(until, 1))

/** Stays sold here with a night in a period. */
export async function ownStays(db: Db, period: Period, villaId: number | undefined): Promise<OwnStay[]> {
  const byHand = isByHand(db)
  const sold = and(notDeleted, noOffer, inArray(bookings.status, [...soldStatuses]), touching(period), ofVilla(villaId))
  return readRows<OwnStay>(
    db,
    sql`SELECT ${bookings.villaId} AS "villaId", ${bookings.checkIn}::text AS "checkIn", ${bookings.checkOut}::text AS "checkOut",
      ${bookings.total} AS total, ${toDay(bookings.createdAt)} AS "bookedOn", coalesce(${accounts.country}, '') AS country,
      CASE WHEN ${bookings.offerId} IS NOT NULL THEN 'offer' WHEN ${byHand} THEN 'hand' WHEN ${bookings.cameFrom} <> '' THEN 'link' ELSE 'site' END AS source
      FROM ${bookings} LEFT JOIN ${accounts} ON ${accounts.id} = ${bookings.accountId} WHERE ${sold}`,
  )
}

/** Stays sold by platforms, and nights that one of their calendars only keeps closed. */
export async function staysElsewhere(db: Db, { from, until }: Period, villaId: number | undefined) {
  const rows = await platformStays(db, from, addDays(until, 1), villaId === undefined ? undefined : [villaId])
  const toStay = ({ villaId, platform, checkIn, checkOut }: (typeof rows)[number]): SoldStay => ({
    villaId,
    checkIn,
    checkOut,
    total: null,
    source: platform,
    bookedOn: null,
  })
  return {
    sold: rows.filter(({ closed }) => !closed).map(toStay),
    closed: rows.filter(({ closed }) => closed).map(toStay),
  }
}

/** The villas with the nights of a period that nobody could buy: closed seasons, and nights that the owners or a platform close. */
export async function reportedVillas(
  deps: Deps,
  period: Period,
  closed: readonly SoldStay[],
  villaId: number | undefined,
): Promise<ReportedVilla[]> {
  const { db } = deps
  const all = await db
    .select({ villaId: villas.id, villa: villas.name, withdrawnAt: villas.withdrawnAt })
    .from(villas)
    .where(villaId === undefined ? undefined : eq(villas.id, villaId))
    .orderBy(villas.name, villas.id)
  const restricted = await db
    .select({ villaId: bookings.villaId, checkIn: bookings.checkIn, checkOut: bookings.checkOut })
    .from(bookings)
    .where(and(notDeleted, eq(bookings.status, 'restricted'), ofNoPlatform(db), touching(period), ofVilla(villaId)))
  const { of } = await currentRateCards(deps)
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

/** How many stays with check-in in a period had been sold, and those of them that have ended since. */
export async function soldOnce(db: Db, { from, until }: Period, villaId: number | undefined) {
  const arriving = and(notDeleted, noOffer, sql`${bookings.checkIn} BETWEEN ${from} AND ${until}`, ofVilla(villaId))
  const isSold = inArray(bookings.status, [...soldStatuses])
  const hadBeenSold = and(not(isSold), arriving, changedHow(db, inArray(bookingChanges.toStatus, [...soldStatuses])))
  const [sold, others] = await Promise.all([
    db.$count(bookings, and(isSold, arriving)),
    db
      .select({ id: bookings.id, checkIn: bookings.checkIn, checkOut: bookings.checkOut, status: bookings.status })
      .from(bookings)
      .where(hadBeenSold),
  ])
  return { made: sold + others.length, ended: others.filter(({ status }) => hasEnded(status)) }
}

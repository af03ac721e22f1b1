import { and, eq } from 'drizzle-orm'
import type { AnswerOf } from '#contract/call.ts'
import type { StayOfToday, todayCalls } from '#contract/today.ts'
import { isSold } from '#domain/bookings/status.ts'
import { addDays, type CalendarDay, dayAtProperty } from '#domain/calendar-day.ts'
import type { Db } from '../db/client.ts'
import { bookings, villas } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { stillDue } from '../ledger/read-ledger.ts'
import { paidAmounts } from '../payments/queries.ts'
import { nightsWithin, sold } from '../stays/queries.ts'
import { platformStays } from '../stays/sold-elsewhere.ts'

const DAYS = 7
const DAYS_AHEAD = 30

/** The coming days as the owners work through them. */
export async function readToday(deps: Deps): Promise<AnswerOf<typeof todayCalls.today>> {
  const coming = await readComing(deps, DAYS)
  const due = await stillDue(deps)
  return { ...coming, due: due.filter(({ dueOn }) => dueOn < addDays(coming.today, DAYS)) }
}

export const readAhead = async (deps: Deps): Promise<AnswerOf<typeof todayCalls.ahead>> => ({
  at: deps.now().toISOString(),
  ...(await readComing(deps, DAYS_AHEAD)),
})

async function readComing({ db, now }: Deps, days: number) {
  const today = dayAtProperty(now())
  const end = addDays(today, days)
  // From the night before on, so that guests who leave today are among them.
  const first = addDays(today, -1)
  const unsorted = [...(await ownStays(db, first, end)), ...(await soldByPlatforms(db, first, end))]
  const stays = unsorted.toSorted((a, b) => a.villa.localeCompare(b.villa) || (a.checkIn < b.checkIn ? -1 : 1))
  return {
    today,
    inHouse: stays.filter(({ checkIn, checkOut }) => checkIn < today && checkOut > today),
    days: Array.from({ length: days }, (_, index) => toDay(addDays(today, index), stays)),
  }
}

function toDay(day: CalendarDay, stays: readonly StayOfToday[]) {
  const arrivals = stays.filter(({ checkIn }) => checkIn === day)
  const departures = stays.filter(({ checkOut }) => checkOut === day)
  const left = new Set(departures.map(({ villaId }) => villaId))
  const changeovers = [...new Set(arrivals.map(({ villaId }) => villaId))].filter((villaId) => left.has(villaId))
  return { day, arrivals, departures, changeovers }
}

async function ownStays(db: Db, from: CalendarDay, until: CalendarDay): Promise<StayOfToday[]> {
  const rows = await db
    .select({ booking: bookings, villa: villas.name })
    .from(bookings)
    .innerJoin(villas, eq(villas.id, bookings.villaId))
    .where(and(sold, nightsWithin(from, until)))
  const guests = rows.filter(({ booking }) => isSold(booking.status))
  const paidFor = await paidAmounts(
    db,
    guests.map(({ booking }) => booking.id),
  )
  return guests.map(({ booking, villa }) => ({
    villaId: booking.villaId,
    villa,
    checkIn: booking.checkIn,
    checkOut: booking.checkOut,
    platform: null,
    bookingId: booking.id,
    bookingNumber: booking.code,
    guestName: booking.guestName,
    email: booking.email,
    phone: booking.phone,
    guests: booking.guests,
    arrivalTime: booking.arrivalTime,
    specialRequests: booking.specialRequests,
    remaining: Math.max(0, booking.total - paidFor(booking.id)),
  }))
}

async function soldByPlatforms(db: Db, from: CalendarDay, until: CalendarDay): Promise<StayOfToday[]> {
  const rows = await platformStays(db, from, until)
  return rows.map(({ villaId, villa, checkIn, checkOut, platform }) => ({
    villaId,
    villa,
    checkIn,
    checkOut,
    platform,
    bookingId: null,
    bookingNumber: '',
    guestName: '',
    email: '',
    phone: '',
    guests: 0,
    arrivalTime: '',
    specialRequests: '',
    remaining: 0,
  }))
}

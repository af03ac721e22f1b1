import { and, eq, isNull, sql } from 'drizzle-orm'
import type { AnswerOf } from '#contract/call.ts'
import type { StayOfToday, todayCalls } from '#contract/today.ts'
import { isSold } from '#domain/bookings/status.ts'
import { addDays, type CalendarDay, dayAtProperty } from '#domain/calendar-day.ts'
import type { Db } from '../db/client.ts'
import { bookings, connectedCalendars, importedEvents, villas } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { stillDue } from '../ledger/read-ledger.ts'
import { paidAmounts } from '../payments/queries.ts'
import { sold } from '../stays/queries.ts'

const DAYS = 7

/** The coming days as the owners work through them. */
export async function readToday(deps: Deps): Promise<AnswerOf<typeof todayCalls.today>> {
  const today = dayAtProperty(deps.now())
  const end = addDays(today, DAYS)
  const unsorted = [...(await ownStays(deps.db, today, end)), ...(await platformStays(deps.db, today, end))]
  const stays = unsorted.toSorted((a, b) => a.villa.localeCompare(b.villa) || (a.checkIn < b.checkIn ? -1 : 1))
  const due = await stillDue(deps)
  return {
    today,
    inHouse: stays.filter(({ checkIn, checkOut }) => checkIn < today && checkOut > today),
    days: Array.from({ length: DAYS }, (_, index) => dayOf(addDays(today, index), stays)),
    due: due.filter(({ dueOn }) => dueOn < end),
  }
}

function dayOf(day: CalendarDay, stays: readonly StayOfToday[]) {
  const arrivals = stays.filter(({ checkIn }) => checkIn === day)
  const departures = stays.filter(({ checkOut }) => checkOut === day)
  const left = new Set(departures.map(({ villaId }) => villaId))
  const changeovers = [...new Set(arrivals.map(({ villaId }) => villaId))].filter((villaId) => left.has(villaId))
  return { day, arrivals, departures, changeovers }
}

/** Stays with a night from the one before today on, so that guests who leave today are among them. */
const around = (
  checkIn: typeof bookings.checkIn | typeof importedEvents.checkIn,
  checkOut: typeof checkIn,
  today: CalendarDay,
  end: CalendarDay,
) => sql`daterange(${checkIn}, ${checkOut}) && daterange(${addDays(today, -1)}, ${end})`

async function ownStays(db: Db, today: CalendarDay, end: CalendarDay): Promise<StayOfToday[]> {
  const rows = await db
    .select({ booking: bookings, villa: villas.name })
    .from(bookings)
    .innerJoin(villas, eq(villas.id, bookings.villaId))
    .where(and(sold, around(bookings.checkIn, bookings.checkOut, today, end)))
  const guests = rows.filter(({ booking }) => isSold(booking.status))
  const paidFor = await paidAmounts(
    db,
    guests.map(({ booking }) => booking.id),
  )
  return guests.map(({ booking, villa }) => ({
    ...{ villaId: booking.villaId, villa, checkIn: booking.checkIn, checkOut: booking.checkOut, platform: null },
    ...{ bookingId: booking.id, bookingNumber: booking.code, guestName: booking.guestName, email: booking.email, phone: booking.phone },
    ...{ guests: booking.guests, arrivalTime: booking.arrivalTime, specialRequests: booking.specialRequests },
    remaining: Math.max(0, booking.total - paidFor(booking.id)),
  }))
}

async function platformStays(db: Db, today: CalendarDay, end: CalendarDay): Promise<StayOfToday[]> {
  const rows = await db
    .select({ event: importedEvents, calendar: connectedCalendars, villa: villas.name })
    .from(importedEvents)
    .innerJoin(connectedCalendars, eq(connectedCalendars.id, importedEvents.calendarId))
    .innerJoin(villas, eq(villas.id, connectedCalendars.villaId))
    .where(and(isNull(importedEvents.restrictionId), around(importedEvents.checkIn, importedEvents.checkOut, today, end)))
  return rows.map(({ event, calendar, villa }) => ({
    ...{ villaId: calendar.villaId, villa, checkIn: event.checkIn, checkOut: event.checkOut, platform: calendar.name },
    ...{ bookingId: null, bookingNumber: '', guestName: '', email: '', phone: '', guests: 0, arrivalTime: '', specialRequests: '' },
    remaining: 0,
  }))
}

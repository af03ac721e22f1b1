import { and, asc, eq, gte, lt } from 'drizzle-orm'
import type { AnswerOf } from '#contract/call.ts'
import type { changeoverCalls } from '#contract/changeovers.ts'
import { arrivalTimes } from '#domain/bookings/own-stay.ts'
import { isSold } from '#domain/bookings/status.ts'
import { addDays, type CalendarDay, dayAtProperty } from '#domain/calendar-day.ts'
import { nightCount, type Stay } from '#domain/stay.ts'
import type { Db } from '../db/client.ts'
import { bookings, readinessPictures, villaReadiness, villas } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { nightsWithin, sold } from '../stays/queries.ts'
import { platformStays } from '../stays/sold-elsewhere.ts'

export const CHANGEOVER_DAYS = 14

type HouseStay = Stay & { villaId: number; villa: string; guests: number | null; arrivalTime: string }

/** Selects no more than the house may know; special requests are free text, in which guests write names and phone numbers. */
export async function readChangeovers({ db, now }: Deps): Promise<AnswerOf<typeof changeoverCalls.list>> {
  const today = dayAtProperty(now())
  const end = addDays(today, CHANGEOVER_DAYS)
  // From the night before on, so that guests who leave today are among them.
  const unsorted = await readStays(db, addDays(today, -1), end)
  const stays = unsorted.toSorted((a, b) => a.villa.localeCompare(b.villa))
  const days = Array.from({ length: CHANGEOVER_DAYS }, (_, index) => toDay(addDays(today, index), stays))
  return {
    today,
    days: days.filter(({ arrivals, departures }) => arrivals.length + departures.length > 0),
    beds: await readBeds(db, new Set(stays.map(({ villaId }) => villaId))),
    notes: await readNotes(db, today, end),
  }
}

async function readBeds(db: Db, moved: ReadonlySet<number>) {
  const { id, doubleBeds, singleBeds, sofaBeds } = villas
  const rows = await db.select({ villaId: id, double: doubleBeds, single: singleBeds, sofa: sofaBeds }).from(villas).orderBy(asc(id))
  return rows.filter(({ villaId }) => moved.has(villaId))
}

async function readNotes(db: Db, from: CalendarDay, until: CalendarDay) {
  const rows = await db
    .select()
    .from(villaReadiness)
    .where(and(gte(villaReadiness.day, from), lt(villaReadiness.day, until)))
    .orderBy(asc(villaReadiness.day), asc(villaReadiness.villaId))
  const taken = await db
    .select({ id: readinessPictures.id, villaId: readinessPictures.villaId, day: readinessPictures.day })
    .from(readinessPictures)
    .where(and(gte(readinessPictures.day, from), lt(readinessPictures.day, until)))
    .orderBy(asc(readinessPictures.id))
  return rows.map(({ villaId, day, note, readyAt }) => ({
    villaId,
    day,
    note,
    readyAt: readyAt?.toISOString() ?? null,
    pictures: taken.filter((one) => one.villaId === villaId && one.day === day).map(({ id }) => id),
  }))
}

async function readStays(db: Db, from: CalendarDay, until: CalendarDay): Promise<HouseStay[]> {
  const { villaId, status, checkIn, checkOut, guests, arrivalTime } = bookings
  const own = await db
    .select({ villaId, villa: villas.name, status, checkIn, checkOut, guests, arrivalTime })
    .from(bookings)
    .innerJoin(villas, eq(villas.id, bookings.villaId))
    .where(and(sold, nightsWithin(from, until)))
  const elsewhere = await platformStays(db, from, until)
  return [...own.filter((stay) => isSold(stay.status)), ...elsewhere.map((stay) => ({ ...stay, guests: null, arrivalTime: '' }))]
}

function toDay(day: CalendarDay, stays: readonly HouseStay[]) {
  const departures = stays.filter(({ checkOut }) => checkOut === day)
  const arrivals = stays.filter(({ checkIn }) => checkIn === day)
  const left = new Set(departures.map(({ villaId }) => villaId))
  return {
    day,
    departures: departures.map(toMove),
    arrivals: arrivals.map((stay) => ({ ...toMove(stay), arrivalTime: arrivalTimes.includes(stay.arrivalTime) ? stay.arrivalTime : '' })),
    changeovers: [...new Set(arrivals.map(({ villaId }) => villaId))].filter((villaId) => left.has(villaId)),
  }
}

const toMove = (stay: HouseStay) => ({ villaId: stay.villaId, villa: stay.villa, guests: stay.guests, nights: nightCount(stay) })

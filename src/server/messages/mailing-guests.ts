import { and, asc, count, eq, gt, gte, lte, type SQL } from 'drizzle-orm'
import type { AnswerOf, InputOf } from '#contract/call.ts'
import type { Found, MailingGuest, mailingCalls } from '#contract/mailings.ts'
import { type CalendarDay, dayAtProperty } from '#domain/calendar-day.ts'
import { isAdvertising } from '#domain/messages/advertising.ts'
import { type MailingPeriod, MOST_STAYS_OF_MAILING, mailingPeriod, type WhyLeftOut } from '#domain/messages/mailing.ts'
import { anyOf } from '../db/any-of.ts'
import { bookings } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { type BookingRow, withVilla } from '../stays/queries.ts'
import { findAgreed, hasMessages } from './message-stays.ts'

type Filter = InputOf<typeof mailingCalls.guests>

/** What a filter means today. Without days it is about today. */
export function toFound(now: Date, { when, from, until, villaIds = [], languages = [], stage }: Filter): Found {
  const today = dayAtProperty(now)
  const [first, last] = [from ?? until ?? today, until ?? from ?? today]
  const period = mailingPeriod(when, today, { from: first, until: last })
  return { when, from: period.from, until: period.until, villaIds, languages, stage: stage ?? null }
}

const ofPeriod = ({ what, from, until }: MailingPeriod): SQL | undefined => {
  const { checkIn, checkOut } = bookings
  if (what === 'arrival') return and(gte(checkIn, from), lte(checkIn, until))
  if (what === 'departure') return and(gte(checkOut, from), lte(checkOut, until))
  return and(lte(checkIn, until), gt(checkOut, from))
}

/** Guests of sold stays, by arrival. */
export async function findMailingGuests({ db, now }: Deps, filter: Filter): Promise<AnswerOf<typeof mailingCalls.guests>> {
  const today = dayAtProperty(now())
  const found = toFound(now(), filter)
  const { when, from, until, villaIds, languages, stage } = found
  const which = and(
    hasMessages,
    ofPeriod({ ...mailingPeriod(when, today, { from, until }), from, until }),
    villaIds.length > 0 ? anyOf(bookings.villaId, villaIds) : undefined,
    languages.length > 0 ? anyOf(bookings.language, languages) : undefined,
    stage ? eq(bookings.status, stage === 'paid' ? 'paid' : 'partial_paid') : undefined,
  )
  const rows = await withVilla(db).where(which).orderBy(asc(bookings.checkIn), asc(bookings.id)).limit(MOST_STAYS_OF_MAILING)
  const [all] = await db.select({ total: count() }).from(bookings).where(which)
  const agreed = await findAgreed(
    db,
    rows.map(({ booking }) => booking),
  )
  const guests = rows.map(({ booking, villa }) => toGuest(booking, villa.name, refuseReason(booking, today, agreed.has(booking.id))))
  return { from, until, guests, total: all?.total ?? 0 }
}

const toGuest = (booking: BookingRow, villa: string, why: WhyLeftOut | null): MailingGuest => {
  const { id: bookingId, code: bookingNumber, guestName, checkIn, checkOut, language, phone } = booking
  return { bookingId, bookingNumber, guestName, villa, checkIn, checkOut, language, phone, why }
}

/** Why a sold stay is not written to; null if it is. `agreed`: its guest has agreed to advertising, which a message long after a stay is. */
export function refuseReason(booking: BookingRow, today: CalendarDay, agreed: boolean): WhyLeftOut | null {
  if (booking.email === '') return 'no_address'
  return isAdvertising(booking, today) && !agreed ? 'no_consent' : null
}

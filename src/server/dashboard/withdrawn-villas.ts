import { and, asc, eq, exists, gt, gte, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Attention } from '#contract/dashboard.ts'
import { blocksNights, soldStatuses } from '#domain/bookings/status.ts'
import { dayAtProperty } from '#domain/calendar-day.ts'
import * as words from '#words/attention.en.ts'
import { writtenDay } from '#words/written.en.ts'
import { bookingChanges, bookings, payments, villas } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { attentionItem, MOST_OF_A_KIND } from './attention-item.ts'

/** Bookings whose payment was in progress when their villa was withdrawn: still open, or paid since. */
export async function stayInWithdrawnVilla({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<Attention[]> {
  const { bookingId, toStatus, fromStatus, at } = bookingChanges
  const soldSince = db
    .select({ one: sql`1` })
    .from(bookingChanges)
    .where(
      and(
        eq(bookingId, bookings.id),
        inArray(toStatus, [...soldStatuses]),
        inArray(fromStatus, ['pending', 'failed']),
        gte(at, villas.withdrawnAt),
      ),
    )
  const paying = db
    .select({ one: sql`1` })
    .from(payments)
    .where(and(eq(payments.bookingId, bookings.id), eq(payments.state, 'open')))
  const sold = and(inArray(bookings.status, [...soldStatuses]), exists(soldSince))
  const atBank = and(eq(bookings.status, 'pending'), exists(paying))
  const rows = await db
    .select({ booking: bookings, villa: villas.name })
    .from(bookings)
    .innerJoin(villas, eq(villas.id, bookings.villaId))
    .where(and(isNotNull(villas.withdrawnAt), isNull(bookings.deletedAt), gt(bookings.checkOut, dayAtProperty(now())), or(sold, atBank)))
    .orderBy(asc(bookings.checkIn))
    .limit(MOST_OF_A_KIND)
  return rows.map(({ booking: { id, code, status, checkIn, checkOut }, villa }) => {
    const stay = { code, from: writtenDay(checkIn), until: writtenDay(checkOut), villa, sold: blocksNights(status) }
    return attentionItem('withdrawn_villa', words.stayInWithdrawnVilla(stay), { bookingId: id })
  })
}

import { and, asc, eq, exists, gt, gte, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Attention } from '#contract/dashboard.ts'
import { blocksNights, soldStatuses } from '#domain/bookings/status.ts'
import { dayAtProperty } from '#domain/calendar-day.ts'
import { formatDay } from '#words/en/days.ts'
import * as words from '#words/en/office-attention.ts'
import { bookingChanges, bookings, payments, villas } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { attentionItem, MOST_OF_A_KIND } from '../attention-item.ts'

/** Coming stays in withdrawn villas: sold ones, and those whose payment was in progress when the villa was withdrawn. */
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
  const sold = inArray(bookings.status, [...soldStatuses])
  const atBank = and(eq(bookings.status, 'pending'), exists(paying))
  const rows = await db
    .select({ booking: bookings, villa: villas.name, soldSince: sql<boolean>`${exists(soldSince)}` })
    .from(bookings)
    .innerJoin(villas, eq(villas.id, bookings.villaId))
    .where(and(isNotNull(villas.withdrawnAt), isNull(bookings.deletedAt), gt(bookings.checkOut, dayAtProperty(now())), or(sold, atBank)))
    .orderBy(asc(bookings.checkIn))
    .limit(MOST_OF_A_KIND)
  return rows.map(({ booking: { id, code, status, checkIn, checkOut }, villa, soldSince }) => {
    const sale = !blocksNights(status) ? 'paying' : soldSince ? 'paid_since' : 'before'
    const stay = { code, from: formatDay(checkIn), until: formatDay(checkOut), villa, sale } as const
    return attentionItem('withdrawn_villa', words.stayInWithdrawnVilla(stay), { bookingId: id })
  })
}

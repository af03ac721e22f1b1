import { and, gt, inArray, isNull, lte } from 'drizzle-orm'
import type { MessageOf } from '#contract/messages.ts'
import { soldStatuses } from '#domain/bookings/status.ts'
import { type CalendarDay, dayAtProperty } from '#domain/calendar-day.ts'
import { anyOf } from './any-of.ts'
import type { Db } from './client.ts'
import { bookings } from './schema.ts'

/** `villaIds`: none for all villas. `from`, `until`: nights, both inclusive. */
type Where = { villaIds?: readonly number[] | undefined; from?: CalendarDay | null | undefined; until?: CalendarDay | null | undefined }

/** Sold stays that are not over, which a step of the owners concerns. */
export const comingStays = (db: Db, today: CalendarDay, { villaIds = [], from, until }: Where): Promise<number> =>
  db.$count(
    bookings,
    and(
      inArray(bookings.status, [...soldStatuses]),
      isNull(bookings.deletedAt),
      isNull(bookings.changeOf),
      gt(bookings.checkOut, from && from > today ? from : today),
      until ? lte(bookings.checkIn, until) : undefined,
      villaIds.length > 0 ? anyOf(bookings.villaId, villaIds) : undefined,
    ),
  )

/** The question before nights are closed; null where no coming stay lies in them. */
export async function staysConcerned(db: Db, now: Date, where: Where): Promise<MessageOf<'stays_concerned'> | null> {
  const stays = await comingStays(db, dayAtProperty(now), where)
  return stays > 0 ? { code: 'stays_concerned', stays } : null
}

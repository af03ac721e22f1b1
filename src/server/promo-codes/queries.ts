import { and, count, desc, eq, gt, inArray, not, or, type SQL, sql } from 'drizzle-orm'
import { blockingStatuses } from '#domain/bookings/status.ts'
import { dayAtProperty } from '#domain/calendar-day.ts'
import type { PromoCode } from '#domain/pricing/promo-code.ts'
import type { Db } from '../db/client.ts'
import { bookings, promoCodes, promoUses } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { pageAsked } from '../http/paging.ts'
import { notDeleted } from '../stays/queries.ts'

export type PromoRow = typeof promoCodes.$inferSelect

export const toPromo = ({ percentHundredths, ...row }: PromoRow): PromoRow & PromoCode => ({
  ...row,
  percentHundredths,
  percentage: percentHundredths === null ? null : percentHundredths / 100,
})

const sold = and(notDeleted, inArray(bookings.status, [...blockingStatuses])) as SQL
const held = (now: Date) => and(notDeleted, eq(bookings.status, 'pending'), gt(bookings.holdsUntil, now)) as SQL

/**
 * Uses of a code that count: bookings that have their nights, or hold them. `byGuest`: those of an account. `except`: bookings that are
 * about to be replaced.
 */
export async function countUses(
  db: Db,
  promoCodeId: number,
  now: Date,
  { accountId, except }: { accountId?: number; except?: SQL | undefined } = {},
): Promise<number> {
  const [found] = await db
    .select({ uses: count() })
    .from(promoUses)
    .innerJoin(bookings, eq(bookings.id, promoUses.bookingId))
    .where(
      and(
        eq(promoUses.promoCodeId, promoCodeId),
        or(sold, held(now)),
        accountId === undefined ? undefined : eq(bookings.accountId, accountId),
        except && not(except),
      ),
    )
  return found?.uses ?? 0
}

/** The code that a booking was made with. */
export async function promoOfBooking(db: Db, bookingId: number): Promise<PromoCode | null> {
  const [found] = await db
    .select({ promo: promoCodes })
    .from(promoUses)
    .innerJoin(promoCodes, eq(promoCodes.id, promoUses.promoCodeId))
    .where(eq(promoUses.bookingId, bookingId))
  return found ? toPromo(found.promo) : null
}

/** A page of all codes, newest first. */
export async function listPromoCodes({ db, now }: Deps, asked: { limit?: number | undefined; offset?: number | undefined }) {
  const { limit, offset } = pageAsked(asked)
  const usesIn = (state: SQL) => sql<number>`count(*) FILTER (WHERE ${state})`.mapWith(Number)
  const rows = await db
    .select({ promo: promoCodes, sold: usesIn(sold), held: usesIn(held(now())) })
    .from(promoCodes)
    .leftJoin(promoUses, eq(promoUses.promoCodeId, promoCodes.id))
    .leftJoin(bookings, eq(bookings.id, promoUses.bookingId))
    .groupBy(promoCodes.id)
    .orderBy(desc(promoCodes.id))
    .limit(limit)
    .offset(offset)
  return {
    promoCodes: rows.map((row) => ({ ...toPromo(row.promo), sold: row.sold, held: row.held })),
    today: dayAtProperty(now()),
    total: await db.$count(promoCodes),
  }
}

import { and, asc, eq, gt, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import type { Attention } from '#contract/dashboard.ts'
import { soldStatuses } from '#domain/bookings/status.ts'
import { dayAtProperty } from '#domain/calendar-day.ts'
import { formatDay } from '#words/en/days.ts'
import { formatEuros } from '#words/en/numbers.ts'
import * as words from '#words/en/office-attention.ts'
import { bookings, notedPrices, villas } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { attentionItem, MOST_OF_A_KIND } from '../attention-item.ts'

const sumOfItems = (wanted: ReturnType<typeof sql>) =>
  sql<number>`(SELECT coalesce(sum((item ->> 'amount')::int), 0)::int FROM jsonb_array_elements(${bookings.items}) AS item WHERE ${wanted})`

/** Nights and further guests of a price, and what everything that takes off leaves of them. */
const listed = sumOfItems(sql`item ->> 'kind' IN ('nights', 'guests')`)
const takenOff = sumOfItems(sql`(item ->> 'amount')::int < 0`)

/** Coming stays that were sold at under half of the rates, until an owner takes note of the price. */
export async function soldFarBelowRates({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<Attention[]> {
  const { id, code, guestName, checkIn, checkOut, total } = bookings
  const coming = and(isNull(bookings.deletedAt), inArray(bookings.status, [...soldStatuses]), gt(checkOut, dayAtProperty(now())))
  const unnoted = or(isNull(notedPrices.total), ne(notedPrices.total, total))
  const rows = await db
    .select({ id, code, guestName, checkIn, villa: villas.name, listed, left: sql<number>`${listed} + ${takenOff}` })
    .from(bookings)
    .innerJoin(villas, eq(villas.id, bookings.villaId))
    .leftJoin(notedPrices, eq(notedPrices.bookingId, id))
    .where(and(coming, unnoted, sql`(${listed} + ${takenOff}) * 2 < ${listed}`))
    .orderBy(asc(checkIn))
    .limit(MOST_OF_A_KIND)
  return rows.map((row) => {
    const amounts = { left: formatEuros(row.left), listed: formatEuros(row.listed) }
    const text = words.soldFarBelowRates({
      code: row.code,
      guest: row.guestName,
      villa: row.villa,
      from: formatDay(row.checkIn),
      ...amounts,
    })
    return attentionItem('low_price', text, { bookingId: row.id, lowPriceOf: row.id })
  })
}

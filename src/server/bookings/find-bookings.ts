import { and, asc, desc, eq, gte, inArray, isNotNull, lte, ne, type SQL, sql } from 'drizzle-orm'
import type { MonthSum } from '#contract/booking-entries.ts'
import type { bookingCalls } from '#contract/bookings.ts'
import type { InputOf } from '#contract/call.ts'
import { Refusal } from '#contract/refusal.ts'
import { type SavedFilter, savedFilters } from '#domain/bookings/saved-filters.ts'
import { soldStatuses } from '#domain/bookings/status.ts'
import type { CalendarDay } from '#domain/calendar-day.ts'
import { folded, phoneDigits } from '#domain/folded.ts'
import { lastOfMonth, toMonth } from '#domain/month.ts'
import type { Db } from '../db/client.ts'
import { contains, likePattern } from '../db/contains.ts'
import { bookings, messages, payments, threads, villas } from '../db/schema.ts'
import { noOffer, notDeleted } from '../stays/queries.ts'

type Wanted = InputOf<typeof bookingCalls.calendar>

type Page = { limit: number; offset: number }

const sorts = {
  made: [bookings.createdAt, desc, 'timestamptz'],
  arrival: [bookings.checkIn, asc, 'date'],
  departure: [bookings.checkOut, asc, 'date'],
} as const

/** `readsMessages`: a search also finds bookings by what their guests have written. */
type Reader = { today: CalendarDay; readsMessages: boolean }

/** Bookings and restrictions that match the filter, newest first. `hidden` selects hidden bookings instead of visible ones. */
export async function bookingsForAdmin(db: Db, wanted: Wanted, { limit, offset }: Page, { today, readsMessages }: Reader) {
  const [, inOrder] = sorts[wanted.sort ?? 'made']
  const listed = selectListed(db, wanted, { today, readsMessages })
  // One statement for page and total, so that a search is done once; it reads no columns of rows that the offset skips.
  const found = listed.as('found')
  const page = db
    .select({ id: found.id, place: found.place, total: sql<number>`count(*) OVER ()::int`.as('total') })
    .from(found)
    .orderBy(inOrder(found.place), inOrder(found.id))
    .limit(limit)
    .offset(offset)
    .as('page')
  const rows = await db
    .select({ booking: bookings, villa: villas.name, total: page.total })
    .from(page)
    .innerJoin(bookings, eq(bookings.id, page.id))
    .innerJoin(villas, eq(villas.id, bookings.villaId))
    .orderBy(inOrder(page.place), inOrder(page.id))
  const months = wanted.sort === 'arrival' ? await sumMonths(db, inArray(bookings.id, db.select({ id: found.id }).from(found)), rows) : []
  // Beyond the last page there is no row with the total.
  return { rows, months, total: rows[0]?.total ?? (offset > 0 ? await db.$count(listed.as('counted')) : 0) }
}

/** Id and place of all bookings that match the filter. */
function selectListed(db: Db, wanted: Wanted, { today, readsMessages }: Reader) {
  const [column] = sorts[wanted.sort ?? 'made']
  const ofListed = { id: bookings.id, place: column }
  const fitting = fits(wanted, today)
  return wanted.search
    ? matching(db, ofListed, fitting, { search: wanted.search, readsMessages })
    : db.select(ofListed).from(bookings).where(fitting)
}

/**
 * The bookings before and after one in the filtered list. It is judged by its own place, so that they are found also when it has just left
 * the list, as one that is paid leaves those that owe.
 */
export async function neighboursInList(db: Db, { bookingId, ...wanted }: Wanted & { bookingId: number }, reader: Reader) {
  const [column, inOrder, type] = sorts[wanted.sort ?? 'made']
  // As text: a timestamp of JavaScript would lose its microseconds.
  const [here] = await db
    .select({ place: sql<string>`${column}::text` })
    .from(bookings)
    .where(eq(bookings.id, bookingId))
  if (!here) throw new Refusal('no_such_booking')
  const found = selectListed(db, wanted, reader).as('found')
  const nearest = async (isLater: boolean): Promise<number | null> => {
    const [order, sign] = isLater ? [asc, sql`>`] : [desc, sql`<`]
    const [one] = await db
      .select({ id: found.id })
      .from(found)
      .where(sql`(${found.place}, ${found.id}) ${sign} (${here.place}::${sql.raw(type)}, ${bookingId}::int)`)
      .orderBy(order(found.place), order(found.id))
      .limit(1)
    return one?.id ?? null
  }
  const ascending = inOrder === asc
  return { previous: await nearest(!ascending), next: await nearest(ascending) }
}

/** How many bookings each saved filter finds, in one statement. */
export async function countSavedFilters(db: Db, today: CalendarDay): Promise<Record<SavedFilter, number>> {
  const wanted = savedFilters(today)
  const counted = (name: SavedFilter) => sql<number>`(count(*) FILTER (WHERE ${fits(wanted[name], today)}))::int`
  const [counts] = await db
    .select({
      from_today: counted('from_today'),
      arriving: counted('arriving'),
      owing: counted('owing'),
      without_time: counted('without_time'),
      all: counted('all'),
      deleted: counted('deleted'),
    })
    .from(bookings)
  if (!counts) throw new Error('A count without GROUP BY has one row')
  return counts
}

/** Condition of a filter, without the search for a text. */
const fits = ({ bookingId, hidden, villaId, status, from, until, only }: Omit<Wanted, 'search'>, today: CalendarDay): SQL | undefined =>
  and(
    noOffer,
    bookingId === undefined ? undefined : eq(bookings.id, bookingId),
    hidden ? isNotNull(bookings.deletedAt) : notDeleted,
    villaId === undefined ? undefined : eq(bookings.villaId, villaId),
    status === undefined ? undefined : eq(bookings.status, status),
    from === undefined ? undefined : gte(only === 'arriving' ? bookings.checkIn : bookings.checkOut, from),
    until === undefined ? undefined : lte(bookings.checkIn, until),
    ...onlyThose(only, today),
  )

function onlyThose(only: Wanted['only'], today: CalendarDay): (SQL | undefined)[] {
  if (only === 'arriving') return [sql`${bookings.status} IN ('paid', 'partial_paid')`]
  if (only === 'by_link') return [ne(bookings.cameFrom, '')]
  if (only === 'owing') return [eq(bookings.status, 'partial_paid')]
  if (only === 'without_time')
    return [sql`${bookings.status} IN ('paid', 'partial_paid')`, eq(bookings.arrivalTime, ''), gte(bookings.checkIn, today)]
  return []
}

type Listed = { id: typeof bookings.id; place: typeof bookings.createdAt | typeof bookings.checkIn }

/** Found by booking, and then by payment or message those that were not: as one condition with `or` no index would be used. */
function matching(
  db: Db,
  ofListed: Listed,
  fitting: SQL | undefined,
  { search, readsMessages }: { search: string; readsMessages: boolean },
) {
  const inBooking = sql`bookings.searched LIKE ${likePattern(phoneDigits(search) ?? folded(search))}`
  const others = and(fitting, sql`(${inBooking}) IS NOT TRUE`)
  const paid = db.select({ id: payments.bookingId }).from(payments).where(contains(search, payments.orderId))
  const asked = db
    .select({ id: threads.bookingId })
    .from(messages)
    .innerJoin(threads, eq(threads.id, messages.threadId))
    .where(and(isNotNull(threads.bookingId), contains(search, messages.body)))
  return db
    .select(ofListed)
    .from(bookings)
    .where(and(fitting, inBooking))
    .unionAll(
      db
        .select(ofListed)
        .from(bookings)
        .where(and(others, readsMessages ? sql`${bookings.id} IN (${paid} UNION ${asked})` : sql`${bookings.id} IN (${paid})`)),
    )
}

/** What is sold of all found bookings, by month of arrival, for the months of the page. */
async function sumMonths(db: Db, isFound: SQL, rows: readonly { booking: { checkIn: CalendarDay } }[]): Promise<MonthSum[]> {
  const shown = rows.map(({ booking }) => toMonth(booking.checkIn))
  const [first, last] = [shown[0], shown.at(-1)]
  if (!first || !last) return []
  const month = sql<string>`to_char(${bookings.checkIn}, 'YYYY-MM')`
  return db
    .select({ month, bookings: sql<number>`count(*)::int`, total: sql<number>`sum(${bookings.total})::int` })
    .from(bookings)
    .where(
      and(
        isFound,
        inArray(bookings.status, [...soldStatuses]),
        gte(bookings.checkIn, `${first}-01`),
        lte(bookings.checkIn, lastOfMonth(last)),
      ),
    )
    .groupBy(month)
}

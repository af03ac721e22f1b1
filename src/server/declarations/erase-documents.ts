import { and, eq, inArray, min } from 'drizzle-orm'
import { dayAtProperty } from '#domain/calendar-day.ts'
import { isDocumentToErase } from '#domain/declarations.ts'
import { toMonth } from '#domain/month.ts'
import { anyOf } from '../db/any-of.ts'
import { bookingChanges, bookings, declarations, guestDocuments } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { deleteUsual } from '../safeguards/usual-amounts.ts'

/** Erases numbers of guests' documents 30 days after the stays of their month were declared, and those that nobody declares. */
export async function eraseDocuments(deps: Deps): Promise<void> {
  const { db } = deps
  const today = dayAtProperty(deps.now())
  const stored = await db
    .select({ id: bookings.id, checkOut: bookings.checkOut, endedAt: min(bookingChanges.at) })
    .from(guestDocuments)
    .innerJoin(bookings, eq(bookings.id, guestDocuments.bookingId))
    .leftJoin(bookingChanges, and(eq(bookingChanges.bookingId, bookings.id), inArray(bookingChanges.toStatus, ['cancelled', 'refunded'])))
    .groupBy(bookings.id, bookings.checkOut)
  const declared = await db.select().from(declarations).where(eq(declarations.kind, 'stays'))
  const declaredOn = new Map(declared.map(({ month, declaredOn: day }) => [month, day]))
  const over = stored.filter(({ checkOut, endedAt }) => {
    const month = toMonth(endedAt === null ? checkOut : dayAtProperty(new Date(endedAt)))
    return isDocumentToErase({ checkOut, declaredOn: declaredOn.get(month) ?? null }, today)
  })
  const ids = over.map(({ id }) => id)
  const which = anyOf(guestDocuments.bookingId, ids)
  await deleteUsual(deps, 'documents', {
    count: () => db.$count(guestDocuments, which),
    remove: async () => (await db.delete(guestDocuments).where(which).returning({ id: guestDocuments.bookingId })).length,
  })
}

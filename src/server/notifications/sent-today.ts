import { and, eq, like } from 'drizzle-orm'
import { dayAtProperty } from '#domain/calendar-day.ts'
import type { Db } from '../db/client.ts'
import { mails } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { GuestKind } from '../mail/email-template.ts'

/** True if a mail of this kind about the booking was queued today at the property, by hand or by itself. */
export async function isSentToday(tx: Db, { now }: Deps, bookingId: number, kind: GuestKind): Promise<boolean> {
  const alike = await tx
    .select({ createdAt: mails.createdAt })
    .from(mails)
    .where(and(eq(mails.bookingId, bookingId), like(mails.occasion, `${kind} %`)))
  return alike.some(({ createdAt }) => dayAtProperty(createdAt) === dayAtProperty(now()))
}

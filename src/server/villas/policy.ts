import { eq } from 'drizzle-orm'
import { type PolicyRow, policyOf } from '#domain/bookings/cancellation.ts'
import type { Db } from '../db/client.ts'
import { villas } from '../db/schema.ts'
import { readSettings } from '../settings/queries.ts'

/** The cancellation policy of new bookings of a villa. */
export async function policyOfVilla(db: Db, villaId: number): Promise<PolicyRow[]> {
  const [villa] = await db.select({ own: villas.cancellation }).from(villas).where(eq(villas.id, villaId))
  const { booking } = await readSettings(db)
  return policyOf(villa?.own ?? '', booking.cancellation)
}

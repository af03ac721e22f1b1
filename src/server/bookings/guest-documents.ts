import { anyOf } from '../db/any-of.ts'
import type { Db } from '../db/client.ts'
import { guestDocuments } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { boundToDocument, unseal } from '../sealed.ts'

/** Numbers of guests' documents in plain text, by booking. One that was encrypted with another secret is left out. */
export async function documentNumbers(db: Db, { secret, log }: Deps, bookingIds: readonly number[]): Promise<Map<number, string>> {
  const rows = await db.select().from(guestDocuments).where(anyOf(guestDocuments.bookingId, bookingIds))
  return new Map(
    rows.flatMap(({ bookingId, sealedNumber }) => {
      try {
        return [[bookingId, unseal(secret, boundToDocument(bookingId), sealedNumber)]]
      } catch {
        log.error({ bookingId }, "the number of a guest's document cannot be decrypted")
        return []
      }
    }),
  )
}

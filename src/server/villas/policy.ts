import { eq } from 'drizzle-orm'
import { choosePolicy, type PolicyRow, stricterPolicy } from '#domain/bookings/cancellation.ts'
import { villas } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { currentSettings } from '../settings/queries.ts'

/** The cancellation policy of new bookings of a villa, from what is cached. `deps`: those of the transaction, within one. */
export async function policyOfVilla(deps: Pick<Deps, 'db' | 'content'>, villaId: number): Promise<PolicyRow[]> {
  const { db, content } = deps
  const { booking } = await currentSettings(deps)
  return content.cached(`policy of villa ${villaId}`, async () => {
    const [villa] = await db.select({ own: villas.cancellation }).from(villas).where(eq(villas.id, villaId))
    return choosePolicy(villa?.own ?? '', booking.cancellation)
  })
}

/** The policy of a booking after a change: in another villa, at each step the stricter of the two. */
export const policyAfter = async (
  deps: Pick<Deps, 'db' | 'content'>,
  { villaId, cancellation }: { villaId: number; cancellation: PolicyRow[] },
  toVillaId: number,
): Promise<PolicyRow[]> => (toVillaId === villaId ? cancellation : stricterPolicy(cancellation, await policyOfVilla(deps, toVillaId)))

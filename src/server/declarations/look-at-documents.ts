import { Refusal } from '#contract/refusal.ts'
import { recordActivity } from '../activity/record-activity.ts'
import { documentNumbers } from '../bookings/guest-documents.ts'
import type { Deps } from '../deps.ts'
import type { Account } from '../http/account.ts'
import { bookingById } from '../stays/queries.ts'

/** Numbers of guests' documents, by booking. Each look at one is recorded with the booking. */
export async function lookAtDocuments(deps: Deps, account: Account, bookings: readonly { id: number; code: string }[]) {
  return deps.db.transaction(async (tx) => {
    const numbers = await documentNumbers(
      tx,
      deps,
      bookings.map(({ id }) => id),
    )
    for (const { id, code } of bookings)
      if (numbers.has(id)) await recordActivity(tx, account, deps.now(), { subject: `booking ${code}`, action: 'look at document' })
    return numbers
  })
}

/** @throws Refusal `not_found` if the guest of the booking has given none, or it was erased */
export async function lookAtDocument(deps: Deps, account: Account, bookingId: number): Promise<{ documentNumber: string }> {
  const found = await bookingById(deps.db, bookingId)
  const documentNumber = found && (await lookAtDocuments(deps, account, [found.booking])).get(bookingId)
  if (documentNumber === undefined) throw new Refusal('not_found')
  return { documentNumber }
}

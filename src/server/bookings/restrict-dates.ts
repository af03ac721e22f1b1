import { randomBytes } from 'node:crypto'
import type { bookingCalls } from '#contract/bookings.ts'
import type { InputOf } from '#contract/call.ts'
import { refuseIf } from '#contract/refusal.ts'
import { bookingCode } from '#domain/bookings/code.ts'
import { restrictionGuest, restrictionReason } from '#words/records.ts'
import { recordActivity } from '../activity/record-activity.ts'
import { bookings } from '../db/schema.ts'
import { orDatesTaken } from '../db/violations.ts'
import type { Deps } from '../deps.ts'
import type { Account } from '../http/account.ts'
import { releaseHoldsBefore } from '../stays/queries.ts'
import { villaOnSale } from '../villas/queries.ts'

/** Blocks nights for the owners. Any days are allowed, including Sundays, if the nights are free. @returns the id of the restriction */
export async function restrictDates(deps: Deps, account: Account, input: InputOf<typeof bookingCalls.restrict>): Promise<number> {
  const { villaId, checkIn, checkOut, reason = restrictionReason } = input
  const at = deps.now()
  refuseIf(checkOut <= checkIn && 'reversed')
  return deps.db
    .transaction(async (tx) => {
      await villaOnSale(tx, villaId, { lock: true })
      await releaseHoldsBefore(tx, villaId, at)
      const [restriction] = await tx
        .insert(bookings)
        .values({
          villaId,
          checkIn,
          checkOut,
          code: bookingCode(randomBytes(6)),
          status: 'restricted',
          guestName: restrictionGuest,
          specialRequests: reason,
          createdAt: at,
          updatedAt: at,
        })
        .returning({ id: bookings.id })
      if (!restriction) throw new Error('inserting a restriction gave no row')
      await recordActivity(tx, account, at, { subject: `villa ${villaId}`, action: 'restrict', after: { checkIn, checkOut, reason } })
      return restriction.id
    })
    .catch(orDatesTaken)
}

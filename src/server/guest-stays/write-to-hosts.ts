import { eq } from 'drizzle-orm'
import type { InputOf } from '#contract/call.ts'
import type { guestStayCalls } from '#contract/guest-stays.ts'
import { threads } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { Account } from '../http/account.ts'
import { enforceRateLimit } from '../http/rate-limits.ts'
import { messageLimit } from '../support/messages.ts'
import { sendMessagePicture } from '../threads/by-mail.ts'
import { lockThreadOfStay } from '../threads/lock-thread.ts'
import { writeMessage } from '../threads/write-message.ts'
import { ownBooking } from './own-booking.ts'

/** A guest's message about a stay of their own that is no request. @throws Refusal `no_such_booking` */
export async function writeToHosts(deps: Deps, account: Account, { bookingNumber, message }: InputOf<typeof guestStayCalls.write>) {
  await enforceRateLimit(deps, messageLimit(account.id))
  await deps.db.transaction(async (tx) => {
    const { booking } = await ownBooking(tx, account, bookingNumber)
    await writeMessage(tx, deps, await lockThreadOfStay(tx, deps, booking), { author: 'guest', body: message })
  })
  return {}
}

/** A picture that came by mail about a stay of one's own, also about a request. @throws Refusal `no_such_booking`, `not_found` */
export async function ownMessagePicture(
  { db }: Deps,
  account: Account,
  { bookingNumber, id }: InputOf<typeof guestStayCalls.messagePicture>,
) {
  const { booking } = await ownBooking(db, account, bookingNumber)
  return sendMessagePicture(db, id, eq(threads.bookingId, booking.id))
}

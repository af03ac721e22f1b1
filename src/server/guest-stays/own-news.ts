import type { InputOf } from '#contract/call.ts'
import type { guestStayCalls } from '#contract/guest-stays.ts'
import type { StayNews } from '#contract/news.ts'
import { Refusal } from '#contract/refusal.ts'
import type { Language } from '#words/languages.ts'
import { listMailboxProved } from '../accounts/email-proved.ts'
import type { Db } from '../db/client.ts'
import type { Deps } from '../deps.ts'
import type { Account } from '../http/account.ts'
import { chooseNews } from '../mail/change-consent.ts'
import { findConsent } from '../mail/news-consent.ts'
import type { BookingRow } from '../stays/queries.ts'
import { lockOwnBooking } from './own-booking.ts'

/** Null while the address of a stay is not proved: nobody agrees for somebody else. */
export async function findStayNews(db: Db, booking: BookingRow): Promise<StayNews | null> {
  if (booking.email === '' || !(await listMailboxProved(db, [booking])).has(booking.id)) return null
  return { agreed: (await findConsent(db, booking.email)) !== undefined }
}

/** @throws Refusal `no_such_booking`, `email_unproved` */
export async function chooseOwnNews(deps: Deps, account: Account, input: InputOf<typeof guestStayCalls.chooseNews>, language: Language) {
  const { bookingNumber, agree } = input
  await deps.db.transaction(async (tx) => {
    const booking = await lockOwnBooking(tx, account, bookingNumber)
    if (!(await findStayNews(tx, booking))) throw new Refusal('email_unproved')
    await chooseNews(tx, deps, { email: booking.email, agree, by: 'account', language })
  })
  return {}
}

import type { InputOf } from '#contract/call.ts'
import type { guestStayCalls } from '#contract/guest-stays.ts'
import { badFields } from '#contract/refusal.ts'
import { sendActionCode, takeActionCode } from '../accounts/action-codes.ts'
import type { Db } from '../db/client.ts'
import type { Deps } from '../deps.ts'
import type { Account } from '../http/account.ts'
import { templatesIn } from '../notifications/in-language.ts'
import type { BookingRow } from '../stays/queries.ts'
import { villaOnSale } from '../villas/queries.ts'
import { type AgreedChange, agreedTerms } from './agreed-change.ts'
import { refuseChange, refuseOthersNights } from './change-terms.ts'
import { ownBooking } from './own-booking.ts'

/** What a code is good for: this booking, these nights, and the amounts that the guest was shown. */
const toAction = ({ id }: BookingRow, { villaId, checkIn, checkOut, total, back }: AgreedChange): string =>
  `change ${id} ${villaId} ${checkIn} ${checkOut} ${total} ${back}`

/** Mails the code with which the guest confirms a change that costs less. */
export async function sendChangeCode(deps: Deps, account: Account, input: InputOf<typeof guestStayCalls.changeCode>) {
  const { booking } = await ownBooking(deps.db, account, input.bookingNumber)
  await refuseChange(deps, booking, input)
  const { back, retained } = await agreedTerms(deps, booking, input)
  await refuseOthersNights(deps, booking, input)
  const villa = await villaOnSale(deps.db, input.villaId)
  await sendActionCode(deps, account, toAction(booking, input), (code, language) =>
    templatesIn(language).changeCode(
      account,
      { booking, villa: villa.name, checkIn: input.checkIn, checkOut: input.checkOut, back, retained },
      code,
    ),
  )
  return { mailServer: deps.env.SMTP_URL !== undefined }
}

/** Whether the mailed code is right; the caller commits also where it is wrong. */
export async function takeChangeCode(
  tx: Db,
  deps: Deps,
  account: Account,
  booking: BookingRow,
  input: InputOf<typeof guestStayCalls.change>,
): Promise<boolean> {
  if (input.code === undefined) throw badFields({ code: 'code_required' })
  return takeActionCode(tx, deps, account, toAction(booking, input), input.code)
}

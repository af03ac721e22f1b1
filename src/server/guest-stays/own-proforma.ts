import { refuseIf } from '#contract/refusal.ts'
import type { Deps } from '../deps.ts'
import type { Account } from '../http/account.ts'
import { formatNumber } from '../papers/issue-paper.ts'
import { issueProforma } from '../papers/issue-papers.ts'
import { ownBooking } from './own-booking.ts'

/** @throws Refusal `no_such_booking`, `nothing_to_pay`, `no_iban` */
export async function makeOwnProforma(deps: Deps, account: Account, bookingNumber: string): Promise<{ number: string }> {
  const { booking } = await ownBooking(deps.db, account, bookingNumber)
  refuseIf(booking.status !== 'partial_paid' && 'nothing_to_pay')
  return { number: formatNumber(await issueProforma(deps, booking.id)) }
}

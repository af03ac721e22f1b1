import type { InputOf } from '#contract/call.ts'
import type { guestStayCalls } from '#contract/guest-stays.ts'
import { Refusal, refuseIf } from '#contract/refusal.ts'
import type { Deps } from '../deps.ts'
import type { BookingRow } from '../stays/queries.ts'
import { checkConsent } from './change-requests.ts'
import { computeTerms, type TermsNow } from './change-terms.ts'

/** A change with the amounts that the guest was shown. */
export type AgreedChange = InputOf<typeof guestStayCalls.changeCode>

/**
 * The terms that the guest has agreed to.
 * `deps`: those of the transaction, within one.
 * @throws Refusal `consent_needed` if the owners have to agree first, `price_changed` if the amounts are others than were shown
 */
export async function agreedTerms(deps: Deps, booking: BookingRow, shown: AgreedChange): Promise<TermsNow> {
  const consent = await checkConsent(deps.db, booking, shown, deps.now())
  refuseIf(consent !== 'not_needed' && consent !== 'agreed' && 'consent_needed')
  const terms = await computeTerms(deps, booking, shown)
  const { total, due, back } = terms
  if (shown.total !== total || shown.due !== due || shown.back !== back)
    throw new Refusal('price_changed', { details: { total: total / 100, due: due / 100, back: back / 100 } })
  return terms
}

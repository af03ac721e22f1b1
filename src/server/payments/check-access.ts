import { failure } from '#words/records.ts'
import type { Deps } from '../deps.ts'

export const CHECK_BANK_ACCESS = 'check the access to the bank'

// Booking codes never contain a zero, so this order id can never exist.
const NONEXISTENT_ORDER = 'VB-CHECK0-1-01'

/**
 * Queries the bank for an order id that cannot exist. With wrong API credentials lost payments are never found, and normal operation does
 * not reveal the error (nestpay.md 11). Throws unless the bank reports 'not found'; the dashboard shows the job's error.
 */
export async function checkBankAccess({ bank }: Deps): Promise<void> {
  const { state, reason } = await bank.askOrder(NONEXISTENT_ORDER, 0)
  if (state === 'not_found') return
  throw new Error(failure.bankAccess(reason))
}

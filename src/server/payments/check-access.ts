import type { Deps } from '../deps.ts'

export const CHECK_BANK_ACCESS = 'check the access to the bank'

// A booking number never holds a zero: nobody will ever pay this order.
const MADE_UP_ORDER = 'VB-CHECK0-1-01'

/**
 * Asks the bank for an order that cannot exist. With a wrong API user every lost payment would stay lost, and no good day
 * would show it (nestpay.md 11). Throws where the bank does not say 'no record'; the dashboard shows the job's error.
 */
export async function checkBankAccess({ bank }: Deps): Promise<void> {
  const { state, reason } = await bank.askOrder(MADE_UP_ORDER, 0)
  if (state === 'not_found') return
  throw new Error(
    `The bank’s API cannot be asked about payments (${reason}). Please check the API user, its rights and this server’s address.`,
  )
}

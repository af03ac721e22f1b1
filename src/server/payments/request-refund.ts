import type { Dinars } from '#domain/currency.ts'
import type { Bank, RefundResult } from './bank.ts'

/** `dinars`: amount to refund; `whole`: true if it is the whole payment. */
type Wanted = { orderId: string; dinars: Dinars; whole: boolean }

/** Void cancels a whole payment before the day's settlement; credit works after it (nestpay.md 8.4). */
export async function requestRefund(bank: Bank, { orderId, dinars, whole }: Wanted): Promise<RefundResult> {
  if (whole) {
    const voided = await bank.voidPayment(orderId)
    if (voided.outcome !== 'refused') return voided
  }
  return bank.credit(orderId, dinars)
}

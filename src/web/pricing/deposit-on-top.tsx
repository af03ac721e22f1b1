import { SECURITY_DEPOSIT } from '#domain/pricing/security-deposit.ts'
import { formatEurosBriefly } from '#words/en/numbers.ts'
import * as words from '#words/en/pricing.ts'

/** The deposit, which is part of no total. */
export const DepositOnTop = () => <p className="mt-2 text-ink-soft text-sm">{words.depositOnTop(formatEurosBriefly(SECURITY_DEPOSIT))}</p>

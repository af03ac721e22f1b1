import { SECURITY_DEPOSIT } from '#domain/pricing/security-deposit.ts'
import { formatEuros } from '#words/en/numbers.ts'
import * as words from '#words/en/pricing.ts'

/** The deposit, which is part of no total. */
export const DepositOnTop = () => <p className="mt-2 text-ink-soft text-sm">{words.depositOnTop(formatEuros(SECURITY_DEPOSIT))}</p>

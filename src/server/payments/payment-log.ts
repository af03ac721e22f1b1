import type { Deps } from '../deps.ts'
import type { Verdict } from './bank.ts'

type Step = 'opened' | 'answered' | 'settled' | 'asked' | 'refunded'

/** Ids, amounts and codes; never card data, names or texts that the bank or a guest wrote. */
type Facts = { code?: string | null; mdStatus?: string | null } & Record<string, string | number | boolean | null | undefined>

/** One line for each step of a payment, so that the log alone explains what became of it. `doubt`: somebody may have to look. */
export function logPayment(
  { log }: Pick<Deps, 'log'>,
  step: Step,
  orderId: string,
  { code, mdStatus, ...facts }: Facts,
  doubt = false,
): void {
  const codes = {
    code: code === undefined ? undefined : knownCode(code),
    mdStatus: mdStatus === undefined ? undefined : knownCode(mdStatus),
  }
  log[doubt ? 'warn' : 'info']({ orderId, booking: getBooking(orderId), ...facts, ...codes }, `payment ${step}`)
}

const getBooking = (orderId: string): string | undefined => orderId.split('-')[1]

/** What signs as the bank's is not always the bank's: no other text gets into the log or becomes a label. */
const knownCode = (code: string | null): string => (code === null || code === '' ? 'none' : /^\d{1,3}$/.test(code) ? code : 'other')

/** Counts an answer of the bank. Codes of answers that prove nothing can be anything, so they are not told apart. */
export function countAnswer({ meters }: Pick<Deps, 'meters'>, verdict: Verdict | 'lost', code: string | null): void {
  const proved = verdict === 'approved' || verdict === 'failed' || verdict === 'error'
  meters.bankAnswers.inc({ verdict, code: proved ? knownCode(code) : 'none' })
}

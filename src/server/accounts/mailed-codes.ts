import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { Refusal } from '#contract/refusal.ts'
import type { Deps } from '../deps.ts'

export const CODE_MINUTES = 10
export const ATTEMPTS_PER_CODE = 5

/** A mailed code as the database stores it. */
type StoredCode = { codeHash: string; expiresAt: Date; attemptsLeft: number }

export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0')

/**
 * Keyed hash: all million codes could be hashed quickly by a reader of the table.
 * @param boundTo whom or what the code is good for
 */
export const hashCode = ({ secret }: Pick<Deps, 'secret'>, boundTo: string, code: string): string =>
  createHmac('sha256', secret)
    .update(`email code ${boundTo} ${code.replace(/\s/g, '')}`)
    .digest('base64url')

/** Whether a code can be tried at all. */
export const isOpen = (now: Date, stored: StoredCode | undefined): stored is StoredCode =>
  stored !== undefined && stored.expiresAt > now && stored.attemptsLeft > 0

export const isRight = ({ codeHash }: StoredCode, givenHash: string): boolean =>
  timingSafeEqual(Buffer.from(codeHash), Buffer.from(givenHash))

/**
 * A wrong code with what its form may know: how often it can be tried. Every challenge has as many tries, whether a code was sent or not,
 * so that this tells nobody who has an account.
 */
export function wrongCode(triesLeft: number | null): Refusal {
  if (triesLeft === null) return new Refusal('wrong_email_code', { fields: { code: 'wrong_email_code' } })
  const says = triesLeft > 0 ? ({ code: 'email_code_tries', tries: triesLeft } as const) : 'email_code_over'
  return new Refusal('wrong_email_code', { says, fields: { code: says } })
}

import { Refusal } from '#contract/refusal.ts'

const EXCLUSION_VIOLATION = '23P01'
const UNIQUE_VIOLATION = '23505'
const CHECK_VIOLATION = '23514'

type Caused = { cause?: { code?: string; constraint?: string } }

/** True if the constraint against selling a night twice was violated. */
export const nightsAlreadySold = (error: unknown): boolean => {
  const cause = (error as Caused).cause
  return cause?.code === EXCLUSION_VIOLATION && cause.constraint === 'nights_sold_once'
}

/** True if the bank's transaction is already recorded for another payment. */
export const transactionAlreadyUsed = (error: unknown): boolean => {
  const cause = (error as Caused).cause
  return cause?.code === UNIQUE_VIOLATION && cause.constraint === 'payments_one_per_transaction'
}

/** For `catch`: turns a violated night constraint into Refused `dates_taken`. */
export const orDatesTaken = (error: unknown): never => {
  throw nightsAlreadySold(error) ? new Refusal('dates_taken') : error
}

/** True if the change would leave the site without an owner. */
export const lastOwnerWouldGo = (error: unknown): boolean => {
  const cause = (error as Caused).cause
  return cause?.code === CHECK_VIOLATION && cause.constraint === 'an_owner_stays'
}

export const alreadyThere = (error: unknown): boolean => (error as Caused).cause?.code === UNIQUE_VIOLATION

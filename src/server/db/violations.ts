import { Refused } from '#contract/refused.ts'

const EXCLUSION_VIOLATION = '23P01'
const UNIQUE_VIOLATION = '23505'

type Caused = { cause?: { code?: string; constraint?: string } }

/** The database refused to sell a night twice. */
export const nightsAlreadySold = (error: unknown): boolean => {
  const cause = (error as Caused).cause
  return cause?.code === EXCLUSION_VIOLATION && cause.constraint === 'nights_sold_once'
}

/** A bank's transaction has been recorded for another payment already. */
export const transactionAlreadyUsed = (error: unknown): boolean => {
  const cause = (error as Caused).cause
  return cause?.code === UNIQUE_VIOLATION && cause.constraint === 'payments_one_per_transaction'
}

/** For `catch`: nights that the database refused to sell twice become a refusal in words. */
export const orDatesTaken = (error: unknown): never => {
  throw nightsAlreadySold(error) ? new Refused('dates_taken') : error
}

export const alreadyThere = (error: unknown): boolean => (error as Caused).cause?.code === UNIQUE_VIOLATION

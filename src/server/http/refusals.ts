import { randomBytes } from 'node:crypto'
import type { Logger } from 'pino'
import { isLockTimeout } from '../db/lock-holders.ts'

/** What callers whose request waited too long for a lock are told in `Retry-After`. */
export const RETRY_SECONDS = 5

/** Logs an unexpected error, or that a request waited too long for a lock. @returns the reference shown to the caller */
export function reportBug(log: Logger, error: unknown): string {
  const reference = randomBytes(4).toString('hex')
  if (isLockTimeout(error)) log.warn({ reference, err: error }, 'waited too long for a lock of the database')
  else log.error({ reference, err: error }, 'unforeseen error')
  return reference
}

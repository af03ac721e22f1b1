import { randomBytes } from 'node:crypto'
import type { Logger } from 'pino'

/** Logs an unexpected error. @returns the reference shown to the caller */
export function reportBug(log: Logger, error: unknown): string {
  const reference = randomBytes(4).toString('hex')
  log.error({ reference, err: error }, 'unforeseen error')
  return reference
}

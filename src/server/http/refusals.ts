import { randomBytes } from 'node:crypto'
import type { Logger } from 'pino'
import type { Refused } from '#contract/refused.ts'

/** `error` and `message` are equal: some specified callers read one, some the other. */
export const refusalBody = (refused: Refused) => ({
  ...refused.details,
  success: false,
  code: refused.code,
  error: refused.message,
  message: refused.message,
  ...(refused.fields ? { fields: refused.fields } : {}),
})

/** Logs an unexpected error. @returns the reference shown to the caller */
export function reportBug(log: Logger, error: unknown): string {
  const reference = randomBytes(4).toString('hex')
  log.error({ reference, err: error }, 'unforeseen error')
  return reference
}

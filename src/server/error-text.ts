import { DrizzleQueryError } from 'drizzle-orm/errors'
import { failure } from '#words/records.ts'

const LONGEST = 500

/** What PostgreSQL and Node say besides the message. Errors of several addresses have a message each. */
type DetailedError = Error & { code?: unknown; constraint?: unknown; errors?: readonly Error[] }

/**
 * An error as it may be stored and shown: the cause in words, with code and constraint. No statement, no parameters, no quoted values, no
 * e-mail addresses.
 */
export function errorText(error: unknown): string {
  if (!(error instanceof Error)) return withoutEmailAddresses(String(error)).slice(0, LONGEST)
  if (error instanceof DrizzleQueryError) return error.cause ? errorText(error.cause) : failure.statementRefused
  const { code, constraint, errors = [] } = error as DetailedError
  const known = [sqlState(code), typeof constraint === 'string' && `constraint ${constraint}`].filter(Boolean)
  const text = withoutValues(error.message || errors.map(({ message }) => message).join('; ') || error.name, code)
  return `${text}${known.length > 0 ? ` (${known.join(', ')})` : ''}`.slice(0, LONGEST)
}

const sqlState = (code: unknown): string | null => (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? `SQLSTATE ${code}` : null)

/** SQLSTATE class 22 (data exception), whose messages quote the invalid value. */
const isDataError = (code: unknown): boolean => typeof code === 'string' && /^22[0-9A-Z]{3}$/.test(code)

const withoutQuotedValues = (text: string): string => text.replace(/"[^"]*"/g, '"…"')

export const withoutEmailAddresses = (text: string): string => text.replace(/[^\s"'<>(),;:]+@[^\s"'<>(),;:]+/g, '(a mail address)')

/** An error's message without personal data. `code`: of the error; some messages quote what was entered. */
export const withoutValues = (message: string, code: unknown): string =>
  withoutEmailAddresses(isDataError(code) ? withoutQuotedValues(message) : message)

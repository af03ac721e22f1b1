import { AsyncLocalStorage } from 'node:async_hooks'
import pino, { type DestinationStream, type Logger } from 'pino'

/** `account` is whose account the work came to, as far as is known. */
export type LogContext = { about: Record<string, string>; account?: number }

const context = new AsyncLocalStorage<LogContext>()

/** Whatever is logged while `work` runs, however deep inside, says what it was for. */
export const logged = <T>(what: LogContext, work: () => T): T => context.run(what, work)

/** Notes whose account a request came to, by number, for the line of a refusal. */
export function noteAccount(id: number): void {
  const now = context.getStore()
  if (now) now.account = id
}

/** The site's log: one JSON object a line, without anything about a person. */
export const siteLog = (level: string, destination?: DestinationStream): Logger =>
  pino(
    {
      level,
      mixin: () => context.getStore()?.about ?? {},
      serializers: { err: (error: unknown) => told(error), reason: (reason: unknown) => withoutPeople(String(reason)) },
    },
    destination ?? pino.destination(1),
  )

type Told = { type: string; message: string; code?: string; constraint?: string; stack?: string; cause?: Told }

/** What of an error may be written down: not the values that a query was made with, and no mail address. */
function told(error: unknown): Told {
  if (!(error instanceof Error)) return { type: typeof error, message: withoutPeople(String(error)) }
  const { code, constraint, query } = error as { code?: unknown; constraint?: unknown; query?: unknown }
  const message = typeof query === 'string' ? `Failed query: ${query}` : error.message
  const frames = error.stack?.slice(error.stack.indexOf('\n    at ') + 1)
  return {
    type: error.name,
    message: withoutPeople(isDataError(code) ? quotesEmptied(message) : message),
    ...(typeof code === 'string' ? { code } : {}),
    ...(typeof constraint === 'string' ? { constraint } : {}),
    ...(frames?.startsWith('    at ') ? { stack: frames } : {}),
    ...(error.cause === undefined ? {} : { cause: told(error.cause) }),
  }
}

/** PostgreSQL's class of errors that quote the value at fault. */
const isDataError = (code: unknown): boolean => typeof code === 'string' && /^22[0-9A-Z]{3}$/.test(code)

const quotesEmptied = (text: string): string => text.replace(/"[^"]*"/g, '"…"')

const withoutPeople = (text: string): string => text.replace(/[^\s"'<>(),;:]+@[^\s"'<>(),;:]+/g, '(a mail address)')

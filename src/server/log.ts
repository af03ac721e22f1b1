import { AsyncLocalStorage } from 'node:async_hooks'
import pino, { type DestinationStream, type Logger } from 'pino'
import { withoutEmailAddresses, withoutValues } from './error-text.ts'
import { machineFailure } from './machine-failure.ts'

/** `account`: id of the account concerned, if known. */
export type LogContext = { about: Record<string, string>; account?: number }

const context = new AsyncLocalStorage<LogContext>()

/** Adds `what` to everything logged while `work` runs, including asynchronous calls. */
export const logged = <T>(what: LogContext, work: () => T): T => context.run(what, work)

/** Sets the account of the current request, which is logged if the request is refused. */
export function noteAccount(id: number): void {
  const now = context.getStore()
  if (now) now.account = id
}

/** JSON log, one object per line, without personal data. */
export const siteLog = (level: string, destination?: DestinationStream): Logger =>
  pino(
    {
      level,
      // A copy: pino adds the fields of each line to what it gets here.
      mixin: () => ({ ...context.getStore()?.about }),
      serializers: { err: (error: unknown) => serializedError(error), reason: (reason: unknown) => withoutEmailAddresses(String(reason)) },
    },
    destination ?? pino.destination(1),
  )

type SerializedError = { type: string; message: string; code?: string; constraint?: string; stack?: string; cause?: SerializedError }

/** Serialises an error without query parameters and email addresses. */
function serializedError(error: unknown): SerializedError {
  if (!(error instanceof Error)) return { type: typeof error, message: withoutEmailAddresses(String(error)) }
  const { code, constraint, query } = error as { code?: unknown; constraint?: unknown; query?: unknown }
  const message = typeof query === 'string' ? `Failed query: ${query}` : error.message
  const machine = machineFailure(error)
  if (machine) return { type: error.name, message: machine, ...(typeof code === 'string' ? { code } : {}) }
  const frames = error.stack?.slice(error.stack.indexOf('\n    at ') + 1)
  return {
    type: error.name,
    message: withoutValues(message, code),
    ...(typeof code === 'string' ? { code } : {}),
    ...(typeof constraint === 'string' ? { constraint } : {}),
    ...(frames?.startsWith('    at ') ? { stack: frames } : {}),
    ...(error.cause === undefined ? {} : { cause: serializedError(error.cause) }),
  }
}

import { z } from 'zod'
import type { AnswerOf, AnyCall, InputOf } from '#contract/call.ts'
import { badInput, Refused } from '#contract/refused.ts'
import type { Account } from './account.ts'

type Asked<C extends AnyCall> = {
  input: InputOf<C>
  /** Null only where visitors may call. */
  account: C['access'] extends 'visitor' ? Account | null : Account
  /** The caller's address, for limits on tries. */
  address: string
  request: Request
  setCookie: (cookie: string) => void
}

export type Handler<C extends AnyCall> = (asked: Asked<C>) => Promise<AnswerOf<C> | Response> | AnswerOf<C> | Response

/** `onFailure`: answers in place of any refusal or error, where a person would be shown bare JSON. */
export type Route = { call: AnyCall; handler: Handler<AnyCall>; onFailure: (() => Response) | undefined }

/** Binds a declared call to what answers it. */
export const serve = <C extends AnyCall>(call: C, handler: Handler<C>, onFailure?: () => Response): Route => ({
  call,
  handler: handler as unknown as Handler<AnyCall>,
  onFailure,
})

/** Decodes what came in, in our words, or refuses naming each field at fault. */
export function decodeInput<C extends AnyCall>(call: C, outside: unknown): InputOf<C> {
  if (unwritable(outside)) throw new Refused('bad_input')
  const decoded = z.safeDecode(call.input, outside as z.input<C['input']>)
  if (decoded.success) return decoded.data as InputOf<C>
  throw badInput(decoded.error)
}

/** What no person types, and PostgreSQL has no place for in a text: the character zero, and half of one. */
function unwritable(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\u0000') || !value.isWellFormed()
  return typeof value === 'object' && value !== null && Object.entries(value).some(([key, inner]) => unwritable(key) || unwritable(inner))
}

/** The answer as the wire has it; a field that is not declared cannot leave. */
export function encodeAnswer(call: AnyCall, answer: unknown): unknown {
  const outside = z.encode(call.answer, answer as z.output<typeof call.answer>)
  return call.shape === 'bare' ? outside : { success: true, ...(outside as object) }
}

import { z } from 'zod'
import type { AnswerOf, AnyCall, InputOf } from '#contract/call.ts'
import { badInput, Refusal } from '#contract/refusal.ts'
import type { Language } from '#words/languages.ts'
import type { Account } from './account.ts'

type Asked<C extends AnyCall> = {
  input: InputOf<C>
  /** Null only if visitors may call. */
  account: C['access'] extends 'visitor' ? Account | null : Account
  /** The client address, for rate limits. */
  address: string
  request: Request
  /** Of the page that calls, or by `?lang=`; else English. */
  language: Language
  /** Of the owners' texts. */
  contentLanguage: Language
  setCookie: (cookie: string) => void
}

export type Handler<C extends AnyCall> = (asked: Asked<C>) => Promise<AnswerOf<C> | Response> | AnswerOf<C> | Response

/** `onFailure`: response in place of any refusal or error, for calls that a browser navigates to. */
export type Route = { call: AnyCall; handler: Handler<AnyCall>; onFailure: (() => Response) | undefined }

/** Binds a declared call to its handler. */
export const serve = <C extends AnyCall>(call: C, handler: Handler<C>, onFailure?: () => Response): Route => ({
  call,
  handler: handler as unknown as Handler<AnyCall>,
  onFailure,
})

/** Validates and decodes the input from wire names. @throws Refusal naming each invalid field */
export function decodeInput<C extends AnyCall>(call: C, outside: unknown): InputOf<C> {
  if (isUnstorable(outside)) throw new Refusal('bad_input')
  const decoded = z.safeDecode(call.input, outside as z.input<C['input']>)
  if (decoded.success) return decoded.data as InputOf<C>
  throw badInput(decoded.error)
}

/** True if a text contains NUL or a lone surrogate, which PostgreSQL cannot store. */
function isUnstorable(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\u0000') || !value.isWellFormed()
  return (
    typeof value === 'object' && value !== null && Object.entries(value).some(([key, inner]) => isUnstorable(key) || isUnstorable(inner))
  )
}

/** Encodes the answer to wire names; removes undeclared fields. */
export function encodeAnswer(call: AnyCall, answer: unknown): unknown {
  const outside = z.encode(call.answer, answer as z.output<typeof call.answer>)
  return call.shape === 'bare' ? outside : { success: true, ...(outside as object) }
}

import { z } from 'zod'
import type { AnswerOf, AnyCall, InputOf } from '#contract/call.ts'
import { calls } from '#contract/index.ts'
import { badInput, Refusal } from '#contract/refusal.ts'
import type { SecurityEventKind } from '#domain/security/events.ts'
import type { Language } from '#words/languages.ts'
import type { Db } from '../db/client.ts'
import type { Deps } from '../deps.ts'
import type { Account } from './account.ts'

/** What is known of a request beside its input. */
type About = {
  /** The client address, for rate limits. */
  address: string
  request: Request
  /** Of the page that calls, or by `?lang=`; else English. */
  language: Language
  /** Of the owners' texts. */
  contentLanguage: Language
  setCookie: (cookie: string) => void
}

/** `account`: null only if visitors may call. */
type Asked<C extends AnyCall> = About & { input: InputOf<C>; account: C['access'] extends 'visitor' ? Account | null : Account }

type Handler<C extends AnyCall> = (asked: Asked<C>) => Promise<AnswerOf<C> | Response> | AnswerOf<C> | Response

/**
 * `event`: the security event that a successful call is recorded as; null for none. `onFailure`: response in place of any refusal or error,
 * for calls that a browser navigates to.
 */
type Served<C extends AnyCall> = {
  handle: Handler<C>
  event?: (input: InputOf<C>) => SecurityEventKind | null
  onFailure?: () => Response
}

type Calls = typeof calls
export type Subject = keyof Calls

/** How each call of these subjects is served. */
export type HandlersOf<Subjects extends Subject> = {
  [S in Subjects]: { [Name in keyof Calls[S]]: Calls[S][Name] extends infer C extends AnyCall ? Handler<C> | Served<C> : never }
}

/** `serve`: the answer in wire names, or a response of its own. `outside`: the input as it was sent. `account`: who may make the call. */
export type Route = {
  call: AnyCall
  serve: (deps: Deps, outside: unknown, account: Account | null, about: About) => Promise<Response | object>
  onFailure: (() => Response) | undefined
}

type Happened = { kind: SecurityEventKind; accountId: number | null; address: string }
export type RecordEvent = (db: Db, at: Date, happened: Happened) => Promise<void>

function makeRoute<C extends AnyCall>(call: C, served: Handler<C> | Served<C>, record: RecordEvent): Route {
  const { handle, event, onFailure }: Served<C> = typeof served === 'function' ? { handle: served } : served
  return {
    call,
    onFailure,
    serve: async ({ db, now }, outside, account, about) => {
      const input = decodeInput(call, outside)
      const answer = await handle({ ...about, input, account: account as Asked<C>['account'] })
      const kind = event?.(input)
      if (kind) await record(db, now(), { kind, accountId: account?.id ?? null, address: about.address })
      if (answer instanceof Response) return answer
      const sent = z.encode(call.answer, answer) as object
      return call.shape === 'bare' ? sent : { success: true, ...sent }
    },
  }
}

/** All calls with what serves them. */
export const makeRoutes = (handlers: HandlersOf<Subject>, record: RecordEvent): Route[] =>
  Object.entries(calls).flatMap(([subject, group]) => {
    // Compared with their calls by the type of `handlers`; a list cannot say so.
    const served = handlers[subject as Subject] as Record<string, Handler<AnyCall>>
    return Object.entries<AnyCall>(group).flatMap(([name, call]) => (served[name] ? [makeRoute(call, served[name], record)] : []))
  })

/** Validates the input and names it as the code does. @throws Refusal naming each invalid field */
export function decodeInput<C extends AnyCall>(call: C, outside: unknown): InputOf<C> {
  if (isUnstorable(outside)) throw new Refusal('bad_input')
  const { data, error } = call.input.safeParse(outside)
  if (error) throw badInput(error)
  return data as InputOf<C>
}

/** True if a text contains NUL or a lone surrogate, which PostgreSQL cannot store. */
function isUnstorable(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\u0000') || !value.isWellFormed()
  return (
    typeof value === 'object' && value !== null && Object.entries(value).some(([key, inner]) => isUnstorable(key) || isUnstorable(inner))
  )
}

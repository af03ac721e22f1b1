import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { type AnyCall, getRoles } from '#contract/call.ts'
import { Refusal } from '#contract/refusal.ts'
import { refusalBody } from '#contract/refused.ts'
import { isAmong } from '#domain/accounts/roles.ts'
import { type Language, languages } from '#words/languages.ts'
import { sayIn } from '#words/refusals.ts'
import { isLockTimeout } from '../db/lock-holders.ts'
import type { Deps } from '../deps.ts'
import { withDelivery } from '../events/deliver-events.ts'
import { noteAccount } from '../log.ts'
import type { Account } from './account.ts'
import type { Bindings } from './address.ts'
import { bodyRoom } from './body-room.ts'
import { breakingOff } from './breaking-off.ts'
import { callLimits } from './limit-calls.ts'
import { RETRY_SECONDS, reportBug } from './refusals.ts'
import { type HandlersOf, makeRoutes, type RecordEvent, type Route, type Subject } from './serve.ts'

type Api = { Bindings: Bindings; Variables: { account: Account | null } }

const LARGEST_BODY = 64 * 1024
/**
 * Room for three uploads of the largest size at once, each held several times in memory. Queue length: as many as can be processed before
 * the last one times out.
 */
const LARGE_BODIES = { bytes: 32 * 1024 * 1024, requests: 40 }
/** Far deeper than any call needs. Recursive code over the value must not overflow the stack. */
const MAX_JSON_DEPTH = 32
const JSON_TYPE = /^application\/([\w.-]+\+)?json\s*(;|$)/i

type ReadAccount = (deps: Deps, request: Request) => Promise<Account | null>

/** Builds the API: all calls share authentication, rate limits, decoding and error responses. */
export function createApi(
  deps: Deps,
  handlers: HandlersOf<Subject>,
  { readAccount, record }: { readAccount: ReadAccount; record: RecordEvent },
): Hono<Api> {
  const app = new Hono<Api>()
  const limitCalls = callLimits(deps)
  const room = bodyRoom(LARGE_BODIES)
  app.use('/api/*', asAttachment)
  for (const route of makeRoutes(handlers, record)) {
    const { method, path, largestBody = LARGEST_BODY } = route.call
    const limit = bodyLimit({
      maxSize: largestBody,
      onError: (c) => c.json(refusalBody(new Refusal('too_large'), sayIn[languageOfCall(c)]), 413),
    })
    // Authorise before reading any of the body.
    app.on(
      method,
      path,
      replaceFailure(route.onFailure),
      admission(deps, route.call, limitCalls, readAccount),
      inRoom(room, largestBody),
      limit,
      (c) => answer(deps, route, c),
    )
  }
  app.notFound((c) => c.json(refusalBody(new Refusal('no_such_call'), sayIn[languageOfCall(c)]), 404))
  app.onError((error, c) => {
    if (error instanceof Refusal) return refuse(c, error)
    const reference = reportBug(deps.log, error)
    if (isLockTimeout(error)) return refuse(c, new Refusal('database_busy', { details: { retryAfter: RETRY_SECONDS, reference } }))
    return c.json({ ...refusalBody(new Refusal('bug'), sayIn[languageOfCall(c)]), reference }, 500)
  })
  return app
}

const languageOfCall = (c: Context<Api>): Language => {
  const asked = c.req.query('lang')
  return c.env?.language ?? languages.find((language) => language === asked) ?? 'en'
}

/** A browser that navigates to a JSON response downloads it instead of rendering it. */
const asAttachment: MiddlewareHandler<Api> = async (c, next) => {
  await next()
  const { headers } = c.res
  if (!headers.get('content-type')?.startsWith('application/json') || headers.has('content-disposition')) return
  c.res.headers.set('content-disposition', 'attachment; filename="api.json"')
}

const admission =
  (deps: Deps, call: AnyCall, limitCalls: ReturnType<typeof callLimits>, readAccount: ReadAccount): MiddlewareHandler<Api> =>
  async (c, next) => {
    if (call.method !== 'GET' && call.shape !== 'bank') refuseForeignOrigin(deps.env.siteUrl, c.req.raw)
    const known = await identifyCaller(deps, call, c.env?.account ?? (() => readAccount(deps, c.req.raw)))
    if (known) noteAccount(known.id)
    const account = admitted(call, known)
    await limitCalls(call, { address: c.env?.address ?? 'unknown', account, byPage: c.env?.language !== undefined })
    c.set('account', account)
    await next()
  }

/** Limits the memory used by large request bodies in progress. Small bodies pass directly. */
const inRoom =
  (room: ReturnType<typeof bodyRoom>, largestBody: number): MiddlewareHandler<Api> =>
  async (c, next) => {
    const size = Math.min(Number(c.req.header('content-length') ?? largestBody), largestBody)
    await (size <= LARGEST_BODY ? next() : room(size, next))
  }

/** On calls open to visitors, a failed session lookup makes the caller a visitor. */
async function identifyCaller(deps: Deps, { access }: AnyCall, account: () => Promise<Account | null>): Promise<Account | null> {
  const known = account()
  if (access !== 'visitor') return known
  return known.catch((error) => {
    reportBug(deps.log, error)
    return null
  })
}

/** Replaces every failure by the route's own response; keeps the `Retry-After` header. */
const replaceFailure =
  (onFailure: Route['onFailure']): MiddlewareHandler<Api> =>
  async (c, next) => {
    await next()
    if (!onFailure || c.res.status < 400) return
    const retryAfter = c.res.headers.get('retry-after')
    c.res = undefined
    c.res = onFailure()
    if (retryAfter) c.res.headers.set('retry-after', retryAfter)
  }

async function answer(deps: Deps, { call, serve }: Route, c: Context<Api>): Promise<Response> {
  const input = await readRawInput(call, c)
  const cookies: string[] = []
  const about = {
    address: c.env?.address ?? 'unknown',
    request: c.req.raw,
    language: languageOfCall(c),
    contentLanguage: c.env?.contentLanguage ?? languageOfCall(c),
    setCookie: (cookie: string) => cookies.push(cookie),
  }
  const result = await withDelivery(deps, () => serve(deps, input, c.get('account'), about))
  if (result instanceof Response) return call.shape === 'file' ? breakingOff(result, (error) => breakOff(deps, c, error)) : result
  const headers = new Headers({ 'cache-control': 'no-store' })
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return Response.json(result, { headers })
}

/** Ends the connection of an answer that has begun. */
function breakOff({ log }: Deps, c: Context<Api>, error: unknown): void {
  reportBug(log, error)
  if (!c.env?.outgoing) throw error
  c.env.outgoing.destroy()
}

/**
 * The account the call runs as. An account that must still change its password or set up two-step sign-in counts as a visitor, or is
 * refused where visitors may not call. @throws Refusal
 */
function admitted(call: AnyCall, account: Account | null): Account | null {
  const requiredAction = call.whileActionRequired ? null : account?.requiredAction
  if (call.access === 'visitor') return requiredAction ? null : account
  if (!account) throw new Refusal('signed_out')
  if (call.access === 'admin' && !isAmong(getRoles(call), account.role)) throw new Refusal('not_admin')
  if (requiredAction) throw new Refusal(`${requiredAction}_required`)
  return account
}

/** CSRF check. Browsers always send `Origin` or `Sec-Fetch-Site` with such requests; other clients hold no cookie. */
function refuseForeignOrigin(siteUrl: string, request: Request): void {
  const origin = request.headers.get('origin')
  if (origin !== null && origin !== siteUrl) throw new Refusal('foreign_origin')
  if (request.headers.get('sec-fetch-site') === 'cross-site') throw new Refusal('foreign_origin')
}

async function readRawInput(call: AnyCall, c: Context<Api>): Promise<unknown> {
  if (call.shape === 'bank') return {}
  if (call.method === 'GET') return c.req.query()
  if (call.shape === 'multipart') return multipartFields(c.req.raw)
  const body = await readJson(c.req.raw, call.method)
  return call.method === 'DELETE' ? { ...c.req.query(), ...(body as object) } : body
}

/** The text fields of a form, and all its files under `files`, independent of their field names. */
async function multipartFields(request: Request): Promise<unknown> {
  if (!request.headers.get('content-type')?.startsWith('multipart/form-data')) throw new Refusal('wrong_type')
  const form = await request.formData().catch(() => {
    throw new Refusal('bad_input')
  })
  const texts = [...form].filter(([, value]) => typeof value === 'string')
  // Browsers send an empty file for a file input without a selection.
  const files = [...form.values()].filter((value) => value instanceof File && (value.size > 0 || value.name !== ''))
  return { ...Object.fromEntries(texts), files }
}

async function readJson(request: Request, method: string): Promise<unknown> {
  // Fails if the client aborts while sending.
  const text = await request.text().catch(() => {
    throw new Refusal('broken_json')
  })
  if (text === '') return {}
  const type = request.headers.get('content-type') ?? ''
  // Cross-site pages can post forms and plain text without a CORS preflight, but not JSON.
  if (!JSON_TYPE.test(type) && method !== 'DELETE') throw new Refusal('wrong_type')
  try {
    const value = JSON.parse(text)
    if (value && typeof value === 'object' && !Array.isArray(value) && !deeperThan(MAX_JSON_DEPTH, value)) return value
  } catch {
    // Refusal below.
  }
  throw new Refusal('broken_json')
}

/** Each object or array counts as one level. */
const deeperThan = (levels: number, value: unknown): boolean =>
  typeof value === 'object' && value !== null && (levels === 0 || Object.values(value).some((inner) => deeperThan(levels - 1, inner)))

function refuse(c: Context<Api>, refused: Refusal): Response {
  const seconds = refused.details?.retryAfter
  if (typeof seconds === 'number') c.header('retry-after', String(seconds))
  return c.json(refusalBody(refused, sayIn[languageOfCall(c)]), refused.status as 400)
}

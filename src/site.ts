import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { createRequestHandler, type RequestHandler, RouterContextProvider } from 'react-router'
import { allCalls } from '#contract/index.ts'
import { dayAtProperty } from '#domain/calendar-day.ts'
import { accountOf } from '#server/accounts/account-of.ts'
import { carriesSession } from '#server/accounts/session-cookie.ts'
import { createApp } from '#server/app.ts'
import { isLockTimeout } from '#server/db/lock-holders.ts'
import type { Deps } from '#server/deps.ts'
import { type Bindings, clientAddress } from '#server/http/address.ts'
import { pageHeaders } from '#server/http/headers.ts'
import { healthRoutes } from '#server/http/health.ts'
import { pageLimit } from '#server/http/limit-calls.ts'
import { asksTooMuch } from '#server/http/long-addresses.ts'
import { RETRY_SECONDS, reportBug } from '#server/http/refusals.ts'
import { metricsRoutes } from '#server/metrics/routes.ts'
import { mailPreviews } from '#server/notifications/previews.ts'
import { paymentCheck } from '#server/payments/payment-check.ts'
import { PAYMENT_CHECK_PATH } from '#server/payments/payment-check-page.ts'
import { pictureRoutes } from '#server/pictures/routes.ts'
import { wellKnownRoutes } from '#server/settings/well-known.ts'
import { officeCookie } from '#web/admin/office-cookie.server.ts'
import { apiContext, type RenderedDocument, requestContext } from '#web/api.ts'
import { nothingEmitted } from '#web/emitted.server.ts'
import { type Language, languageOf, languages, officeLanguageOf, prefixOf } from '#words/languages.ts'
import { pageFailuresIn } from '#words/page-failures.ts'
import { sayIn } from '#words/refusals.ts'
import { compressed } from './compression.ts'
import { asNotFound, isAdminPath, requestedPage } from './hidden-admin.ts'
import { pageApi } from './page-api.ts'
import { pageBuild } from './page-builds.ts'
import { isBrieflyCached, type PageCache, pageCache, type SharedPage, sharedPage } from './page-cache.ts'

// The longest texts in a form are terms and privacy.
const LARGEST_FORM = 256 * 1024

const readOnlyPaths = new Set(allCalls.filter(({ readOnly }) => readOnly).map(({ path }) => path))

type Site = Hono<{ Bindings: Bindings }>

/** API and pages in one app. Pages call the API through the contract's client. */
export function createSite(deps: Deps): { fetch: Site['fetch']; cache: PageCache } {
  const { siteUrl } = deps.env
  const secure = siteUrl.startsWith('https://')
  const api = createApp(deps)
  const pagesIn = pageHandlers()
  const cache = pageCache(async () => `${dayAtProperty(deps.now())} ${await deps.content.version()}`)
  const limitPages = pageLimit(deps)
  const sendToApi = async (request: Request, env: Bindings) => {
    const response = await api.fetch(request, env)
    if (request.method !== 'GET' && !readOnlyPaths.has(new URL(request.url).pathname)) {
      deps.content.changed()
      cache.invalidate()
    }
    return response
  }
  const site: Site = new Hono()

  site.use(async (c, next) => {
    if (asksTooMuch(new URL(c.req.url))) return c.text('Not found', 404)
    c.env ??= {}
    c.env.address = clientAddress(c.req.raw, c.env, deps.env.TRUST_PROXY === 'on')
    return next()
  })
  site.route('/', healthRoutes(deps))
  site.route('/', metricsRoutes(deps))
  site.route('/', wellKnownRoutes(deps))
  site.route('/', pictureRoutes(deps))
  if (import.meta.env.DEV) site.route('/', mailPreviews(deps))
  for (const language of languages) site.get(prefixOf(language) + PAYMENT_CHECK_PATH, (c) => paymentCheck(deps, c.req.raw))
  site.all('/api/*', (c) => sendToApi(c.req.raw, c.env))
  site.get('/api', (c) => api.fetch(c.req.raw, c.env))

  site.use('*', async (c, next) => {
    if (!fromThisSite(c.req.raw, siteUrl)) return c.text(pageFailuresIn[await failureLanguage(c.req.raw)].fromAnotherSite, 403)
    return next()
  })
  site.use(
    '*',
    bodyLimit({ maxSize: LARGEST_FORM, onError: async (c) => c.text(sayIn[await failureLanguage(c.req.raw)]('too_large'), 413) }),
  )
  site.all('*', async (c) => {
    const asked = c.req.raw
    const shared = import.meta.env.PROD ? sharedPage(asked) : null
    const found = shared && (await cache.find(shared, asked))
    if (found) {
      deps.meters.pages.inc({ how: 'kept' })
      return found
    }
    // A shared page is rendered from its path alone, so that nothing of one visitor's request is cached for others.
    const request = shared ? new Request(new URL(shared.path, siteUrl)) : asked
    let rendered = false
    const render = async () => {
      rendered = true
      const wait = await limitPages(c.env.address ?? 'unknown')
      if (wait !== null) return { html: null, response: tooManyPages(wait, await failureLanguage(c.req.raw)) }
      return renderPage(request, c.env, shared)
    }
    const seen = shared && (await cache.version().catch(() => null))
    if (!shared || seen === null) return (await render()).response
    const response = await cache.renderOnce(shared, seen, asked, render)
    if (!rendered) deps.meters.pages.inc({ how: 'kept' })
    return response
  })

  /** The language of an answer in place of a page: in the office that of the person, else that of the address. */
  async function failureLanguage(request: Request): Promise<Language> {
    const url = new URL(request.url)
    if (!isAdminPath(url)) return languageOf(url.pathname)
    const account = await accountOf(deps, request).catch(() => null)
    return account?.status === 2 ? officeLanguageOf(account.language) : ((await officeCookie.read(request)) ?? 'en')
  }

  async function renderPage(
    request: Request,
    env: Bindings,
    shared: SharedPage | null,
  ): Promise<{ html: Buffer | null; response: Response }> {
    const context = new RouterContextProvider()
    const url = new URL(request.url)
    const contentLanguage = languageOf(url.pathname)
    // The office is in the language of the signed-in person, everything else in that of its address. Owners write their texts in English.
    const known = isAdminPath(url) ? await accountOf(deps, request) : undefined
    const language = known?.status === 2 ? officeLanguageOf(known.language) : contentLanguage
    const { api, cookies } = pageApi(deps, request, { env, send: sendToApi, language, contentLanguage, known })
    context.set(apiContext, api)
    // Hidden from everyone but administrators: 404, and no names of its scripts.
    const hidden = known !== undefined && known?.status !== 2
    const emitted = nothingEmitted()
    const document: RenderedDocument = { html: null, toast: null }
    const hasSession = shared?.signedIn ?? carriesSession(request.headers.get('cookie') ?? '')
    const asked = { hasSession, shared: shared !== null, hidden: hidden ? requestedPage(request) : null }
    const report = (error: unknown) => reportBug(deps.log, error)
    context.set(requestContext, { siteUrl, emitted, document, report, ...asked })
    const pages = await pagesIn(language, known?.status === 2 ? '' : prefixOf(language))
    const page = await pages(hidden ? asNotFound(request) : request, context)
    const { html } = document
    if (html !== null) deps.meters.pages.inc({ how: 'rendered' })
    // Pages that are not shared may be personal and must not stay in a browser that others use.
    const brief = page.status === 200 && isBrieflyCached(request)
    const caching = brief ? 'private, max-age=5' : `no-${shared ? 'cache' : 'store'}`
    const headers = pageHeaders(page.headers, {
      emitted,
      bankOrigin: deps.bank.origin,
      secure,
      alive: import.meta.env.DEV,
      cacheControl: caching,
    })
    if (brief) headers.append('vary', 'Cookie')
    if (hidden) headers.set('cache-control', 'no-store')
    if (page.status === 503) headers.set('retry-after', String(RETRY_SECONDS))
    for (const cookie of cookies) headers.append('set-cookie', cookie)
    const { status } = page
    const init = { status, headers }
    if (html === null || shared) {
      // The page cache compresses its pages.
      const body = html ? new Uint8Array(html) : page.body
      return { html: status === 200 ? html : null, response: new Response(body, init) }
    }
    return { html: null, response: await compressed(html, request.headers.get('accept-encoding') ?? '', init) }
  }

  site.onError(async (error, c) => {
    const reference = reportBug(deps.log, error)
    if (isLockTimeout(error))
      return c.text(pageFailuresIn[await failureLanguage(c.req.raw)].tooBusy, 503, { 'retry-after': String(RETRY_SECONDS) })
    return c.text(pageFailuresIn[await failureLanguage(c.req.raw)].wentWrong(reference), 500)
  })
  return { fetch: site.fetch, cache }
}

const tooManyPages = (seconds: number, language: Language) =>
  new Response(pageFailuresIn[language].tooManyPages, { status: 429, headers: { 'retry-after': String(seconds) } })

/** The pages in each language, loaded when they are first asked for. */
function pageHandlers() {
  const loaded = new Map<string, Promise<RequestHandler>>()
  const load = async (language: Language, prefix: string) => createRequestHandler(await pageBuild(language, prefix), import.meta.env.MODE)
  return (language: Language, prefix: string): Promise<RequestHandler> => {
    const name = `${language} ${prefix}`
    const handler = loaded.get(name) ?? load(language, prefix)
    // During development the pages change.
    if (import.meta.env.PROD) loaded.set(name, handler)
    return handler
  }
}

/** Path patterns of all pages, such as `/villas/:slug`. */
export async function pagePatterns(): Promise<string[]> {
  const { routes } = await import('virtual:react-router/server-build')
  const patternOf = (id: string | undefined): string => {
    const route = id === undefined ? undefined : routes[id]
    return route ? [patternOf(route.parentId), route.path].filter(Boolean).join('/') : ''
  }
  return Object.keys(routes).map((id) => `/${patternOf(id)}`)
}

/** Whether a request comes from this site. Browsers send `Origin` or `Sec-Fetch-Site` with every form. */
function fromThisSite(request: Request, siteUrl: string): boolean {
  if (request.method === 'GET' || request.method === 'HEAD') return true
  const origin = request.headers.get('origin')
  return (origin === null || origin === siteUrl) && request.headers.get('sec-fetch-site') !== 'cross-site'
}

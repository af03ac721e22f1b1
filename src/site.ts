import { Hono, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { LARGEST_PHOTO } from '#contract/changeovers.ts'
import { allCalls } from '#contract/index.ts'
import { dayAtProperty } from '#domain/calendar-day.ts'
import { type PageCache, pageCache, type SharedPage, sharedPage } from '#render/page-cache.ts'
import { pageFailures } from '#render/page-failures.ts'
import { pageRenderer } from '#render/render-page.ts'
import { agentRoutes } from '#server/agents/routes.ts'
import { createApp } from '#server/app.ts'
import type { Deps } from '#server/deps.ts'
import { type Bindings, clientAddress, type Send } from '#server/http/address.ts'
import { healthRoutes } from '#server/http/health.ts'
import { pageLimit } from '#server/http/limit-calls.ts'
import { asksTooMuch } from '#server/http/long-addresses.ts'
import { metricsRoutes } from '#server/metrics/routes.ts'
import { mailPreviews } from '#server/notifications/previews.ts'
import { paymentCheck } from '#server/payments/payment-check.ts'
import { PAYMENT_CHECK_PATH } from '#server/payments/payment-check-page.ts'
import { pictureRoutes } from '#server/pictures/routes.ts'
import { previewRoutes } from '#server/previews/routes.ts'
import { officeManifest } from '#server/push/office-manifest.ts'
import { siteManifest } from '#server/settings/site-manifest.ts'
import { wellKnownRoutes } from '#server/settings/well-known.ts'
import { mayBeListed } from '#web/crawlers.ts'
import { getPrefix, languages } from '#words/languages.ts'

// The longest texts in a form are terms and privacy.
const LARGEST_FORM = 256 * 1024

/** The page with a form that sends a photo, as large as its call takes. */
const WITH_PHOTO = /^\/admin\/dashboard\/changeovers(\.data)?$/

const readOnlyPaths = new Set(allCalls.filter(({ readOnly }) => readOnly).map(({ path }) => path))

/** `shared`: the page that is the same for many visitors, if the request asks for one. */
type Passed = { Bindings: Bindings; Variables: { shared: SharedPage | null } }
type Site = Hono<Passed>
type Middleware = MiddlewareHandler<Passed>
type Failures = ReturnType<typeof pageFailures>

/** API and pages in one app. Pages call the API through the contract's client. */
export function createSite(deps: Deps): { fetch: Site['fetch']; cache: PageCache } {
  const api = createApp(deps)
  const cache = pageCache(async () => `${dayAtProperty(deps.now())} ${await deps.content.version()}`)
  const send = handleCalls(api, deps, cache)
  const failures = pageFailures(deps)
  const site: Site = new Hono()
  site.use(refuseLongAddress, knowAddress(deps))
  site.route('/', healthRoutes(deps))
  site.route('/', metricsRoutes(deps))
  site.route('/', wellKnownRoutes(deps))
  site.route('/', officeManifest())
  site.route('/', siteManifest(deps))
  site.route('/', pictureRoutes(deps))
  site.route('/', previewRoutes(deps))
  if (import.meta.env.DEV) site.route('/', mailPreviews(deps))
  site.use('*', hideFromSearch)
  for (const language of languages) site.get(getPrefix(language) + PAYMENT_CHECK_PATH, (c) => paymentCheck(deps, c.req.raw))
  site.all('/api/*', (c) => send(c.req.raw, c.env))
  site.get('/api', (c) => api.fetch(c.req.raw, c.env))
  site.route('/', agentRoutes(deps, send))
  site.use('*', refuseOtherSites(deps.env.siteUrl, failures))
  site.use('*', limitForms(failures))
  site.all('*', answerFromCache(deps, cache), renderPages(deps, cache, send, failures))
  site.onError(failures.wentWrong)
  return { fetch: site.fetch, cache }
}

function limitForms({ tooLarge: onError }: Failures): Middleware {
  const [usual, withPhoto] = [LARGEST_FORM, LARGEST_PHOTO].map((maxSize) => bodyLimit({ maxSize, onError })) as [Middleware, Middleware]
  return (c, next) => (WITH_PHOTO.test(c.req.path) ? withPhoto : usual)(c, next)
}

/** Calls of the API. After one that may have changed something, content and pages are read anew. */
function handleCalls(api: ReturnType<typeof createApp>, deps: Deps, cache: PageCache): Send {
  return async (request, env) => {
    const response = await api.fetch(request, env)
    if (request.method !== 'GET' && !readOnlyPaths.has(new URL(request.url).pathname)) {
      deps.content.changed()
      cache.invalidate()
    }
    return response
  }
}

const refuseLongAddress: Middleware = async (c, next) => (asksTooMuch(new URL(c.req.url)) ? c.text('Not found', 404) : next())

/** Tells search engines which pages and answers they must not list, also those that an error or a redirect answers. */
const hideFromSearch: Middleware = async (c, next) => {
  await next()
  if (!mayBeListed(c.req.path)) c.res.headers.set('x-robots-tag', 'noindex')
}

/** Notes the client's address, which limits and records go by. */
const knowAddress =
  (deps: Deps): Middleware =>
  (c, next) => {
    c.env ??= {}
    c.env.address = clientAddress(c.req.raw, c.env, deps.env.TRUST_PROXY === 'on')
    return next()
  }

/** Forms of other sites would act as the person who is signed in here. */
const refuseOtherSites =
  (siteUrl: string, failures: Failures): Middleware =>
  async (c, next) =>
    isFromThisSite(c.req.raw, siteUrl) ? next() : failures.fromAnotherSite(c)

/** Whether a request comes from this site. Browsers send `Origin` or `Sec-Fetch-Site` with every form. */
function isFromThisSite(request: Request, siteUrl: string): boolean {
  if (request.method === 'GET' || request.method === 'HEAD') return true
  const origin = request.headers.get('origin')
  return (origin === null || origin === siteUrl) && request.headers.get('sec-fetch-site') !== 'cross-site'
}

/** Pages that are the same for many visitors, as they were rendered last. */
const answerFromCache =
  (deps: Deps, cache: PageCache): Middleware =>
  async (c, next) => {
    const shared = import.meta.env.PROD ? sharedPage(c.req.raw) : null
    c.set('shared', shared)
    const found = shared && (await cache.find(shared, c.req.raw))
    if (!found) return next()
    deps.meters.pages.inc({ how: 'kept' })
    return found
  }

/** Renders pages, as many as the limit of the client's address allows. Who asks for a shared page meanwhile waits for the same rendering. */
function renderPages(deps: Deps, cache: PageCache, send: Send, failures: Failures): Middleware {
  const limitPages = pageLimit(deps)
  const renderPage = pageRenderer(deps, send)
  return async (c) => {
    const asked = c.req.raw
    const shared = c.get('shared')
    // A shared page is rendered from its path alone, so that nothing of one visitor's request is cached for others.
    const request = shared ? new Request(new URL(shared.path, deps.env.siteUrl)) : asked
    let rendered = false
    const render = async () => {
      rendered = true
      const wait = await limitPages(c.env.address ?? 'unknown')
      if (wait !== null) return { html: null, response: await failures.tooManyPages(c, wait) }
      return renderPage({ request, env: c.env, shared })
    }
    const seen = shared && (await cache.version().catch(() => null))
    if (!shared || seen === null) return (await render()).response
    const response = await cache.renderOnce(shared, seen, asked, render)
    if (!rendered) deps.meters.pages.inc({ how: 'kept' })
    return response
  }
}

/** Path patterns of all pages, such as `/villas/:slug`. */
export async function pagePatterns(): Promise<string[]> {
  const { routes } = await import('virtual:react-router/server-build')
  const toPattern = (id: string | undefined): string => {
    const route = id === undefined ? undefined : routes[id]
    return route ? [toPattern(route.parentId), route.path].filter(Boolean).join('/') : ''
  }
  return Object.keys(routes).map((id) => `/${toPattern(id)}`)
}

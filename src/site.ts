import { randomBytes } from 'node:crypto'
import { Hono } from 'hono'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import { clientOver } from '#contract/client.ts'
import { createApp } from '#server/app.ts'
import type { Deps } from '#server/deps.ts'
import { type Bindings, clientAddress } from '#server/http/address.ts'
import { pageHeaders } from '#server/http/headers.ts'
import { healthRoutes } from '#server/http/health.ts'
import { reportBug } from '#server/http/refusals.ts'
import { pictureRoutes } from '#server/pictures/routes.ts'
import { apiContext, requestContext } from '#web/api.ts'

const LARGEST_FORM = 64 * 1024

/** The whole site: the API, and the pages that know it only through the contract's client. */
export function createSite(deps: Deps): Hono<{ Bindings: Bindings }> {
  const { siteUrl } = deps.env
  const api = createApp(deps)
  const pages = createRequestHandler(() => import('virtual:react-router/server-build'), import.meta.env.MODE)
  const site = new Hono<{ Bindings: Bindings }>()

  site.use(async (c, next) => {
    c.env ??= {}
    c.env.address = clientAddress(c.req.raw, c.env, deps.env.TRUST_PROXY === 'on')
    await next()
  })
  site.route('/', healthRoutes(deps))
  site.route('/', pictureRoutes(deps))
  site.all('/api/*', (c) => api.fetch(c.req.raw, c.env))
  site.get('/api', (c) => api.fetch(c.req.raw, c.env))

  site.all('*', async (c) => {
    const request = c.req.raw
    if (!fromThisSite(request, siteUrl)) return c.text('This request came from another site', 403)
    if (Number(request.headers.get('content-length') ?? 0) > LARGEST_FORM) return c.text('The request is too large', 413)
    const nonce = randomBytes(16).toString('base64')
    const cookies: string[] = []
    const context = new RouterContextProvider()
    context.set(
      apiContext,
      clientOver(
        siteUrl,
        carryFor(request, cookies, (inner) => api.fetch(inner, c.env)),
      ),
    )
    context.set(requestContext, { nonce, siteUrl })
    const page = await pages(request, context)
    const headers = pageHeaders(page.headers, { nonce, bankOrigin: deps.bank.origin, secure: siteUrl.startsWith('https://') })
    for (const cookie of cookies) headers.append('set-cookie', cookie)
    return new Response(page.body, { status: page.status, statusText: page.statusText, headers })
  })
  site.onError((error, c) => {
    const reference = reportBug(deps.log, error, c.req.raw)
    return c.text(`Something went wrong on our side. Nothing was lost. Reference: ${reference}`, 500)
  })
  return site
}

/** Calls of the pages go straight into the app: with the guest's cookie, and back with the API's. */
function carryFor(page: Request, cookies: string[], send: (request: Request) => Response | Promise<Response>) {
  return async (request: Request) => {
    const cookie = page.headers.get('cookie')
    if (cookie) request.headers.set('cookie', cookie)
    const response = await send(request)
    cookies.push(...response.headers.getSetCookie())
    return response
  }
}

/** Browsers always say where a form comes from. */
function fromThisSite(request: Request, siteUrl: string): boolean {
  if (request.method === 'GET' || request.method === 'HEAD') return true
  const origin = request.headers.get('origin')
  return (origin === null || origin === siteUrl) && request.headers.get('sec-fetch-site') !== 'cross-site'
}

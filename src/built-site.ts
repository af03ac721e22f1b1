import type { RequestListener } from 'node:http'
import { join, resolve } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono, type MiddlewareHandler } from 'hono'
import { compression } from '#render/compression.ts'
import type { PageCache } from '#render/page-cache.ts'
import type { Deps } from '#server/deps.ts'
import { safeHeaders } from '#server/http/headers.ts'
import { observed } from '#server/http/observed.ts'
import { routeNames } from '#server/http/route-names.ts'
import type { Meters } from '#server/metrics/meters.ts'
import { projectRoot } from '#server/project-root.ts'
import { assetFiles } from './asset-files.ts'
import { createSite, pagePatterns } from './site.ts'
import { keepAssets } from './stored-assets.ts'

const IMMUTABLE = 'public, max-age=31536000, immutable'
const FOR_AN_HOUR = 'public, max-age=3600'

const publicFiles = [
  '/favicon.ico',
  '/favicon.svg',
  '/apple-touch-icon.png',
  ...['192', '512', 'maskable-512'].map((size) => `/office-${size}.png`),
]
const OFFICE_WORKER = '/office-worker.js'

/** A service worker obeys the policy of its own file, not that of the page. */
const workerPolicy: MiddlewareHandler = async (c, next) => {
  await next()
  c.header('content-security-policy', "default-src 'none'; connect-src 'self'; frame-ancestors 'none'")
}

/** The built site: files of the build and the page cache first, then other files, API and pages. */
export async function builtSite(deps: Deps): Promise<RequestListener> {
  const files = join(projectRoot, 'build', 'client')
  const app = new Hono()
  const file = (cacheControl: string) =>
    serveStatic({ root: files, precompressed: true, onFound: (_, c) => c.header('cache-control', cacheControl) })
  const secure = deps.env.siteUrl.startsWith('https://')
  app.use(safeHeaders(secure))
  app.get('/assets/*', file(IMMUTABLE))
  const serveFormer = serveStatic({
    root: resolve(deps.env.DATA_DIR),
    precompressed: true,
    onFound: (_, c) => c.header('cache-control', IMMUTABLE),
  })
  const isStored = storeAssets(deps, join(files, 'assets'))
  app.get('/assets/:name', (c, next) => (isStored(c.req.param('name')) ? serveFormer(c, next) : next()))
  app.get('/assets/*', (c) => c.text('Not found', 404))
  for (const path of publicFiles) app.get(path, file(FOR_AN_HOUR))
  app.get(OFFICE_WORKER, workerPolicy, file('no-cache'))
  app.use(compression)
  const site = createSite(deps)
  app.mount('/', site.fetch, { replaceRequest: (request) => request })
  const assets = assetFiles(join(files, 'assets'), secure)
  const listener = fromMemory(assets, cachedFirst(site.cache, deps.meters, getRequestListener(app.fetch)))
  return observed(deps, routeNames(await pagePatterns()), listener)
}

/** Files of earlier builds are a convenience: the site starts without them, too. */
function storeAssets({ env, log, now }: Deps, build: string): (name: string) => boolean {
  try {
    return keepAssets(build, join(env.DATA_DIR, 'assets'), now)
  } catch (error) {
    log.warn(
      { err: error },
      'The files of the pages could not be copied to DATA_DIR/assets. Tabs opened before the next update will reload.',
    )
    return () => false
  }
}

/** Answers files of the build without a request object or the disk. */
const fromMemory =
  (assets: ReturnType<typeof assetFiles>, listener: RequestListener): RequestListener =>
  (request, response) => {
    const found = assets(request)
    if (!found) return listener(request, response)
    response.writeHead(200, found.headers)
    response.end(request.method === 'HEAD' ? undefined : found.body)
  }

/** Answers from the page cache before a request object is made or anything is read. */
const cachedFirst =
  (cache: PageCache, meters: Meters, listener: RequestListener): RequestListener =>
  (request, response) => {
    const found = cache.getIfFresh(request)
    if (!found) return listener(request, response)
    meters.pages.inc({ how: 'kept' })
    response.writeHead(found.status, found.headers)
    response.end(found.body)
  }

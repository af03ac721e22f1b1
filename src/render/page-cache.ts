import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { carriesSession } from '#server/accounts/session-cookie.ts'
import { carriesUnfinished } from '#server/payments/unfinished-cookie.ts'
import type { PagePath } from '#web/menus.ts'
import { pages } from '#web/pages.ts'
import { withoutPrefix } from '#words/languages.ts'

const cachedPages = pages.filter(({ cached }) => cached)
const toPattern = (path: string): string => path.replace(/:\w+/g, '[a-z0-9-]+')
const CACHEABLE = new RegExp(`^(?:${cachedPages.map(({ path }) => toPattern(path)).join('|')})$`)
const PARAMETERS = cachedPages.flatMap(({ path, parameters }) =>
  parameters ? [{ path: new RegExp(`^${toPattern(path)}$`), parameters }] : [],
)
/** Cookies of visitors who get pages of their own: a toast to show, an owner's browser. */
const PERSONAL = /(?:^|;\s*)(?:toast|office)=/
/** All pages together, in all codings. Those of a hundred villas in four languages fit. */
const MOST_BYTES = 96 * 1024 * 1024
const FRESH_FOR_MS = 500
/** How long a request waits for the version, and how long it is not read again after a time-out. */
const PATIENCE_MS = 1_000
const SILENT_FOR_MS = 2_000
const silence = () => new Promise<null>((give) => setTimeout(give, PATIENCE_MS, null).unref())

type Effort = { brotli: number; gzip: number }
/** For the visitors who wait for the first rendering. */
const QUICK: Effort = { brotli: 4, gzip: 5 }
/** For all who come later. */
const THOROUGH: Effort = { brotli: 9, gzip: 9 }

const TEXT = { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT }
const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

type Coding = 'br' | 'gzip' | 'identity'
type Fields = Record<string, string>
export type Answer = { status: 200 | 304; headers: Fields; body: Buffer | null }
type CachedPage = { version: string; own: Fields; etag: string; unchanged: Answer; whole: Record<Coding, Answer> }

/** The parts of a request that decide which cached answer it gets. */
type Asking = { method: string; path: string; query: string; cookie: string; accepted: string; known: string }

const asking = ({ method, url, headers }: Request): Asking => ({
  method,
  ...splitAddress(url.slice(url.indexOf('/', 8))),
  cookie: headers.get('cookie') ?? '',
  accepted: headers.get('accept-encoding') ?? '',
  known: headers.get('if-none-match') ?? '',
})

const askingNode = ({ method = '', url = '', headers }: IncomingMessage): Asking => ({
  method,
  ...splitAddress(url),
  cookie: headers.cookie ?? '',
  accepted: String(headers['accept-encoding'] ?? ''),
  known: headers['if-none-match'] ?? '',
})

function splitAddress(url: string): { path: string; query: string } {
  const end = url.indexOf('?')
  return end < 0 ? { path: url, query: '' } : { path: url.slice(0, end), query: url.slice(end) }
}

/** A page that is the same for all visitors without a session, or for all with one: what is theirs is then loaded afterwards. */
export type SharedPage = { path: string; signedIn: boolean /** Signed in, and a booking is not finished. */; unfinished: boolean }

const toKey = ({ path, signedIn, unfinished }: SharedPage): string =>
  `${path} ${signedIn ? 'signed in' : ''}${unfinished ? ' unfinished' : ''}`

function shared(asked: Asking): SharedPage | null {
  if (!isShared(asked)) return null
  const signedIn = carriesSession(asked.cookie)
  return { path: asked.path, signedIn, unfinished: signedIn && carriesUnfinished(asked.cookie) }
}

const isShared = ({ method, path, query, cookie }: Asking): boolean =>
  method === 'GET' && CACHEABLE.test(withoutPrefix(path)) && !PERSONAL.test(cookie) && (query === '' || !reads(path, query))

function reads(path: string, query: string): boolean {
  const parameters = PARAMETERS.find((page) => page.path.test(withoutPrefix(path)))?.parameters ?? []
  const asked = new URLSearchParams(query)
  return parameters.some((name) => asked.has(name))
}

/** The shared page that a request asks for, or null. */
export const sharedPage = (request: Request): SharedPage | null => shared(asking(request))

const DATA = /^(.*?)(?:\/_)?\.data$/
const BOOKING: PagePath = '/booking'

/** Whether a browser may use a page's data again for the few seconds between looking at a link and following it. */
export function isBrieflyCached(request: Request): boolean {
  const { method, path, cookie } = asking(request)
  const found = DATA.exec(path)?.[1]
  const page = found === undefined ? undefined : withoutPrefix(found)
  return method === 'GET' && page !== undefined && (CACHEABLE.test(page) || page === BOOKING) && !PERSONAL.test(cookie)
}

export type PageCache = ReturnType<typeof pageCache>

/** `html` is null if the page must not be cached: it is not HTML, or its status is not 200. */
export type Rendered = { html: Buffer | null; response: Response }

/** Caches rendered and compressed pages until `version` changes; above `mostBytes` those go first that nobody asked for the longest time. */
export function pageCache(version: () => Promise<string>, mostBytes = MOST_BYTES) {
  const pages = pagesInMemory(mostBytes)
  let fresh: { version: string; until: number } | null = null
  let invalidations = 0

  let silentUntil = 0
  /** Pages that are being rendered, by version and path; null if the page turned out not to be cacheable. */
  const underWay = new Map<string, Promise<CachedPage | null>>()

  const currentVersion = async (): Promise<string> => {
    const before = invalidations
    const now = await version()
    if (before === invalidations) fresh = { version: now, until: performance.now() + FRESH_FOR_MS }
    return now
  }

  /** Null if the database does not answer in time; for `SILENT_FOR_MS` it is then not asked again. */
  const versionInTime = async (): Promise<string | null> => {
    if (performance.now() < silentUntil) return null
    const answer = currentVersion().catch(() => null)
    const found = await Promise.race([answer, silence()])
    if (found === null) silentUntil = performance.now() + SILENT_FOR_MS
    return found
  }

  return {
    version: currentVersion,
    /** Reads the version again before the next cached page is served. */
    invalidate(): void {
      invalidations += 1
      fresh = null
    },
    /** The cached page, also while the database does not answer and it may be stale. */
    async find(page: SharedPage, request: Request): Promise<Response | null> {
      const cached = pages.get(toKey(page))
      if (!cached) return null
      const now = await versionInTime()
      return now === null || now === cached.version ? asResponse(answer(cached, asking(request))) : null
    },
    /** The cached answer if its version was read less than `FRESH_FOR_MS` ago; else null. */
    getIfFresh(request: IncomingMessage): Answer | null {
      if (!fresh || fresh.until < performance.now()) return null
      const wanted = askingNode(request)
      const page = shared(wanted)
      const cached = page && pages.get(toKey(page))
      return cached?.version === fresh.version ? answer(cached, wanted) : null
    },
    /**
     * Renders a page once for all requests that arrive meanwhile, and caches it unless its content changed during that time.
     * `seen` is the version before the rendering. A page that cannot be cached is rendered for each request.
     */
    async renderOnce(page: SharedPage, seen: string, request: Request, render: () => Promise<Rendered>): Promise<Response> {
      const key = `${seen} ${toKey(page)}`
      // Rendered for others while this request was reading the version.
      const stored = pages.get(toKey(page))
      if (stored?.version === seen) return asResponse(answer(stored, asking(request)))
      const others = underWay.get(key)
      if (others) {
        const cached = await others
        return cached ? asResponse(answer(cached, asking(request))) : (await render()).response
      }
      const { promise, resolve } = Promise.withResolvers<CachedPage | null>()
      underWay.set(key, promise)
      try {
        const { html, response } = await render()
        if (html === null) return response
        const cached = await compressed(seen, html, Object.fromEntries(response.headers), QUICK)
        // Without an answer of the database the page is sent, but not cached.
        if ((await versionInTime()) === seen) keep(toKey(page), cached, html)
        resolve(cached)
        return asResponse(answer(cached, asking(request)))
      } finally {
        resolve(null)
        underWay.delete(key)
      }
    },
  }

  /** Caches a page at once, and in its best compression as soon as that is done. */
  function keep(key: string, cached: CachedPage, html: Buffer): void {
    pages.set(key, cached)
    compressed(cached.version, html, cached.own, THOROUGH).then(
      (smaller) => pages.replace(key, cached, smaller),
      // The quick form stays.
      () => undefined,
    )
  }
}

/** The least recently used pages are dropped first. */
function pagesInMemory(mostBytes: number) {
  // A map lists its entries in the order in which they were set.
  const pages = new Map<string, CachedPage>()
  let bytes = 0
  const measureSize = ({ whole }: CachedPage) => Object.values(whole).reduce((sum, { body }) => sum + (body?.length ?? 0), 0)
  const remove = (key: string, page: CachedPage) => {
    pages.delete(key)
    bytes -= measureSize(page)
  }
  return {
    get(key: string): CachedPage | undefined {
      const page = pages.get(key)
      if (!page) return
      pages.delete(key)
      pages.set(key, page)
      return page
    },
    /** Puts another form of a page in its place, if it is still there; that does not count as use. */
    replace(key: string, page: CachedPage, other: CachedPage): void {
      if (pages.get(key) !== page) return
      pages.set(key, other)
      bytes += measureSize(other) - measureSize(page)
    },
    set(key: string, page: CachedPage): void {
      const before = pages.get(key)
      if (before) remove(key, before)
      pages.set(key, page)
      bytes += measureSize(page)
      for (const [oldest, its] of pages) {
        if (bytes <= mostBytes || oldest === key) break
        remove(oldest, its)
      }
    },
  }
}

async function compressed(version: string, plain: Buffer, own: Fields, effort: Effort): Promise<CachedPage> {
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`
  const headers = { ...own, etag, vary: 'Accept-Encoding, Cookie' }
  const whole = (body: Buffer, coding: Coding): Answer => ({
    status: 200,
    headers: { ...headers, 'content-length': String(body.length), ...(coding === 'identity' ? {} : { 'content-encoding': coding }) },
    body,
  })
  return {
    version,
    own,
    etag,
    unchanged: { status: 304, headers, body: null },
    whole: {
      br: whole(await brotli(plain, { params: { ...TEXT, [constants.BROTLI_PARAM_QUALITY]: effort.brotli } }), 'br'),
      gzip: whole(await zip(plain, { level: effort.gzip }), 'gzip'),
      identity: whole(plain, 'identity'),
    },
  }
}

function answer({ etag, unchanged, whole }: CachedPage, { known, accepted }: Asking): Answer {
  if (known === etag) return unchanged
  if (/\bbr\b/.test(accepted)) return whole.br
  return /\bgzip\b/.test(accepted) ? whole.gzip : whole.identity
}

const asResponse = ({ status, headers, body }: Answer): Response => new Response(body && new Uint8Array(body), { status, headers })

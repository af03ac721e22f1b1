import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const KEPT = /^\/(villas(\/[a-z0-9-]+)?|gallery|amenities|attractions|pricing|terms|privacy)?$/
/** Cookies by which a page shows something of one's own. */
const PERSONAL = /(?:^|;\s*)(?:__Host-sid|sid|toast)=/
const MOST_PAGES = 500
const SURE_FOR_MS = 500
/** How long a page waits for the database, and for how long it is not asked again after that. */
const PATIENCE_MS = 1_000
const SILENT_FOR_MS = 2_000
const silence = () => new Promise<null>((give) => setTimeout(give, PATIENCE_MS, null).unref())

const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT } }

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

type Coding = 'br' | 'gzip' | 'identity'
type Fields = Record<string, string>
export type Answer = { status: 200 | 304; headers: Fields; body: Buffer | null }
type Kept = { version: string; etag: string; unchanged: Answer; whole: Record<Coding, Answer> }

/** What a request says that decides about a kept page. */
type Asking = { method: string; path: string; cookie: string; accepted: string; known: string }

const asking = ({ method, url, headers }: Request): Asking => ({
  method,
  path: url.slice(url.indexOf('/', 8)),
  cookie: headers.get('cookie') ?? '',
  accepted: headers.get('accept-encoding') ?? '',
  known: headers.get('if-none-match') ?? '',
})

const askingNode = ({ method = '', url = '', headers }: IncomingMessage): Asking => ({
  method,
  path: url,
  cookie: headers.cookie ?? '',
  accepted: String(headers['accept-encoding'] ?? ''),
  known: headers['if-none-match'] ?? '',
})

/** The same for everybody without a cookie of their own; a query makes any page its asker's. */
const isShared = ({ method, path, cookie }: Asking): boolean => method === 'GET' && KEPT.test(path) && !PERSONAL.test(cookie)

/** The page that everybody without a cookie of their own is shown alike, or null. */
export function sharedPage(request: Request): string | null {
  const asked = asking(request)
  return isShared(asked) ? asked.path : null
}

export type KeptPages = ReturnType<typeof keptPages>

/** Pages rendered and compressed once, and shown as long as `version` says the same. */
export function keptPages(version: () => Promise<string>) {
  const pages = new Map<string, Kept>()
  let sure: { version: string; until: number } | null = null
  let doubts = 0

  let silentUntil = 0

  const asked = async (): Promise<string> => {
    const before = doubts
    const now = await version()
    if (before === doubts) sure = { version: now, until: performance.now() + SURE_FOR_MS }
    return now
  }

  /** Null while the database does not answer; then it is not asked again for a moment. */
  const askedInTime = async (): Promise<string | null> => {
    if (performance.now() < silentUntil) return null
    const answer = asked().catch(() => null)
    const found = await Promise.race([answer, silence()])
    if (found === null) silentUntil = performance.now() + SILENT_FOR_MS
    return found
  }

  return {
    version: asked,
    /** Something may have changed: the version is asked before anything kept is shown again. */
    doubt(): void {
      doubts += 1
      sure = null
    },
    /** A page that is kept; also while nobody can tell whether it is still true, because the database is away. */
    async find(path: string, request: Request): Promise<Response | null> {
      const kept = pages.get(path)
      if (!kept) return null
      const now = await askedInTime()
      return now === null || now === kept.version ? asResponse(answer(kept, asking(request))) : null
    },
    /** The answer where it is certain without asking anybody; null says nothing. */
    atOnce(request: IncomingMessage): Answer | null {
      if (!sure || sure.until < performance.now()) return null
      const wanted = askingNode(request)
      const kept = isShared(wanted) ? pages.get(wanted.path) : undefined
      return kept?.version === sure.version ? answer(kept, wanted) : null
    },
    /** `seen` is the version before the page was rendered; a page that changed meanwhile is not kept. */
    async keep(path: string, seen: string, html: string, headers: Headers, request: Request): Promise<Response> {
      const kept = await compressed(seen, html, Object.fromEntries(headers))
      if (pages.size >= MOST_PAGES) pages.clear()
      if ((await asked()) === seen) pages.set(path, kept)
      return asResponse(answer(kept, asking(request)))
    },
  }
}

async function compressed(version: string, html: string, own: Fields): Promise<Kept> {
  const plain = Buffer.from(html)
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`
  const headers = { ...own, etag, vary: 'Accept-Encoding, Cookie' }
  const whole = (body: Buffer, coding: Coding): Answer => ({
    status: 200,
    headers: { ...headers, 'content-length': String(body.length), ...(coding === 'identity' ? {} : { 'content-encoding': coding }) },
    body,
  })
  return {
    ...{ version, etag },
    unchanged: { status: 304, headers, body: null },
    whole: {
      br: whole(await brotli(plain, BROTLI), 'br'),
      gzip: whole(await zip(plain, { level: 9 }), 'gzip'),
      identity: whole(plain, 'identity'),
    },
  }
}

function answer({ etag, unchanged, whole }: Kept, { known, accepted }: Asking): Answer {
  if (known === etag) return unchanged
  if (/\bbr\b/.test(accepted)) return whole.br
  return /\bgzip\b/.test(accepted) ? whole.gzip : whole.identity
}

const asResponse = ({ status, headers, body }: Answer): Response => new Response(body && new Uint8Array(body), { status, headers })

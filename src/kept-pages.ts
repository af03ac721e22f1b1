import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const KEPT = /^\/(villas(\/[a-z0-9-]+)?|gallery|amenities|attractions|pricing|terms|privacy)?$/
/** Cookies by which a page shows something of one's own. */
const PERSONAL = /(?:^|;\s*)(?:__Host-sid|sid|toast)=/
const MOST_PAGES = 500
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT } }

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

type Coding = 'br' | 'gzip' | 'identity'
type Kept = { version: string; headers: Record<string, string>; bodies: Record<Coding, Buffer> }

/** The page that everybody without a cookie of their own is shown alike, or null. */
export function sharedPage(request: Request): string | null {
  const { pathname, search } = new URL(request.url)
  const shared = request.method === 'GET' && search === '' && KEPT.test(pathname)
  return shared && !PERSONAL.test(request.headers.get('cookie') ?? '') ? pathname : null
}

export type KeptPages = ReturnType<typeof keptPages>

/** Pages rendered and compressed once, and shown as long as `version` says the same. */
export function keptPages(version: () => Promise<string>) {
  const pages = new Map<string, Kept>()

  return {
    version,
    async find(path: string, request: Request): Promise<Response | null> {
      const kept = pages.get(path)
      if (!kept || kept.version !== (await version())) return null
      return answer(kept, request)
    },
    /** `seen` is the version before the page was rendered; a page that changed meanwhile is not kept. */
    async keep(path: string, seen: string, html: string, headers: Headers, request: Request): Promise<Response> {
      const plain = Buffer.from(html)
      const bodies = { br: await brotli(plain, BROTLI), gzip: await zip(plain, { level: 9 }), identity: plain }
      const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`
      const kept = { version: seen, headers: { ...Object.fromEntries(headers), etag, vary: 'Accept-Encoding, Cookie' }, bodies }
      if (pages.size >= MOST_PAGES) pages.clear()
      if ((await version()) === seen) pages.set(path, kept)
      return answer(kept, request)
    },
  }
}

function answer({ headers, bodies }: Kept, request: Request): Response {
  if (request.headers.get('if-none-match') === headers.etag) return new Response(null, { status: 304, headers })
  const accepted = request.headers.get('accept-encoding') ?? ''
  const coding: Coding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : 'identity'
  const body = bodies[coding]
  const sent = new Headers({ ...headers, 'content-length': String(body.length) })
  if (coding !== 'identity') sent.set('content-encoding', coding)
  return new Response(new Uint8Array(body), { headers: sent })
}

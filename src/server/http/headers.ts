import { createHash } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'

/** `alive`: developed on, where tools put scripts and styles of their own into the page. */
type Page = { html: string; bankOrigin: string; secure: boolean; alive: boolean }

const HSTS = 'max-age=31536000; includeSubDomains'

const INLINE = /<(script|style)(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/\1>/g

/** What stands inside a page may run because the page was sent with it: every inline script and style by its hash. */
function inlineHashes(html: string): Record<'script' | 'style', string> {
  const hashes = { script: new Set<string>(), style: new Set<string>() }
  for (const [, kind, text = ''] of html.matchAll(INLINE)) {
    hashes[kind as 'script' | 'style'].add(`'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  }
  return { script: [...hashes.script].join(' '), style: [...hashes.style].join(' ') }
}

/** What everything is sent with, whatever it is; pages say more. */
export const safeHeaders =
  (secure: boolean): MiddlewareHandler =>
  async (c, next) => {
    await next()
    const { headers } = c.res
    const set = (name: string, value: string) => headers.has(name) || headers.set(name, value)
    set('x-content-type-options', 'nosniff')
    set('referrer-policy', 'strict-origin-when-cross-origin')
    set('cross-origin-resource-policy', 'same-origin')
    // Nothing but a page runs anything.
    set('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
    if (secure) set('strict-transport-security', HSTS)
  }

/** What every page is sent with: nothing from elsewhere runs, and its forms go to this site or to the bank. */
export function pageHeaders(own: Headers, { html, bankOrigin, secure, alive }: Page): Headers {
  const headers = new Headers(own)
  const { script, style } = alive ? { script: "'unsafe-inline'", style: "'unsafe-inline'" } : inlineHashes(html)
  const policy = [
    "default-src 'self'",
    `script-src 'self' ${script}`.trim(),
    `style-src 'self' ${style}`.trim(),
    // A picture's own colour while it loads.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    'frame-src https://www.openstreetmap.org',
    "frame-ancestors 'none'",
    "base-uri 'self'",
    `form-action 'self' ${bankOrigin}`,
    "object-src 'none'",
  ]
  headers.set('content-security-policy', policy.join('; '))
  headers.set('x-content-type-options', 'nosniff')
  headers.set('referrer-policy', 'strict-origin-when-cross-origin')
  headers.set('permissions-policy', 'camera=(), microphone=(), geolocation=()')
  headers.set('cross-origin-opener-policy', 'same-origin')
  if (secure) headers.set('strict-transport-security', HSTS)
  if (secure) encryptCookies(headers)
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-cache')
  return headers
}

/** Pages' own cookies, too, travel only encrypted where the site is. */
function encryptCookies(headers: Headers): void {
  const cookies = headers.getSetCookie()
  headers.delete('set-cookie')
  for (const cookie of cookies) headers.append('set-cookie', /;\s*secure\b/i.test(cookie) ? cookie : `${cookie}; Secure`)
}

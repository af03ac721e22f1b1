import { createHash } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'

type Inline = { scripts: Iterable<string>; styles: Iterable<string> }

/**
 * `emitted`: what the server itself has put into the page and nothing that was found in it, or a script that somebody has smuggled into
 * a text would be allowed. `kept` is the caching where the page says nothing. `alive`: developed on, where tools put scripts and styles
 * of their own into the page.
 */
type Page = { emitted: Inline; bankOrigin: string; secure: boolean; alive: boolean; kept: 'no-cache' | 'no-store' }

const HSTS = 'max-age=31536000; includeSubDomains'

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const hashes = (texts: Iterable<string>): string => [...texts].map(hashOf).join(' ')

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
export function pageHeaders(own: Headers, { emitted, bankOrigin, secure, alive, kept }: Page): Headers {
  const headers = new Headers(own)
  const script = alive ? "'unsafe-inline'" : hashes(emitted.scripts)
  const style = alive ? "'unsafe-inline'" : hashes(emitted.styles)
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
  if (!headers.has('cache-control')) headers.set('cache-control', kept)
  return headers
}

/** Pages' own cookies, too, travel only encrypted where the site is. */
function encryptCookies(headers: Headers): void {
  const cookies = headers.getSetCookie()
  headers.delete('set-cookie')
  for (const cookie of cookies) headers.append('set-cookie', /;\s*secure\b/i.test(cookie) ? cookie : `${cookie}; Secure`)
}

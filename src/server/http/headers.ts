import { createHash } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'

type Constant = { scripts: readonly string[]; styles: readonly string[] }
type Inline = { scripts: Iterable<string>; constant: Constant }

/**
 * `emitted`: inline scripts and styles that the server itself produced; `constant` is hashed once. Never collect them from the finished page: an injected script
 * would then be allowed. `cacheControl`: the default. `alive`: development mode, where tools add their own inline scripts and styles.
 */
type Page = { emitted: Inline; bankOrigin: string; secure: boolean; alive: boolean; cacheControl: string }

/** Without `includeSubDomains`: other hosts of the domain, such as a mail program's, may have no certificate. */
const HSTS = 'max-age=31536000'

/** What no page uses. Browsers allow it to scripts, and some of it to embedded pages, unless it is denied. */
const DENIED = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'clipboard-read',
  'compute-pressure',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'keyboard-map',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'payment',
  'picture-in-picture',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'sync-xhr',
  'usb',
  'window-management',
  'xr-spatial-tracking',
]
/** Passkeys are made and used by this site's own pages. */
const PERMISSIONS = [
  ...DENIED.map((feature) => `${feature}=()`),
  ...['publickey-credentials-create', 'publickey-credentials-get'].map((feature) => `${feature}=(self)`),
].join(', ')

/** Reported only: React makes scripts, and pages that a translator has changed, of text. */
const TRUSTED_TYPES = "require-trusted-types-for 'script'"

const toHashSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const hashes = (texts: Iterable<string>): string => [...texts].map(toHashSource).join(' ')

const hashedOnce = new WeakMap<Constant, { scripts: string; styles: string }>()

function hashParts(constant: Constant): { scripts: string; styles: string } {
  const known = hashedOnce.get(constant) ?? { scripts: hashes(constant.scripts), styles: hashes(constant.styles) }
  hashedOnce.set(constant, known)
  return known
}

/** Security headers for responses that are not pages: nothing may load or run. */
export const plainHeaders = (secure: boolean): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  ...(secure ? { 'strict-transport-security': HSTS } : {}),
})

/** Security headers for every response; pages add a CSP of their own. */
export const safeHeaders =
  (secure: boolean): MiddlewareHandler =>
  async (c, next) => {
    await next()
    const { headers } = c.res
    for (const [name, value] of Object.entries(plainHeaders(secure))) if (!headers.has(name)) headers.set(name, value)
  }

/** Headers for every page: nothing from other origins runs; forms post only to this site or the bank. */
export function pageHeaders(own: Headers, { emitted, bankOrigin, secure, alive, cacheControl }: Page): Headers {
  const headers = new Headers(own)
  const constant = hashParts(emitted.constant)
  const script = alive ? "'unsafe-inline'" : `${constant.scripts} ${hashes(emitted.scripts)}`.trim()
  const style = alive ? "'unsafe-inline'" : constant.styles
  const policy = [
    "default-src 'self'",
    `script-src 'self' ${script}`.trim(),
    `style-src 'self' ${style}`.trim(),
    // Placeholder colour of a picture while it loads.
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
  headers.set('content-security-policy-report-only', TRUSTED_TYPES)
  headers.set('x-content-type-options', 'nosniff')
  headers.set('referrer-policy', 'strict-origin-when-cross-origin')
  headers.set('permissions-policy', PERMISSIONS)
  headers.set('cross-origin-opener-policy', 'same-origin')
  if (secure) headers.set('strict-transport-security', HSTS)
  if (secure) encryptCookies(headers)
  if (!headers.has('cache-control')) headers.set('cache-control', cacheControl)
  return headers
}

/** Adds `Secure` to cookies set by pages. */
function encryptCookies(headers: Headers): void {
  const cookies = headers.getSetCookie()
  headers.delete('set-cookie')
  for (const cookie of cookies) headers.append('set-cookie', /;\s*secure\b/i.test(cookie) ? cookie : `${cookie}; Secure`)
}

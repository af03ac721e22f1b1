type Page = { nonce: string; bankOrigin: string; secure: boolean }

/** What every page is sent with: nothing from elsewhere runs, and its forms go to this site or to the bank. */
export function pageHeaders(own: Headers, { nonce, bankOrigin, secure }: Page): Headers {
  const headers = new Headers(own)
  const policy = [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self' 'unsafe-inline'",
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
  if (secure) headers.set('strict-transport-security', 'max-age=31536000; includeSubDomains')
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-cache')
  return headers
}

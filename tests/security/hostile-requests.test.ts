import { request } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { builtServer, type OwnSite, ownSite } from '../e2e/coverage-site.ts'
import { sample } from '../long-tests.ts'
import { OWNER } from '../story-steps.ts'

let site: OwnSite
let secured: OwnSite
beforeAll(async () => {
  site = await ownSite()
  secured = await ownSite({ SITE_URL: 'https://villas.example' })
})
afterAll(async () => {
  await site.close()
  await secured.close()
})

/** The path of every page, with values for its parameters. */
async function everyPage(): Promise<string[]> {
  const { pagePatterns } = await builtServer()
  const patterns = (await pagePatterns()).map((pattern) => pattern.replace(/\/+/g, '/').replace(/:\w+/g, '1').replace('*', 'nowhere'))
  return [...new Set(patterns)]
}

const ask = (path: string, init: RequestInit = {}, at = site) => fetch(`${at.url}${path}`, { redirect: 'manual', ...init })
const foreign: Record<string, string>[] = [{ origin: 'https://elsewhere.example' }, { origin: 'null' }, { 'sec-fetch-site': 'cross-site' }]
const form = { 'content-type': 'application/x-www-form-urlencoded' }

test('no page accepts a form from another site', async () => {
  const pages = await everyPage()
  expect(pages.length).toBeGreaterThan(30)
  for (const [index, path] of pages.entries()) {
    for (const headers of sample(foreign, foreign.length, index)) {
      for (const address of [path, `${path === '/' ? '/_root' : path}.data`]) {
        const response = await ask(address, { method: 'POST', headers: { ...form, ...headers }, body: 'intent=off' })
        expect(response.status, `${address} ${JSON.stringify(headers)}`).toBe(403)
      }
    }
  }
})

test('every page limits the size of forms, with and without Content-Length', async () => {
  const answered = (path: string, headers: Record<string, string>) =>
    new Promise<number | undefined>((heard, failed) => {
      const sent = request(`${site.url}${path}`, { method: 'POST', headers: { ...form, ...headers } }, ({ statusCode }) =>
        heard(statusCode),
      )
      sent.on('error', failed)
      for (let part = 0; part < 40; part += 1) sent.write('a'.repeat(8_192))
    })
  for (const path of ['/login', '/register', '/reservations', '/your-data', '/admin']) {
    const told = await answered(path, { 'content-length': '10000000' })
    const silent = await answered(path, { 'transfer-encoding': 'chunked' })
    expect([told, silent], path).toEqual([413, 413])
  }
})

test('every response has security headers, and HSTS over https', async () => {
  const answers = [
    '/',
    '/booking',
    '/nowhere',
    '/api',
    '/api/villas.php',
    '/api/nothing.php',
    '/pictures/none.jpg',
    '/assets/none.js',
    '/favicon.svg',
  ]
  for (const path of [
    ...answers,
    '/robots.txt',
    '/sitemap.xml',
    '/healthz',
    '/api/openapi.json',
    '/your-data/download',
    '/admin/dashboard',
  ]) {
    for (const at of [site, secured]) {
      const { headers } = await ask(path, {}, at)
      const told = `${path} ${at.url}`
      expect(headers.get('x-content-type-options'), told).toBe('nosniff')
      expect(headers.get('referrer-policy'), told).toBe('strict-origin-when-cross-origin')
      expect(headers.get('content-security-policy'), told).toContain("frame-ancestors 'none'")
      expect(headers.get('content-security-policy'), told).not.toMatch(/script-src[^;]*unsafe|\*/)
      expect(headers.get('strict-transport-security'), told).toBe(at === secured ? 'max-age=31536000' : null)
      expect(headers.get('x-powered-by') ?? headers.get('server'), told).toBeNull()
    }
  }
})

test('every cookie is HttpOnly, and Secure over https', async () => {
  const body = new URLSearchParams({ ...OWNER, intent: 'log-in' })
  const cookies = [
    ...(await ask('/admin', { method: 'POST', headers: form, body }, secured)).headers.getSetCookie(),
    ...(await ask('/log-out', { method: 'POST', headers: form, body: 'intent=log-out' }, secured)).headers.getSetCookie(),
  ]
  expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual(expect.arrayContaining(['toast', '__Host-sid']))
  for (const cookie of cookies) for (const part of [/; HttpOnly/, /; SameSite=(Lax|Strict)/, /; Secure/]) expect(cookie).toMatch(part)
})

test('signing in never redirects to another site', async () => {
  for (const target of [
    '//elsewhere.example',
    '/.//elsewhere.example',
    '/\\elsewhere.example',
    'https://elsewhere.example',
    '/\t/elsewhere.example',
  ]) {
    const body = new URLSearchParams({ ...OWNER, intent: 'log-in', redirect: target })
    const response = await ask('/login', { method: 'POST', headers: form, body })
    expect(new URL(response.headers.get('location') ?? '', site.url).origin, target).toBe(site.url)
  }
  for (const path of ['//elsewhere.example/..', '/logIn?redirect=//elsewhere.example', '//elsewhere.example/reservations']) {
    const { headers } = await ask(path)
    expect(new URL(headers.get('location') ?? '/', site.url).origin, path).toBe(site.url)
  }
})

test('only the site’s own files are served', async () => {
  for (const path of [
    '/assets/../../package.json',
    '/assets/..%2f..%2fpackage.json',
    '/assets/%2e%2e/%2e%2e/server/index.js',
    '/pictures/..%2flock',
  ]) {
    const response = await ask(path)
    expect(response.status, path).toBe(404)
  }
})

import { allCalls } from '#contract/index.ts'
import { withoutPrefix } from '#words/languages.ts'

const FIXED = new Set([
  '/api',
  '/api/openapi.json',
  '/healthz',
  '/readyz',
  '/metrics',
  '/.well-known/security.txt',
  '/.well-known/change-password',
  '/favicon.ico',
  '/favicon.svg',
  '/apple-touch-icon.png',
  '/office-192.png',
  '/office-512.png',
  '/office-maskable-512.png',
  '/office-worker.js',
  '/office.webmanifest',
  '/site.webmanifest',
])
const FOLDERS: [prefix: string, name: string][] = [
  ['/assets/', '/assets/*'],
  ['/pictures/', '/pictures/:name'],
  ['/__manifest', '/__manifest'],
]
const PREVIEW = /^\/villas\/[^/]+\/preview\.png$/
const UNKNOWN = '(unknown)'

/**
 * Maps paths to route names, so that logs and metrics contain no user input and a bounded number of names. `pages`: the patterns of the
 * pages.
 */
export function routeNames(pages: readonly string[]): (path: string) => string {
  const exact = new Set([...FIXED, ...allCalls.map(({ path }) => path), ...pages.filter((page) => !/[:*]/.test(page))])
  const patterns = pages.filter((page) => page.includes(':')).map((page) => [asExpression(page), page] as const)
  return (path) => {
    if (exact.has(path)) return path
    const page = toPage(path)
    if (exact.has(page)) return page
    if (PREVIEW.test(page)) return '/villas/:slug/preview.png'
    const folder = FOLDERS.find(([prefix]) => page.startsWith(prefix))
    return folder?.[1] ?? patterns.find(([expression]) => expression.test(page))?.[1] ?? UNKNOWN
  }
}

/** Client-side navigation requests a page's data under `<page>.data`. A page has one name in all languages. */
const toPage = (path: string): string => (withoutPrefix(path).replace(/(\/_root|\/_)?\.data$/, '') || '/').replace(/(.)\/$/, '$1')

const asExpression = (page: string): RegExp => new RegExp(`^${page.replace(/[.]/g, '\\.').replace(/:[^/]+/g, '[^/]+')}$`)

import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import type * as start from '../src/start.ts'
import routes from '../src/web/routes.ts'
import { SITE, type TestSite } from './test-site.ts'

const project = resolve(import.meta.dirname, '..')
const built = join(project, 'build', 'server', 'index.js')
const web = join(project, 'src', 'web')

/** Paths of all pages, such as `/villas/:slug`, with the file of each. */
export const pageRoutes = (function walk(entries: readonly RouteConfigEntry[], above: string): { path: string; file: string }[] {
  return entries.flatMap(({ path, file, children, index }) => {
    const here = path === undefined ? above : `${above}/${path}`
    return children ? walk(children, here) : [{ path: index ? '/' : here, file: join(web, file) }]
  })
})(routes, '')

/** Every query parameter that any page reads. */
export function parametersRead(): string[] {
  const files = globSync('**/*.{ts,tsx}', { cwd: web })
  const names = files.flatMap((file) =>
    [...readFileSync(join(web, file), 'utf8').matchAll(/(?:searchParams|query)\.(?:get|has)\('(\w+)'\)/g)].map(([, name = '']) => name),
  )
  return [...new Set(names)].sort()
}

/** The pages built by `npm test`, with the database and clock of a test site. */
export async function servePages({ deps }: TestSite) {
  const { createSite } = (await import(built)) as typeof start
  const { fetch } = createSite(deps)
  return async (path: string, init?: RequestInit): Promise<Response> => fetch(new Request(path.startsWith('/') ? SITE + path : path, init))
}
export type Pages = Awaited<ReturnType<typeof servePages>>

/** Posts a form as a browser without scripts does. */
export const submit = (pages: Pages, path: string, fields: [string, string][], cookie = ''): Promise<Response> =>
  pages(path, { method: 'POST', headers: { origin: SITE, cookie }, body: new URLSearchParams(fields) })

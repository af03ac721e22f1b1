import { join, resolve } from 'node:path'
import type * as start from '../src/start.ts'
import { SITE, type TestSite } from './test-site.ts'

const built = join(resolve(import.meta.dirname, '..'), 'build', 'server', 'index.js')

/** The pages built by `npm test`, with the database and clock of a test site. */
export async function pagesOf({ deps }: TestSite) {
  const { createSite } = (await import(built)) as typeof start
  const { fetch } = createSite(deps)
  return async (path: string, init?: RequestInit): Promise<Response> => fetch(new Request(new URL(path, SITE), init))
}
export type Pages = Awaited<ReturnType<typeof pagesOf>>

/** Posts a form as a browser without scripts does. */
export const submit = (pages: Pages, path: string, fields: [string, string][], cookie = ''): Promise<Response> =>
  pages(path, { method: 'POST', headers: { origin: SITE, cookie }, body: new URLSearchParams(fields) })

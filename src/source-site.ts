import type { RequestListener } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Deps } from '#server/deps.ts'
import { observed } from '#server/http/observed.ts'
import { routeNames } from '#server/http/route-names.ts'
import { createSite, pagePatterns } from './site.ts'

/** The site during development: Vite serves the files, no page is cached. */
export async function sourceSite(deps: Deps): Promise<RequestListener> {
  return observed(deps, routeNames(await pagePatterns()), getRequestListener(createSite(deps).fetch))
}

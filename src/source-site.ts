import type { RequestListener } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Deps } from '#server/deps.ts'
import { observed } from '#server/http/observed.ts'
import { routeNames } from '#server/http/route-names.ts'
import { createSite, pagePatterns } from './site.ts'

/** The site from its sources during development: Vite serves the files, nothing is cached. */
export async function sourceSite(deps: Deps): Promise<RequestListener> {
  return observed(deps, routeNames(await pagePatterns()), getRequestListener(createSite(deps).fetch))
}

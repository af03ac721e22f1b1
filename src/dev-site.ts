import type { RequestListener, Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { createServer as createVite, isRunnableDevEnvironment } from 'vite'
import type { Deps } from '#server/deps.ts'
import { observed } from '#server/http/observed.ts'
import { routeNames } from '#server/http/route-names.ts'

/** The site straight from its sources, alive to every change: pages are replaced in place, the API at the next request. */
export async function devSite(deps: Deps, server: Server, root: string): Promise<RequestListener> {
  const vite = await createVite({ root, appType: 'custom', server: { middlewareMode: true, hmr: { server } } })
  const { ssr } = vite.environments
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite cannot run the server side here.')
  let current: { module: unknown; listener: RequestListener } | undefined
  return (request, response) =>
    vite.middlewares(request, response, async () => {
      const module = await ssr.runner.import('/src/site.ts')
      if (current?.module !== module) {
        const names = routeNames(await module.pagePatterns())
        current = { module, listener: observed(deps, names, getRequestListener(module.createSite(deps).fetch)) }
      }
      await current?.listener(request, response)
    })
}

import { createServer } from 'node:http'
import { stripVTControlCharacters } from 'node:util'
import { createServer as createVite, isRunnableDevEnvironment } from 'vite'
import type * as start from './start.ts'

type Current = { module: typeof start; site: Promise<start.Site> }

/**
 * The site from its sources, started as the built one is. Vite's module graph is the only one: after an edit the next request makes the
 * site again from it, on the same open database, and the browser replaces what it can in place. An edit that does not work is reported
 * at the request, and the next edit is tried again.
 */
export async function siteFromSources(root: string): Promise<Pick<typeof start, 'startSite' | 'startFailure'>> {
  const server = createServer()
  const vite = await createVite({ root, appType: 'custom', server: { middlewareMode: true, hmr: { server } } })
  const { ssr } = vite.environments
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite cannot run the server side here.')
  const load = () => ssr.runner.import<typeof start>('/src/start.ts')

  let current: Current | null = null
  let database: start.Site['database'] | undefined
  /** The site made from the current sources. */
  async function latest(): Promise<start.Site> {
    const module = await load()
    if (current?.module !== module) current = { module, site: replace(current?.site, module) }
    return current.site
  }
  async function replace(before: Promise<start.Site> | undefined, module: typeof start): Promise<start.Site> {
    await (await before?.catch(() => undefined))?.end()
    const site = await module.openSite(module.readEnv(process.env), { database })
    database = site.database
    await site.begin()
    return site
  }

  server.on('request', (request, response) => {
    vite.middlewares(request, response, async () => {
      try {
        const { listener } = await latest()
        await listener(request, response)
      } catch (error) {
        vite.ssrFixStacktrace(error as Error)
        console.error(error)
        response
          .writeHead(500, { 'content-type': 'text/plain; charset=utf-8' })
          .end(stripVTControlCharacters(String((error as Error).stack)))
      }
    })
  })
  const { readEnv, startFailure } = await load()
  async function startSite(): Promise<() => Promise<void>> {
    await latest()
    const { PORT, HOST } = readEnv(process.env)
    await new Promise<void>((ready, failed) => server.once('error', failed).listen(PORT, HOST, ready))
    return async () => {
      server.closeAllConnections()
      await (await current?.site.catch(() => undefined))?.end()
      await database?.close()
      await vite.close()
    }
  }
  return { startSite, startFailure }
}

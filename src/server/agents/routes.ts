import type { McpHttpHandler } from '@modelcontextprotocol/server'
import { Hono, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Deps } from '../deps.ts'
import type { Bindings, Send } from '../http/address.ts'
import { addressLimit } from '../http/limit-calls.ts'
import { currentSettings } from '../settings/queries.ts'
import { writeLlmsText } from './llms-text.ts'
import { CALLER, openMcp } from './mcp.ts'
import { CARD_TYPE, cardPaths, describeServer, listServers, MCP_PATH } from './server-card.ts'

const LARGEST_REQUEST = 64 * 1024

type Agents = Hono<{ Bindings: Bindings }>

/** The tools of the site for agents, and where agents find them. Owners can switch them off; then none of it is there. */
export function agentRoutes(deps: Deps, send: Send): Agents {
  const { siteUrl } = deps.env
  const app: Agents = new Hono()
  const limited = addressLimit(deps, 'mcp', deps.env.MCP_PER_MINUTE)
  let opened: Promise<McpHttpHandler> | undefined
  // At the first request: few processes are asked.
  const mcp = () => {
    opened ??= openMcp(deps, send)
    return opened
  }

  const ifSwitchedOn: MiddlewareHandler = async (c, next) =>
    (await currentSettings(deps)).agents.mcp === 'on' ? next() : c.text('Not found', 404)
  for (const path of [MCP_PATH, ...cardPaths, CATALOG_PATH]) app.use(path, ifSwitchedOn)
  // Before the body is read: the package's own limit does not see a body that it is handed.
  app.use(MCP_PATH, bodyLimit({ maxSize: LARGEST_REQUEST, onError: (c) => c.text('', 413) }))
  app.all(MCP_PATH, async (c) => {
    const origin = c.req.header('origin')
    if (origin !== undefined && origin !== siteUrl) return c.text('', 403)
    const address = c.env.address ?? 'unknown'
    const wait = await limited(address)
    if (wait !== null) return c.text('', 429, { 'retry-after': String(wait) })
    const asked = c.req.raw
    const headers = new Headers(asked.headers)
    // A tool acts as a visitor, whoever asks.
    headers.delete('cookie')
    headers.set(CALLER, address)
    const { method } = asked
    const body = method === 'POST' ? await asked.arrayBuffer() : null
    return (await mcp()).fetch(new Request(new URL(MCP_PATH, siteUrl), { method, headers, body }))
  })
  for (const path of cardPaths)
    app.get(path, async (c) => {
      const { siteName } = (await currentSettings(deps)).general
      return c.json(describeServer(siteUrl, siteName), 200, { 'content-type': CARD_TYPE })
    })
  app.get(CATALOG_PATH, (c) => c.json(listServers(siteUrl), 200, { 'content-type': 'application/ai-catalog+json' }))
  app.get('/llms.txt', async (c) => c.text(await writeLlmsText(deps), 200, { 'cache-control': 'public, max-age=3600' }))
  return app
}

const CATALOG_PATH = '/.well-known/ai-catalog.json'

import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { Client as FormerClient } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport as FormerTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { SITE } from './test-site.ts'

type Fetch = (url: string, init?: RequestInit) => Promise<Response>
// biome-ignore lint/suspicious/noExplicitAny: assistants read what no type describes
type Answer = { refused: boolean; told: any }

/** The official clients of both generations: `today` speaks 2026-07-28, `former` the protocol with a handshake. */
export const generations = ['today', 'former'] as const
export type Generation = (typeof generations)[number]

/** An assistant that has connected to the site. `name`: what its client calls itself. */
export async function connectAssistant(site: Fetch, { generation = 'today' as Generation, name = 'Ariadne' } = {}) {
  const fetch = (url: string | URL | Request, init?: RequestInit) => site(String(url), init)
  const [info, url] = [{ name, version: '1' }, new URL('/mcp', SITE)]
  const client = generation === 'today' ? new Client(info, { versionNegotiation: { mode: 'auto' } }) : new FormerClient(info)
  if (client instanceof Client) await client.connect(new StreamableHTTPClientTransport(url, { fetch }))
  // biome-ignore lint/suspicious/noExplicitAny: the package's own classes do not fit under exactOptionalPropertyTypes
  else await client.connect(new FormerTransport(url, { fetch }) as any)
  return {
    instructions: client.getInstructions() ?? '',
    list: async () => (await client.listTools()).tools,
    ask: async (tool: string, input: object = {}): Promise<Answer> => {
      const { content, isError = false } = await client.callTool({ name: tool, arguments: { ...input } })
      const [{ text }] = content as [{ text: string }]
      return { refused: isError === true, told: JSON.parse(text) }
    },
  }
}

export type Assistant = Awaited<ReturnType<typeof connectAssistant>>

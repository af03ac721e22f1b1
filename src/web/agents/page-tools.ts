import { PAGE_SHOWN } from '#render/in-page/page-shown.ts'

type Described = { name: string; description: string; inputSchema: object; annotations?: object }
type Answer = { content: { type: 'text'; text: string }[]; isError?: boolean; structuredContent?: { link?: string } }
type Tool = Described & { execute: (input: object) => Promise<Answer> }

/** What browsers with WebMCP have as `document.modelContext`. */
type ModelContext = { registerTool: (tool: Tool) => unknown }

const VERSION = '2026-07-28'
const about = {
  'io.modelcontextprotocol/protocolVersion': VERSION,
  'io.modelcontextprotocol/clientInfo': { name: 'WebMCP', version: '1' },
  'io.modelcontextprotocol/clientCapabilities': {},
}

/** Asks the tools of the site, which are described at `/mcp` alone. Null where owners have switched them off. */
async function ask<Result>(method: string, params: { name?: string; arguments?: object } = {}): Promise<Result | null> {
  const response = await fetch('/mcp', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      'mcp-protocol-version': VERSION,
      'mcp-method': method,
      ...(params.name ? { 'mcp-name': params.name } : {}),
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: { ...params, _meta: about } }),
  })
  return response.ok ? (await response.json()).result : null
}

/** Offers the tools to an assistant in the guest's browser, in the language of the page. */
async function registerTools(context: ModelContext): Promise<void> {
  const language = document.documentElement.lang.slice(0, 2)
  const listed = await ask<{ tools: Described[] }>('tools/list')
  for (const tool of listed?.tools ?? []) {
    const execute = async (input: object): Promise<Answer> => {
      const answer = await ask<Answer>('tools/call', { name: tool.name, arguments: { language, ...input } })
      if (!answer) return { content: [], isError: true }
      const link = answer.structuredContent?.link
      // The guest reads and decides on the page itself: a tool never submits a form.
      if (link) location.assign(link)
      return answer
    }
    await context.registerTool({ ...tool, execute })
  }
}

/** Pages on which a stay is chosen. */
const WITH_TOOLS = /^(\/\w\w)?\/(villas\/.|booking)/

/** Once for each document: at the first of these pages. */
function offerTools(): void {
  const context = (document as { modelContext?: ModelContext }).modelContext
  if (!context || !WITH_TOOLS.test(location.pathname)) return
  document.removeEventListener(PAGE_SHOWN, offerTools)
  void registerTools(context)
}

// The script inside the page imports this file where there are assistants.
document.addEventListener(PAGE_SHOWN, offerTools)
offerTools()

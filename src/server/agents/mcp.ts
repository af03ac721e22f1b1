import type { McpHttpHandler, McpServer } from '@modelcontextprotocol/server'
import { clientOver } from '#contract/client.ts'
import { Refusal } from '#contract/refusal.ts'
import { Refused, refusalBody } from '#contract/refused.ts'
import { instructions, serverTitle } from '#words/agents.ts'
import { type Language, languages } from '#words/languages.ts'
import { sayIn } from '#words/refusals.ts'
import type { Deps } from '../deps.ts'
import type { Bindings, Send } from '../http/address.ts'
import { reportBug } from '../http/refusals.ts'
import { decodeInput } from '../http/serve.ts'
import { currentSettings } from '../settings/queries.ts'
import { nameAgent } from './agent-name.ts'
import { countCall, type Outcome } from './count-calls.ts'
import type { Tool } from './tool.ts'

/** Name of the header with the client's address, which this server sets: the package passes on nothing but headers. */
export const CALLER = 'x-caller'

export const SERVER_NAME = 'villas'

const annotations = { readOnlyHint: true, idempotentHint: true, destructiveHint: false, openWorldHint: false }
const LIST_SECONDS = 3600

type Caller = { address: string; userAgent: string }

/** Model Context Protocol of both generations, without sessions. Loads its package, which only agents need. */
export async function openMcp(deps: Deps, send: Send): Promise<McpHttpHandler> {
  const [{ createMcpHandler, McpServer }, { tools }] = await Promise.all([import('@modelcontextprotocol/server'), import('./tools.ts')])

  async function serve({ address, userAgent }: Caller): Promise<McpServer> {
    const { siteName } = (await currentSettings(deps)).general
    const server = new McpServer(
      { name: SERVER_NAME, title: serverTitle(siteName), version: '1' },
      { instructions: instructions(siteName), cacheHints: { 'tools/list': { ttlMs: LIST_SECONDS * 1000, cacheScope: 'public' } } },
    )
    for (const tool of tools) {
      const { name, title, description } = tool
      server.registerTool(name, { title, description, inputSchema: toSchema(tool), annotations }, (asked) => {
        const agent = nameAgent(server.server.getClientVersion()?.name, userAgent)
        return answer(deps, send, tool, asked as Record<string, unknown>, { address, agent })
      })
    }
    return server
  }

  return createMcpHandler(({ requestInfo: { headers } = new Request(deps.env.siteUrl) }) => serve(toCaller(headers)), {
    // The tools never change while a process runs.
    maxSubscriptions: 0,
    onerror: (error) => deps.log.info({ reason: error.message }, 'a request of an agent was refused'),
  })
}

const toCaller = (headers: Headers): Caller => ({
  address: headers.get(CALLER) ?? 'unknown',
  userAgent: headers.get('user-agent') ?? '',
})

/** Lets every value pass: the call that the tool makes validates it, and refuses in words that an agent can act on. */
function toSchema({ input }: Tool) {
  const validate = (value: unknown) => ({ value: value as Record<string, unknown> })
  return { '~standard': { version: 1 as const, vendor: SERVER_NAME, validate, jsonSchema: { input: () => input, output: () => input } } }
}

type Asking = { address: string; agent: string }

async function answer(deps: Deps, send: Send, tool: Tool, asked: Record<string, unknown>, { address, agent }: Asking) {
  const { language: wanted, ...rest } = asked
  const language = languages.find((one) => one === wanted) ?? 'en'
  const { siteUrl } = deps.env
  const env: Bindings = { address, language, contentLanguage: language }
  const api = clientOver(siteUrl, (request) => send(request, env), sayIn[language])
  const count = (outcome: Outcome) => countCall(deps, { client: agent, tool: tool.name, ...outcome })
  try {
    const { told, missed } = await tool.answer(decodeInput(tool.call, rest) as never, { api, siteUrl, language, agent })
    await count(missed ? { outcome: 'not_free', missed } : { outcome: 'answered' })
    return { ...toContent(told), structuredContent: told as Record<string, unknown> }
  } catch (error) {
    const refused = toRefusal(deps, error, language)
    await count({ outcome: 'refused' })
    return { ...toContent(refused), isError: true }
  }
}

const toContent = (told: object) => ({ content: [{ type: 'text' as const, text: JSON.stringify(told) }] })

/** What an agent reads of a refusal: code, words and those of each field. */
function toRefusal(deps: Deps, error: unknown, language: Language): object {
  if (error instanceof Refused) return { code: error.code, message: error.message, fields: error.fields, ...error.details }
  if (!(error instanceof Refusal)) reportBug(deps.log, error)
  const { code, message, fields } = refusalBody(error instanceof Refusal ? error : new Refusal('bug'), sayIn[language])
  return { code, message, fields }
}

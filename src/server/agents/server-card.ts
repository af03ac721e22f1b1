import { serverDescription, serverTitle } from '#words/agents.ts'
import { SERVER_NAME } from './mcp.ts'

export const MCP_PATH = '/mcp'
/** Beside the endpoint as the extension asks (SEP-2127), and where clients looked before it was final. */
export const cardPaths = [`${MCP_PATH}/server-card`, '/.well-known/mcp/server-card.json']
export const CARD_TYPE = 'application/mcp-server-card+json'

const versions = ['2026-07-28', '2025-11-25', '2025-06-18']

/** The server card: what clients know before they connect. */
export const describeServer = (siteUrl: string, siteName: string) => ({
  $schema: 'https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json',
  name: `${new URL(siteUrl).hostname.split('.').reverse().join('.')}/${SERVER_NAME}`,
  version: '1.0.0',
  title: serverTitle(siteName),
  description: serverDescription(siteName),
  remotes: [{ type: 'streamable-http', url: siteUrl + MCP_PATH, supportedProtocolVersions: versions }],
})

/** The catalog of this host: one server. */
export const listServers = (siteUrl: string) => ({
  specVersion: '1.0',
  entries: [{ identifier: `urn:air:${new URL(siteUrl).hostname}:mcp:${SERVER_NAME}`, type: CARD_TYPE, url: siteUrl + cardPaths[0] }],
})

import { searchCalls } from '#contract/search.ts'
import { llmsText } from '#words/agents.ts'
import type { Deps } from '../deps.ts'
import { currentSettings } from '../settings/queries.ts'
import { villaNames } from '../villas/queries.ts'
import { MCP_PATH } from './server-card.ts'

const MOST_VILLAS = 20

/** What the site is and where its parts are, for programs that look for `/llms.txt`. */
export async function writeLlmsText(deps: Deps): Promise<string> {
  const { siteUrl } = deps.env
  const { general, agents } = await currentSettings(deps)
  const villas = await villaNames(deps.db)
  return llmsText({
    siteName: general.siteName,
    tagline: general.tagline,
    villas: villas.slice(0, MOST_VILLAS).map(({ name, slug }) => ({ name, page: `${siteUrl}/villas/${slug}` })),
    terms: `${siteUrl}/terms`,
    api: `${siteUrl}/api`,
    availability: siteUrl + searchCalls.availability.path,
    tools: agents.mcp === 'on' ? siteUrl + MCP_PATH : null,
  })
}

const LONGEST = 40
/** Of an agent that says no name. */
const UNNAMED = 'agent'

/**
 * What an agent is called in counts, links and bookings: the name of its client. Clients of the former generation say it only in their
 * first request, so theirs is the first word of their `User-Agent`, such as 'openai-mcp' in 'openai-mcp/1.0.0'.
 */
export function nameAgent(clientName: string | undefined, userAgent: string): string {
  const [product = ''] = userAgent.split(/[/\s]/)
  return clean(clientName ?? '') || clean(product) || UNNAMED
}

const clean = (name: string): string =>
  name
    .normalize('NFC')
    .replace(/[^\p{L}\p{N} ._+-]/gu, '')
    .trim()
    .slice(0, LONGEST)
    .trim()

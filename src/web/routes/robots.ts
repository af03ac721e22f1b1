import { getPrefix, languages } from '#words/languages.ts'
import { requestContext } from '../api.ts'
import { noPages } from '../pages.ts'
import type { Route } from './+types/robots'

/** As crawlers write patterns (RFC 9309). */
const toPattern = (path: string): string => path.replace(/:[^/]+/g, '*')
const closed = ['/admin', '/api/', ...languages.flatMap((language) => noPages.map((path) => getPrefix(language) + toPattern(path)))]
/** For assistants that read what crawlers may read. */
const open = ['Allow: /api/availability.json']

export function loader({ context }: Route.LoaderArgs) {
  const { siteUrl } = context.get(requestContext)
  const lines = ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), ...open, '', `Sitemap: ${siteUrl}/sitemap.xml`, '']
  return new Response(lines.join('\n'), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
}

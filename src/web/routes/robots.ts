import { getPrefix, languages } from '#words/languages.ts'
import { requestContext } from '../api.ts'
import { pages } from '../pages.ts'
import type { Route } from './+types/robots'

const closedPages = pages.filter((page) => page.closed).map(({ path }) => path)
const closed = ['/admin', '/api/', ...languages.flatMap((language) => closedPages.map((path) => getPrefix(language) + path))]

export function loader({ context }: Route.LoaderArgs) {
  const { siteUrl } = context.get(requestContext)
  const lines = ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), '', `Sitemap: ${siteUrl}/sitemap.xml`, '']
  return new Response(lines.join('\n'), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
}

import { href } from 'react-router'
import { translationCalls } from '#contract/translations.ts'
import { villaCalls } from '#contract/villas.ts'
import { getPrefix, type Language, languages, tagOf } from '#words/languages.ts'
import { getApi, requestContext } from '../api.ts'
import { requiredAnswer } from '../api-results.server.ts'
import { pages } from '../pages.ts'
import type { Route } from './+types/sitemap'

/** All indexable pages in all languages in which they are translated. Slugs contain no characters that XML must escape. */
export async function loader({ context }: Route.LoaderArgs) {
  const { siteUrl } = context.get(requestContext)
  const { villas } = await requiredAnswer(getApi(context)(villaCalls.names, {}))
  const { pages: untranslated } = await requiredAnswer(getApi(context)(translationCalls.untranslated, {}))
  const indexed = pages.filter((page) => page.indexed).map(({ path }) => path)
  const paths = indexed.flatMap((path) => (path === '/villas/:slug' ? villas.map(({ slug }) => href(path, { slug })) : path))
  const toAddress = (language: Language, path: string) => siteUrl + (getPrefix(language) + path.replace(/^\/$/, '') || '/')
  const alternate = (tag: string, address: string) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${address}"/>`
  const entries = paths.flatMap((path) => {
    const translatedInto = languages.filter((language) => !untranslated[path]?.includes(language))
    const others = translatedInto.map((language) => alternate(tagOf[language], toAddress(language, path))).join('')
    const all = others + alternate('x-default', toAddress('en', path))
    return translatedInto.map((language) => `  <url><loc>${toAddress(language, path)}</loc>${all}</url>`)
  })
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
  ]
  return new Response(xml.join('\n'), {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
}

import { encode } from 'html-entities'
import { href } from 'react-router'
import { translationCalls } from '#contract/translations.ts'
import { villaCalls } from '#contract/villas.ts'
import { getPrefix, type Language, languages, tagOf } from '#words/languages.ts'
import { getApi, requestContext } from '../api.ts'
import { requiredAnswer } from '../api-results.server.ts'
import { pages } from '../pages.ts'
import type { Route } from './+types/sitemap'

const IMAGES = 'http://www.google.com/schemas/sitemap-image/1.1'
/** As its protocol allows for one page. */
const MOST_IMAGES = 1000

/** `updatedAt`: a moment in UTC, of the villa's own content. */
type Listed = { path: string; updatedAt?: string; images?: string[] }

/** All indexable pages in all languages in which they are translated, villas with their last change and their pictures. */
export async function loader({ context }: Route.LoaderArgs) {
  const { siteUrl } = context.get(requestContext)
  const { villas } = await requiredAnswer(getApi(context)(villaCalls.names, {}))
  const { pages: untranslated } = await requiredAnswer(getApi(context)(translationCalls.untranslated, {}))
  const indexed = pages.filter((page) => page.indexed).map(({ path }) => path)
  const listed = indexed.flatMap((path): Listed[] =>
    path === '/villas/:slug' ? villas.map((villa) => ({ path: href(path, { slug: villa.slug }), ...villa })) : [{ path }],
  )
  const toImage = (address: string) =>
    `<image:image><image:loc>${encode(new URL(address, siteUrl).href, { level: 'xml' })}</image:loc></image:image>`
  const toAddress = (language: Language, path: string) => siteUrl + (getPrefix(language) + path.replace(/^\/$/, '') || '/')
  const alternate = (tag: string, address: string) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${address}"/>`
  const entries = listed.flatMap(({ path, updatedAt, images = [] }) => {
    const translatedInto = languages.filter((language) => !untranslated[path]?.includes(language))
    const others = translatedInto.map((language) => alternate(tagOf[language], toAddress(language, path))).join('')
    const all = others + alternate('x-default', toAddress('en', path))
    const changed = updatedAt ? `<lastmod>${updatedAt}</lastmod>` : ''
    const pictures = images.slice(0, MOST_IMAGES).map(toImage).join('')
    return translatedInto.map((language) => `  <url><loc>${toAddress(language, path)}</loc>${changed}${all}${pictures}</url>`)
  })
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="${IMAGES}">`,
    ...entries,
    '</urlset>',
  ]
  return new Response(xml.join('\n'), {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
}

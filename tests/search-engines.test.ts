import { afterAll, beforeAll, expect, test } from 'vitest'
import { pages as table } from '../src/web/pages.ts'
import { getPrefix, languages, tagOf } from '../src/words/languages.ts'
import { localeOf } from '../src/words/locales.ts'
import { openHouse } from './stories/house.ts'
import { readStructured } from './structured.ts'
import { SITE } from './test-site.ts'

let house: Awaited<ReturnType<typeof openHouse>>
let slugs: string[]
const documents = new Map<string, { status: number; html: string }>()

/** The document of a page, read once. */
async function read(path: string) {
  const known = documents.get(path)
  if (known) return known
  const answer = await house.pages(path)
  const page = { status: answer.status, html: await answer.text() }
  documents.set(path, page)
  return page
}

beforeAll(async () => {
  house = await openHouse()
  const answer = await house.pages('/api/villaNames.php')
  slugs = (await answer.json()).villas.map(({ slug }: { slug: string }) => slug)
})
afterAll(() => house.close())

const inLanguage = (language: (typeof languages)[number], path: string) => getPrefix(language) + path.replace(/^\/$/, '') || '/'
const indexed = () =>
  table
    .filter((page) => page.indexed)
    .flatMap(({ path }) => (path.includes(':slug') ? slugs.map((slug) => path.replace(':slug', slug)) : path))
const meta = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`, 'g'))].map(([, content = '']) => content)

test('a search engine reads each villa as Google’s list for vacation rentals asks, in every language', async () => {
  for (const slug of slugs)
    for (const language of languages) {
      const path = inLanguage(language, `/villas/${slug}`)
      const { VacationRental: villa, BreadcrumbList: way } = readStructured((await read(path)).html)
      expect(villa, path).toMatchObject({ url: SITE + path, checkinTime: '15:00', checkoutTime: '11:00', petsAllowed: expect.any(Boolean) })
      expect(villa?.containsPlace).toMatchObject({ occupancy: { value: expect.any(Number) }, numberOfBedrooms: expect.any(Number) })
      expect(villa?.address).toMatchObject({ addressRegion: expect.any(String), addressCountry: 'GR' })
      expect(villa?.knowsLanguage).toEqual(['en', 'sr-Latn', 'el'])
      expect(way?.itemListElement.map(({ item }) => item)).toEqual(
        ['/', '/villas', `/villas/${slug}`].map((one) => SITE + inLanguage(language, one)),
      )
    }
})

test('a search engine reads of the house on the home page, and on pages of content the way to them', async () => {
  for (const language of languages) {
    const home = readStructured((await read(inLanguage(language, '/'))).html)
    expect(Object.keys(home)).toEqual(['LodgingBusiness'])
    expect(home.LodgingBusiness).toMatchObject({ '@id': `${SITE}/#house` })
    for (const path of ['/villas', '/compare', '/gallery', '/amenities', '/attractions', '/pricing', '/booking']) {
      const { BreadcrumbList: way } = readStructured((await read(inLanguage(language, path))).html)
      expect(way?.itemListElement.at(-1)?.item).toBe(SITE + inLanguage(language, path))
    }
  }
})

test('a shared link names its language and the others, and says how large its picture is', async () => {
  for (const language of languages)
    for (const path of indexed()) {
      const { html } = await read(inLanguage(language, path))
      // Pages of law have a title and a description for everybody, whose bytes are counted.
      if (['/terms', '/privacy'].includes(path)) continue
      const others = languages.filter((one) => one !== language)
      expect([path, meta(html, 'og:locale')]).toEqual([path, [localeOf[language]]])
      expect([path, meta(html, 'og:locale:alternate')]).toEqual([path, others.map((one) => localeOf[one])])
      expect([path, meta(html, 'og:image:alt')[0] !== '', meta(html, 'description')[0] !== '']).toEqual([path, true, true])
      if (/^\/villas\/|gallery/.test(path)) expect([path, Number(meta(html, 'og:image:width')[0]) >= 600]).toEqual([path, true])
    }
})

test('titles and descriptions differ from page to page, and say what the house is and where', async () => {
  for (const language of languages) {
    const heads = await Promise.all(
      indexed().map(async (path) => {
        const { html } = await read(inLanguage(language, path))
        return { path, title: /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '', description: meta(html, 'description')[0] ?? '' }
      }),
    )
    for (const { path, title } of heads.filter((head) => head.path !== '/'))
      expect([path, title]).toEqual([path, expect.stringMatching(/(villas in|vile:|βίλες:|Villen:) (Halkidiki|Χαλκιδική|Chalkidiki)$/)])
    expect(new Set(heads.map(({ title }) => title)).size, language).toBe(heads.length)
    expect(new Set(heads.map(({ description }) => description)).size, language).toBe(heads.length)
  }
})

/** The addresses of the sitemap with what stands beside each. */
async function readSitemap() {
  const answer = await house.pages('/sitemap.xml')
  const xml = await answer.text()
  const entries = [...xml.matchAll(/<url>(.*?)<\/url>/gs)].map(([, entry = '']) => ({
    address: /<loc>([^<]*)<\/loc>/.exec(entry)?.[1] ?? '',
    changed: /<lastmod>([^<]*)<\/lastmod>/.exec(entry)?.[1],
    images: [...entry.matchAll(/<image:image><image:loc>([^<]*)<\/image:loc><\/image:image>/g)].map(([, image = '']) => image),
    alternates: [...entry.matchAll(/<xhtml:link rel="alternate" hreflang="([^"]+)" href="([^"]+)"\/>/g)].map(([, tag]) => tag),
  }))
  return { xml, entries, type: answer.headers.get('content-type') }
}

/** Of the profile of ISO 8601 that sitemaps take. */
const W3C_DATE = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d))?$/

test('the sitemap keeps to its protocol, and has every page that may be listed in every language', async () => {
  const { xml, entries, type } = await readSitemap()
  expect(type).toBe('application/xml; charset=utf-8')
  expect([entries.length < 50_000, Buffer.byteLength(xml) < 50 * 1024 * 1024]).toEqual([true, true])
  const expected = languages.flatMap((language) => indexed().map((path) => SITE + inLanguage(language, path)))
  expect(entries.map(({ address }) => address).toSorted()).toEqual(expected.toSorted())
  for (const { address, changed, images, alternates } of entries) {
    expect([address, URL.canParse(address), address.startsWith(`${SITE}/`), address.length < 2048]).toEqual([address, true, true, true])
    expect([address, alternates]).toEqual([address, [...languages.map((one) => tagOf[one]), 'x-default']])
    if (!address.includes('/villas/')) continue
    expect([address, changed]).toEqual([address, expect.stringMatching(W3C_DATE)])
    expect(images.length, address).toBeGreaterThanOrEqual(8)
    for (const image of images) expect([image, URL.canParse(image)]).toEqual([image, true])
  }
})

test('every address of the sitemap answers at once, may be listed, and is canonical to itself', async () => {
  for (const { address } of (await readSitemap()).entries) {
    const { status, html } = await read(address.slice(SITE.length))
    const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]
    expect({ address, status, canonical, noindex: html.includes('content="noindex"') }).toEqual({
      address,
      status: 200,
      canonical: address,
      noindex: false,
    })
  }
})

test('every picture of the sitemap is there', async () => {
  const images = new Set((await readSitemap()).entries.flatMap((entry) => entry.images))
  for (const image of images) expect([image, (await house.pages(image.slice(SITE.length))).status]).toEqual([image, 200])
})

test('the address of a villa in capitals leads to the one address it has, in every language', async () => {
  for (const language of languages)
    for (const [slug, page] of [
      ['Villa-Thea', ''],
      ['VILLA-THEA', ''],
      ['Villa-Thea', '/photos'],
    ]) {
      const stay = '?checkIn=2026-07-04&checkOut=2026-07-11'
      const answer = await house.pages(`${inLanguage(language, `/villas/${slug}`)}${page}${stay}`)
      expect([answer.status, answer.headers.get('location')]).toEqual([301, `${inLanguage(language, '/villas/villa-thea')}${page}${stay}`])
    }
  expect((await house.pages('/villas/Villa-Nowhere')).headers.get('location')).toBe('/not-found')
})

test('a telephone keeps the site by its manifest, in the language of the page', async () => {
  for (const language of languages) {
    const { html } = await read(inLanguage(language, '/'))
    const address = /<link rel="manifest" href="([^"]+)"/.exec(html)?.[1] ?? ''
    const answer = await house.pages(address)
    expect(answer.headers.get('content-type')).toBe('application/manifest+json; charset=utf-8')
    const manifest = await answer.json()
    expect(manifest).toMatchObject({ lang: tagOf[language], start_url: inLanguage(language, '/'), scope: '/' })
    expect(manifest.name).not.toBe('')
    expect(manifest.icons.length).toBeGreaterThan(1)
  }
})

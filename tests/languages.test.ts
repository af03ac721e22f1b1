import { globSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { amenityCalls } from '../src/contract/amenities.ts'
import { settingsCalls } from '../src/contract/settings.ts'
import { villaCalls } from '../src/contract/villas.ts'
import { pages as table } from '../src/web/pages.ts'
import { apiMessagesIn } from '../src/words/api-messages.ts'
import { getPrefix, type Language, languages, tagOf } from '../src/words/languages.ts'
import { sayIn } from '../src/words/refusals.ts'
import { aVilla } from './builders.ts'
import { type Pages, servePages } from './pages.ts'
import { type Client, SITE, type TestSite, testSite } from './test-site.ts'
import { translateEverything } from './translate-everything.ts'
import { areasIn, functionsIn, importWords, shownBy, tellingFor } from './word-files.ts'

const client = resolve(import.meta.dirname, '..', 'build', 'client')
const firstContent = import.meta.glob('../seed/translations/??.ts', { eager: true })
const others = languages.filter((language) => language !== 'en')

let site: TestSite
let owner: Client
let pages: Pages
const said = (source: string, language: string) => `(${language}) ${source}`
beforeAll(async () => {
  site = await testSite({ environment: { RATE_LIMITS: 'off' } })
  await aVilla(site.db, { name: 'Villa Thea', slug: 'villa-thea', meaning: 'View', claim: 'The widest view', about: 'Built of stone.' })
  owner = await site.admin()
  await owner(amenityCalls.create, { title: 'Sauna', description: 'Hot.', category: 'indoor', featured: true })
  await translateEverything(owner, said)
  pages = await servePages(site)
})
afterAll(() => site.close())

const toPath = (path: string) => path.replace(':slug', 'villa-thea')
const indexed = table.filter((page) => page.indexed).map(({ path }) => toPath(path))
const inLanguage = (language: Language, path: string) => getPrefix(language) + path.replace(/^\/$/, '') || '/'

const read = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await pages(path, { headers })
  return { status: answer.status, to: answer.headers.get('location'), html: await answer.text() }
}

/** `hreflang` and address of each alternate. */
const alternatesIn = (html: string) =>
  Object.fromEntries([...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g)].map(([, tag, href]) => [tag, href]))
const canonicalIn = (html: string) => /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]
const textIn = (html: string) =>
  (/<body[^>]*>(.*)<\/body>/s.exec(html)?.[1] ?? '').replace(/<(script|style)\b.*?<\/\1>/gs, '').replace(/<[^>]+>/g, ' ')

test.each(languages)('every page in %s has canonical and alternate links to all languages', async (language) => {
  for (const path of indexed) {
    const address = SITE + inLanguage(language, path)
    const { status, html } = await read(address)
    expect([status, /<html lang="([^"]+)"/.exec(html)?.[1], canonicalIn(html)], address).toEqual([200, tagOf[language], address])
    const expected = Object.fromEntries(languages.map((one) => [tagOf[one], SITE + inLanguage(one, path)]))
    expect(alternatesIn(html), address).toEqual({ ...expected, 'x-default': SITE + path })
  }
})

/** Letters and signs of the fonts that are inside a page. */
function inlinedLetters(html: string): (letter: string) => boolean {
  const [, fonts = ''] = /<script>(const decoded = [^<]*?new FontFace)/.exec(html) ?? []
  const ranges = [...fonts.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(([, first = '', last = first]) => [first, last] as const)
  return (letter) =>
    ranges.some(([first, last]) => Number.parseInt(first, 16) <= letter.charCodeAt(0) && letter.charCodeAt(0) <= Number.parseInt(last, 16))
}

test.each(languages)('no page in %s loads a font for letters or signs of the site’s own texts', async (language) => {
  const firstTexts = JSON.stringify(firstContent[`../seed/translations/${language}.ts`] ?? '')
  for (const path of indexed) {
    const { html } = await read(inLanguage(language, path))
    const isInlined = inlinedLetters(html)
    expect([isInlined('a'), isInlined('\u0416')], path).toEqual([true, false])
    const missing = [...(textIn(html) + firstTexts).replace(/\s/g, '')].filter((letter) => !isInlined(letter))
    expect([path, [...new Set(missing)].join(' ')]).toEqual([path, ''])
  }
})

test('the sitemap has every page in every language, with its alternates', async () => {
  const { html: xml } = await read('/sitemap.xml')
  const entries = [...xml.matchAll(/<url><loc>([^<]+)<\/loc>(.*)<\/url>/g)]
  for (const path of indexed)
    for (const language of languages) {
      const [, , alternates = ''] = entries.find(([, address]) => address === SITE + inLanguage(language, path)) ?? []
      expect(alternates.match(/hreflang/g), `${language} ${path}`).toHaveLength(languages.length + 1)
    }
})

test.each(others)('links on pages in %s keep the language, and none is broken', async (language) => {
  const seen = new Set<string>()
  for (const { path } of table.filter((page) => !/:(?!slug)/.test(page.path))) {
    const { html } = await read(inLanguage(language, toPath(path)))
    for (const [, tag] of html.matchAll(/<a ([^>]+)>/g)) {
      const href = /href="(\/[^"]*)"/.exec(tag ?? '')?.[1]?.replaceAll('&amp;', '&')
      if (!href || /^\/(admin|pictures|api)/.test(href)) continue
      if (!/hrefLang=/.test(tag ?? '')) expect(href, `on ${path}`).toMatch(new RegExp(`^/${language}(/|$|\\?|#)`))
      seen.add(href)
    }
  }
  expect(seen.size).toBeGreaterThan(20)
  for (const href of seen) expect((await read(href)).status, href).toBeLessThan(400)
})

/** Bytes of the scripts that a page loads, gzipped. */
async function countScripts(path: string): Promise<number> {
  const { html } = await read(path)
  const files = /data-files="([^"]+)"/.exec(html)?.[1]?.split(' ') ?? []
  expect(files.length).toBeGreaterThan(5)
  return files.reduce((sum, file) => sum + gzipSync(readFileSync(join(client, file)), { level: 9 }).length, 0)
}

/** Bytes of a page as it is sent to a visitor, with the one file that each page loads. */
async function countBytes(path: string): Promise<number> {
  const html = Buffer.from(await (await pages(path)).arrayBuffer())
  const [measures = ''] = globSync('measure-view-*.js.br', { cwd: join(client, 'assets') })
  return (
    brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length + statSync(join(client, 'assets', measures)).size
  )
}

test.each(languages)(
  'a page of text in %s has at most 60 kB in all, and home 65 beside its pictures; with Greek letters 10 more',
  async (language) => {
    const letters = language === 'el' ? 10_000 : 0
    for (const path of ['/terms', '/privacy', '/pricing', '/amenities', '/attractions', '/nowhere'])
      expect(await countBytes(inLanguage(language, path)), path).toBeLessThan(60_000 + letters)
    expect(await countBytes(inLanguage(language, '/'))).toBeLessThan(65_000 + letters)
  },
)

test('once it is touched, the home page loads at most 122 kB of scripts in every language, and at most 1 kB more than in English', async () => {
  const english = await countScripts('/')
  for (const language of languages) {
    const bytes = await countScripts(inLanguage(language, '/'))
    expect(bytes, language).toBeLessThan(122_000)
    expect(bytes - english, language).toBeLessThan(1_000)
  }
})

test.each(others)('the back office, the API and machine-readable files do not exist below /%s', async (language) => {
  for (const path of [
    '/admin',
    '/admin/dashboard',
    '/admin/dashboard/bookings',
    '/api',
    '/api/openapi.json',
    '/sitemap.xml',
    '/robots.txt',
  ])
    expect((await read(getPrefix(language) + path)).status, path).toBe(404)
  const { html } = await read(`/${language}/__manifest?paths=/${language}/admin/dashboard&version=1`)
  expect(html).not.toContain('admin/')
})

test('the browser’s preferred language does not change the page', async () => {
  const plain = await read('/villas')
  expect(await read('/villas', { 'accept-language': 'sr-RS,sr;q=0.9' })).toEqual(plain)
})

test.each(others)('errors below /%s are in its language', async (language) => {
  const { fromAnotherSite } = await importWords('api-messages', language)
  const post = async (origin: string, body: string) => {
    const answer = await pages(`/${language}/login`, { method: 'POST', headers: { origin }, body })
    return [answer.status, await answer.text()]
  }
  expect(await post('https://elsewhere.example', '')).toEqual([403, fromAnotherSite])
  expect(await post(SITE, 'x'.repeat(300_000))).toEqual([413, sayIn[language]('too_large')])
})

test('240 concurrent requests in four languages each get their own language', async () => {
  const word = Object.fromEntries(await Promise.all(languages.map(async (one) => [one, (await importWords('frame', one)).skipToContent])))
  expect(new Set(Object.values(word)).size).toBeGreaterThan(2)
  const asked = Array.from({ length: 240 }, (_, index) => languages[index % languages.length] ?? 'en')
  const answers = await Promise.all(
    asked.map((language, index) => read(`${getPrefix(language)}/villas?checkIn=2026-07-0${(index % 5) + 1}`)),
  )
  for (const [index, { html }] of answers.entries()) {
    const said = Object.values(word).filter((one) => html.includes(`>${one}</a>`))
    expect(said, html.slice(0, 300)).toEqual([word[asked[index] ?? 'en']])
  }
})

/** Greek pages do not explain Greek names; Serbian and Greek bend a name that somebody is addressed by. */
const LEFT_OUT = [
  'sr accounts.welcomeBack',
  'sr mail-frame.greeting',
  'el accounts.welcomeBack',
  'el mail-frame.greeting',
  'el villas.inGreek',
]

test.each(others)('every text in %s uses all values that the English text uses', async (language) => {
  const missing: string[] = []
  const count = { tried: 0, all: 0 }
  for (const area of areasIn(language)) {
    const [source, own] = [await importWords(area, 'en'), await importWords(area, language)]
    expect(Object.keys(own).sort(), area).toEqual(Object.keys(source).sort())
    const translations = new Map(functionsIn(own))
    for (const [name, text] of functionsIn(source)) {
      const telling = tellingFor(text)
      const isShown = telling.some(({ given, shown }) => String(shownBy(translations.get(name), given)) === String(shown))
      count.all += 1
      if (telling.length === 0) continue
      count.tried += 1
      if (!isShown) missing.push(`${language} ${area}.${name}`)
    }
  }
  expect(missing.sort()).toEqual(LEFT_OUT.filter((one) => one.startsWith(language)))
  // The others choose among texts by a code, or need the days of a week.
  expect(count.tried / count.all).toBeGreaterThan(0.9)
})

test.each(others)('the owners’ texts are translated into %s, and untranslated texts are marked as English', async (language) => {
  const home = (await read(inLanguage(language, '/'))).html
  expect(home).toContain(`>${said('Four villas between the garden and the sea', language)}</h1>`)
  const { html } = await read(inLanguage(language, '/villas/villa-thea'))
  expect(textIn(html)).toContain(said('The widest view', language))
  expect(html).toContain(`"description":"${said('The widest view', language)}"`)
  await owner(amenityCalls.create, { title: 'Wine cellar', description: 'Cool.', category: 'indoor' })
  const amenities = (await read(inLanguage(language, '/amenities'))).html
  expect(amenities).toMatch(/<[^>]+lang="en"[^>]*>Wine cellar</)
  expect(amenities).not.toMatch(/<[^>]+lang="en"[^>]*>[^<]*Sauna</)
  expect((await read('/amenities')).html.match(/<main.*<\/main>/s)?.[0]).not.toContain('lang="en"')
  const { amenities: known } = await owner(amenityCalls.list, {})
  await owner(amenityCalls.remove, { id: known.find(({ title }) => title === 'Wine cellar')?.id ?? 0 })
})

test('without a configured name the bank has a translated name, otherwise its name in every language', async () => {
  const names = languages.map((language) => apiMessagesIn[language].unnamedBank)
  const bankIn = async (language: Language) => {
    const { html } = await read(`${getPrefix(language)}/villas`)
    return [...names, 'Banca Intesa'].find((name) => html.includes(`>${name}</span>`))
  }
  const banks = async () => Promise.all(languages.map(bankIn))
  expect(new Set(names).size).toBeGreaterThan(3)
  expect(await banks()).toEqual(names)
  const { settings } = await owner(settingsCalls.read, {})
  await owner(settingsCalls.save, { company: { ...settings.company, bankName: 'Banca Intesa' } })
  expect(await banks()).toEqual(languages.map(() => 'Banca Intesa'))
  await owner(settingsCalls.save, { company: settings.company })
})

test('a page without a translated main text has no alternates and is marked as English', async () => {
  const { settings } = await owner(settingsCalls.read, {})
  await owner(settingsCalls.save, { texts: { ...settings.texts, privacy: 'We keep little.' } })
  const { html } = await read('/sr/privacy')
  expect(html).toMatch(/<div lang="en"[^>]*><p[^>]*>We keep little\.</)
  expect([alternatesIn(html), canonicalIn(html)]).toEqual([{}, `${SITE}/privacy`])
  expect(alternatesIn((await read('/privacy')).html)).toEqual({ en: `${SITE}/privacy`, 'x-default': `${SITE}/privacy` })
  const sitemap = (await read('/sitemap.xml')).html
  expect(sitemap).toContain('<loc>http://localhost:3000/privacy</loc>')
  expect(sitemap).not.toContain('/sr/privacy')
  expect(sitemap).toContain('/sr/terms')
  await owner(settingsCalls.save, { texts: settings.texts })
  expect(canonicalIn((await read('/sr/privacy')).html)).toBe(`${SITE}/sr/privacy`)
})

test('an untranslated villa is in English in every language, without alternates', async () => {
  const villa = { size: 80, doubleBeds: 1, singleBeds: 0, sofaBeds: 0, bathrooms: 1, capacity: 2 }
  await owner(villaCalls.create, { ...villa, name: 'Villa Galini', claim: 'Quiet.', about: 'As its name says.' })
  const { html } = await read('/de/villas/villa-galini')
  expect(html).toMatch(/<span lang="en">Quiet\.</)
  expect([alternatesIn(html), canonicalIn(html)]).toEqual([{}, `${SITE}/villas/villa-galini`])
})

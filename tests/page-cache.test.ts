import { afterAll, beforeAll, expect, test } from 'vitest'
import { attractionCalls } from '#contract/attractions.ts'
import { pageCache } from '../src/render/page-cache.ts'
import { aVilla } from './builders.ts'
import { type Pages, servePages } from './pages.ts'
import { SITE, type TestSite, testSite } from './test-site.ts'

let site: TestSite
let pages: Pages
beforeAll(async () => {
  site = await testSite()
  await aVilla(site.db, { name: 'Villa Thea' })
  pages = await servePages(site)
})
afterAll(() => site.close())

async function rendered(): Promise<number> {
  const { values } = await site.deps.meters.pages.get()
  return values.find(({ labels }) => labels.how === 'rendered')?.value ?? 0
}

const visitors = (count: number, path: string) => Promise.all(Array.from({ length: count }, () => pages(path)))

test.each(['/', '/villas', '/villas/villa-thea?utm_source=mail'])('sixteen simultaneous visitors of %s get one rendering', async (path) => {
  const before = await rendered()
  const answers = await visitors(16, path)
  expect(await rendered()).toBe(before + 1)
  const texts = new Set(await Promise.all(answers.map((answer) => answer.text())))
  expect([texts.size, [...texts][0]?.includes('Villa Thea')]).toEqual([1, true])
  await visitors(4, path)
  expect(await rendered()).toBe(before + 1)
})

test('a page that cannot be cached is rendered for every visitor', async () => {
  const answers = await visitors(4, '/villas/villa-nowhere')
  expect(answers.map(({ status, headers }) => [status, headers.get('location')])).toEqual(Array(4).fill([302, '/not-found']))
})

test('a request after a change never gets a page whose rendering began before it', async () => {
  const owner = await site.admin()
  const early = visitors(8, '/attractions')
  const lighthouse = {
    title: 'The new lighthouse',
    description: 'On the cape',
    distance: '12 km',
    location: 'Cape',
    category: 'sightseeing' as const,
  }
  await owner(attractionCalls.create, lighthouse)
  const late = await visitors(8, '/attractions')
  for (const answer of late) expect(await answer.text()).toContain('The new lighthouse')
  expect((await early).map(({ status }) => status)).toEqual(Array(8).fill(200))
})

test('without a database a page shows an error with a reference', async () => {
  const away = await testSite()
  const pagesOfAway = await servePages(away)
  await pagesOfAway('/pricing')
  await away.closeDatabase()
  for (const path of ['/villas', '/booking', '/login']) {
    const answer = await pagesOfAway(path)
    const text = await answer.text()
    expect([path, answer.status]).toEqual([path, 500])
    expect(text).toContain('This page could not be shown')
    expect(text).toMatch(/Reference: .{4,}/)
  }
  await away.close()
})

test('a full cache drops only the least recently used page', async () => {
  const cache = pageCache(async () => '1', 250_000)
  const visit = async (path: string): Promise<'cached' | 'rendered'> => {
    const [page, request] = [{ path, signedIn: false, unfinished: false }, new Request(`${SITE}${path}`)]
    if (await cache.find(page, request)) return 'cached'
    await cache.renderOnce(page, '1', request, async () => ({ html: Buffer.alloc(100_000, path), response: new Response() }))
    return 'rendered'
  }
  const paths = ['/', '/villas', '/', '/gallery', '/', '/gallery', '/villas']
  const visits: string[] = []
  for (const path of paths) visits.push(await visit(path))
  expect(visits).toEqual(['rendered', 'rendered', 'cached', 'rendered', 'cached', 'cached', 'rendered'])
})

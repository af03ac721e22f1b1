import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Pages, servePages } from '../../tests/pages.ts'
import { type TestSite, testSite } from '../../tests/test-site.ts'

const root = resolve(import.meta.dirname, '..', '..')

let site: TestSite
let pages: Pages
beforeAll(async () => {
  site = await testSite()
  pages = await servePages(site)
})
afterAll(() => site.close())

/** The scripts of a page that are no constant part of its head. */
async function scriptsOn(path: string) {
  const html = await (await pages(path)).text()
  const body = html.slice(html.indexOf('</head>'))
  return [...body.matchAll(/<script([^>]*)>(.*?)<\/script>/gs)].map(([, attributes = '', text = '']) => ({ attributes, text }))
}

test('React Router hands the data of a page to the browser by the calls that the site writes itself', () => {
  const folder = join(dirname(require.resolve('react-router', { paths: [root] })))
  const sources = globSync('**/*.js', { cwd: folder }).map((file) => readFileSync(join(folder, file), 'utf8'))
  const streaming = sources.find((source) => source.includes('streamController.enqueue('))
  expect(streaming).toContain('window.__reactRouterContext.streamController.enqueue(${escapeHtml(')
  expect(streaming).toContain('window.__reactRouterContext.streamController.close();')
})

test('the scripts of the router are held back as text that names all files it imports', async () => {
  const scripts = await scriptsOn('/booking')
  const [context, held, ...data] = scripts.slice(scripts.findIndex(({ text }) => text.startsWith('window.__reactRouterContext = ')))
  expect(context?.attributes).toBe('')
  expect(held?.attributes).toContain('type="text/plain"')
  expect(held?.attributes).not.toContain('data-waits')
  const files = /data-files="([^"]+)"/.exec(held?.attributes ?? '')?.[1]?.split(' ') ?? []
  expect(files.length).toBeGreaterThan(5)
  for (const file of files) expect(existsSync(join(root, 'build', 'client', file)), file).toBe(true)
  for (const [, file = ''] of held?.text.matchAll(/(?:from|import\()\s*"([^"]+)"/g) ?? []) expect(files).toContain(file)
  expect(data.map(({ text }) => text.slice(0, 56))).toEqual([
    'window.__reactRouterContext.streamController.enqueue("[{',
    'window.__reactRouterContext.streamController.close();',
  ])
})

test.each(['/', '/villas', '/gallery', '/forgot-password'])('%s waits for a touch before it starts the router', async (path) => {
  const scripts = await scriptsOn(path)
  expect(scripts.filter(({ attributes }) => attributes.includes('data-waits'))).toHaveLength(1)
})

test.each(['/terms', '/privacy', '/pricing', '/amenities', '/attractions', '/nowhere'])('%s has no script of React', async (path) => {
  expect(await scriptsOn(path)).toEqual([])
  expect(await (await pages(path)).text()).toMatch(/<span hidden(="")? data-files="\/assets\//)
})

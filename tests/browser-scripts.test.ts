import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { languages } from '../src/words/languages.ts'

const assets = resolve(import.meta.dirname, '..', 'build', 'client', 'assets')

/** Names that stay in minified code of the validation library and of the database library. */
const OF_THE_SERVER = /\b_zod\b|invalid_type|drizzle:/

test('no script of the browser contains the schemas of the contract or the database', () => {
  const scripts = globSync('*.js', { cwd: assets })
  expect(scripts.length).toBeGreaterThan(100)
  expect(scripts.filter((file) => OF_THE_SERVER.test(readFileSync(join(assets, file), 'utf8')))).toEqual([])
})

type Manifest = { routes: Record<string, { id: string; parentId?: string; imports: string[]; css?: string[] }> }

/** What each page loads, once for each language. */
const manifests = globSync('manifest-*.js', { cwd: assets }).map((file): Manifest => {
  const text = readFileSync(join(assets, file), 'utf8')
  return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1))
})

/** Ids of the routes that load a group of modules (`src/render/bundling/chunk-groups.ts`). */
const loading = ({ routes }: Manifest, group: string): string[] =>
  Object.values(routes).flatMap(({ id, imports }) => (imports.some((file) => file.startsWith(`/assets/${group}-`)) ? id : []))

test('no page of a visitor or guest loads the back office, in any language', () => {
  expect(manifests).toHaveLength(languages.length)
  for (const manifest of manifests) {
    const pages = loading(manifest, 'back-office')
    expect(pages.length).toBeGreaterThan(20)
    expect(pages.filter((id) => !id.startsWith('routes/admin/'))).toEqual([])
  }
})

test('the pages of a booked stay do not load the calendar, in any language', () => {
  for (const manifest of manifests) {
    const pages = loading(manifest, 'stay-to-choose')
    expect(pages).toEqual(expect.arrayContaining(['routes/booking', 'routes/villa', 'routes/change-stay']))
    for (const page of ['reservations', 'stay', 'cancel-stay']) expect(pages).not.toContain(`routes/${page}`)
  }
})

const countGzipped = (files: Iterable<string>): number =>
  [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(assets, '..', file.replace(/#$/, ''))), { level: 9 }).length, 0)

test('a page of the back office has at most 16 kB of styles, gzipped', () => {
  for (const { routes } of manifests) {
    const pages = Object.values(routes).filter(({ parentId }) => parentId === 'routes/admin/office')
    expect(pages.length).toBeGreaterThan(30)
    const frame = routes['routes/admin/office']?.css ?? []
    for (const { id, css = [] } of pages) expect(countGzipped(new Set([...frame, ...css])), id).toBeLessThan(16_000)
  }
})

import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const CACHED = ['home', 'villas', 'villa', 'gallery', 'amenities', 'attractions', 'pricing', 'terms', 'privacy']

test('a cached page that reads its query is listed with the parameter', () => {
  const cache = readFileSync(join(root, 'src', 'page-cache.ts'), 'utf8')
  const files = globSync(`src/web/routes/{${CACHED.join(',')}}.tsx`, { cwd: root })
  expect(files).toHaveLength(CACHED.length)
  const readers = files.filter((file) => /searchParams/i.test(readFileSync(join(root, file), 'utf8')))
  // The villa page shows a toast in the browser only; the gallery chooses its pictures.
  expect(readers.sort()).toEqual(['src/web/routes/gallery.tsx', 'src/web/routes/villa.tsx'])
  expect(cache).toContain("['/gallery', 'category']")
})

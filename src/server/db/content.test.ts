import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestSite, testSite } from '../../../tests/test-site.ts'
import { contentOf } from './content.ts'
import { contentVersions } from './schema.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite()
})
afterAll(() => site.close())

test('a cached statement is run once until the content changes', async () => {
  const content = contentOf(site.db)
  const drawn = () => content.cached('a number', () => site.db.select({ number: sql<number>`random()` }).from(contentVersions))
  const first = await drawn()
  expect(await Promise.all([drawn(), drawn()])).toEqual([first, first])
  await site.db.update(contentVersions).set({ version: sql`version + 1` })
  content.changed()
  expect(await drawn()).not.toEqual(first)
})

test('a statement that failed is not cached', async () => {
  const content = contentOf(site.db)
  const divided = (by: number) => content.cached('a share', () => site.db.select({ share: sql`1 / ${by}::int` }).from(contentVersions))
  await expect(divided(0)).rejects.toThrow()
  expect(await divided(1)).toEqual([{ share: 1 }])
})

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestSite, testSite } from '../../../tests/test-site.ts'
import type { Db } from './client.ts'
import { type Content, trackContent } from './content.ts'
import { contentVersions } from './schema.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite()
})
afterAll(() => site.close())

test('a cached query runs once until the content changes', async () => {
  const content = trackContent(site.db)
  const drawn = () => content.cached('a number', () => site.db.select({ number: sql<number>`random()` }).from(contentVersions))
  const first = await drawn()
  expect(await Promise.all([drawn(), drawn()])).toEqual([first, first])
  await site.db.update(contentVersions).set({ version: sql`version + 1` })
  content.changed()
  expect(await drawn()).not.toEqual(first)
})

test('a failed query is not cached', async () => {
  const content = trackContent(site.db)
  const divided = (by: number) => content.cached('a share', () => site.db.select({ share: sql`1 / ${by}::int` }).from(contentVersions))
  await expect(divided(0)).rejects.toThrow()
  expect(await divided(1)).toEqual([{ share: 1 }])
})

test('a transaction uses cached results of its version, and reads its own changes', async () => {
  const content = trackContent(site.db)
  const drawnBy = (db: Db, { cached }: Content) =>
    cached('a number', () => db.select({ number: sql<number>`random()` }).from(contentVersions))
  const shared = await drawnBy(site.db, content)
  const change = { version: sql`version + 1` }
  const [before, after] = await site.db.transaction(async (tx) => {
    const unchanged = await drawnBy(tx, content.within(tx))
    await tx.update(contentVersions).set(change)
    return [unchanged, await drawnBy(tx, content.within(tx))]
  })
  expect(before).toEqual(shared)
  expect(after).not.toEqual(shared)
  content.changed()
  expect(await drawnBy(site.db, content)).not.toEqual(after)
})

test('a transaction does not wait for a read that began outside it', async () => {
  const content = trackContent(site.db)
  const { promise: ended, resolve: end } = Promise.withResolvers<string>()
  await content.version()
  const beside = content.cached('slow', () => ended)
  const within = await site.db.transaction((tx) => content.within(tx).cached('slow', async () => 'read in the transaction'))
  end('read beside it')
  expect([within, await beside]).toEqual(['read in the transaction', 'read beside it'])
})

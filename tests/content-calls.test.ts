import { afterAll, beforeAll, expect, test } from 'vitest'
import { allCalls } from '#contract/index.ts'
import { aDiscount, aSeason, aVilla } from './builders.ts'
import { type TestSite, testSite } from './test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite()
  await aVilla(site.db)
  await aSeason(site.db)
  await aDiscount(site.db)
})
afterAll(() => site.close())

const contentCalls = allCalls.filter(({ content }) => content)

test.each(contentCalls.map(({ path }) => path))('%s has the same response for all callers, so pages can share it', async (path) => {
  const callers = ['', (await site.guest(`Ana ${path.replaceAll(/\W/g, '')}`)).cookie, (await site.admin()).cookie]
  const [visitor, guest, owner] = await Promise.all(
    callers.map(async (cookie) => (await site.send(path, { headers: { cookie, 'x-forwarded-for': '203.0.113.9' } })).text()),
  )
  expect(JSON.parse(visitor ?? '')).not.toMatchObject({ success: false })
  expect([guest, owner]).toEqual([visitor, visitor])
})

test('a call with a shared response is a GET open to visitors', () => {
  expect(contentCalls.length).toBeGreaterThan(5)
  for (const { method, access, perMinute } of contentCalls) expect([method, access, perMinute]).toEqual(['GET', 'visitor', undefined])
})

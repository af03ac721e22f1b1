import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dashboardCalls } from '#contract/dashboard.ts'
import { nextHourAtProperty } from '#domain/calendar-day.ts'
import { type Client, type TestSite, testSite } from '../../../tests/test-site.ts'
import { minutesAfter } from '../clock.ts'

let site: TestSite
let admin: Client
beforeAll(async () => {
  // Noon at the villas.
  site = await testSite({ now: '2026-06-01T09:00:00Z' })
  admin = await site.admin()
})
afterAll(() => site.close())

const folder = () => join(site.deps.env.DATA_DIR, 'backups')
const warnings = async () => {
  const { stats } = await admin(dashboardCalls.stats, {})
  return stats.attention.filter(({ kind }) => kind === 'old_backup').map(({ text }) => text)
}
const hours = (count: number) => site.later(count * 60)

test('a site begun at noon makes its first backup at four in the night, and one every night from then on', async () => {
  await hours(0)
  expect(await warnings()).toEqual([])
  await hours(15)
  expect(() => readdirSync(folder())).toThrow()
  await hours(1)
  expect(readdirSync(folder())).toEqual(['villas-2026-06-02T01-00-00Z.tar'])
  await hours(23)
  expect(readdirSync(folder())).toHaveLength(1)
  await hours(1)
  expect(readdirSync(folder())).toHaveLength(2)
  expect(await warnings()).toEqual([])
})

test('where it cannot be written the owner is told, 26 hours after the last good one, until there is one again', async () => {
  rmSync(folder(), { recursive: true })
  writeFileSync(folder(), 'a file where a folder should be')
  await hours(24)
  expect(await warnings()).toEqual([])
  site.clock.now = minutesAfter(site.clock.now, 121)
  expect(await warnings()).toEqual([
    expect.stringMatching(/^There has been no good backup since 2026-06-03 01:00 UTC\. The last try failed: .*EEXIST/),
  ])
  rmSync(folder())
  await hours(24)
  expect(await warnings()).toEqual([])
})

test.each([
  ['a day like any', '2026-06-01T09:00:00Z', '2026-06-02T01:00:00.000Z'],
  ['the night on which an hour is left out', '2026-03-28T20:00:00Z', '2026-03-29T01:00:00.000Z'],
  ['the night on which an hour comes twice', '2026-10-24T20:00:00Z', '2026-10-25T02:00:00.000Z'],
  ['four o’clock itself', '2026-06-02T01:00:00Z', '2026-06-03T01:00:00.000Z'],
])('four o’clock comes once: %s', (_, moment, next) => {
  expect(nextHourAtProperty(new Date(moment), 4).toISOString()).toBe(next)
})

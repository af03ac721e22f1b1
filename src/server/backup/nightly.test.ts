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

test('the first backup is made at four in the morning, and then one every night', async () => {
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

test('if backups fail, a warning is shown 26 hours after the last good one, until the next good one', async () => {
  rmSync(folder(), { recursive: true })
  writeFileSync(folder(), 'a file where a folder should be')
  await hours(24)
  expect(await warnings()).toEqual([])
  site.clock.now = minutesAfter(site.clock.now, 121)
  expect(await warnings()).toEqual([
    expect.stringMatching(/^There has been no good backup since 2026-06-03 01:00 UTC\. The last try failed: .*ENOTDIR/),
  ])
  rmSync(folder())
  await hours(24)
  expect(await warnings()).toEqual([])
})

test.each([
  ['an ordinary day', '2026-06-01T09:00:00Z', '2026-06-02T01:00:00.000Z'],
  ['the night in which clocks go forward', '2026-03-28T20:00:00Z', '2026-03-29T01:00:00.000Z'],
  ['the night in which clocks go back', '2026-10-24T20:00:00Z', '2026-10-25T02:00:00.000Z'],
  ['at four o’clock', '2026-06-02T01:00:00Z', '2026-06-03T01:00:00.000Z'],
])('next four o’clock at the villas: %s', (_, moment, next) => {
  expect(nextHourAtProperty(new Date(moment), 4).toISOString()).toBe(next)
})

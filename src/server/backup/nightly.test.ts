import { readdirSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dashboardCalls } from '#contract/dashboard.ts'
import { nextHourAtProperty } from '#domain/calendar-day.ts'
import { type Client, type TestSite, testSite } from '../../../tests/test-site.ts'
import { minutesAfter } from '../clock.ts'
import { backUp } from './back-up.ts'

let site: TestSite
let admin: Client
beforeAll(async () => {
  // Noon at the villas.
  site = await testSite({ now: '2026-06-01T09:00:00Z', environment: { BACKUPS_KEPT: '14' } })
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
  const kept = `${folder()}-kept`
  renameSync(folder(), kept)
  writeFileSync(folder(), 'a file where a folder should be')
  await hours(24)
  rmSync(folder())
  renameSync(kept, folder())
  expect(await warnings()).toEqual([])
  site.clock.now = minutesAfter(site.clock.now, 121)
  expect(await warnings()).toEqual([
    expect.stringMatching(/^There has been no good backup since 2026-06-03 01:00 UTC\. The last attempt failed: .*ENOTDIR/),
  ])
  await hours(24)
  expect(await warnings()).toEqual([])
})

test('backups that are gone are noticed at once, whatever the job says', async () => {
  rmSync(folder(), { recursive: true })
  expect(await warnings()).toEqual([expect.stringMatching(/^The backups are gone: their folder \(.*backups\) holds none\./)])
  await hours(24)
  expect(await warnings()).toEqual([])
})

test('the age is that of the newest file that is really there', async () => {
  const [newest = ''] = readdirSync(folder()).filter((name) => name.endsWith('.tar'))
  const old = '2026-05-01T01-00-00Z'
  renameSync(join(folder(), newest), join(folder(), `villas-${old}.tar`))
  utimesSync(join(folder(), `villas-${old}.tar`), new Date(), new Date())
  expect(await warnings()).toEqual([expect.stringMatching(/^There has been no good backup since 2026-05-01 01:00 UTC\./)])
})

test('backups that a timer makes are watched where the site makes none, but not a single one by hand', async () => {
  const own = await testSite({ now: '2026-06-05T09:00:00Z', environment: { BACKUPS_KEPT: '0' } })
  const owner = await own.admin()
  const said = async () => (await owner(dashboardCalls.stats, {})).stats.attention.filter(({ kind }) => kind === 'old_backup')
  const timer = () => backUp({ ...own.deps, env: { ...own.deps.env, BACKUPS_KEPT: 14 } }, 'manual')
  await timer()
  own.clock.now = minutesAfter(own.clock.now, 27 * 60)
  expect(await said()).toEqual([])
  await timer()
  expect(await said()).toEqual([])
  own.clock.now = minutesAfter(own.clock.now, 27 * 60)
  const again = await own.admin()
  const { stats } = await again(dashboardCalls.stats, {})
  expect(stats.attention.map(({ text }) => text)).toContainEqual(expect.stringContaining('no good backup since 2026-06-06 12:00 UTC'))
  await own.close()
})

test.each([
  ['an ordinary day', '2026-06-01T09:00:00Z', '2026-06-02T01:00:00.000Z'],
  ['the night in which clocks go forward', '2026-03-28T20:00:00Z', '2026-03-29T01:00:00.000Z'],
  ['the night in which clocks go back', '2026-10-24T20:00:00Z', '2026-10-25T02:00:00.000Z'],
  ['at four o’clock', '2026-06-02T01:00:00Z', '2026-06-03T01:00:00.000Z'],
])('the next backup is at four o’clock at the villas: %s', (_, moment, next) => {
  expect(nextHourAtProperty(new Date(moment), 4).toISOString()).toBe(next)
})

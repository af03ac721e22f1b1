import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { dashboardCalls } from '#contract/dashboard.ts'
import { settingsCalls } from '#contract/settings.ts'
import { migrations } from '../../../tests/backups.ts'
import { type TestSite, testSite } from '../../../tests/test-site.ts'
import { migrationNames } from '../db/migrate.ts'
import { villas } from '../db/schema.ts'
import { liveState, noteLiveSite } from './live-site.ts'

const now = migrationNames(migrations)
const ofEarlier = now.filter((name) => name < '0018')
const bank = { gatewayUrl: 'https://bank.example', apiUrl: 'https://bank.example' }
const keys = { clientId: '1', storeKey: 'key', apiUser: 'user', apiPassword: 'password' }

let site: TestSite
beforeEach(async () => {
  site = await testSite()
  onTestFinished(() => site.close())
  const live = {
    LIVE: '1',
    TRUST_PROXY: 'on',
    siteUrl: 'https://our-villas.gr',
    SMTP_URL: 'smtp://localhost',
    MAIL_FROM: 'a@our-villas.gr',
  } as const
  Object.assign(site.deps.env, { ...live, OWNER_EMAIL: 'owner@our-villas.gr', bank: { ...keys, ...bank } })
})

const refused = async (ran: readonly string[]) => (await liveState(site.db, site.deps.env, ran)).refused

/** Everything that the first version demanded of settings. */
async function fillIn(): Promise<void> {
  const owner = await site.admin()
  const { settings } = await owner(settingsCalls.read, {})
  const filled = <T extends object>(group: T) =>
    Object.fromEntries(Object.entries(group).map(([name, value]) => [name, `${value}`.includes('TO BE') ? 'Ours' : value])) as T
  await owner(settingsCalls.save, { company: filled(settings.company), contact: filled(settings.contact) })
}

async function needed(): Promise<string[]> {
  const owner = await site.admin()
  const { stats } = await owner(dashboardCalls.stats, {})
  return stats.attention.filter(({ kind }) => kind.startsWith('live_')).map(({ text }) => text)
}

test('a site that goes live for the first time needs everything, one of an earlier version what that version knew', async () => {
  expect(await refused(now)).toBe(true)
  expect(await refused(ofEarlier)).toBe(true)
  await fillIn()
  expect(await refused(now)).toBe(true)
  expect(await refused(ofEarlier)).toBe(false)
  expect(await refused([])).toBe(true)
})

test('a live site starts with what was emptied later, but not without what its environment always needed', async () => {
  await fillIn()
  Object.assign(site.deps.env, { EUR_RSD_RATE_URL: 'http://rates.example' })
  expect(await refused(ofEarlier)).toBe(false)
  await noteLiveSite(site.db, site.deps.env, site.clock.now)
  expect(await refused(now)).toBe(false)
  const owner = await site.admin()
  const { settings } = await owner(settingsCalls.read, {})
  await owner(settingsCalls.save, { company: { ...settings.company, legalName: 'TO BE FILLED IN' } })
  expect(await refused(now)).toBe(false)
  Object.assign(site.deps.env, { OWNER_EMAIL: undefined })
  expect(await refused(now)).toBe(true)
})

test('owners see until when to add what is new, and afterwards that the day is over, until it is there', async () => {
  await fillIn()
  await site.db
    .insert(villas)
    .values({ slug: 'thea', name: 'Villa Thea', size: 90, doubleBeds: 2, singleBeds: 1, sofaBeds: 0, bathrooms: 2, capacity: 6 })
  Object.assign(site.deps.env, { EUR_RSD_RATE_URL: 'http://rates.example' })
  expect(await needed()).toEqual([])
  await noteLiveSite(site.db, site.deps.env, site.clock.now)
  expect(await needed()).toEqual([
    'Please fill in the settings that are still missing by July 1, 2026. Until then everything is sold as before.',
    'The server needs another value of EUR_RSD_RATE_URL by July 1, 2026; npm run doctor says which.',
    'Villa Thea: please add the Greek registration and the class of the levy by July 1, 2026.',
  ])
  site.clock.now = new Date('2026-07-02T09:00:00Z')
  await noteLiveSite(site.db, site.deps.env, site.clock.now)
  expect(await needed()).toEqual([
    'The settings that are still missing were to be filled in by July 1, 2026.',
    'The server needed another value of EUR_RSD_RATE_URL by July 1, 2026; npm run doctor says which.',
    'Villa Thea: the Greek registration and the class of the levy were needed by July 1, 2026.',
  ])
  await site.db.update(villas).set({ registrationKind: 'ama', registrationNumber: '00012345678', levyClass: 'none' })
  Object.assign(site.deps.env, { EUR_RSD_RATE_URL: 'https://rates.example' })
  expect(await needed()).toEqual(['The settings that are still missing were to be filled in by July 1, 2026.'])
})

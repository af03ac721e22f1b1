import { afterAll, beforeAll, expect, test } from 'vitest'
import { PLACEHOLDER } from '#contract/placeholders.ts'
import { settingsCalls } from '#contract/settings.ts'
import { type TestSite, testSite } from '../../../tests/test-site.ts'
import { readEnv } from '../env.ts'
import { refusePlaceholders } from './refuse-placeholders.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite()
})
afterAll(() => site.close())

test('while no real bank is configured everybody is told, and with one nobody', async () => {
  expect(await site.visitor(settingsCalls.read, {})).toMatchObject({ testMode: true })
  const bank = {
    NESTPAY_CLIENT_ID: '1',
    NESTPAY_STORE_KEY: 'key',
    NESTPAY_GATEWAY_URL: 'https://bank.example/fim/est3Dgate',
    NESTPAY_API_URL: 'https://bank.example/fim/api',
    NESTPAY_API_USER: 'user',
    NESTPAY_API_PASSWORD: 'password',
  }
  const live = await testSite({ environment: bank })
  expect(await live.visitor(settingsCalls.read, {})).toMatchObject({ testMode: false })
  await live.close()
})

test('live mode needs a bank', () => {
  expect(() => readEnv({ LIVE: '1' })).toThrow('LIVE=1 needs')
})

test('live mode refuses to start until the owner has filled in the company and the ways to reach it', async () => {
  await expect(refusePlaceholders(site.db)).rejects.toThrow(
    /- contact\.address[\s\S]*- company\.legalName[\s\S]*- company\.registrationNumber[\s\S]*- company\.address/,
  )
  const owner = await site.admin()
  const { settings } = await owner(settingsCalls.read, {})
  const filledIn = <T extends object>(group: T): T =>
    Object.fromEntries(Object.entries(group).map(([name, value]) => [name, `${value}`.includes(PLACEHOLDER) ? 'filled in' : value])) as T
  await owner(settingsCalls.save, { company: filledIn(settings.company) })
  await expect(refusePlaceholders(site.db)).rejects.toThrow('- contact.address')
  await owner(settingsCalls.save, { company: settings.company, contact: filledIn(settings.contact) })
  await expect(refusePlaceholders(site.db)).rejects.toThrow('- company.address')
  await owner(settingsCalls.save, { company: filledIn(settings.company) })
  await refusePlaceholders(site.db)
  expect((await site.visitor(settingsCalls.read, {})).settings.company.legalName).toBe('filled in')
})

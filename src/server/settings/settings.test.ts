import { afterAll, beforeAll, expect, test } from 'vitest'
import { PLACEHOLDER } from '#contract/placeholders.ts'
import { settingsCalls } from '#contract/settings.ts'
import { pageRoutes, servePages } from '../../../tests/pages.ts'
import { type TestSite, testSite } from '../../../tests/test-site.ts'
import { environmentLacks, readEnv } from '../env.ts'
import { unmetSettings } from './unmet-settings.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite({ environment: { RATE_LIMITS: 'off' } })
})
afterAll(() => site.close())

test('test mode is on if and only if no bank is configured', async () => {
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

test.each([
  ['contact', 'mapUrl'],
  ['company', 'bankUrl'],
  ['rating', 'link'],
] as const)('an address of %s that guests open, %s, is a web address or empty', async (group, name) => {
  const owner = await site.admin()
  const { settings } = await owner(settingsCalls.read, {})
  const save = (address: string) => owner(settingsCalls.save, { [group]: { ...settings[group], [name]: address } })
  for (const address of ['javascript:alert(1)', 'www.example.com', 'our page', ' data:text/html,hello'])
    await expect(save(address)).rejects.toMatchObject({
      status: 400,
      fields: { [name]: 'Please give a web address that begins with https://' },
    })
  for (const address of ['https://example.com/villas', 'http://example.com', '']) await save(address)
  await owner(settingsCalls.save, { [group]: settings[group] })
})

test('live mode needs a bank', () => {
  expect(environmentLacks(readEnv({ LIVE: '1' })).map(({ words }) => words)).toContain('the six NESTPAY_ names of a real bank')
})

test('a live site needs real company data, contact, quotes and rating', async () => {
  const unmet = async () => (await unmetSettings(site.db)).map(({ name }) => name)
  const first = ['contact.address', 'company.legalName', 'company.registrationNumber', 'company.address']
  expect(await unmet()).toEqual(expect.arrayContaining(first))
  const owner = await site.admin()
  const { settings } = await owner(settingsCalls.read, {})
  const filledIn = <T extends object>(group: T): T =>
    Object.fromEntries(Object.entries(group).map(([name, value]) => [name, `${value}`.includes(PLACEHOLDER) ? 'filled in' : value])) as T
  await owner(settingsCalls.save, { company: filledIn(settings.company) })
  expect(await unmet()).toContain('contact.address')
  await owner(settingsCalls.save, { company: settings.company, contact: filledIn(settings.contact) })
  expect(await unmet()).toContain('company.address')
  await owner(settingsCalls.save, { company: filledIn(settings.company) })
  expect((await unmet()).slice(0, 3)).toEqual(['law.euRepresentative', 'law.authority', 'law.disputeBodies'])
  await owner(settingsCalls.save, { law: { ...filledIn(settings.law), euRepresentative: '' } })
  expect(await unmet()).toEqual(['testimonials.quote1', 'testimonials.quote2', 'testimonials.quote3', 'rating.link', 'rating.source'])
  const { rating } = settings
  await owner(settingsCalls.save, { rating: { ...rating, source: '40 reviews at Example', link: 'https://example.com/villas' } })
  const { quote2, ...others } = settings.testimonials
  const said = { ...others, quote1: 'We were there, and it was good.', quote3: '' }
  await owner(settingsCalls.save, { testimonials: { ...said, quote2: ` ${quote2}` } })
  expect(await unmet()).toEqual(['testimonials.quote2'])
  await owner(settingsCalls.save, { testimonials: { ...said, quote2: 'So did we.' } })
  expect(await unmet()).toEqual([])
  for (const [unproven, name] of [
    [{ source: ' ', link: 'https://example.com/villas' }, 'source'],
    [{ source: rating.source, link: 'https://example.com/villas' }, 'source'],
    [{ source: '40 reviews at Example', link: '' }, 'link'],
  ] as const) {
    await owner(settingsCalls.save, { rating: { ...rating, ...unproven } })
    expect(await unmet()).toEqual([`rating.${name}`])
  }
  await owner(settingsCalls.save, { rating: { ...rating, score: '', source: '' } })
  expect(await unmet()).toEqual([])
  expect((await site.visitor(settingsCalls.read, {})).settings.company.legalName).toBe('filled in')
})

test('the account for transfers is in no public answer and on no page but the settings and their changes', async () => {
  const [owner, guest, pages] = [await site.admin(), await site.guest('Ana'), await servePages(site)]
  const account = { iban: 'DE89370400440532013000', bic: 'COBADEFFXXX', transferBank: 'Bank of the transfers' }
  const { company } = (await owner(settingsCalls.stored, {})).settings
  await owner(settingsCalls.save, { company: { ...company, ...account } })
  const secret = new RegExp(Object.values(account).join('|'))
  const told: string[] = []
  for (const { cookie } of [{ cookie: '' }, guest, owner]) {
    for (const path of [...pageRoutes.map(({ path }) => path), '/api/settings.php', '/api/openapi.json']) {
      const address = path.replace(/:\w+|\*/g, '1')
      const text = await (await pages(address, { headers: { cookie } })).text()
      const data = await (await pages(`${address}.data`, { headers: { cookie } })).text()
      if (secret.test(text + data)) told.push(path)
    }
  }
  expect(told).toEqual(['/admin/dashboard/settings', '/admin/dashboard/activity'])

  const { settings, byTransfer } = await site.visitor(settingsCalls.read, {})
  expect(byTransfer).toBe(true)
  await owner(settingsCalls.save, { company: { ...settings.company, legalName: 'Sea Views' } })
  expect((await owner(settingsCalls.stored, {})).settings.company).toMatchObject({ ...account, legalName: 'Sea Views' })
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { PLACEHOLDER } from '#contract/placeholders.ts'
import { settingsCalls } from '#contract/settings.ts'
import { pageRoutes, pagesOf } from '../../../tests/pages.ts'
import { type TestSite, testSite } from '../../../tests/test-site.ts'
import { readEnv } from '../env.ts'
import { refusePlaceholders } from './refuse-placeholders.ts'

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

test('live mode needs a bank', () => {
  expect(() => readEnv({ LIVE: '1' })).toThrow('LIVE=1 needs')
})

test('live mode refuses to start with placeholder company data, contact, quotes or rating', async () => {
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
  await expect(refusePlaceholders(site.db)).rejects.toThrow(/:\n- law\.euRepresentative\n- law\.authority\n- law\.disputeBodies\n/)
  await owner(settingsCalls.save, { law: { ...filledIn(settings.law), euRepresentative: '' } })
  await expect(refusePlaceholders(site.db)).rejects.toThrow(
    /:\n- testimonials\.quote1\n- testimonials\.quote2\n- testimonials\.quote3\n- rating\.link\n- rating\.source$/,
  )
  const { rating } = settings
  await owner(settingsCalls.save, { rating: { ...rating, source: '40 reviews at Example', link: 'https://example.com/villas' } })
  const { quote2, ...others } = settings.testimonials
  const said = { ...others, quote1: 'We were there, and it was good.', quote3: '' }
  await owner(settingsCalls.save, { testimonials: { ...said, quote2: ` ${quote2}` } })
  await expect(refusePlaceholders(site.db)).rejects.toThrow(/:\n- testimonials\.quote2$/)
  await owner(settingsCalls.save, { testimonials: { ...said, quote2: 'So did we.' } })
  await refusePlaceholders(site.db)
  for (const [unproven, name] of [
    [{ source: ' ', link: 'https://example.com/villas' }, 'source'],
    [{ source: rating.source, link: 'https://example.com/villas' }, 'source'],
    [{ source: '40 reviews at Example', link: '' }, 'link'],
  ] as const) {
    await owner(settingsCalls.save, { rating: { ...rating, ...unproven } })
    await expect(refusePlaceholders(site.db)).rejects.toThrow(new RegExp(`:\\n- rating\\.${name}$`))
  }
  await owner(settingsCalls.save, { rating: { ...rating, score: '', source: '' } })
  await refusePlaceholders(site.db)
  expect((await site.visitor(settingsCalls.read, {})).settings.company.legalName).toBe('filled in')
})

test('the account for transfers is in no public answer and on no page but the settings and their changes', async () => {
  const [owner, guest, pages] = [await site.admin(), await site.guest('Ana'), await pagesOf(site)]
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

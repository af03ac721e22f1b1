import { afterAll, beforeAll, expect, test } from 'vitest'
import { activityCalls } from '#contract/activity.ts'
import { pictureCalls } from '#contract/pictures.ts'
import { PLACEHOLDER } from '#contract/placeholders.ts'
import { settingsCalls } from '#contract/settings.ts'
import { pageRoutes, servePages } from '../../../tests/pages.ts'
import { aPicture } from '../../../tests/pictures.ts'
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
  const ours: Record<string, string | number> = {
    siteName: 'Our Villas',
    email: 'stay@our-villas.gr',
    phone: '+30 694 123 4567',
    latitude: 40.1,
  }
  const filledIn = <T extends object>(group: T): T =>
    Object.fromEntries(
      Object.entries(group).map(([name, value]) => [name, `${value}`.includes(PLACEHOLDER) ? 'filled in' : (ours[name] ?? value)]),
    ) as T
  await owner(settingsCalls.save, { general: filledIn(settings.general), company: filledIn(settings.company) })
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

test('the owners’ marks are on every page in their order, at one height and in place of the names', async () => {
  const own = await testSite()
  const [owner, pages] = [await own.admin(), await servePages(own)]
  const upload = async (width: number, height: number) => {
    const files = [await aPicture('logo.png', { kind: 'png', width, height })]
    return (await owner(pictureCalls.upload, { purpose: 'mark', files })).url
  }
  const [visa, bank] = [await upload(900, 300), await upload(100, 40)]
  expect([visa, bank]).toEqual([expect.stringMatching(/-252x84\.webp$/), expect.stringMatching(/-100x40\.webp$/)])
  const footer = async () => (await (await pages('/gallery')).text()).split('<footer')[1] ?? ''
  expect(await footer()).toContain('>Mastercard ID Check<')
  const marks = [
    { name: 'The bank', picture: bank, website: 'https://bank.example' },
    { name: 'Visa', picture: visa, website: '' },
  ]
  await owner(settingsCalls.save, { marks: { marks } })
  const shown = await footer()
  expect(shown).not.toContain('>Mastercard ID Check<')
  expect(shown).toContain('href="https://bank.example"')
  const drawn = [...shown.matchAll(/<img src="([^"]+)" alt="([^"]+)" width="(\d+)" height="(\d+)"/g)].map(([, ...parts]) => parts)
  expect(drawn).toEqual([
    [bank, 'The bank', '70', '28'],
    [visa, 'Visa', '84', '28'],
  ])
  expect((await pages(visa)).headers.get('content-type')).toBe('image/webp')
  const { activity } = await owner(activityCalls.list, {})
  expect(activity.find(({ subject }) => subject === 'settings marks')).toMatchObject({ after: { marks } })
  await owner(settingsCalls.save, { marks: { marks: [] } })
  expect(await footer()).toContain('>Mastercard ID Check<')
  await own.close()
})

const mark = (number: number) => ({
  name: `Card ${number}`,
  picture: `/pictures/u-0123456789abcdef01234567-${number + 1}x84.webp`,
  website: '',
})
const page = (number: number) => ({ name: `Page ${number}`, address: `https://example.com/${number}` })

test.each([
  ['a mark without a name', { marks: { marks: [{ ...mark(1), name: ' ' }] } }, { name: 'Name is required' }],
  [
    'a mark of another site',
    { marks: { marks: [{ ...mark(1), picture: 'https://elsewhere.example/visa.png' }] } },
    { picture: 'Please upload the picture of the mark' },
  ],
  ['a photograph as a mark', { marks: { marks: [{ ...mark(1), picture: '/pictures/beach.jpg' }] } }, { picture: expect.any(String) }],
  [
    'a mark that leads to a script',
    { marks: { marks: [{ ...mark(1), website: 'javascript:alert(1)' }] } },
    { website: expect.any(String) },
  ],
  ['13 marks', { marks: { marks: Array.from({ length: 13 }, (_, at) => mark(at)) } }, { marks: 'At most 12 marks' }],
  [
    'a page without https',
    { social: { links: [{ ...page(1), address: 'http://example.com' }] } },
    { address: 'Please give a web address that begins with https://, or none' },
  ],
  ['7 pages elsewhere', { social: { links: Array.from({ length: 7 }, (_, at) => page(at)) } }, { links: 'At most 6 links' }],
])('%s is refused', async (_, groups, fields) => {
  const owner = await site.admin()
  await expect(owner(settingsCalls.save, groups)).rejects.toMatchObject({ status: 400, fields })
})

test('12 marks and 6 pages elsewhere are kept', async () => {
  const owner = await site.admin()
  const [marks, links] = [Array.from({ length: 12 }, (_, at) => mark(at)), Array.from({ length: 6 }, (_, at) => page(at))]
  await owner(settingsCalls.save, { marks: { marks }, social: { links } })
  expect((await site.visitor(settingsCalls.read, {})).settings).toMatchObject({ marks: { marks }, social: { links } })
})

import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { handBookingCalls } from '../src/contract/hand-bookings.ts'
import { say } from '../src/words/en/refusals.ts'
import { ana, aVilla, makeTransfer, week, weekLater } from './builders.ts'
import { type Pages, servePages, submit } from './pages.ts'
import { type Client, type TestSite, testSite } from './test-site.ts'

const web = resolve(import.meta.dirname, '..', 'src', 'web')

/** Whole numbers of things, which have their own field with arrows. */
const COUNTS = [
  'guests',
  'transferDays',
  'leastNights',
  'mostNights',
  'minimumNights',
  'usesInAll',
  'usesByGuest',
  'label',
  'countedUnits',
  'days',
  'howLong',
  'minNights',
]

let site: TestSite
let pages: Pages
let owner: Client
let villaId: number

beforeAll(async () => {
  site = await testSite({ environment: { RATE_LIMITS: 'off' }, unused: true })
  owner = await site.admin()
  pages = await servePages(site)
  villaId = (await aVilla(site.db, { name: 'Villa Thea' })).id
})
afterAll(() => site.close())

const PRICING = '/admin/dashboard/pricing'
const period = { valid_from: '2026-06-01', valid_until: '2026-09-01' }

/** Forms that store what was typed: their fields, and the stored number. Percentages are stored in hundredths, as amounts are. */
const forms: [what: string, path: string, amount: string, fields: Record<string, string>, stored: ReturnType<typeof sql>][] = [
  [
    ...(['a season', `${PRICING}?tab=seasons`, 'price_per_night'] as const),
    { intent: 'save-season', form: 'season', season_name: 'June', start_date: '2026-06-01', end_date: '2026-06-30', closed: '0' },
    sql`SELECT rate_cents AS stored FROM seasons WHERE name = 'June'`,
  ],
  [
    ...(['the base price', `${PRICING}?tab=base`, 'base_price'] as const),
    { intent: 'save-base-rate', form: 'base' },
    sql`SELECT (value #>> '{}')::int AS stored FROM settings WHERE name = 'base_rate'`,
  ],
  [
    ...(['a fee', `${PRICING}?tab=fees`, 'price'] as const),
    { intent: 'save-fee', form: 'fee', name: 'Cleaning', per: 'stay' },
    sql`SELECT rate_cents AS stored FROM fees`,
  ],
  [
    ...(['the price of a villa', `${PRICING}?tab=base&villa=1`, 'base_price'] as const),
    { intent: 'save-villa-rates', form: 'villa 1', villaId: '1', version: '0', included_guests: '2', further_guest_price: '20' },
    sql`SELECT base_rate_cents AS stored FROM villa_rates`,
  ],
  [
    ...(['a promo code', '/admin/dashboard/promo-codes', 'amount'] as const),
    {
      intent: 'save',
      form: 'promo-code',
      code: 'SUN',
      base: 'total',
      minimumNights: '1',
      active: '1',
      validFrom: '2026-06-01',
      validUntil: '2026-09-01',
    },
    sql`SELECT amount_cents AS stored FROM promo_codes WHERE code = 'SUN'`,
  ],
  [
    ...(['a stay of another platform', '/admin/dashboard/declarations?month=2026-08', 'amount'] as const),
    {
      intent: 'add-stay',
      form: 'stay',
      villaId: '1',
      platform: 'Booking.com',
      checkIn: '2026-08-03',
      checkOut: '2026-08-10',
      guestName: 'Mia',
      method: 'transfer',
    },
    sql`SELECT amount_cents AS stored FROM platform_stays`,
  ],
]

const percents: typeof forms = [
  [
    ...(['VAT', `${PRICING}?tab=taxes`, 'percentage'] as const),
    { intent: 'save-tax', kind: 'municipal', valid_from: '2026-06-01' },
    sql`SELECT percent_hundredths AS stored FROM tax_rates ORDER BY id DESC LIMIT 1`,
  ],
  [
    ...(['a discount', `${PRICING}?tab=discounts`, 'percentage'] as const),
    { intent: 'create-discount', discount_name: 'Spring', discount_type: 'custom', min_nights: '1', active: '1', ...period },
    sql`SELECT percent_hundredths AS stored FROM discount_rules`,
  ],
]

const stored = async (query: ReturnType<typeof sql>): Promise<number | undefined> =>
  ((await site.db.execute(query)) as unknown as { rows: { stored: number }[] }).rows[0]?.stored

const post = (path: string, fields: Record<string, string>) => submit(pages, path, Object.entries(fields), owner.cookie)

test.each(forms)('%s takes an amount with a decimal comma', async (_, path, amount, fields, query) => {
  const answer = await post(path, { ...fields, [amount]: '350,50' })
  expect([200, 302, 303]).toContain(answer.status)
  expect(await stored(query)).toBe(350_50)
})

test.each(percents)('%s takes a percentage with a decimal comma', async (_, path, percentage, fields, query) => {
  const answer = await post(path, { ...fields, [percentage]: '12,5' })
  expect(answer.status).toBe(200)
  expect(await stored(query)).toBe(1250)
})

test.each(forms)('%s asks for an amount that is not clear, and shows it again', async (_, path, amount, fields, query) => {
  const before = await stored(query)
  for (const [typed, says] of [
    ['1.250', say('decimal_unclear')],
    ['abc', say('not_a_number')],
  ] as const) {
    const answer = await post(path, { ...fields, [amount]: typed })
    expect(answer.status).toBe(400)
    const html = await answer.text()
    expect(html.includes(says), says).toBe(true)
    expect(html.includes(`value="${typed}"`), typed).toBe(true)
  }
  expect(await stored(query)).toBe(before)
})

test('a booking by hand, its payments and refunds take a decimal comma', async () => {
  const wanted = { villaId: String(villaId), ...week, guests: '2', price: 'own', plan: 'full' }
  const query = {
    ...wanted,
    ownTotal: '1.250,50',
    lineName1: 'Cot',
    lineAmount1: '-20,50',
    stageAmount1: '1 250,50',
    stageDue1: '2026-06-10',
  }
  const page = await (
    await pages(`/admin/dashboard/bookings/new?${new URLSearchParams(query)}`, { headers: { cookie: owner.cookie } })
  ).text()
  expect(['€1,250.50', '€20.50'].filter((amount) => !page.includes(amount))).toEqual([])
  expect(page.includes('value="1.250,50"')).toBe(true)

  const stay = { villaId, ...weekLater(1), guests: 2, price: 'own' as const, amount: 1_250_50, plan: 'partial' as const }
  const { total, stages } = await owner(handBookingCalls.offer, stay)
  const { name, email, phone } = ana
  const first = makeTransfer(stages[0]?.amount ?? 0)
  const { bookingId } = await owner(handBookingCalls.create, { ...stay, total, name, email, phone, reason: 'Agreed', payment: first })
  const here = `/admin/dashboard/bookings/${bookingId}`
  const change = await pages(`${here}/change?${new URLSearchParams({ price: 'own', amount: '1.300,50' })}`, {
    headers: { cookie: owner.cookie },
  })
  expect((await change.text()).includes('€1,300.50')).toBe(true)

  await post(here, {
    intent: 'record',
    bookingId: String(bookingId),
    amount: '350,50',
    receivedOn: '2026-06-01',
    method: 'cash',
    reference: '1',
  })
  expect(await stored(sql`SELECT amount_cents AS stored FROM payments ORDER BY id DESC LIMIT 1`)).toBe(350_50)
  await post(here, { intent: 'status', bookingId: String(bookingId), status: 'cancelled', refundAmount: '100,50', reason: 'Agreed' })
  expect(await stored(sql`SELECT sum(amount_cents)::int AS stored FROM refunds`)).toBe(100_50)
})

/** Tags of fields in the sources, with their file. */
const tags = globSync('**/*.tsx', { cwd: web }).flatMap((file) =>
  [...readFileSync(join(web, file), 'utf8').matchAll(/<(?:Field|input)\b[^<]*?\/>/g)].map(([tag]) => ({ file, tag })),
)

test('only counts have arrows, and only the decimal field opens the decimal keyboard', () => {
  const withArrows = tags.filter(({ tag }) => /type="number"/.test(tag))
  expect(withArrows.length).toBeGreaterThan(5)
  for (const { file, tag } of withArrows) {
    const label = /label=\{(?:words\.)?(\w+)/.exec(tag)?.[1]
    expect(COUNTS.includes(label ?? '') || tag.includes('words.leastNights'), `${file}: ${tag}`).toBe(true)
  }
  const decimal = globSync('**/*.tsx', { cwd: web }).filter((file) => /['"]decimal['"]/.test(readFileSync(join(web, file), 'utf8')))
  expect(decimal).toEqual([join('ui', 'decimal-field.tsx')])
})

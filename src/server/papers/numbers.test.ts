import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { paperCalls } from '#contract/papers.ts'
import { settingsCalls } from '#contract/settings.ts'
import { bring, goToBank, pay, readRecords } from '../../../tests/bank-visit.ts'
import { aVilla } from '../../../tests/builders.ts'
import { type Client, type TestSite, testSite } from '../../../tests/test-site.ts'
import { papers } from '../db/schema.ts'
import { readSettings } from '../settings/queries.ts'
import { issuePaper } from './issue-paper.ts'
import { toContent } from './localized/content.ts'

const AT_ONCE = 50

let site: TestSite
let owner: Client

beforeAll(async () => {
  site = await testSite({ environment: { RATE_LIMITS: 'off' } })
  owner = await site.admin()
})
afterAll(() => site.close())

const atOnce = <T>(work: (index: number) => Promise<T>) => Promise.allSettled(Array.from({ length: AT_ONCE }, (_, index) => work(index)))
const listNumbers = async (kind: 'statement' | 'proforma') => {
  const rows = await site.db.select().from(papers).where(eq(papers.kind, kind)).orderBy(asc(papers.id))
  return rows.map(({ year, number }) => [year, number])
}
const oneTo = (last: number, year: number) => Array.from({ length: last }, (_, index) => [year, index + 1])

/** Issues a paper in a transaction that is rolled back if `fails`. */
async function issue(fails: boolean): Promise<void> {
  const settings = await readSettings(site.db)
  await site.db.transaction(async (tx) => {
    await issuePaper(tx, site.clock.now, 'statement', async () => ({
      month: '2026-05',
      amount: 0,
      content: toContent(settings, { title: 'Statement', headline: ['Net', '€0.00'], sections: [], notes: [] }),
    }))
    if (fails) throw new Error('the transaction fails after its number was taken')
  })
}

test('50 concurrent issues, a fifth of them failing, leave no gap; numbering restarts at 1 each year', async () => {
  const results = await atOnce((index) => issue(index % 5 === 0))
  expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(10)
  expect(await listNumbers('statement')).toEqual(oneTo(40, 2026))
  site.clock.now = new Date('2026-12-31T22:30:00Z')
  await issue(false)
  expect((await listNumbers('statement')).at(-1)).toEqual([2027, 1])
})

test('50 concurrent requests for the same pro-forma get the same document', async () => {
  site.clock.now = new Date('2026-06-01T09:00:00Z')
  const { settings } = await owner(settingsCalls.read, {})
  await owner(settingsCalls.save, { company: { ...settings.company, iban: 'GR1601101250000000012300695' } })
  const ana = await site.guest('Ana')
  const form = await goToBank(ana, (await aVilla(site.db)).id, { plan: 'partial' })
  await pay(site, form)
  await bring(site, form.orderId)
  const { booking } = await readRecords(site, form.orderId)
  const made = await atOnce(() => owner(paperCalls.makeProforma, { bookingId: booking.id }))
  expect(new Set(made.map((one) => (one.status === 'fulfilled' ? one.value.number : one.reason)))).toEqual(new Set(['PF-2026-00001']))
  expect(await listNumbers('proforma')).toEqual(oneTo(1, 2026))
})

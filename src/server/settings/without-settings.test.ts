import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Settings, settingsGroups } from '#contract/settings.ts'
import { settings as firstSettings } from '../../../seed/settings.ts'
import { bring, emptyCard, goToBank, pay, payForSoldNights, readRecords, states } from '../../../tests/bank-visit.ts'
import { aVilla } from '../../../tests/builders.ts'
import { type Client, type TestSite, testSite } from '../../../tests/test-site.ts'
import { eventDeliveries, events, settings } from '../db/schema.ts'

let site: TestSite
let ana: Client

beforeAll(async () => {
  site = await testSite({ environment: { RATE_LIMITS: 'off' } })
  ana = await site.guest('Ana')
})
afterAll(() => site.close())

async function store(group: keyof Settings, value: unknown): Promise<void> {
  await site.db.delete(settings).where(eq(settings.name, group))
  if (value !== null) await site.db.insert(settings).values({ name: group, value })
}

const absent = settingsGroups.flatMap((group) => [
  [group, 'everything'] as const,
  ...Object.keys(firstSettings[group]).map((key) => [group, key] as const),
])

test.each(absent)('a stay can be paid and all mails are sent if the settings lack %s: %s', async (group, key) => {
  const { [key]: _, ...rest } = firstSettings[group] as Record<string, unknown>
  await store(group, key === 'everything' ? null : rest)
  const form = await goToBank(ana, (await aVilla(site.db)).id)
  await pay(site, form)
  expect((await bring(site, form.orderId)).location).toMatch(/status=success/)
  expect(await states(site, form.orderId)).toEqual(['approved', 'paid'])
  expect((await readRecords(site, form.orderId)).mails).toHaveLength(3)
  await store(group, firstSettings[group])
})

test('a stay can be paid and all mails are sent if a setting has a value of the wrong kind', async () => {
  await store('company', { ...firstSettings.company, vatStatement: 7, legalName: null })
  const form = await goToBank(ana, (await aVilla(site.db)).id)
  await pay(site, form)
  await bring(site, form.orderId)
  expect((await readRecords(site, form.orderId)).mails).toHaveLength(3)
  await store('company', firstSettings.company)
})

test('a failing mail blocks neither the payment nor later mails, and is retried', async () => {
  const villa = await aVilla(site.db)
  const form = await goToBank(ana, villa.id)
  await pay(site, form)
  await site.db.insert(events).values({ at: site.clock.now, type: 'payment.approved', facts: { paymentId: 2_000_000_000 } })
  const [broken] = await site.db
    .select()
    .from(events)
    .where(eq(events.type, 'payment.approved'))
    .orderBy(events.id)
    .then((rows) => rows.slice(-1))
  await site.db.insert(eventDeliveries).values({ eventId: broken?.id ?? 0, consumer: 'mail', tryAt: site.clock.now })
  await bring(site, form.orderId)
  expect(await states(site, form.orderId)).toEqual(['approved', 'paid'])
  expect((await readRecords(site, form.orderId)).mails).toHaveLength(3)
  await site.later(1)
  const [delivery] = await site.db
    .select()
    .from(eventDeliveries)
    .where(eq(eventDeliveries.eventId, broken?.id ?? 0))
  expect(delivery).toMatchObject({ attempts: 1, doneAt: null, error: 'payment 2000000000 is gone' })
  const { payment } = await readRecords(site, form.orderId)
  await site.db
    .update(events)
    .set({ facts: { paymentId: payment.id } })
    .where(eq(events.id, broken?.id ?? 0))
  await site.later(2)
  expect(
    await site.db
      .select()
      .from(eventDeliveries)
      .where(eq(eventDeliveries.eventId, broken?.id ?? 0)),
  ).toMatchObject([{ attempts: 2, tryAt: null, error: null }])
  // No mail is written twice.
  expect((await readRecords(site, form.orderId)).mails).toHaveLength(3)
})

test('declines and refunds are delivered as events too', async () => {
  const villa = await aVilla(site.db)
  const form = await goToBank(ana, villa.id)
  await pay(site, form, { card: emptyCard })
  await bring(site, form.orderId)
  const late = await payForSoldNights(site, ana, await site.guest('Bob'), (await aVilla(site.db)).id)
  await site.later(1)
  const types = new Set((await site.db.select({ type: events.type }).from(events)).map(({ type }) => type))
  expect([...types].sort()).toEqual([
    'account.registered',
    'payment.approved',
    'payment.refused',
    'payment.surplus_refunded',
    'refund.done',
  ])
  expect((await readRecords(site, late.orderId)).mails).toHaveLength(2)
})

import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { count, eq, inArray, isNotNull, isNull, ne } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { dayOfDemo } from '../../src/demo/clock.ts'
import { makeDemo } from '../../src/demo/make-demo.ts'
import { addDays, daysFrom } from '../../src/domain/calendar-day.ts'
import { openDatabase } from '../../src/server/db/client.ts'
import {
  bookings,
  changeRequests,
  importedEvents,
  mails,
  offers,
  payments,
  refunds,
  reviews,
  threads,
  tickets,
  translations,
  villaGuides,
  villas,
} from '../../src/server/db/schema.ts'
import { readEnv } from '../../src/server/env.ts'
import { listening } from '../listening.ts'
import { runCommand } from '../processes.ts'

const TODAY = dayOfDemo('2026-09-20')
const folder = mkdtempSync(join(tmpdir(), 'villas-demo-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('demo data has bookings of every status, refunds, tickets, reviews and offers', async () => {
  const dataDir = join(folder, 'house')
  const env = readEnv({ DATA_DIR: dataDir, RATE_LIMITS: 'off' })
  const { owner } = await makeDemo(env, new Date(`${TODAY}T09:00:00Z`), 180)
  expect(owner.password.length).toBeGreaterThan(12)
  const { db, close } = await openDatabase({ dataDir })
  try {
    const byStatus = await db.select({ status: bookings.status, count: count() }).from(bookings).groupBy(bookings.status)
    const statuses = Object.fromEntries(byStatus.map((row) => [row.status, row.count]))
    expect(statuses.paid).toBeGreaterThan(20)
    expect(Object.keys(statuses).sort()).toEqual(expect.arrayContaining(['partial_paid', 'pending', 'refunded']))
    for (const table of [reviews, tickets, importedEvents, offers, mails]) expect(await db.$count(table)).toBeGreaterThan(0)
    // Every refund has gone through, and nothing about a payment waits for the owners.
    expect(await db.select({ state: refunds.state }).from(refunds).groupBy(refunds.state)).toEqual([{ state: 'done' }])
    expect(await db.$count(payments, isNotNull(payments.attention))).toBe(0)
    expect(await db.$count(changeRequests)).toBe(0)
    expect(await db.$count(villas, isNotNull(villas.floorPlan))).toBe(1)
    expect(await db.$count(villaGuides, ne(villaGuides.houseGuide, ''))).toBe(4)
    expect(await db.$count(villas, eq(villas.registrationKind, 'licence'))).toBe(4)
    // The house speaks the languages of its guests, and so do they.
    expect(await db.$count(translations, eq(translations.field, 'hosts.story'))).toBe(3)
    expect(await db.$count(translations, eq(translations.field, 'directions'))).toBe(12)
    const spoken = await db
      .selectDistinct({ language: bookings.language })
      .from(reviews)
      .innerJoin(bookings, eq(bookings.id, reviews.bookingId))
    expect(spoken.map(({ language }) => language).sort()).toEqual(['de', 'el', 'en', 'sr'])
    // Visitors have asked: one waits, one was answered, one has an offer.
    const asked = await db.select().from(threads).where(isNull(threads.bookingId)).orderBy(threads.id)
    expect(asked.map(({ state, language }) => `${state} ${language}`)).toEqual(['waiting en', 'waiting sr', 'open de'])
    const offeredTo = await db.select().from(bookings).where(eq(bookings.email, 'bojan.ristic@example.org'))
    expect(offeredTo.map(({ offerId }) => offerId !== null)).toEqual([true])
    // Each villa tells what families ask about.
    for (const { familyFacts } of await db.select().from(villas)) expect(familyFacts.length).toBeGreaterThan(10)
    // Every villa is let on every night of the week, and today guests leave and arrive.
    const taken = await db
      .select()
      .from(bookings)
      .where(inArray(bookings.status, ['paid', 'partial_paid', 'restricted']))
    const nights = daysFrom(addDays(TODAY, -3), addDays(TODAY, 4))
    const letOn = (night: string) =>
      new Set(taken.flatMap((stay) => (stay.checkIn <= night && night < stay.checkOut ? [stay.villaId] : [])))
    expect(nights.map((night) => letOn(night).size)).toEqual(nights.map(() => 4))
    expect(taken.filter(({ checkIn }) => checkIn === TODAY).length).toBeGreaterThan(1)
    expect(taken.filter(({ checkOut }) => checkOut === TODAY).length).toBeGreaterThan(1)
  } finally {
    await close()
  }
})

test.each([
  ['the day itself', '2026-07-18', '2026-07-18'],
  ['the day before it', '2026-07-17', '2025-07-12'],
  ['the winter after it', '2027-01-03', '2026-07-18'],
])('on %s, the demo house is on the last Saturday in the middle of July', (_, today, expected) => {
  expect(dayOfDemo(today)).toBe(expected)
})

test('a clock that is set back is the clock of all code and of the embedded database', async () => {
  const worker = new Worker(new URL('./clock-set-back.ts', import.meta.url))
  const [told] = await once(worker, 'message')
  await worker.terminate()
  const daysBehind = (at: number) => Math.round((Date.now() - at) / 86_400_000)
  expect({ ...told, now: daysBehind(told.now), made: daysBehind(told.made), database: daysBehind(told.database) }).toEqual({
    now: 100,
    made: 100,
    database: 100,
    isDate: true,
    given: '2026-01-02T00:00:00.000Z',
  })
})

test('the folder of a running demo is not changed', async () => {
  const running = join(folder, 'running')
  mkdirSync(running)
  writeFileSync(join(running, 'demo-house'), '')
  const { url, close } = await listening(() => undefined)
  const { code, said } = await runCommand(['demo'], { DEMO_DIR: running, PORT: new URL(url).port, HOST: '127.0.0.1' }, '')
  await close()
  expect(said).toMatch(/Port \d+ is taken/)
  expect(code).toBe(1)
  expect(readdirSync(running)).toEqual(['demo-house'])
})

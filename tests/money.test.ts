import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ledgerCalls } from '../src/contract/ledger.ts'
import { reportCalls } from '../src/contract/reports.ts'
import { sum } from '../src/domain/money.ts'
import { bookings, offers, stayChanges } from '../src/server/db/schema.ts'
import { isLong } from './long-tests.ts'
import { alwaysTrue, trueInTheEnd } from './money-truths.ts'
import { type Deed, World } from './money-world.ts'

const SEED = Number(process.env.MONEY_SEED ?? 20_260_601)
const RUNS = Number(process.env.MONEY_RUNS ?? (isLong('processes') ? 8 : 3))

const small = fc.nat({ max: 5 })
const badDays = [
  'api-down',
  'api-broken-xml',
  'api-not-found-yet',
  'never-return',
  'double-post',
  'decline-then-approve',
  'approve-then-decline',
  'wrong-hash',
  'tampered-amount',
  'unsigned-outcome',
  'callback-first',
  'callback-only',
  'refund-fails',
] as const
// The first card needs no issuer page and is used most often.
const cards = { '4546710000409000': 8, '4546711234567894': 4, '4546710000007051': 2, '4546710000107000': 1, '4546710000009099': 1 }
const often = Object.entries(cards).flatMap(([card, weight]) => Array.from({ length: weight }, () => card))

const deed = (weight: number, arbitrary: fc.Arbitrary<Deed>) => ({ weight, arbitrary })
const just = <Name extends Deed['do'], Rest extends object>(name: Name, rest: { [Key in keyof Rest]: fc.Arbitrary<Rest[Key]> }) =>
  fc.record(rest).map((values) => ({ do: name, ...values }) as unknown as Deed)

const deeds = fc.array(
  fc.oneof(
    deed(
      6,
      just('confirm', { guest: fc.nat({ max: 2 }), villa: small, week: fc.nat({ max: 2 }), partial: fc.boolean(), again: fc.boolean() }),
    ),
    deed(
      4,
      just('cancel and try again', {
        guest: fc.nat({ max: 2 }),
        villa: small,
        week: fc.nat({ max: 2 }),
        partial: fc.boolean(),
        laterFirst: fc.boolean(),
        brought: fc.nat({ max: 2 }),
      }),
    ),
    deed(3, just('instalment', { booking: small, again: fc.boolean() })),
    deed(
      10,
      just('pay', {
        attempt: small,
        card: fc.constantFrom(...often),
        issuer: fc.constantFrom('confirm', 'confirm', 'confirm', 'refuse', 'close', 'cancel'),
      }),
    ),
    deed(6, just('bring', { attempt: small, answer: small })),
    deed(3, just('bad day', { attempt: fc.option(small, { freq: 5 }), mode: fc.option(fc.constantFrom(...badDays), { freq: 3 }) })),
    deed(6, just('later', { minutes: fc.constantFrom(1, 3, 10, 25, 60, 1_440, 10_080) })),
    deed(1, just('end of day', {})),
    deed(
      3,
      just('cancel', {
        booking: small,
        status: fc.constantFrom('cancelled', 'refunded'),
        euros: fc.option(fc.integer({ min: 1, max: 2_450 })),
      }),
    ),
    deed(2, just('guest cancels', { booking: small, wrongCodes: fc.constantFrom(0, 0, 1, 6) })),
    deed(
      5,
      just('guest changes', {
        booking: small,
        villa: small,
        week: fc.nat({ max: 3 }),
        pay: fc.boolean(),
        nights: fc.constantFrom(5, 7, 8, 12),
      }),
    ),
    deed(
      3,
      just('owner changes', {
        booking: small,
        villa: small,
        week: fc.nat({ max: 3 }),
        nights: fc.constantFrom(0, 0, 2, 7, 9),
        price: fc.constantFrom('kept', 'rates', 'own', 'less'),
        euros: fc.integer({ min: 1, max: 3_000 }),
      }),
    ),
    deed(
      4,
      just('offer', {
        villa: small,
        week: fc.nat({ max: 3 }),
        alternative: fc.option(fc.nat({ max: 3 })),
        holding: fc.boolean(),
        partial: fc.boolean(),
      }),
    ),
    deed(
      6,
      just('accept', {
        offer: small,
        stay: small,
        guest: fc.nat({ max: 2 }),
        pay: fc.boolean(),
        way: fc.constantFrom('card', 'card', 'transfer'),
      }),
    ),
    deed(1, just('withdraw', { offer: small })),
    deed(2, just('transfer', { booking: small, status: fc.constantFrom('paid', 'partial_paid') })),
    deed(1, just('reverse', { payment: small })),
    deed(1, just('bring back', { booking: small })),
    deed(1, just('remove', { booking: small })),
    deed(1, just('restrict', { villa: small, week: fc.nat({ max: 3 }) })),
    deed(1, just('restart', {})),
  ),
  { minLength: 40, maxLength: 90, size: 'max' },
)

/** The reports say the same of money as the books, and every stay that is sold is in them with its price, to the cent. */
async function reportsAgree({ site }: World) {
  const owner = await site.admin()
  const period = { from: '2026-01-01', until: '2028-12-31' }
  const report = await owner(reportCalls.read, { ...period, comparison: 'year' })
  const { received, returned, net } = (await owner(ledgerCalls.read, period)).total
  expect(report.moneyTotal).toEqual({ received, returned, net })
  for (const name of ['received', 'returned', 'net'] as const)
    expect(sum(report.money.map((row) => row[name]))).toBe(report.moneyTotal[name])
  const sold = await site.db
    .select({ total: bookings.total })
    .from(bookings)
    .where(and(isNull(bookings.deletedAt), isNull(bookings.changeOf), inArray(bookings.status, ['paid', 'partial_paid'])))
  const price = sum(sold.map(({ total }) => total))
  expect(report.total.revenue).toBe(price)
  expect(sum(report.months.map(({ figures }) => figures.revenue))).toBe(price)
  expect(sum(report.villas.map(({ figures }) => figures.revenue))).toBe(price)
  expect(sum(report.sources.map(({ revenue }) => revenue ?? 0))).toBe(price)
}

test('in random runs no night is sold twice, no money is lost and no mail is sent twice', async () => {
  let paid = 0
  let moved = 0
  let movedByOwners = 0
  let offersTaken = 0
  await fc.assert(
    fc.asyncProperty(deeds, async (what) => {
      const world = await World.make()
      try {
        for (const one of what) {
          await world.do(one)
          await alwaysTrue(world)
        }
        await world.settleDown()
        await alwaysTrue(world)
        await trueInTheEnd(world)
        await reportsAgree(world)
        for (const booking of await world.bookings()) await world.sameRefundEverywhere(booking)
        moved += await world.site.db.$count(stayChanges, isNotNull(stayChanges.doneAt))
        movedByOwners += await world.site.db.$count(stayChanges, isNotNull(stayChanges.changedBy))
        offersTaken += await world.site.db.$count(offers, eq(offers.endedAs, 'taken'))
        paid += world.site.bank.till.book.all().filter(({ state }) => state === 'C' || state === 'S').length
      } finally {
        await world.site.close()
      }
    }),
    { seed: SEED, numRuns: RUNS, endOnFailure: process.env.CI !== undefined },
  )
  expect(moved, 'changes of dates or villa').toBeGreaterThan(0)
  expect(movedByOwners, 'changes by owners').toBeGreaterThan(0)
  expect(offersTaken, 'offers that were taken').toBeGreaterThan(0)
  expect(paid, 'payments that the stories were about').toBeGreaterThan(RUNS)
})

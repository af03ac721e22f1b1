import fc from 'fast-check'
import { expect, test } from 'vitest'
import { HOUSE_POLICY } from '../bookings/cancellation.ts'
import { refundOnCancel } from '../bookings/refund-on-cancel.ts'
import { changeTerms } from '../bookings/stay-change.ts'
import { addDays } from '../calendar-day.ts'
import { percentOf, sum } from '../money.ts'
import { listNights } from '../stay.ts'
import { type Levy, type LevyRate, levyIn, levyItems, levyOfNight, levyPaid, selectLevy } from './levy.ts'
import { discountsAreLimited, selectItems, sumItems } from './price-summary.ts'
import { quoteStay } from './quote.ts'
import { lowestRate, nightPrice, type RateCard } from './rate-card.ts'

const detached = { levyClass: 'detached_over_80' as const }
const rates: LevyRate[] = [
  { ...detached, validFrom: '2025-01-01', firstMonth: 4, lastMonth: 10, high: 15_00, low: 4_00 },
  { ...detached, validFrom: '2024-01-01', firstMonth: 3, lastMonth: 10, high: 10_00, low: 4_00 },
  { levyClass: 'short_let', validFrom: '2025-01-01', firstMonth: 4, lastMonth: 10, high: 8_00, low: 2_00 },
]
const levyFor = (added: boolean): Levy => ({ ...detached, added, rates: rates.filter(({ levyClass }) => levyClass === 'detached_over_80') })
const cardWith = (levy: Levy | null, over: Partial<RateCard> = {}): RateCard => ({
  baseRate: 100_00,
  seasons: [],
  discounts: [],
  levy,
  ...over,
})
const ask = { today: '2026-01-10', returning: false }

test.each([
  ['2025-01-01', 4_00],
  ['2025-03-31', 4_00],
  ['2025-04-01', 15_00],
  ['2025-10-31', 15_00],
  ['2025-11-01', 4_00],
  ['2024-03-01', 10_00],
  ['2024-12-31', 4_00],
  ['2023-07-01', 0],
])('the levy of the night %s is %i cents, by the latest valid rate', (night, owed) => {
  expect(levyOfNight(night, levyFor(false))).toBe(owed)
})

test.each([
  ['has no levy where its class is not chosen yet', '', null],
  ['has no levy where none is due', 'none', null],
  ['has the rates of its class', 'short_let', { levyClass: 'short_let', added: true, rates: [rates[2]] }],
] as const)('a villa %s', (_, levyClass, expected) => {
  expect(selectLevy(levyClass, { rates, added: true })).toEqual(expected)
})

test('a stay across a change of months is split by rate: three nights at 4 and two at 15', () => {
  const items = levyItems({ checkIn: '2026-03-29', checkOut: '2026-04-03' }, levyFor(true))
  expect(items.map(({ nights, rate, amount }) => [nights, rate, amount])).toEqual([
    [3, 4_00, 12_00],
    [2, 15_00, 30_00],
  ])
  expect(levyIn({ items, total: 542_00 })).toEqual({ amount: 42_00, nights: 5 })
})

test.each(['', 'none'] as const)('a villa of the class %o has no levy', (levyClass) => {
  expect(selectLevy(levyClass, { rates, added: true })).toBeNull()
})

test('a class without a rate has no levy in its price', () => {
  const levy = selectLevy('rooms', { rates, added: true })
  expect(quoteStay({ checkIn: '2026-07-06', checkOut: '2026-07-13' }, cardWith(levy), ask)).toEqual(
    quoteStay({ checkIn: '2026-07-06', checkOut: '2026-07-13' }, cardWith(null), ask),
  )
})

const stay = { checkIn: '2026-07-06', checkOut: '2026-07-13' }
const always = { validFrom: '2026-01-01', validUntil: '2026-12-31', minimumNights: 1, description: '', stayFrom: null, stayUntil: null }
const discounts = [{ ...always, id: 1, type: 'custom' as const, name: 'Spring', percentage: 10, active: true }]

test.each([
  // The discount is of 700 − 105.
  ['included', false, -59_50, 640_50, 100_00],
  // The discount is of 700, and 105 come on top.
  ['added', true, -70_00, 735_00, 115_00],
])('a levy that is %s is not discounted by 10% off seven nights', (_, added, discount, total, aNight) => {
  const card = cardWith(levyFor(added), { discounts })
  const quote = quoteStay(stay, card, ask)
  expect(selectItems(quote, 'discount')).toMatchObject([{ amount: discount }])
  expect(quote).toMatchObject({ original: 700_00, total })
  expect(sumItems(quote.items)).toBe(total)
  expect(levyIn(quote)).toEqual({ amount: 105_00, nights: 7 })
  expect(discountsAreLimited(quote)).toBe(false)
  expect(nightPrice('2026-07-06', card)).toBe(aNight)
  expect(lowestRate('2026-07-01', '2026-08-01', card)).toBe(aNight)
  expect(sum(quote.instalments?.map(({ amount }) => amount) ?? [])).toBe(total)
})

test.each(['total', 'nights'] as const)('a promo code off the %s does not discount the levy', (base) => {
  const code = { code: 'SUMMER', percentage: 10, amount: null, base, minimumNights: 1, villaIds: [], active: true }
  const promo = { ...code, validFrom: '2026-01-01', validUntil: '2026-12-31', stayFrom: null, stayUntil: null }
  expect(quoteStay(stay, cardWith(levyFor(false)), { ...ask, promo }).total).toBe(640_50)
  expect(quoteStay(stay, cardWith(levyFor(true)), { ...ask, promo }).total).toBe(735_00)
})

test('a levy above the price is limited to the price and leaves nothing to discount', () => {
  const quote = quoteStay(stay, cardWith(levyFor(false), { baseRate: 10_00, discounts }), ask)
  expect(quote.total).toBe(70_00)
  expect(levyIn(quote).amount).toBe(70_00)
})

test('with an added levy the lowest price is that of a winter night at the same rate', () => {
  expect(lowestRate('2026-03-31', '2026-04-02', cardWith(levyFor(true)))).toBe(104_00)
})

test('the levy within a paid part is the same share of the levy, at most all of it', () => {
  const price = { items: levyItems({ checkIn: '2026-07-06', checkOut: '2026-07-13' }, levyFor(true)), total: 1_000_00 }
  expect([0, 300_00, 600_00, 999_99, 1_000_00, 1_200_00].map((paid) => levyPaid(price, paid))).toEqual([
    0, 31_50, 63_00, 105_00, 105_00, 105_00,
  ])
})

const aDay = fc.integer({ min: 0, max: 700 }).map((days) => addDays('2026-01-15', days))
const aStay = fc.tuple(aDay, fc.integer({ min: 1, max: 28 })).map(([checkIn, nights]) => ({ checkIn, checkOut: addDays(checkIn, nights) }))
const policies = fc.constantFrom(
  HOUSE_POLICY,
  [],
  [
    { days: 60, percent: 100 },
    { days: 14, percent: 50 },
  ],
)

test('for any cancellation day the retained levy is that of the nights used, and the policy applies to the rest', () => {
  fc.assert(
    fc.property(aStay, policies, fc.boolean(), fc.integer({ min: -200, max: 28 }), (stay, cancellation, added, after) => {
      const { items, total } = quoteStay(stay, cardWith(levyFor(added)), ask)
      const day = addDays(stay.checkIn, after)
      const back = refundOnCancel({ ...stay, cancellation, items, total }, total, day)
      const used = sum(
        listNights(stay)
          .filter((night) => night < day)
          .map((night) => levyOfNight(night, levyFor(added))),
      )
      const price = total - levyIn({ items, total }).amount
      const percent = cancellation.find(({ days }) => -after >= days)?.percent ?? 0
      expect(total - back).toBe(price - percentOf(price, percent) + used)
    }),
  )
})

test('no levy is retained after a change and a cancellation, if the policy retains the whole price', () => {
  fc.assert(
    fc.property(aStay, aStay, fc.boolean(), (first, second, added) => {
      const card = cardWith(levyFor(added))
      const [before, after] = [quoteStay(first, card, ask), quoteStay(second, card, ask)]
      const [levyBefore, levyAfter] = [levyIn(before).amount, levyIn(after).amount]
      fc.pre(before.total - levyBefore >= after.total - levyAfter && levyBefore >= levyAfter)
      const today = addDays(first.checkIn, -1)
      const booking = {
        ...first,
        ...before,
        cancellation: [],
        plan: 'full' as const,
        stages: [{ stage: 1 as const, amount: before.total, dueOn: today }],
      }
      const terms = changeTerms(booking, {
        paid: before.total,
        paidStages: [1],
        quote: after,
        checkIn: second.checkIn,
        today,
        retainedName: 'Kept',
        vatItems: () => [],
      })
      expect(terms.back).toBe(levyBefore - levyAfter)
      const moved = { ...second, cancellation: [], items: terms.items, total: terms.total }
      const back = refundOnCancel(moved, before.total - terms.back, second.checkIn)
      expect(terms.back + back).toBe(levyBefore)
    }),
  )
})

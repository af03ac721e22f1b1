import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../calendar-day.ts'
import { sum } from '../money.ts'
import { discountApplies } from './discounts.ts'
import { discountsAreLimited, selectItems } from './price-summary.ts'
import { quoteStay } from './quote.ts'
import { nightlyRate, type RateCard } from './rate-card.ts'
import { cardOfVilla, type VillaRates } from './villa-rates.ts'

const house: RateCard = {
  baseRate: 350_00,
  seasons: [
    { id: 1, name: 'Summer', from: '2027-07-01', until: '2027-08-31', rate: 460_00, active: true },
    { id: 2, name: 'Peak', from: '2027-08-01', until: '2027-08-31', rate: 530_00, active: true },
  ],
  discounts: [],
}
const rates = (over: Partial<VillaRates>): VillaRates => ({ baseRate: null, seasons: new Map(), furtherGuests: null, ...over })
const asked = { today: '2027-03-01', returning: false }
const week = { checkIn: '2027-06-28', checkOut: '2027-07-05' }

test.each<[string, VillaRates | undefined, string, number, boolean]>([
  ['no rates of its own', undefined, '2027-07-10', 460_00, false],
  ['empty own rates', rates({}), '2027-07-10', 460_00, false],
  ['an own base rate, outside seasons', rates({ baseRate: 300_00 }), '2027-06-10', 300_00, true],
  ['an own base rate, within a season', rates({ baseRate: 300_00 }), '2027-07-10', 460_00, false],
  ['an own price in a season', rates({ seasons: new Map([[1, { rate: 480_00 }]]) }), '2027-07-10', 480_00, true],
  ['an own price in another season', rates({ seasons: new Map([[1, { rate: 480_00 }]]) }), '2027-08-10', 530_00, false],
  ['ten percent more', rates({ seasons: new Map([[1, { percent: 10 }]]) }), '2027-07-10', 506_00, true],
  ['2.5 percent less', rates({ seasons: new Map([[2, { percent: -2.5 }]]) }), '2027-08-10', 516_75, true],
])('a night costs what the rates of a villa say: %s', (_, own, night, rate, isOwn) => {
  expect(nightlyRate(night, cardOfVilla(house, 7, own))).toMatchObject({ rate, own: isOwn })
})

test.each<[number | undefined, number]>([
  [undefined, 0],
  [1, 0],
  [4, 0],
  [5, 280_00],
  [6, 560_00],
])('%s guests with four in the price cost %i cents more', (guests, further) => {
  const card = cardOfVilla(house, 7, rates({ furtherGuests: { above: 4, rate: 40_00 } }))
  const alone = quoteStay(week, card, asked)
  expect(quoteStay(week, card, { ...asked, ...(guests === undefined ? {} : { guests }) }).original).toBe(alone.original + further)
})

test('a stay for as many guests as the price includes has no line for further guests', () => {
  const card = cardOfVilla(house, 7, rates({ furtherGuests: { above: 4, rate: 40_00 } }))
  expect(selectItems(quoteStay(week, card, { ...asked, guests: 4 }), 'guests')).toEqual([])
})

test('further guests are discounted like the nights', () => {
  const spring = { id: 1, type: 'custom' as const, name: 'Spring', percentage: 10, minimumNights: 1, description: '', active: true }
  const always = { validFrom: '2027-01-01', validUntil: '2027-12-31', stayFrom: null, stayUntil: null }
  const own = rates({ baseRate: 300_00, furtherGuests: { above: 4, rate: 40_00 } })
  const card = cardOfVilla({ ...house, seasons: [], discounts: [{ ...spring, ...always }] }, 7, own)
  expect(quoteStay(week, card, { ...asked, guests: 6 })).toMatchObject({
    items: [
      { kind: 'nights', season: 'Standard rate', nights: 7, rate: 300_00, amount: 2_100_00 },
      { kind: 'guests', guests: 2, nights: 7, rate: 40_00, amount: 560_00 },
      { kind: 'discount', name: 'Spring', percentage: 10, amount: -266_00 },
    ],
    original: 2_660_00,
    total: 2_394_00,
  })
})

test('the items of any price add up to its total, for any own rates', () => {
  const anyOwn = fc.oneof(
    fc.record({ rate: fc.integer({ min: 0, max: 900_00 }) }),
    fc.record({ percent: fc.integer({ min: -10_000, max: 10_000 }).map((hundredths) => hundredths / 100) }),
  )
  const anyRates = fc.record({
    baseRate: fc.option(fc.integer({ min: 0, max: 900_00 })),
    seasons: fc.array(fc.tuple(fc.constantFrom(1, 2), anyOwn)).map((pairs) => new Map(pairs)),
    furtherGuests: fc.option(fc.record({ above: fc.integer({ min: 1, max: 6 }), rate: fc.integer({ min: 1, max: 90_00 }) })),
  })
  const stay = fc.record({
    start: fc.integer({ min: 0, max: 100 }),
    nights: fc.integer({ min: 5, max: 28 }),
    guests: fc.integer({ min: 1, max: 6 }),
  })
  fc.assert(
    fc.property(anyRates, stay, (own, { start, nights, guests }) => {
      const checkIn = addDays('2027-06-01', start)
      const quote = quoteStay({ checkIn, checkOut: addDays(checkIn, nights) }, cardOfVilla(house, 7, own), { ...asked, guests })
      expect(quote.items.reduce((sum, { amount }) => sum + amount, 0)).toBe(quote.total)
      expect(quote.total).toBeGreaterThanOrEqual(0)
    }),
  )
})

test.each<[string, number[] | undefined, boolean]>([
  ['without villas', undefined, true],
  ['for this villa and another', [3, 7], true],
  ['for another villa', [3], false],
])('whether a discount rule %s applies to the villa', (_, villaIds, holds) => {
  const rule = { id: 1, type: 'custom' as const, name: 'Spring', percentage: 10, minimumNights: 1, description: '', active: true }
  const always = { validFrom: '2027-01-01', validUntil: '2027-12-31', stayFrom: null, stayUntil: null, ...(villaIds ? { villaIds } : {}) }
  const { discounts } = cardOfVilla({ ...house, discounts: [{ ...rule, ...always }] }, 7, undefined)
  expect(discounts).toHaveLength(holds ? 1 : 0)
})

const lead = { id: 1, type: 'last_minute' as const, name: 'Lead', percentage: 10, minimumNights: 1, description: '', active: true }
const booked = { validFrom: '2027-01-01', validUntil: '2027-12-31', stayFrom: null, stayUntil: null }
test.each<[string, object, boolean]>([
  ['119 days ahead, within 119', { arrivalWithinDays: 119 }, true],
  ['119 days ahead, within 118', { arrivalWithinDays: 118 }, false],
  ['119 days ahead, at least 119', { arrivalFromDays: 119 }, true],
  ['119 days ahead, at least 120', { arrivalFromDays: 120 }, false],
  ['119 days ahead, on the day of booking', { arrivalWithinDays: 0 }, false],
  ['119 days ahead, without limits', { arrivalFromDays: null, arrivalWithinDays: null }, true],
])('whether a discount for an arrival %s applies', (_, limits, applies) => {
  expect(discountApplies({ ...lead, ...booked, ...limits }, week, '2027-03-01', false)).toBe(applies)
})

test.each([
  [100, [300_00, 200_00], false],
  [50, [300_00, 200_00], false],
  [40, [300_00, 100_00], true],
  [30, [300_00, 0], true],
  [10, [100_00, 0], true],
])('discounts of 30%% and 20%% together keep the limit of %i%%', (mostDiscount, taken, limited) => {
  const rules = [30, 20].map((percentage, index) => ({
    ...lead,
    ...booked,
    percentage,
    type: index === 0 ? ('custom' as const) : lead.type,
  }))
  const card = { baseRate: 1_000_00 / 5, seasons: [], discounts: rules, mostDiscount }
  const price = quoteStay({ checkIn: '2027-03-01', checkOut: '2027-03-06' }, card, asked)
  expect(selectItems(price, 'discount').map(({ amount }) => Math.abs(amount))).toEqual(taken)
  expect(price.total).toBe(1_000_00 - sum(taken))
  expect(discountsAreLimited(price)).toBe(limited)
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, daysBetween } from '../calendar-day.ts'
import { sum } from '../money.ts'
import { type DiscountRule, discountApplies, discountState, discountsOn, hasRepeaterDiscount, isReturning } from './discounts.ts'
import type { Fee } from './fees.ts'
import { instalmentsFor, restInStages } from './instalments.ts'
import { discountIn, selectItems, sumItems } from './price-summary.ts'
import { amountDueNow, dependsOnGuests, quoteStay } from './quote.ts'
import { findSeason, nightlyRate, type RateCard, type Season } from './rate-card.ts'

const season = (over: Partial<Season>): Season => ({
  id: 1,
  name: 'Summer',
  from: '2027-06-01',
  until: '2027-08-31',
  rate: 400_00,
  active: true,
  ...over,
})
const rule = (over: Partial<DiscountRule>): DiscountRule => ({
  id: 1,
  type: 'custom',
  name: 'Spring offer',
  percentage: 10,
  validFrom: '2027-01-01',
  validUntil: '2027-12-31',
  minimumNights: 1,
  description: '',
  stayFrom: null,
  stayUntil: null,
  active: true,
  ...over,
})
const card = (over: Partial<RateCard> = {}): RateCard => ({ baseRate: 350_00, seasons: [], discounts: [], ...over })
const asked = { today: '2027-03-01', returning: false }

const easter = season({ id: 2, name: 'Easter', from: '2027-06-10', until: '2027-06-15', rate: 500_00 })
test.each([
  ['the base rate outside every season', '2027-05-31', 'Standard rate', 350_00],
  ['the season’s rate on its first night', '2027-06-01', 'Summer', 400_00],
  ['the season’s rate on its last night', '2027-08-31', 'Summer', 400_00],
  ['the shorter season’s rate if two overlap', '2027-06-12', 'Easter', 500_00],
])('a night costs %s', (_, night, name, rate) => {
  expect(nightlyRate(night, { baseRate: 350_00, seasons: [season({}), easter] })).toMatchObject({ season: name, rate })
})

test('a night costs the rate of the newer of two equally long seasons', () => {
  expect(findSeason('2027-07-01', [season({ id: 9, name: 'New' }), season({ id: 3, name: 'Old' })])?.name).toBe('New')
})

test('a night costs no rate of an inactive season', () => {
  expect(findSeason('2027-07-01', [season({ active: false })])).toBeUndefined()
})

const stay = { checkIn: '2027-06-07', checkOut: '2027-06-14' }
test.each([
  ['within its validity', {}, true],
  ['on its first day', { validFrom: '2027-03-01' }, true],
  ['not before its first day', { validFrom: '2027-03-02' }, false],
  ['on its last day', { validUntil: '2027-03-01' }, true],
  ['not after its last day', { validUntil: '2027-02-28' }, false],
  ['to a stay of its minimum nights', { minimumNights: 7 }, true],
  ['not to a stay below its minimum nights', { minimumNights: 8 }, false],
  ['to a stay within its period', { stayFrom: '2027-06-07', stayUntil: '2027-06-14' }, true],
  ['not to a stay that begins before its period', { stayFrom: '2027-06-08' }, false],
  ['not to a stay that ends after its period', { stayFrom: '2027-06-01', stayUntil: '2027-06-13' }, false],
  ['not while inactive', { active: false }, false],
  ['not to a first stay if it is for repeaters', { type: 'repeater' as const }, false],
])('when a discount applies: %s', (_, over, expected) => {
  expect(discountApplies(rule(over), stay, asked.today, false)).toBe(expected)
})

test('a discount for repeaters applies to a guest who has stayed before', () => {
  expect(discountApplies(rule({ type: 'repeater' }), stay, asked.today, true)).toBe(true)
})

test('of several discounts of one type only the highest counts, different types add up on the original price', () => {
  const found = discountsOn(1_000_00, [
    rule({ percentage: 5 }),
    rule({ percentage: 10, name: 'Best' }),
    rule({ type: 'repeater', percentage: 3, name: 'Again' }),
  ])
  expect(found).toEqual([
    { kind: 'discount', name: 'Best', percentage: 10, amount: -100_00 },
    { kind: 'discount', name: 'Again', percentage: 3, amount: -30_00 },
  ])
})

test('of two equal discounts of one type the first counts, and a lower one after it does not', () => {
  const found = discountsOn(1_000_00, [rule({ name: 'First' }), rule({ name: 'Second' }), rule({ name: 'Lower', percentage: 5 })])
  expect(found.map(({ name }) => name)).toEqual(['First'])
})

test.each([
  ['without a stay before', null, false],
  ['with an earlier arrival', '2027-06-06', true],
  ['with the same arrival in another villa', '2027-06-07', false],
])('whether a guest comes back: %s', (_, firstArrival, expected) => {
  expect(isReturning(firstArrival, stay)).toBe(expected)
})

test.each([
  ['with it', { name: 'Again', amount: -30_00 }, true],
  ['where the limit of the owners leaves nothing of it', { name: 'Again', amount: 0 }, false],
  ['with another discount only', { name: 'Spring offer', amount: -30_00 }, false],
])('whether a price has the discount for returning guests: %s', (_, item, expected) => {
  const items = [{ kind: 'discount' as const, percentage: 3, ...item }]
  expect(hasRepeaterDiscount({ items }, [rule({}), rule({ type: 'repeater', name: 'Again' })])).toBe(expected)
})

test('several discounts never exceed the price', () => {
  const found = discountsOn(999_99, [rule({ percentage: 80 }), rule({ type: 'seasonal', percentage: 60 })])
  expect(sumItems(found)).toBe(-999_99)
})

test.each([
  ['active today', {}, 'active'],
  ['on its first day', { validFrom: '2027-03-01' }, 'active'],
  ['on its last day', { validUntil: '2027-03-01' }, 'active'],
  ['not yet valid', { validFrom: '2027-04-01' }, 'future'],
  ['no longer valid', { validUntil: '2027-02-01' }, 'other'],
  ['switched off', { active: false }, 'inactive'],
] as const)('a discount rule is shown as what it is: %s', (_, over, state) => {
  expect(discountState(rule(over), '2027-03-01')).toBe(state)
})

test('a quote groups nights by price in order and subtracts discounts', () => {
  const quote = quoteStay({ checkIn: '2027-05-29', checkOut: '2027-06-04' }, card({ seasons: [season({})], discounts: [rule({})] }), asked)
  expect(quote.items).toEqual([
    { kind: 'nights', season: 'Standard rate', nights: 3, rate: 350_00, amount: 1_050_00 },
    { kind: 'nights', season: 'Summer', nights: 3, rate: 400_00, amount: 1_200_00 },
    { kind: 'discount', name: 'Spring offer', percentage: 10, amount: -225_00 },
  ])
  expect(quote).toMatchObject({ nights: 6, original: 2_250_00, total: 2_025_00 })
})

test('a quote has a line for each name and each rate of nights, and no discount that does not apply', () => {
  const seasons = [
    season({ id: 1, until: '2027-06-02' }),
    season({ id: 2, name: 'Early summer', from: '2027-06-03', until: '2027-06-03' }),
    season({ id: 3, name: 'Early summer', from: '2027-06-04', until: '2027-06-04', rate: 410_00 }),
  ]
  const discounts = [rule({ active: false })]
  const { items } = quoteStay({ checkIn: '2027-06-01', checkOut: '2027-06-05' }, card({ seasons, discounts }), asked)
  expect(items).toMatchObject([
    { season: 'Summer', nights: 2, rate: 400_00 },
    { season: 'Early summer', nights: 1, rate: 400_00 },
    { season: 'Early summer', nights: 1, rate: 410_00 },
  ])
  expect(items).toHaveLength(3)
})

const feeFor = (scope: Fee['scope']): Fee => ({ id: 1, villaId: null, name: 'Linen', scope, rate: 20_00 })
test.each([
  ['neither further guests nor fees', {}, false],
  ['further guests', { furtherGuests: { above: 4, rate: 10_00 } }, true],
  ['a fee by stay', { fees: [feeFor('stay')] }, false],
  ['a fee by stay and one by guest', { fees: [feeFor('stay'), feeFor('guest')] }, true],
])('whether a price depends on the number of guests, with %s', (_, over, expected) => {
  expect(dependsOnGuests(card(over))).toBe(expected)
})

test('the amount due now is the total of a quote, or its first stage', () => {
  const quote = quoteStay({ checkIn: '2027-08-02', checkOut: '2027-08-09' }, card(), asked)
  expect(amountDueNow(quote, 'full')).toBe(2_450_00)
  expect(amountDueNow(quote, 'partial')).toBe(735_00)
})

test('a quote adds up for any seasons and discounts', () => {
  const seasons = fc.array(
    fc.record({
      id: fc.integer({ min: 1, max: 99 }),
      start: fc.integer({ min: 0, max: 300 }),
      length: fc.integer({ min: 0, max: 90 }),
      rate: fc.integer({ min: 1, max: 99_999 }),
    }),
    { maxLength: 8 },
  )
  const rules = fc.array(
    fc.record({
      percentage: fc.integer({ min: 1, max: 10_000 }).map((hundredths) => hundredths / 100),
      type: fc.constantFrom('custom', 'seasonal', 'last_minute', 'long_stay'),
    }),
    { maxLength: 5 },
  )
  fc.assert(
    fc.property(seasons, rules, fc.integer({ min: 1, max: 300 }), fc.integer({ min: 1, max: 40 }), (made, offered, start, nights) => {
      const rates = card({
        seasons: made.map(({ id, start: from, length, rate }) =>
          season({ id, name: `S${id}`, from: addDays('2027-01-01', from), until: addDays('2027-01-01', from + length), rate }),
        ),
        discounts: offered.map((offer) => rule(offer as Partial<DiscountRule>)),
      })
      const checkIn = addDays('2027-03-01', start)
      const quote = quoteStay({ checkIn, checkOut: addDays(checkIn, nights) }, rates, asked)
      expect(quote.nights).toBe(nights)
      expect(sum(selectItems(quote, 'nights').map((line) => line.nights * line.rate))).toBe(quote.original)
      expect(quote.original - discountIn(quote)).toBe(quote.total)
      expect(sumItems(quote.items)).toBe(quote.total)
      expect(quote.total).toBeGreaterThanOrEqual(0)
      if (quote.instalments) expect(sum(quote.instalments.map((part) => part.amount))).toBe(quote.total)
    }),
  )
})

const dates = (checkIn: string, today: string) => instalmentsFor(1_000_00, checkIn, today)?.map((part) => part.dueOn) ?? null

test.each([
  ['60 and 20 days before arrival', '2027-08-02', ['2027-03-01', '2027-06-03', '2027-07-13']],
  ['the second after a month, if its day is past and a week remains', '2027-04-30', ['2027-03-01', '2027-03-31', '2027-04-10']],
  ['the second tomorrow, if that is its day', '2027-05-01', ['2027-03-01', '2027-03-02', '2027-04-11']],
  ['the second after a week, if a month is too late', '2027-04-20', ['2027-03-01', '2027-03-08', '2027-03-31']],
  ['the third a week after the second, if its day is past', '2027-03-20', ['2027-03-01', '2027-03-08', '2027-03-15']],
  ['the third on the day of arrival at the latest', '2027-03-15', ['2027-03-01', '2027-03-08', '2027-03-15']],
  ['not at all, if the third would be after arrival', '2027-03-14', null],
])('when three stages fall due: %s', (_, checkIn, expected) => {
  expect(dates(checkIn, '2027-03-01')).toEqual(expected)
})

test('three stages are 30%, 30% and the rest', () => {
  expect(instalmentsFor(1_000_01, '2027-08-02', '2027-03-01')?.map((part) => part.amount)).toEqual([300_00, 300_00, 400_01])
})

test('three stages fall due in order, the third at least a week after the second and not after arrival', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 500 }), (days) => {
      const checkIn = addDays('2027-03-01', days)
      const found = dates(checkIn, '2027-03-01')
      expect(found === null).toBe(days < 14)
      if (!found) return
      const [first = '', second = '', third = ''] = found
      expect(second > first).toBe(true)
      expect(daysBetween(second, third)).toBeGreaterThanOrEqual(7)
      expect(third <= checkIn).toBe(true)
    }),
  )
})

test('the rest after a first payment, without stored stages, is paid with 43% and 57% on the regular days', () => {
  expect(restInStages(1_400_01, '2027-08-02', '2027-03-01')).toEqual([
    { stage: 2, amount: 602_00, dueOn: '2027-06-03' },
    { stage: 3, amount: 798_01, dueOn: '2027-07-13' },
  ])
})

test('the rest after a first payment is paid on later days if the regular ones are past', () => {
  expect(restInStages(1_400_00, '2027-08-02', '2027-07-30').map(({ dueOn }) => dueOn)).toEqual(['2027-08-06', '2027-08-13'])
})

test('neither a gap nor discounts take a night below the lowest price of the owners', () => {
  const lowest = { baseRate: 350_00, seasons: [], discounts: [], lowestNight: 120_00 }
  const gap = { checkIn: '2027-05-03', checkOut: '2027-05-05' }
  expect(quoteStay(gap, lowest, { today: '2027-01-01', returning: false, gapPercent: -90 }).total).toBe(240_00)
  expect(quoteStay(gap, lowest, { today: '2027-01-01', returning: false, gapPercent: -50 }).total).toBe(350_00)
})

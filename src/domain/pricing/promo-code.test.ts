import { expect, test } from 'vitest'
import { discountIn, discountsAreLimited, selectItems } from './price-summary.ts'
import { normalizedCode, type PromoCode, promoHoldsFor, promoIsValid } from './promo-code.ts'
import { quoteStay } from './quote.ts'
import type { RateCard } from './rate-card.ts'

const promo = (over: Partial<PromoCode> = {}): PromoCode => ({
  code: 'SUMMER',
  percentage: 10,
  amount: null,
  base: 'total',
  validFrom: '2027-01-01',
  validUntil: '2027-03-31',
  stayFrom: null,
  stayUntil: null,
  minimumNights: 1,
  villaIds: [],
  active: true,
  ...over,
})
const stay = { checkIn: '2027-06-07', checkOut: '2027-06-14' }

test.each([
  ['summer', 'SUMMER'],
  [' Summer 27 ', 'SUMMER27'],
  ['ｓummer', 'SUMMER'],
  ['λαδί-5', 'ΛΑΔΊ-5'],
  ['  ', ''],
])('the typed code %j is normalized to %j', (typed, code) => expect(normalizedCode(typed)).toBe(code))

test.each([
  ['on its first day', {}, '2027-01-01', true],
  ['not before its first day', {}, '2026-12-31', false],
  ['on its last day', {}, '2027-03-31', true],
  ['not after its last day', {}, '2027-04-01', false],
  ['not while inactive', { active: false }, '2027-02-01', false],
])('when a code can be used: %s', (_, over, today, expected) => expect(promoIsValid(promo(over), today)).toBe(expected))

test.each([
  ['for every villa', {}, true],
  ['for its villas', { villaIds: [3, 7] }, true],
  ['not for other villas', { villaIds: [3] }, false],
  ['for a stay within its period', { stayFrom: '2027-06-07', stayUntil: '2027-06-14' }, true],
  ['not for a stay that begins before its period', { stayFrom: '2027-06-08' }, false],
  ['not for a stay that ends after its period', { stayUntil: '2027-06-13' }, false],
  ['for a stay of the minimum nights', { minimumNights: 7 }, true],
  ['not for a shorter stay', { minimumNights: 8 }, false],
])('for which stays a code can be used: %s', (_, over, expected) => expect(promoHoldsFor(promo(over), 7, stay)).toBe(expected))

const card: RateCard = { baseRate: 350_00, seasons: [], discounts: [], furtherGuests: { above: 2, rate: 10_00 } }
const rule = {
  id: 1,
  type: 'custom' as const,
  name: 'Spring',
  percentage: 20,
  validFrom: '2027-01-01',
  validUntil: '2027-12-31',
  minimumNights: 1,
  description: '',
  stayFrom: null,
  stayUntil: null,
  active: true,
}
const quote = (over: Partial<PromoCode>, on: Partial<RateCard> = {}) =>
  quoteStay(stay, { ...card, ...on }, { today: '2027-02-01', returning: false, guests: 4, promo: promo(over) })

test.each<[string, Partial<PromoCode>, Partial<RateCard>, number]>([
  ['10% of everything', {}, {}, 259_00],
  ['10% of the nights', { base: 'nights' as const }, {}, 245_00],
  ['€50', { percentage: null, amount: 50_00 }, {}, 50_00],
  ['€5,000, limited to the price', { percentage: null, amount: 5_000_00 }, {}, 2_590_00],
  ['€5,000 from the nights, limited to their price', { percentage: null, amount: 5_000_00, base: 'nights' as const }, {}, 2_450_00],
  ['12.5%, rounded half up', { percentage: 12.5 }, {}, 323_75],
  ['10% of the original price beside a rule of 20%', {}, { discounts: [rule] }, 259_00],
  ['the rest up to the limit of 25% beside a rule of 20%', {}, { discounts: [rule], mostDiscount: 25 }, 129_50],
  ['nothing if the limit is reached', {}, { discounts: [rule], mostDiscount: 20 }, 0],
])('a code takes off %s of seven nights at €350 with two further guests at €10', (_, over, on, off) => {
  const price = quote(over, on)
  const [item] = selectItems(price, 'promo')
  expect(item?.amount).toBe(0 - off)
  expect(price.total).toBe(2_590_00 - discountIn(price))
  expect(discountsAreLimited(price)).toBe(on.mostDiscount !== undefined)
})

test('a code that is not given takes off nothing', () => {
  const without = quoteStay(stay, card, { today: '2027-02-01', returning: false, guests: 4 })
  expect(selectItems(without, 'promo')).toEqual([])
  expect(without.total).toBe(2_590_00)
})

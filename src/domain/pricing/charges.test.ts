import { expect, test } from 'vitest'
import { type Charges, selectCharges } from './charges.ts'
import { type Fee, feeItems } from './fees.ts'
import { guestsInPrice, quoteStay } from './quote.ts'
import { lowestRate, nightPrice, type RateCard } from './rate-card.ts'
import { computeIncome, type TaxRate, taxPercent, vatIn } from './taxes.ts'

const rates: TaxRate[] = [
  { kind: 'lodging', validFrom: '2024-01-01', percent: 13 },
  { kind: 'lodging', validFrom: '2026-07-10', percent: 14 },
  { kind: 'fees', validFrom: '2024-01-01', percent: 24 },
  { kind: 'municipal', validFrom: '2024-01-01', percent: 0.5 },
]
const stay = { checkIn: '2026-07-06', checkOut: '2026-07-13' }
const ask = { today: '2026-06-01', returning: false }
const fee = (scope: Fee['scope'], rate: number, villaId: number | null = null): Fee => ({
  id: 1,
  villaId,
  name: `By ${scope}`,
  scope,
  rate,
})
const cardWith = (over: Partial<RateCard>): RateCard => ({ baseRate: 100_00, seasons: [], discounts: [], ...over })

test('of 100.00 received with a levy of 8, VAT is 10.58, municipal fee 0.41 and income 81.01', () => {
  const items = [{ kind: 'levy' as const, levyClass: 'short_let' as const, nights: 1, rate: 8_00, amount: 0 }]
  const day = { checkOut: '2026-07-07', items, total: 100_00 }
  expect(computeIncome(day, 100_00, rates)).toEqual({ received: 100_00, levy: 8_00, vat: 10_58, municipalFee: 41, income: 81_01 })
  expect(computeIncome(day, 0, rates)).toEqual({ received: 0, levy: 0, vat: 0, municipalFee: 0, income: 0 })
})

test.each<[TaxRate['kind'], string, number]>([
  ['lodging', '2026-07-09', 13],
  ['lodging', '2026-07-10', 14],
  ['lodging', '2023-12-31', 0],
  ['levy', '2026-07-10', 0],
])('the rate of %s on %s is %d%%', (kind, day, percent) => {
  expect(taxPercent(kind, day, rates)).toBe(percent)
})

test.each([
  [113_00, 13, 13_00],
  [92_00, 13, 10_58],
  [100_00, 0, 0],
  [1, 13, 0],
])('%i cents include VAT of %d%%: %i', (amount, percent, vat) => {
  expect(vatIn(amount, percent)).toBe(vat)
})

test.each<[Fee['scope'], number | undefined, number]>([
  ['stay', 4, 10_00],
  ['night', 4, 70_00],
  ['guest', 4, 40_00],
  ['guest_night', 4, 280_00],
  ['guest', undefined, 10_00],
  ['guest_night', 0, 70_00],
])('a fee per %s, for %s guests and seven nights, is %i cents', (scope, guests, amount) => {
  expect(feeItems(stay, [fee(scope, 10_00)], guests)).toMatchObject([{ amount }])
})

test('fees are not discounted, and are in the total and its instalments', () => {
  const always = { validFrom: '2026-01-01', validUntil: '2026-12-31', minimumNights: 1, description: '', stayFrom: null, stayUntil: null }
  const discounts = [{ ...always, id: 1, type: 'custom' as const, name: 'Spring', percentage: 10, active: true }]
  const quote = quoteStay(stay, cardWith({ discounts, fees: [fee('stay', 80_00)] }), ask)
  expect(quote).toMatchObject({ original: 700_00, total: 710_00 })
  expect(quote.instalments?.map(({ amount }) => amount)).toEqual([213_00, 213_00, 284_00])
})

test('fees are in the lowest price shown, for one guest and the shortest stay', () => {
  const card = cardWith({ fees: [fee('stay', 81_00), fee('night', 3_00), fee('guest', 2_00), fee('guest_night', 1_00)] })
  expect(nightPrice('2026-07-06', card)).toBe(104_00)
  expect(lowestRate('2026-07-01', '2026-07-08', card)).toBe(104_00 + 16_60)
  const shortest = quoteStay({ checkIn: '2026-07-06', checkOut: '2026-07-11' }, card, { ...ask, guests: 1 })
  expect(shortest.total).toBe(5 * 120_60)
})

test('fees per guest make a price valid for the exact number of guests', () => {
  expect(guestsInPrice({ fees: [fee('guest', 1)], furtherGuests: { above: 4, rate: 1 } }, 2)).toBe(2)
  expect(guestsInPrice({ fees: [fee('night', 1)], furtherGuests: { above: 4, rate: 1 } }, 2)).toBe(4)
  expect(guestsInPrice({ fees: [fee('night', 1)] }, 2)).toBeNull()
})

const charges: Charges = {
  levyRates: [],
  fees: [fee('stay', 1), fee('night', 2, 7), fee('guest', 3, 8)],
  taxRates: rates,
  levyAdded: false,
  vatShown: true,
}

test('charges of a villa include the fees of all villas and its own', () => {
  expect(selectCharges({ id: 7, levyClass: '' }, charges).fees?.map(({ scope }) => scope)).toEqual(['stay', 'night'])
})

test('charges of a villa include VAT by rate within the total, if owners show it', () => {
  const shown = quoteStay(stay, cardWith({ ...selectCharges({ id: 9, levyClass: '' }, charges), fees: [fee('stay', 124_00)] }), ask)
  expect(shown.total).toBe(824_00)
  expect(shown.items.filter(({ kind }) => kind === 'vat')).toEqual([
    { kind: 'vat', percentage: 14, vat: 85_96, amount: 0 },
    { kind: 'vat', percentage: 24, vat: 24_00, amount: 0 },
  ])
  const { vat } = selectCharges({ id: 9, levyClass: '' }, { ...charges, vatShown: false })
  expect(vat).toBeNull()
})

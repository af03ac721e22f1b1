import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dinarsFor, exchangeRateUnits, formatDinars } from './currency.ts'
import { formatEuros, percentOf, splitByPercent, sum } from './money.ts'

test.each([
  ['30% of a round price', 1_000_00, 30, 300_00],
  ['half a cent is rounded up', 5, 10, 1],
  ['less than half a cent is rounded down', 4, 10, 0],
  ['an odd percentage', 333_33, 12.5, 41_67],
])('a percentage of an amount in cents: %s', (_, amount, percent, expected) => {
  expect(percentOf(amount, percent)).toBe(expected)
})

test('the parts of a split add up to the amount', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000 }), (amount) => {
      expect(sum(splitByPercent(amount, [30, 30, 40]))).toBe(amount)
    }),
  )
})

test.each([
  ['the fallback rate', 1_00, 117, 117],
  ['half a dinar is rounded up', 50, 117, 59],
  ['a rate with four decimals', 510_00, 117.1643, 59_754],
  ['zero', 0, 117.1643, 0],
])('dinars of an amount in euros: %s', (_, cents, rate, dinars) => {
  expect(dinarsFor(cents, exchangeRateUnits(rate))).toBe(dinars)
})

test('dinars are within half a dinar of the exact amount', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000 }), fc.integer({ min: 80_0000, max: 200_0000 }), (cents, units) => {
      expect(Math.abs(dinarsFor(cents, units) - (cents * units) / 1_000_000)).toBeLessThanOrEqual(0.5)
    }),
  )
})

test('amounts are written with their currency', () => {
  expect(formatEuros(1_204_00)).toBe('€1,204.00')
  expect(formatDinars(141_063)).toBe('RSD 141,063')
})

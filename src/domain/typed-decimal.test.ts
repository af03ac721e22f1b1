import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readDecimal } from './typed-decimal.ts'

test.each([
  ['350', 350],
  ['350,50', 350.5],
  ['350.50', 350.5],
  ['350,5', 350.5],
  ['0,5', 0.5],
  ['1.250,00', 1250],
  ['1,250.00', 1250],
  ['1250,00', 1250],
  ['1 250', 1250],
  ['1\u00a0250,50', 1250.5],
  ['1\u202f250', 1250],
  ['1.250.000', 1_250_000],
  ['1,250,000.25', 1_250_000.25],
  ['€ 350', 350],
  ['€1,204.00', 1204],
  ['1.204,00 €', 1204],
  [' 350 ', 350],
  ['-20', -20],
  ['\u221220,50', -20.5],
  ['-€20', -20],
])('%j is read as %d', (typed, number) => {
  expect(readDecimal(typed)).toBe(number)
})

test.each(['1.250', '1,250', '12.500', '-1,250', '€ 1.250'])('%j is asked about, as it may be two numbers', (typed) => {
  expect(readDecimal(typed)).toBe('decimal_unclear')
})

test.each(['', ' ', '€', '-', 'abc', '350,', '350.', ',50', '1,2,3', '1.2.3', '12 50', '1.25,000', '1,250,00', '1.250.00', '1 250.000,00'])(
  '%j is refused as no number',
  (typed) => {
    expect(readDecimal(typed)).toBe('not_a_number')
  },
)

test.each(['0.125', '1234,567', '1.2345', '1e3', '0x10', '1_000', '--5', '5-', '٣٥٠', '350 EUR 2', '€€5'])(
  '%j is refused as no amount',
  (typed) => {
    expect(readDecimal(typed)).toBeTypeOf('string')
  },
)

test('amounts as the site, a German and an English page write them are read as they are', () => {
  fc.assert(
    fc.property(fc.integer({ min: -100_000_000, max: 100_000_000 }), (cents) => {
      const amount = cents / 100
      for (const language of ['en-US', 'de-DE', 'sr-Latn', 'el']) {
        expect(readDecimal(amount.toLocaleString(language, { minimumFractionDigits: 2 }))).toBeCloseTo(amount, 5)
      }
      expect(readDecimal(String(amount))).toBeCloseTo(amount, 5)
    }),
  )
})

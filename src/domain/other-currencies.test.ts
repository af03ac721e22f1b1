import { expect, test } from 'vitest'
import {
  aboutAmount,
  ONLY_EURO,
  type OtherCurrency,
  rateBesideEuro,
  readChosenCurrency,
  selectCurrency,
  writeChosenCurrency,
} from './other-currencies.ts'

test.each([
  [352_50, 117.1643, 41_300],
  [352_50, 0.9345, 329],
  [2_415_00, 0.8712, 2_100],
  [1_00, 0.9345, 1],
  [0, 117.1643, 0],
  [12_345_67, 400.12, 4_940_000],
  [999_60, 1, 1_000],
])('%i cents at a rate of %d are about %i', (cents, rate, about) => {
  expect(aboutAmount(cents, rate)).toBe(about)
})

const today = '2026-06-01'
const francs = { code: 'CHF', units: 125_3000, day: today }

test.each<[string, OtherCurrency, Partial<typeof francs>, number | null]>([
  ['a rate of the same day is used', 'CHF', {}, 9351],
  ['a rate of ten days ago is used', 'CHF', { day: '2026-05-22' }, 9351],
  ['a rate of three weeks ago is not used', 'CHF', { day: '2026-05-11' }, null],
  ['a rate of tomorrow is not used', 'CHF', { day: '2026-06-02' }, null],
  ['a rate of pounds is not used for francs', 'CHF', { code: 'GBP' }, null],
  ['an implausible rate of francs is not used', 'CHF', { units: 12_530_0000 }, null],
  ['a rate of exactly two francs, the highest plausible one, is used', 'CHF', { units: 58_5822 }, 2_0000],
  ['a rate of hundreds of forints is used', 'HUF', { code: 'HUF', units: 2929 }, 400_0150],
])('which rates of other currencies are used: %s', (_, currency, over, rate) => {
  expect(rateBesideEuro(currency, { ...francs, ...over }, 117_1644, today)).toBe(rate)
})

const rates = [{ code: 'RSD' }, { code: 'GBP' }] as const

test.each<[string, string, string, string | undefined]>([
  ['an English page shows none before a choice', '', 'en', undefined],
  ['a Serbian page shows dinars before a choice', '', 'sr', 'RSD'],
  ['a choice is shown in every language', 'a=1; currency=GBP; b=2', 'sr', 'GBP'],
  ['the euro alone is a choice, too', 'currency=EUR', 'sr', undefined],
  ['a currency that the site no longer has is as no choice', 'currency=CHF', 'sr', 'RSD'],
  ['what is no currency is as no choice', 'currency=XXX', 'de', undefined],
  ['another cookie that ends alike is not the choice', 'othercurrency=GBP', 'en', undefined],
  ['a longer value is no choice', 'currency=GBPX', 'en', undefined],
])('one currency stands beside the euro: %s', (_, cookies, language, code) => {
  expect(selectCurrency(rates, readChosenCurrency(cookies), language)?.code).toBe(code)
})

test('what a choice writes is read again, and sent over HTTPS only where the site uses it', () => {
  for (const code of [ONLY_EURO, 'GBP'] as const)
    expect(readChosenCurrency(writeChosenCurrency(code, false).split(';')[0] ?? '')).toBe(code)
  expect(writeChosenCurrency('GBP', true)).toContain('Secure')
  expect(writeChosenCurrency('GBP', false)).not.toContain('Secure')
})

import { expect, test } from 'vitest'
import { isSeasonField, nameOfSeason, seasonNamed, typedRate } from './own-prices.ts'

test('the field of a season’s own price carries its id there and back', () => {
  expect(nameOfSeason(12)).toBe('season_12')
  expect(seasonNamed('season_12')).toBe(12)
  expect(['season_12', 'baseRate', 'off_season_12'].map(isSeasonField)).toEqual([true, false, false])
})

test.each([
  ['420.5', { rate: 420_50 }],
  ['+10%', { percent: 10 }],
  ['+0%', { percent: 0 }],
  ['-7.5%', { percent: -7.5 }],
  ['', null],
  ['', undefined],
])('an own price is typed as %o', (typed, own) => {
  expect(typedRate(own)).toBe(typed)
})

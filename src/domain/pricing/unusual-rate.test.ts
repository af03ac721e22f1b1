import { expect, test } from 'vitest'
import type { Season } from './rate-card.ts'
import { unusualOwnRate, unusualRate, unusualRates } from './unusual-rate.ts'

const BASE_RATE = 350_00
const season = (id: number, from: string, until: string, rate: number, over: Partial<Season> = {}): Season => ({
  id,
  name: `Season ${id}`,
  from,
  until,
  rate,
  active: true,
  ...over,
})
const june = season(1, '2027-06-01', '2027-06-30', 380_00)
const august = season(3, '2027-08-01', '2027-08-31', 530_00)
const july = (rate: number, over: Partial<Season> = {}) => season(2, '2027-07-01', '2027-07-31', rate, over)

/** None of them touches July; those next to it are neither the first nor the last of their side. */
const apart = [
  season(5, '2026-09-01', '2026-09-30', 80_00),
  season(6, '2027-04-01', '2027-04-30', 400_00),
  season(7, '2027-01-01', '2027-01-31', 90_00),
  season(8, '2027-12-01', '2027-12-31', 80_00),
  season(9, '2027-09-01', '2027-09-30', 500_00),
  season(10, '2027-11-01', '2027-11-30', 90_00),
]

test.each<[string, Season, Season[], object | null]>([
  ['at a usual rate', july(460_00), [june, august], null],
  ['at exactly half of the lower neighbour', july(190_00), [june, august], null],
  [
    'at a cent below half of the lower neighbour',
    july(189_99),
    [june, august],
    { side: 'low', beside: [380_00, 530_00], than: 'neighbours' },
  ],
  [
    'after a dearer neighbour, told lowest first',
    july(46_00),
    [
      { ...june, rate: 530_00 },
      { ...august, rate: 380_00 },
    ],
    { beside: [380_00, 530_00] },
  ],
  ['at exactly double of the higher neighbour', july(1060_00), [june, august], null],
  ['with a digit too many', july(4600_00), [june, august], { side: 'high', beside: [380_00, 530_00] }],
  ['far above one neighbour only', july(900_00), [june, august], null],
  ['that is its own neighbour before the change', july(46_00), [june, july(46_00), august], { side: 'low' }],
  ['within a longer season', july(46_00), [season(4, '2027-05-01', '2027-09-30', 400_00)], { side: 'low', beside: [400_00] }],
  ['apart from others, compared with the nearest before and after', july(46_00), apart, { side: 'low', beside: [400_00, 500_00] }],
  ['apart from others, in whatever order they come', july(46_00), apart.toReversed(), { side: 'low', beside: [400_00, 500_00] }],
  ['a year after another season, compared with it', july(46_00), [season(4, '2026-06-01', '2026-06-30', 400_00)], { beside: [400_00] }],
  ['more than a year after another season', july(46_00), [season(4, '2026-06-01', '2026-06-29', 400_00)], { beside: [BASE_RATE] }],
  ['a year before another season, compared with it', july(46_00), [season(4, '2028-07-31', '2028-08-31', 400_00)], { beside: [400_00] }],
  ['more than a year before another season', july(46_00), [season(4, '2028-08-02', '2028-08-31', 400_00)], { beside: [BASE_RATE] }],
  ['without others, compared with the base rate', july(46_00), [], { side: 'low', beside: [BASE_RATE] }],
  [
    'years away from other seasons, compared with the base rate',
    july(46_00),
    [season(4, '2030-05-01', '2030-09-30', 80_00)],
    { side: 'low', beside: [BASE_RATE] },
  ],
  [
    'beside closed and inactive seasons, compared with the base rate',
    july(46_00),
    [
      { ...june, closed: true, rate: 0 },
      { ...august, active: false, rate: 0 },
    ],
    { side: 'low', beside: [BASE_RATE] },
  ],
  ['that is closed', july(0, { closed: true }), [june, august], null],
  ['that is inactive', july(0, { active: false }), [june, august], null],
])('whether the rate of a season is unusual: %s', (_, saved, others, unusual) => {
  const found = unusualRate(saved, others, BASE_RATE)
  if (unusual === null) expect(found).toBeNull()
  else expect(found).toMatchObject({ code: 'unusual_rate', rate: saved.rate, ...unusual })
})

test.each<[string, Season[], number[]]>([
  ['none', [june, july(460_00), august], []],
  ['one wrong rate, not its neighbours', [june, july(46_00), august], [2]],
  ['a wrong rate between equal ones', [june, july(38_00), { ...august, rate: 380_00 }], [2]],
  ['two wrong rates', [{ ...june, rate: 38_00 }, july(460_00), august, season(4, '2027-09-01', '2027-09-30', 4_000_00)], [1, 4]],
])('unusual rates in a year of seasons are found: %s', (_, seasons, ids) => {
  expect(
    unusualRates(seasons, BASE_RATE)
      .map(({ season: { id } }) => id)
      .sort(),
  ).toEqual(ids)
})

const house = { baseRate: BASE_RATE, seasons: [june, july(460_00), { ...august, closed: true }] }

test.each<[string, Parameters<typeof unusualOwnRate>[0], object | null]>([
  ['none of its own', { baseRate: null, seasons: new Map() }, null],
  ['usual ones', { baseRate: 400_00, seasons: new Map([[2, { rate: 500_00 }]]) }, null],
  ['a base rate with a digit too few', { baseRate: 35_00, seasons: new Map() }, { season: null, unusual: { side: 'low', than: 'house' } }],
  [
    'a season with a digit too many',
    { baseRate: null, seasons: new Map([[2, { rate: 4_600_00 }]]) },
    { season: { id: 2 }, unusual: { side: 'high', beside: [460_00], than: 'house' } },
  ],
  [
    'a season at 60 percent less',
    { baseRate: null, seasons: new Map([[1, { percent: -60 }]]) },
    { season: { id: 1 }, unusual: { side: 'low' } },
  ],
  ['an unusual one for a closed season', { baseRate: null, seasons: new Map([[3, { rate: 1_00 }]]) }, null],
])('which price of a villa is far from that of the house: %s', (_, own, expected) => {
  const found = unusualOwnRate(own, house)
  if (expected === null) expect(found).toBeNull()
  else expect(found).toMatchObject(expected)
})

import { expect, test } from 'vitest'
import { missingSeasons } from './missing-seasons.ts'
import type { Season } from './rate-card.ts'

let ids = 0
const season = (from: string, until: string, over: Partial<Season> = {}): Season => ({
  id: ids++,
  name: 'Season',
  from,
  until,
  rate: 400_00,
  active: true,
  ...over,
})
/** The seasons of the first content in a year: Easter, and from 31 May to 4 October. */
const makeYear = (year: number, easter: [from: string, until: string]): Season[] => [
  season(`${year}-${easter[0]}`, `${year}-${easter[1]}`),
  season(`${year}-05-31`, `${year}-07-31`),
  season(`${year}-08-01`, `${year}-10-04`),
]
const in2026 = makeYear(2026, ['04-09', '04-14'])
const in2027 = makeYear(2027, ['04-29', '05-04'])
const found = (seasons: Season[], until = '2027-12-31', closed: [string, string][] = []) =>
  missingSeasons(
    seasons,
    '2026-06-01',
    until,
    closed.map(([checkIn, checkOut]) => ({ checkIn, checkOut })),
  ).map(({ checkIn, checkOut }) => [checkIn, checkOut])

test.each<[string, Season[]]>([
  ['without any seasons', []],
  ['in winter without seasons, and around an Easter on another date', [...in2026, ...in2027]],
  ['if only the last year on sale has seasons', in2027],
  ['if the seasons of a year have other names', [...in2026, ...in2027.map((one) => ({ ...one, name: 'Other' }))]],
])('no nights without a season are reported %s', (_, seasons) => {
  expect(found(seasons)).toEqual([])
})

test.each<[string, Season[], string[][]]>([
  [
    'a whole year that was not copied',
    in2026,
    [
      ['2027-04-29', '2027-05-05'],
      ['2027-05-31', '2027-10-05'],
    ],
  ],
  ['a season left out', [...in2026, ...in2027.slice(0, 2)], [['2027-08-01', '2027-10-05']]],
  [
    'a season that is inactive',
    [...in2026, ...in2027.map((one) => ({ ...one, active: one.from !== '2027-05-31' }))],
    [['2027-05-31', '2027-08-01']],
  ],
  [
    'a night between two seasons',
    [season('2026-06-01', '2026-06-30'), season('2026-07-02', '2026-07-31'), season('2027-06-01', '2027-07-31')],
    [['2026-07-01', '2026-07-02']],
  ],
  [
    'the end of a shortened season',
    [...in2026, season('2027-04-29', '2027-05-04'), season('2027-05-31', '2027-09-20')],
    [['2027-09-21', '2027-10-05']],
  ],
])('nights without a season are reported: %s', (_, seasons, nights) => {
  expect(found(seasons)).toEqual(nights)
})

test('nights without a season are reported also in the year after next, compared with the last year that has seasons', () => {
  expect(found(in2026, '2028-12-31').slice(2)).toEqual([
    ['2028-04-13', '2028-04-19'],
    ['2028-05-31', '2028-10-05'],
  ])
})

test('closed nights without a season are not reported', () => {
  expect(found(in2026, '2027-12-31', [['2027-04-01', '2027-07-01']])).toEqual([['2027-07-01', '2027-10-05']])
})

import { expect, test } from 'vitest'
import { makeSeasons } from '../../../seed/pricing.ts'
import { changedRate, plannedSeasons } from './year-change.ts'

const season = (name: string, from: string, until: string, over: object = {}) => ({
  id: 1,
  name,
  from,
  until,
  rate: 430_00,
  active: true,
  closed: false,
  ...over,
})
const copied = (from: string, until: string) => {
  const [planned] = plannedSeasons([season('Season', from, until)], { kind: 'copy', year: Number(from.slice(0, 4)), percent: 0 })
  return [planned?.from, planned?.until]
}

test.each([
  ['keeps its dates', '2027-07-01', '2027-07-31', '2028-07-01', '2028-07-31'],
  ['around Orthodox Easter moves with it', '2027-04-29', '2027-05-04', '2028-04-13', '2028-04-18'],
  ['that begins with Easter Sunday moves with it', '2027-05-02', '2027-05-08', '2028-04-16', '2028-04-22'],
  ['that ends with Easter Sunday moves with it', '2027-04-26', '2027-05-02', '2028-04-10', '2028-04-16'],
  ['of three weeks around Easter moves with it', '2027-04-20', '2027-05-10', '2028-04-04', '2028-04-24'],
  ['of three weeks and a day around Easter keeps its dates', '2027-04-20', '2027-05-11', '2028-04-20', '2028-05-11'],
  ['before Easter keeps its dates', '2027-04-20', '2027-04-30', '2028-04-20', '2028-04-30'],
  ['that is much longer than Easter keeps its dates', '2027-04-01', '2027-05-30', '2028-04-01', '2028-05-30'],
  ['that spans New Year ends a year later', '2027-11-01', '2028-03-31', '2028-11-01', '2029-03-31'],
  ['that ends on 29 February ends on 28 February', '2027-11-01', '2028-02-29', '2028-11-01', '2029-02-28'],
  ['that ends on 28 February ends on the leap day', '2027-01-10', '2027-02-28', '2028-01-10', '2028-02-29'],
])('a season copied into the next year %s', (_, from, until, newFrom, newUntil) => {
  expect(copied(from, until)).toEqual([newFrom, newUntil])
})

test('the seasons copied into the next year equal its first content, for every year until 2099', () => {
  for (let year = 2026; year < 2099; year += 1) {
    const given = makeSeasons(year).map((one, id) => ({ ...one, id, active: true, closed: false }))
    const planned = plannedSeasons(given, { kind: 'copy', year, percent: 0 }).map(({ season: { name }, from, until, rate }) => ({
      name,
      from,
      until,
      rate,
    }))
    expect(planned).toEqual(makeSeasons(year + 1))
  }
})

test('a season copied into the next year is skipped if inactive, and marked if the next year has one of that name', () => {
  const seasons = [
    season('High', '2027-07-01', '2027-07-31'),
    season('High', '2028-07-02', '2028-07-30', { id: 2 }),
    season('Old', '2027-09-01', '2027-09-10', { id: 3, active: false }),
  ]
  expect(plannedSeasons(seasons, { kind: 'copy', year: 2027, percent: 0 })).toMatchObject([{ season: { name: 'High' }, there: true }])
})

test.each([
  ['another season of the next year', season('Low', '2028-07-01', '2028-07-31')],
  ['one of that name two years later', season('High', '2029-07-01', '2029-07-31')],
])('a season copied into the next year is not marked for %s', (_, other) => {
  const planned = plannedSeasons([season('High', '2027-07-01', '2027-07-31'), other], { kind: 'copy', year: 2027, percent: 0 })
  expect(planned).toMatchObject([{ season: { name: 'High' }, there: false }])
})

test('a season with other prices keeps its dates, whatever the next year has', () => {
  const high = season('High', '2027-07-01', '2027-07-31')
  const planned = plannedSeasons([high, season('High', '2028-07-01', '2028-07-31')], { kind: 'prices', year: 2027, percent: 10 })
  expect(planned).toEqual([{ season: high, from: '2027-07-01', until: '2027-07-31', rate: 473_00, there: false }])
})

test.each([
  [460_00, 5, 483_00],
  [430_00, 5, 452_00],
  [430_00, -5, 409_00],
  [430_50, 0, 430_50],
])('%s cents changed by %s percent are %s', (rate, percent, changed) => {
  expect(changedRate(rate, percent)).toBe(changed)
})

import { expect, test } from 'vitest'
import { closedNights, lowestRate, type Season } from './rate-card.ts'

const season = (id: number, from: string, until: string, over: Partial<Season> = {}): Season => ({
  ...{ id, name: `Season ${id}`, from, until, rate: 300_00, active: true },
  ...over,
})
const winter = season(1, '2026-11-01', '2027-03-31', { closed: true, rate: 100_00 })
const christmas = season(2, '2026-12-22', '2027-01-06')

test('an open season within a closed one is sold', () => {
  expect(closedNights('2026-10-01', '2027-10-01', [winter, christmas])).toEqual([
    { checkIn: '2026-11-01', checkOut: '2026-12-22' },
    { checkIn: '2027-01-07', checkOut: '2027-04-01' },
  ])
})

test.each([
  ['no season', []],
  ['no closed season', [christmas]],
  ['an inactive one', [{ ...winter, active: false }]],
])('nothing is closed by %s', (_, seasons) => {
  expect(closedNights('2026-10-01', '2027-10-01', seasons)).toEqual([])
})

test('the lowest rate is one of a night on sale', () => {
  const card = { baseRate: 350_00, seasons: [winter, christmas] }
  expect(lowestRate('2026-06-01', '2026-10-01', card)).toBe(350_00)
  expect(lowestRate('2026-06-01', '2027-06-01', card)).toBe(300_00)
  expect(lowestRate('2027-02-01', '2027-03-01', card)).toBeNull()
})

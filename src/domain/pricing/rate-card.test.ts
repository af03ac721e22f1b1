import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, daysFrom } from '../calendar-day.ts'
import { appliedSeasons, closedNights, lowestRate, nightlyRate, type Season } from './rate-card.ts'

const season = (id: number, from: string, until: string, over: Partial<Season> = {}): Season => ({
  id,
  name: `Season ${id}`,
  from,
  until,
  rate: 300_00,
  active: true,
  ...over,
})
const winter = season(1, '2026-11-01', '2027-03-31', { closed: true, rate: 100_00 })
const christmas = season(2, '2026-12-22', '2027-01-06')

test('an open season within a closed one is for sale', () => {
  expect(closedNights('2026-10-01', '2027-10-01', [winter, christmas])).toEqual([
    { checkIn: '2026-11-01', checkOut: '2026-12-22' },
    { checkIn: '2027-01-07', checkOut: '2027-04-01' },
  ])
})

test('closed seasons that follow each other are one stretch of nights, from the first day that was asked', () => {
  const spring = season(3, '2027-04-01', '2027-04-30', { closed: true })
  expect(closedNights('2027-02-01', '2027-10-01', [winter, spring])).toEqual([{ checkIn: '2027-02-01', checkOut: '2027-05-01' }])
  expect(closedNights('2027-02-01', '2027-03-01', [winter])).toEqual([{ checkIn: '2027-02-01', checkOut: '2027-03-01' }])
})

test.each([
  ['no season', []],
  ['no closed season', [christmas]],
  ['an inactive closed season', [{ ...winter, active: false }]],
])('a rate card with %s closes nothing', (_, seasons) => {
  expect(closedNights('2026-10-01', '2027-10-01', seasons)).toEqual([])
})

test('the lowest rate is that of a night for sale, or null without one', () => {
  const card = { baseRate: 350_00, seasons: [winter, christmas] }
  expect(lowestRate('2026-06-01', '2026-10-01', card)).toBe(350_00)
  expect(lowestRate('2026-06-01', '2027-06-01', card)).toBe(300_00)
  expect(lowestRate('2027-02-01', '2027-03-01', card)).toBeNull()
})

const [first, last] = ['2026-03-01', '2026-04-30'] as const
const anySeason = fc
  .record({ start: fc.integer({ min: -90, max: 90 }), days: fc.integer({ min: 0, max: 90 }), rate: fc.integer({ min: 1, max: 900_00 }) })
  .chain(({ start, days, rate }) =>
    fc.record({ active: fc.boolean(), closed: fc.boolean() }).map((over) => {
      const from = addDays(first, start)
      return season(0, from, addDays(from, days), { ...over, rate })
    }),
  )

test('applied seasons do not overlap and give every night the same rate', () => {
  fc.assert(
    fc.property(fc.array(anySeason, { maxLength: 12 }), (drawn) => {
      const seasons = drawn.map((each, index) => ({ ...each, id: index + 1, name: `Season ${index + 1}` }))
      const applied = appliedSeasons(first, last, seasons)
      for (const [index, { from, until }] of applied.entries()) {
        expect(from <= until && from >= first && until <= last).toBe(true)
        expect((applied[index + 1]?.from ?? '9999-12-31') > until).toBe(true)
      }
      for (const night of daysFrom(first, addDays(last, 1)))
        expect(nightlyRate(night, { baseRate: 350_00, seasons: applied })).toEqual(nightlyRate(night, { baseRate: 350_00, seasons }))
    }),
  )
})

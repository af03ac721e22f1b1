import { expect, test } from 'vitest'
import { stayRule as rule } from '../../tests/stay-rule.ts'
import { guestStayRules, type StayRule } from './stay-rules.ts'
import { type UnsoldReason, unsoldNights } from './unsold-nights.ts'

// Monday.
const today = '2026-06-01'
const [MONDAY, SATURDAY] = [1, 6]
const July = { from: '2026-07-01', until: '2026-07-31' }
const summer = rule({ ...July, minimumNights: 7, arrivalDays: [SATURDAY], departureDays: [SATURDAY] })
const closed = (from: string, until: string) => rule({ from, until, closed: true })

const found = (own: readonly StayRule[], villaId: number | null = null): [from: string, until: string, reason: UnsoldReason][] =>
  unsoldNights(guestStayRules(today, { own }, villaId), today).map(({ checkIn, checkOut, reason }) => [checkIn, checkOut, reason])

test.each<[string, StayRule[]]>([
  ['no rules', []],
  ['weeks from Saturday to Saturday in July', [summer]],
  ['equal minimum and maximum nights', [rule({ minimumNights: 7, maximumNights: 7 })]],
  ['Christmas, on sale from September', [rule({ from: '2026-12-20', until: '2027-01-06', daysAhead: 90 })]],
  ['a long lead time', [rule({ leadDays: 60 })]],
  ['no arrivals on three days', [rule({ from: '2026-07-07', until: '2026-07-09', arrivalDays: [MONDAY] })]],
  ['a minimum above the maximum on Mondays only', [rule({ weekdays: [MONDAY], minimumNights: 7 }), rule({ maximumNights: 6 })]],
  ['closed dates', [closed('2026-11-01', '2027-03-31')]],
  [
    'too few nights between closed ones, sold as a gap',
    [closed('2026-07-01', '2026-07-10'), closed('2026-07-14', '2026-07-31'), rule({ gapNights: 3 })],
  ],
  ['a rule that is over', [rule({ from: '2026-05-01', until: '2026-05-31', minimumNights: 30, maximumNights: 30 })]],
])('every night can be sold with %s', (_, own) => {
  expect(found(own)).toEqual([])
})

test.each<[string, StayRule[], string, string, UnsoldReason]>([
  [
    'a minimum above the maximum of another rule',
    // Stays from June end within July; the last ones that begin in June have 5 nights.
    [rule({ ...July, minimumNights: 7 }), rule({ maximumNights: 5 })],
    ...(['2026-07-04', '2026-08-01', { code: 'lengths', least: 7, most: 5 }] as const),
  ],
  [
    'arrivals on Saturdays only, with a shorter rule that excludes Saturdays',
    [
      rule({ ...July, arrivalDays: [SATURDAY] }),
      rule({ from: '2026-07-01', until: '2026-07-30', weekdays: [SATURDAY], arrivalDays: [MONDAY] }),
      rule({ maximumNights: 7 }),
    ],
    ...(['2026-07-07', '2026-08-01', { code: 'arrival' }] as const),
  ],
  [
    'departures on Saturdays that stays of three to five nights from Saturday cannot reach',
    [rule({ ...summer, minimumNights: 3 }), rule({ maximumNights: 5 })],
    ...(['2026-07-04', '2026-08-01', { code: 'departure' }] as const),
  ],
  [
    'four nights between closed nights',
    [closed('2026-07-01', '2026-07-06'), closed('2026-07-11', '2026-07-31')],
    ...(['2026-07-07', '2026-07-11', { code: 'closed', least: 5 }] as const),
  ],
])('nights cannot be sold because of %s', (_, own, from, until, reason) => {
  expect(found(own)).toEqual([[from, until, reason]])
})

test('nights cannot be sold because of rules of one villa only', () => {
  const own = [rule({ ...July, minimumNights: 7 }), rule({ ...July, maximumNights: 5, villaIds: [3] })]
  expect(found(own)).toEqual([])
  expect(found(own, 3)).toHaveLength(1)
  expect(found(own, 4)).toEqual([])
})

test('nights cannot be sold because of a minimum above the maximum, until the end of the booking window', () => {
  expect(found([rule({ minimumNights: 30 })])).toEqual([['2026-06-01', '2027-12-31', { code: 'lengths', least: 30, most: 28 }]])
})

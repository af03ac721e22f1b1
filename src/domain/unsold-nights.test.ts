import { describe, expect, test } from 'vitest'
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

describe('rules that sell every night', () => {
  test.each<[string, StayRule[]]>([
    ['none at all', []],
    ['weeks from Saturday to Saturday in July', [summer]],
    ['least and most nights that are the same', [rule({ minimumNights: 7, maximumNights: 7 })]],
    ['Christmas, which is sold from September on', [rule({ from: '2026-12-20', until: '2027-01-06', daysAhead: 90 })]],
    ['a long lead time', [rule({ leadDays: 60 })]],
    ['no arrivals on three days', [rule({ from: '2026-07-07', until: '2026-07-09', arrivalDays: [MONDAY] })]],
    ['least nights above the most on Mondays alone', [rule({ weekdays: [MONDAY], minimumNights: 7 }), rule({ maximumNights: 6 })]],
    ['closed dates', [closed('2026-11-01', '2027-03-31')]],
    [
      'too few nights between closed ones, which are sold as a gap',
      [closed('2026-07-01', '2026-07-10'), closed('2026-07-14', '2026-07-31'), rule({ gapNights: 3 })],
    ],
    ['a rule that is over', [rule({ from: '2026-05-01', until: '2026-05-31', minimumNights: 30, maximumNights: 30 })]],
  ])('%s', (_, own) => {
    expect(found(own)).toEqual([])
  })
})

describe('rules that together sell nothing', () => {
  test.each<[string, StayRule[], string, string, UnsoldReason]>([
    [
      'least nights of one above the most of another',
      // Stays from June end within July; the last ones that begin in June have 5 nights.
      [rule({ ...July, minimumNights: 7 }), rule({ maximumNights: 5 })],
      ...(['2026-07-04', '2026-08-01', { code: 'lengths', least: 7, most: 5 }] as const),
    ],
    [
      'arrivals on Saturdays, while a shorter rule takes the Saturdays away',
      [
        rule({ ...July, arrivalDays: [SATURDAY] }),
        rule({ from: '2026-07-01', until: '2026-07-30', weekdays: [SATURDAY], arrivalDays: [MONDAY] }),
        rule({ maximumNights: 7 }),
      ],
      ...(['2026-07-07', '2026-08-01', { code: 'arrival' }] as const),
    ],
    [
      'departures on Saturdays, which stays of three to five nights from Saturday do not reach',
      [rule({ ...summer, minimumNights: 3 }), rule({ maximumNights: 5 })],
      ...(['2026-07-04', '2026-08-01', { code: 'departure' }] as const),
    ],
    [
      'four nights between closed ones',
      [closed('2026-07-01', '2026-07-06'), closed('2026-07-11', '2026-07-31')],
      ...(['2026-07-07', '2026-07-11', { code: 'closed', least: 5 }] as const),
    ],
  ])('%s', (_, own, from, until, reason) => {
    expect(found(own)).toEqual([[from, until, reason]])
  })

  test('in one villa only', () => {
    const own = [rule({ ...July, minimumNights: 7 }), rule({ ...July, maximumNights: 5, villaIds: [3] })]
    expect(found(own)).toEqual([])
    expect(found(own, 3)).toHaveLength(1)
    expect(found(own, 4)).toEqual([])
  })

  test('until the end of what is on sale', () => {
    expect(found([rule({ minimumNights: 30 })])).toEqual([['2026-06-01', '2027-12-31', { code: 'lengths', least: 30, most: 28 }]])
  })
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Availability, checkInProblem, checkOutProblem, isFree, isOnlyCheckOut, shortestStay } from './availability.ts'
import { dayState, pickDay, type Selection } from './bookings/picker.ts'
import { addDays, isSunday } from './calendar-day.ts'
import type { Stay } from './stay.ts'
import { guestStayRules, stayProblem } from './stay-rules.ts'

// Taken: Monday 6 July to Saturday 18 July 2026.
const taken: Stay[] = [{ checkIn: '2026-07-06', checkOut: '2026-07-18' }]
const today = '2026-06-01'
const july: Availability = { taken, rules: guestStayRules(today), today }

test('the shortest stay ends on Monday if it would end on a Sunday', () => {
  expect(shortestStay('2026-07-20', july.rules)).toEqual({ checkIn: '2026-07-20', checkOut: '2026-07-25' })
  expect(shortestStay('2026-07-21', july.rules)).toEqual({ checkIn: '2026-07-21', checkOut: '2026-07-27' })
})

describe('days of arrival', () => {
  test.each([
    ['on a free Monday', '2026-06-15', null],
    ['on the day another guest leaves', '2026-07-18', null],
    ['not on a taken night', '2026-07-08', 'taken'],
    ['not on a Sunday', '2026-06-14', 'sunday_check_in'],
    ['not yesterday', '2026-05-31', 'past'],
    ['not four nights before a taken one', '2026-07-02', { code: 'too_close_to_next', nights: 5 }],
    ['five nights before, ending on the turnover day', '2026-07-01', null],
    ['not if the minimum stay ends after the booking window', '2027-12-28', { code: 'minimum_past_window', nights: 5 }],
    ['not the year after next', '2028-01-03', 'too_far_ahead'],
  ] as const)('whether a stay can begin: %s', (_, day, problem) => {
    expect(checkInProblem(day, july)).toEqual(problem)
  })
})

describe('days that can only be a check-out', () => {
  const closed = [{ checkIn: '2026-10-01', checkOut: '2027-04-01' }]
  test.each([
    ['if the next guests arrive on it', '2026-07-06', true],
    ['if too few nights are left before the next stay', '2026-07-03', true],
    ['if a closed season begins on it', '2026-10-01', true],
    ['not within a stay', '2026-07-08', false],
    ['not on a Sunday', '2026-07-05', false],
    ['not on a day that can begin a stay', '2026-07-18', false],
    ['not if no stay of the minimum length can end on it', '2026-06-05', false],
  ] as const)('whether a day can only be a check-out: %s', (_, day, expected) => {
    const early = { checkIn: '2026-06-08', checkOut: '2026-06-09' }
    expect(isOnlyCheckOut(day, { ...july, taken: [early, ...taken], rules: guestStayRules(today, { leadDays: 1, closed }) })).toBe(expected)
  })

  test('picking a day that can only be a check-out shows a notice', () => {
    expect(pickDay({}, '2026-07-06', july)).toEqual({ selection: {}, notice: 'only_check_out' })
  })
})

describe('a lead time and a closed season', () => {
  const closed = [{ checkIn: '2026-10-01', checkOut: '2027-04-01' }]
  const decided: Availability = { ...july, rules: guestStayRules(today, { leadDays: 2, closed }) }
  test.each([
    ['today is too soon', '2026-06-01', { code: 'too_soon', day: '2026-06-03' }],
    ['the day after tomorrow is not', '2026-06-03', null],
    ['a night of the closed season', '2026-12-01', 'closed'],
    ['a check-in too close to the closed season', '2026-09-28', { code: 'too_close_to_next', nights: 5 }],
    ['a stay that ends where the closed season begins', '2026-09-24', null],
    ['the first day after the closed season', '2027-04-01', null],
  ] as const)('check-ins with a lead time and a closed season: %s', (_, day, problem) => {
    expect(checkInProblem(day, decided)).toEqual(problem)
  })

  test('a stay can end on the first day of the closed season, not later', () => {
    expect(checkOutProblem('2026-09-24', '2026-10-01', decided)).toBeNull()
    expect(checkOutProblem('2026-09-24', '2026-10-02', decided)).toBe('taken')
  })

  test('days within the lead time or the closed season are shown as such, and picking one gives the reason', () => {
    expect([dayState('2026-06-02', {}, decided), dayState('2026-12-01', {}, decided)]).toEqual(['too_soon', 'closed'])
    expect(pickDay({}, '2026-06-02', decided).notice).toEqual({ code: 'too_soon', day: '2026-06-03' })
    expect(pickDay({}, '2026-12-01', decided).notice).toBe('closed')
  })
})

describe('days of departure', () => {
  test.each([
    ['on the turnover day', '2026-07-06', null],
    ['not past a taken night', '2026-07-07', 'taken'],
    ['not on a Sunday', '2026-07-05', 'sunday_check_out'],
    ['not before it begins', '2026-06-30', 'before_check_in'],
  ] as const)('where a stay from 1 July can end: %s', (_, day, problem) => {
    expect(checkOutProblem('2026-07-01', day, july)).toEqual(problem)
  })
})

describe('picked days', () => {
  const picking = (checkIn?: string, checkOut?: string): Selection => ({
    ...(checkIn ? { checkIn } : {}),
    ...(checkOut ? { checkOut } : {}),
  })

  test.each([
    ['a check-in', picking(), '2026-06-15', picking('2026-06-15'), null],
    ['a check-out', picking('2026-06-15'), '2026-06-24', picking('2026-06-15', '2026-06-24'), null],
    [
      'a check-out too early: the minimum of five nights is selected',
      picking('2026-06-15'),
      '2026-06-17',
      picking('2026-06-15', '2026-06-20'),
      { code: 'minimum_stay', nights: 5 },
    ],
    [
      'a check-out too early, fifth night ends on a Sunday: six nights are selected',
      picking('2026-06-16'),
      '2026-06-18',
      picking('2026-06-16', '2026-06-22'),
      { code: 'minimum_stay', nights: 5 },
    ],
    ['a Sunday', picking(), '2026-06-14', picking(), 'sunday_check_in'],
    ['a taken night', picking(), '2026-07-08', picking(), 'taken'],
    ['a start too close to a taken night', picking(), '2026-07-03', picking(), { code: 'too_close_to_next', nights: 5 }],
    ['the end of the window', picking(), '2027-12-29', picking(), { code: 'minimum_past_window', nights: 5, year: 2027 }],
    ['a day beyond the window', picking(), '2028-02-01', picking(), { code: 'too_far_ahead', year: 2027 }],
    ['the check-in again: the selection is cleared', picking('2026-06-15'), '2026-06-15', picking(), null],
    ['an earlier day: the selection starts again', picking('2026-06-15'), '2026-06-10', picking('2026-06-10'), null],
    [
      'a day after both are chosen: the selection starts again',
      picking('2026-06-15', '2026-06-24'),
      '2026-06-29',
      picking('2026-06-29'),
      null,
    ],
    [
      'a check-out beyond the longest stay: the check-in is kept',
      picking('2026-07-20'),
      '2026-08-18',
      picking('2026-07-20'),
      { code: 'too_long', nights: 28 },
    ],
    ['a check-out after 28 nights', picking('2026-07-20'), '2026-08-17', picking('2026-07-20', '2026-08-17'), null],
    ['a check-out beyond a taken night: the check-in is kept', picking('2026-06-29'), '2026-07-20', picking('2026-06-29'), 'taken'],
  ] as const)('what a picked day selects: %s', (_, selection, day, expected, notice) => {
    expect(pickDay(selection, day, july)).toEqual({ selection: expected, notice })
  })

  test.each([
    ['while choosing a check-in a turnover day is taken', picking(), '2026-07-06', 'taken'],
    ['while choosing a check-out a turnover day is free', picking('2026-07-01'), '2026-07-06', 'free'],
    ['while choosing a check-out the day after it is taken', picking('2026-07-01'), '2026-07-07', 'taken'],
    ['a Sunday', picking('2026-06-15'), '2026-06-21', 'sunday'],
    ['a check-out beyond the longest stay', picking('2026-07-20'), '2026-08-18', 'too_long'],
    ['too few nights left before a taken one', picking(), '2026-07-04', 'no_room'],
  ] as const)('how a day is shown in the calendar: %s', (_, selection, day, state) => {
    expect(dayState(day, selection, july)).toBe(state)
  })
})

test('every complete selection is a stay that can be booked', () => {
  const day = fc.integer({ min: 0, max: 600 }).map((days) => addDays(today, days))
  const stays = fc.array(
    fc.tuple(day, fc.integer({ min: 1, max: 14 })).map(([checkIn, nights]) => ({ checkIn, checkOut: addDays(checkIn, nights) })),
    { maxLength: 12 },
  )
  fc.assert(
    fc.property(stays, fc.array(day, { minLength: 2, maxLength: 8 }), (others, touches) => {
      const availability: Availability = { taken: others, rules: guestStayRules(today), today }
      let selection: Selection = {}
      for (const touch of touches) selection = pickDay(selection, touch, availability).selection
      const { checkIn, checkOut } = selection
      if (checkIn === undefined || checkOut === undefined) return
      const stay = { checkIn, checkOut }
      expect(stayProblem(stay, availability.rules, today)).toBeNull()
      expect(isFree(stay, others)).toBe(true)
      expect(isSunday(checkIn) || isSunday(checkOut)).toBe(false)
    }),
  )
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { stayRule as rule } from '../../tests/stay-rule.ts'
import { bookingProblem, checkInProblem, checkOutProblem, fillsGap, getGapPercent, shortestStay } from './availability.ts'
import { dayState, pickDay } from './bookings/picker.ts'
import { addDays, daysBetween } from './calendar-day.ts'
import { nearestStays } from './nearest-stays.ts'
import { quoteStay } from './pricing/quote.ts'
import type { Stay } from './stay.ts'
import { guestStayRules, ownerStayRules, rulesFrom, type StayRule, stayProblem, termsOn, withNightsBetween } from './stay-rules.ts'

// Monday.
const today = '2026-06-01'
const SATURDAY = 6

const summer = rule({
  from: '2026-07-01',
  until: '2026-08-31',
  minimumNights: 7,
  arrivalDays: [SATURDAY],
  departureDays: [SATURDAY],
})
const houseRules = rule({ minimumNights: 3, yearsAhead: 2 })

describe('stays under the owners’ rules', () => {
  const rules = guestStayRules(today, { own: [houseRules, summer] })
  test.each([
    ['three nights in June', '2026-06-08', '2026-06-11', null],
    ['two nights in June', '2026-06-08', '2026-06-10', { code: 'too_short', nights: 3 }],
    ['a week from a Saturday in July', '2026-07-04', '2026-07-11', null],
    ['a week from a Monday in July', '2026-07-06', '2026-07-13', { code: 'arrival_day', days: [SATURDAY] }],
    ['five nights from a Saturday in July', '2026-07-04', '2026-07-09', { code: 'too_short', nights: 7 }],
    ['from a Saturday in July to a Monday', '2026-07-04', '2026-07-13', { code: 'departure_day', days: [SATURDAY] }],
    ['from June to a Saturday in July', '2026-06-29', '2026-07-04', null],
    ['from a Saturday in August to a Monday in September', '2026-08-29', '2026-09-07', null],
    ['on a Sunday outside the summer, with the specified refusal', '2026-06-14', '2026-06-20', 'sunday_check_in'],
    ['in the year after next', '2028-05-01', '2028-05-06', null],
    ['three years ahead', '2029-05-01', '2029-05-07', 'too_far_ahead'],
  ] as const)('whether the owners’ rules allow a stay: %s', (_, checkIn, checkOut, problem) => {
    expect(stayProblem({ checkIn, checkOut }, rules, today)).toEqual(problem)
  })
})

describe('several rules', () => {
  const least = (day: string, own: StayRule[], villaId: number | null = null) =>
    termsOn(day, guestStayRules(today, { own }, villaId)).minimumNights
  const easter = rule({ from: '2026-07-10', until: '2026-07-20', minimumNights: 4 })
  const fridays = rule({ weekdays: [5], minimumNights: 2 })
  const thea = rule({ from: '2026-07-01', until: '2026-08-31', villaIds: [3], minimumNights: 10 })
  test('of several rules the shorter one wins, independent of their order', () => {
    expect(least('2026-07-15', [summer, easter])).toBe(4)
    expect(least('2026-07-15', [easter, summer])).toBe(4)
    expect(least('2026-07-25', [easter, summer])).toBe(7)
  })
  test('a rule for some weekdays wins over one for all days, and a dated one over both', () => {
    expect(least('2026-06-12', [fridays, houseRules])).toBe(2)
    expect(least('2026-06-11', [fridays, houseRules])).toBe(3)
    expect(least('2026-07-03', [fridays, summer])).toBe(7)
  })
  test('of two rules of the same length the one for the villa wins', () => {
    expect(least('2026-07-25', [thea, summer], 3)).toBe(10)
    expect(least('2026-07-25', [thea, summer], 4)).toBe(7)
    expect(least('2026-07-25', [thea, summer])).toBe(7)
  })
  test('of two rules of the same length the newer one wins, and one for two weekdays is as strong as one for one', () => {
    const weekends = rule({ weekdays: [5, 6], minimumNights: 3 })
    const newer = { ...fridays, id: weekends.id + 1 }
    expect(least('2026-06-12', [weekends, newer])).toBe(2)
    expect(least('2026-06-12', [{ ...weekends, id: newer.id + 1 }, newer])).toBe(3)
  })
  test('rules that are over are left out, and those until today are kept', () => {
    const over = rule({ from: '2026-05-01', until: '2026-05-31' })
    const untilToday = rule({ from: '2026-05-01', until: today })
    expect(rulesFrom(guestStayRules(today, { own: [over, untilToday, summer] }), today).own).toEqual([summer, untilToday])
  })
  test('each of several rules sets only its own terms', () => {
    const rules = guestStayRules(today, { own: [summer, rule({ from: '2026-07-10', until: '2026-07-20', maximumNights: 14 })] })
    expect(termsOn('2026-07-11', rules)).toMatchObject({ minimumNights: 7, maximumNights: 14, arrivalDays: [SATURDAY] })
  })
})

test('without rules of the owners the default terms apply', () => {
  expect(termsOn('2026-07-11', guestStayRules(today))).toEqual({
    minimumNights: 5,
    maximumNights: 28,
    arrivalDays: [1, 2, 3, 4, 5, 6],
    departureDays: [1, 2, 3, 4, 5, 6],
    leadDays: 0,
    daysAhead: null,
    nightsBetween: 0,
    gapNights: 0,
    gapPercent: 0,
  })
})

describe('lead time and days ahead', () => {
  const christmas = rule({ from: '2026-12-20', until: '2027-01-06', daysAhead: 90 })
  const soon = rule({ from: '2026-06-01', until: '2026-06-30', leadDays: 7 })
  const rules = guestStayRules(today, { leadDays: 2, own: [christmas, soon] })
  test.each([
    ['within the lead time of June', '2026-06-05', '2026-06-10', { code: 'too_soon', day: '2026-06-08' }],
    ['after the lead time of June', '2026-06-08', '2026-06-13', null],
    ['Christmas, which is not yet for sale', '2026-12-21', '2026-12-28', { code: 'not_yet', day: '2026-09-22' }],
  ] as const)('lead time and days ahead of a stay: %s', (_, checkIn, checkOut, problem) => {
    expect(stayProblem({ checkIn, checkOut }, rules, today)).toEqual(problem)
  })
  test('the first check-in is that of the shortest lead time', () => {
    expect(rules.firstCheckIn).toBe('2026-06-03')
  })
})

test.each([
  ...[0, 1, 2, 3, 4, 5, 6].map((day) => [`one night, ${day} days from today`, addDays(today, day), addDays(today, day + 1), null] as const),
  ['a year and more', '2026-06-10', '2027-08-12', null],
  ['no night', '2026-06-08', '2026-06-08', 'reversed'],
  ['from yesterday', '2026-05-31', '2026-06-05', 'in_the_past'],
  ['until the end of the century', '2026-06-11', '2099-12-31', null],
] as const)('nights that owners block: %s', (_, checkIn, checkOut, problem) => {
  expect(stayProblem({ checkIn, checkOut }, ownerStayRules, today)).toBe(problem)
  expect(withNightsBetween([{ checkIn, checkOut }], ownerStayRules)).toEqual([{ checkIn, checkOut }])
})

test('blocking from a Sunday begins with one night', () => {
  expect(shortestStay('2026-06-07', ownerStayRules)).toEqual({ checkIn: '2026-06-07', checkOut: '2026-06-08' })
})

describe('nights between stays', () => {
  const apart = guestStayRules(today, { own: [rule({ nightsBetween: 1 })] })
  const taken = withNightsBetween([{ checkIn: '2026-07-06', checkOut: '2026-07-11' }], apart)
  const availability = { taken, rules: apart, today }
  test.each([
    ['from the check-out day of a stay', '2026-07-11', '2026-07-16', 'taken'],
    ['from two days later', '2026-07-13', '2026-07-18', null],
    ['until the check-in day of a stay', '2026-07-01', '2026-07-06', 'taken'],
    ['until two days before, with four nights', '2026-06-30', '2026-07-04', { code: 'too_short', nights: 5 }],
    ['until two days before, with five nights', '2026-06-29', '2026-07-04', null],
  ] as const)('nights between stays are kept free: %s', (_, checkIn, checkOut, problem) => {
    expect(bookingProblem({ checkIn, checkOut }, availability)).toEqual(problem)
  })
})

describe('a gap between two stays', () => {
  // Four free nights from Saturday, 11 July.
  const taken = [
    { checkIn: '2026-07-06', checkOut: '2026-07-11' },
    { checkIn: '2026-07-15', checkOut: '2026-07-20' },
  ]
  const by = (terms: Partial<StayRule>) => ({ taken, rules: guestStayRules(today, { own: [rule(terms)] }), today })
  test.each([
    ['exactly its nights', '2026-07-11', '2026-07-15', null],
    ['fewer nights', '2026-07-11', '2026-07-14', { code: 'too_short', nights: 5 }],
    ['its last nights', '2026-07-13', '2026-07-15', { code: 'too_short', nights: 5 }],
    ['as many nights elsewhere', '2026-07-25', '2026-07-29', { code: 'too_short', nights: 5 }],
    ['more nights', '2026-07-11', '2026-07-16', 'taken'],
  ] as const)('a gap between two stays is sold only as a whole: %s', (_, checkIn, checkOut, problem) => {
    expect(bookingProblem({ checkIn, checkOut }, by({ gapNights: 3 }))).toEqual(problem)
  })
  test('a gap between two stays is not sold without a rule, or if it is shorter than the rule’s nights', () => {
    const gap = { checkIn: '2026-07-11', checkOut: '2026-07-15' }
    expect(bookingProblem(gap, by({}))).toEqual({ code: 'too_short', nights: 5 })
    expect(bookingProblem(gap, by({ gapNights: 4 }))).toBeNull()
    expect(bookingProblem(gap, by({ gapNights: 5 }))).toEqual({ code: 'too_short', nights: 5 })
    expect(bookingProblem(gap, by({ gapNights: 0 }))).toEqual({ code: 'too_short', nights: 5 })
  })
  test('a gap between two stays can end at closed nights, and excludes nights between stays', () => {
    const closed = { from: '2026-07-24', until: '2026-07-31', closed: true }
    const rules = guestStayRules(today, { own: [rule({ gapNights: 2 }), rule(closed)] })
    expect(bookingProblem({ checkIn: '2026-07-20', checkOut: '2026-07-24' }, { taken, rules, today })).toBeNull()
    const apart = guestStayRules(today, { own: [rule({ gapNights: 2, nightsBetween: 1 })] })
    const availability = { taken: withNightsBetween(taken, apart), rules: apart, today }
    expect(bookingProblem({ checkIn: '2026-07-11', checkOut: '2026-07-15' }, availability)).toEqual({ code: 'too_short', nights: 5 })
    expect(bookingProblem({ checkIn: '2026-07-12', checkOut: '2026-07-14' }, availability)).toBe('sunday_check_in')
  })
  test('a gap between two stays is selected by one click, with a notice', () => {
    expect(pickDay({}, '2026-07-11', by({ gapNights: 3 }))).toEqual({
      selection: { checkIn: '2026-07-11', checkOut: '2026-07-15' },
      notice: { code: 'gap', nights: 4 },
    })
    expect(dayState('2026-07-11', {}, by({ gapNights: 3 }))).toBe('free')
    expect(dayState('2026-07-11', {}, by({}))).toBe('no_room')
  })
  test('a gap between two stays is suggested for a search of the same length', () => {
    const asked = { checkIn: '2026-07-08', checkOut: '2026-07-12' }
    expect(nearestStays(asked, by({ gapNights: 3 }), { most: 1 })).toEqual([{ checkIn: '2026-07-11', checkOut: '2026-07-15' }])
  })
  test.each([
    [-20, 4 * 280_00],
    [10, 4 * 385_00],
    [null, 4 * 350_00],
  ])('a gap between two stays has its price changed by %s percent', (gapPercent, total) => {
    const availability = by({ gapNights: 3, gapPercent })
    const gap = { checkIn: '2026-07-11', checkOut: '2026-07-15' }
    const card = { baseRate: 350_00, seasons: [], discounts: [] }
    const priced = (stay: Stay) => quoteStay(stay, card, { today, returning: false, gapPercent: getGapPercent(stay, availability) }).total
    expect(priced(gap)).toBe(total)
    expect(priced({ checkIn: '2026-07-20', checkOut: '2026-07-25' })).toBe(5 * 350_00)
    expect(priced({ checkIn: '2026-07-20', checkOut: '2026-07-22' })).toBe(2 * 350_00)
    expect(priced({ checkIn: '2026-07-11', checkOut: '2026-07-14' })).toBe(3 * 350_00)
  })
})

describe('the date picker', () => {
  const rules = guestStayRules(today, { own: [summer, rule({ from: '2026-09-10', until: '2026-09-20', closed: true })] })
  const availability = { taken: [], rules, today }
  test('the date picker moves the end to the next possible departure day', () => {
    expect(shortestStay('2026-07-04', rules)).toEqual({ checkIn: '2026-07-04', checkOut: '2026-07-11' })
    expect(shortestStay('2026-06-27', rules)).toEqual({ checkIn: '2026-06-27', checkOut: '2026-07-04' })
  })
  test('the date picker shows on which days stays can begin and end', () => {
    expect(pickDay({}, '2026-07-06', availability).notice).toEqual({ code: 'arrival_day', days: [SATURDAY] })
    expect(pickDay({ checkIn: '2026-07-04' }, '2026-07-14', availability).notice).toEqual({ code: 'departure_day', days: [SATURDAY] })
    expect(dayState('2026-07-06', {}, availability)).toBe('no_arrival')
    expect(dayState('2026-07-06', { checkIn: '2026-07-04' }, availability)).toBe('free')
    expect(pickDay({ checkIn: '2026-07-04' }, '2026-07-06', availability).selection.checkOut).toBe('2026-07-11')
    expect(dayState('2026-07-14', { checkIn: '2026-07-04' }, availability)).toBe('no_departure')
  })
  test('the date picker refuses nights of a closed period', () => {
    expect(dayState('2026-09-12', {}, availability)).toBe('closed')
    expect(stayProblem({ checkIn: '2026-09-07', checkOut: '2026-09-12' }, rules, today)).toBe('closed')
    expect(stayProblem({ checkIn: '2026-09-05', checkOut: '2026-09-10' }, rules, today)).toBeNull()
  })

  const anyRule = fc.record({
    start: fc.integer({ min: 0, max: 200 }),
    length: fc.option(fc.integer({ min: 0, max: 90 }), { nil: null }),
    weekdays: fc.subarray([0, 1, 2, 3, 4, 5, 6]),
    minimumNights: fc.option(fc.integer({ min: 1, max: 12 }), { nil: null }),
    maximumNights: fc.option(fc.integer({ min: 12, max: 28 }), { nil: null }),
    arrivalDays: fc.subarray([0, 1, 2, 3, 4, 5, 6]),
    departureDays: fc.subarray([0, 1, 2, 3, 4, 5, 6]),
    leadDays: fc.option(fc.integer({ min: 0, max: 9 }), { nil: null }),
    daysAhead: fc.option(fc.integer({ min: 100, max: 300 }), { nil: null }),
    nightsBetween: fc.option(fc.integer({ min: 0, max: 3 }), { nil: null }),
    gapNights: fc.option(fc.integer({ min: 0, max: 6 }), { nil: null }),
  })
  test('the date picker accepts exactly the stays that a booking accepts, for any rules', () => {
    fc.assert(
      fc.property(
        fc.array(anyRule, { maxLength: 4 }),
        fc.integer({ min: 0, max: 250 }),
        fc.integer({ min: 1, max: 40 }),
        (given, first, length) => {
          const own = given.map(({ start, length: days, ...terms }) =>
            rule({ ...terms, ...(days === null ? {} : { from: addDays(today, start), until: addDays(today, start + days) }) }),
          )
          const bound = guestStayRules(today, { own })
          const stays = [
            { checkIn: '2026-07-20', checkOut: '2026-07-30' },
            { checkIn: '2026-08-03', checkOut: '2026-08-10' },
          ]
          const taken = withNightsBetween(stays, bound)
          const free = { taken, rules: bound, today }
          const checkIn = addDays(today, first)
          const checkOut = addDays(checkIn, length)
          const picked = pickDay({ checkIn }, checkOut, free).selection.checkOut
          const long = daysBetween(checkIn, checkOut) >= termsOn(checkIn, bound).minimumNights
          const allowed = checkInProblem(checkIn, free) === null && checkOutProblem(checkIn, checkOut, free) === null && long
          expect(bookingProblem({ checkIn, checkOut }, free) === null).toBe(allowed || fillsGap({ checkIn, checkOut }, free))
          if (allowed)
            expect(picked).toBe(checkOut >= shortestStay(checkIn, bound).checkOut ? checkOut : shortestStay(checkIn, bound).checkOut)
        },
      ),
    )
  })
})

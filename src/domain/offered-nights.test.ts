import fc from 'fast-check'
import { expect, test } from 'vitest'
import { stayRule as rule } from '../../tests/stay-rule.ts'
import { bookingProblem, fillsGap, isFree } from './availability.ts'
import { addDays, daysBetween, daysFrom } from './calendar-day.ts'
import { longestNights, offeredNights } from './offered-nights.ts'
import type { Stay } from './stay.ts'
import { guestStayRules, type StayRule, stayProblem, withNightsBetween } from './stay-rules.ts'

const today = '2027-06-01'
const stay = (checkIn: string, checkOut: string): Stay => ({ checkIn: `2027-${checkIn}`, checkOut: `2027-${checkOut}` })
const villa = (own: Partial<StayRule>[], taken: Stay[], held: Stay[] = []) => {
  const rules = guestStayRules(today, { own: own.map(rule) })
  return {
    availability: { rules, today, taken: withNightsBetween([...taken, ...held], rules) },
    sold: withNightsBetween(taken, rules),
  }
}
const july = { from: '2027-07-01', until: '2027-08-01' }
const inJuly = (own: Partial<StayRule>[], taken: Stay[], held: Stay[] = []) => {
  const { least, unoffered } = offeredNights(july.from, july.until, villa(own, taken, held))
  return {
    least: least.map(({ from, nights }) => `${from.slice(5)}: ${nights}`),
    unoffered: unoffered.map(({ checkIn, checkOut }) => `${checkIn.slice(5)} – ${checkOut.slice(5)}`),
  }
}

const [before, after] = [stay('06-20', '07-05'), stay('07-08', '07-31')]

test.each([
  ['all is free', [], [], [], { least: ['07-01: 5'], unoffered: [] }],
  ['a gap of three nights', [], [before, after], [], { least: ['07-01: 5'], unoffered: ['07-05 – 07-08'] }],
  [
    'a gap that is sold as a whole',
    [{ gapNights: 2 }],
    [before, after],
    [],
    { least: ['07-01: 5', '07-05: 3', '07-08: 5'], unoffered: [] },
  ],
  ['a gap beside nights that are only kept', [{ gapNights: 2 }], [before], [after], { least: ['07-01: 5'], unoffered: ['07-05 – 07-08'] }],
  [
    'three nights that owners allow',
    [{ from: '2027-07-04', until: '2027-07-07', minimumNights: 3 }],
    [before, after],
    [],
    { least: ['07-01: 5', '07-04: 3', '07-08: 5'], unoffered: [] },
  ],
  [
    'a week that ends on a Sunday, on which nobody leaves',
    [],
    [stay('06-20', '07-05'), stay('07-11', '07-31')],
    [],
    { least: ['07-01: 5'], unoffered: ['07-10 – 07-11'] },
  ],
  ['the sea is far: stays are sold a week ahead', [{ daysAhead: 7 }], [], [], { least: ['07-01: 5'], unoffered: [] }],
])('what guests get of the nights of July: %s', (_, own, taken, held, expected) => {
  expect(inJuly(own, taken, held)).toEqual(expected)
})

test('nights before today, and after the booking window, are nobody’s to offer', () => {
  expect(offeredNights('2027-05-01', today, villa([], [])).unoffered).toEqual([])
  expect(offeredNights('2029-05-01', '2029-06-01', villa([], [])).unoffered).toEqual([])
})

/** The same by trying every stay that could cover the night. */
function canBeBooked(night: string, { availability, sold }: ReturnType<typeof villa>): boolean {
  const reach = longestNights(availability.rules)
  const starts = daysFrom(addDays(night, -reach), addDays(night, 1))
  const stays = starts.flatMap((checkIn) =>
    daysFrom(addDays(night, 1), addDays(checkIn, reach + 1)).map((checkOut) => ({ checkIn, checkOut })),
  )
  return stays.some((one) => {
    const { rules, taken } = availability
    if (!isFree(one, taken)) return false
    return stayProblem(one, rules, today) === null || fillsGap(one, { rules, today, taken: sold })
  })
}

test('a free night is offered exactly if the booking page sells a stay with it', () => {
  const some = fc.array(fc.record({ start: fc.integer({ min: -6, max: 40 }), nights: fc.integer({ min: 1, max: 9 }) }), { maxLength: 6 })
  const terms = fc.record({
    minimumNights: fc.constantFrom(null, 2, 4),
    maximumNights: fc.constantFrom(null, 9),
    gapNights: fc.constantFrom(null, 1, 3),
    nightsBetween: fc.constantFrom(null, 1),
    arrivalDays: fc.constantFrom([], [6], [1, 5]),
    leadDays: fc.constantFrom(null, 3),
    from: fc.constantFrom(null, '2027-06-10'),
  })
  fc.assert(
    fc.property(some, fc.array(terms, { maxLength: 2 }), (found, rules) => {
      const taken = found.map(({ start, nights }) => ({ checkIn: addDays(today, start), checkOut: addDays(today, start + nights) }))
      const own = rules.map((one) => ({ ...one, until: one.from && '2027-06-30' }))
      const house = villa(own, taken.slice(1), taken.slice(0, 1))
      const { unoffered } = offeredNights(today, addDays(today, 30), house)
      for (const night of daysFrom(today, addDays(today, 30))) {
        if (!isFree({ checkIn: night, checkOut: addDays(night, 1) }, house.availability.taken)) continue
        const marked = unoffered.some(({ checkIn, checkOut }) => checkIn <= night && night < checkOut)
        expect([night, marked]).toEqual([night, !canBeBooked(night, house)])
      }
    }),
    { numRuns: 60 },
  )
})

test('a stay of the least nights that is offered can be booked', () => {
  const { availability } = villa([], [before, after])
  expect(daysBetween('2027-07-31', '2027-08-05')).toBe(
    offeredNights('2027-07-31', '2027-08-01', villa([], [before, after])).least[0]?.nights,
  )
  expect(bookingProblem(stay('07-31', '08-05'), availability)).toBe(null)
})

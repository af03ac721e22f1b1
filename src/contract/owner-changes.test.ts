import { expect, test } from 'vitest'
import { handBookingCalls } from './hand-bookings.ts'
import { ownerChangeCalls } from './owner-changes.ts'

const stay = { villaId: 1, checkIn: '2027-07-03', checkOut: '2027-07-10', guests: 2, price: 'rates' }
const stage = { amount: 100, dueOn: '2027-06-01' }
const line = { name: 'Boat trip', amount: 50 }

test.each([
  ['a changed booking', ownerChangeCalls.offer.input, { ...stay, bookingId: 1 }],
  ['a booking entered by hand', handBookingCalls.offer.input, stay],
])('the price of %s has at most three open stages and three lines of the owner', (_, input, asked) => {
  const refusals = (more: object) => input.safeParse({ ...asked, ...more }).error?.issues.map(({ message }) => message) ?? []
  const times = (count: number, entry: object) => JSON.stringify(Array.from({ length: count }, () => entry))
  expect(refusals({ stages: times(3, stage), lines: times(3, line) })).toEqual([])
  expect(refusals({ stages: times(4, stage) })).toEqual(['too_many_stages'])
  expect(refusals({ lines: times(4, line) })).toEqual(['too_many_lines'])
})

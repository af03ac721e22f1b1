import { expect, test } from 'vitest'
import { changeStayPath, ownStayPath, payAgainPath, payStagePath } from './guest-links.ts'

const stay = { villaId: 3, checkIn: '2026-09-07', checkOut: '2026-09-14' }

test.each([
  ['a stay that was not paid is reviewed again', payAgainPath(stay), '/booking-request?villaId=3&startDate=2026-09-07&endDate=2026-09-14'],
  ['the next stage of a booking is paid', payStagePath(41), '/booking-request?installment=true&bookingId=41'],
  ['a guest’s own stay opens after a login', ownStayPath('VA-12'), '/login?redirect=%2Freservations%2FVA-12'],
  [
    'another stay is wanted in place of the booked one',
    changeStayPath('VA-12', stay),
    '/reservations/VA-12/change?villaId=3&checkIn=2026-09-07&checkOut=2026-09-14',
  ],
])('where a link in a mail leads: %s', (_, path, expected) => {
  expect(path).toBe(expected)
})

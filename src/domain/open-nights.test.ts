import { expect, test } from 'vitest'
import { openNights } from './open-nights.ts'

const cheap = (night: string) => (night < '2027-07-03' ? 100_00 : 200_00)
const dear = () => 150_00

test('a night is free while one villa is, and costs what the cheapest of the free ones costs', () => {
  const villas = [
    { taken: [{ checkIn: '2027-07-02', checkOut: '2027-07-05' }], price: cheap },
    {
      taken: [
        { checkIn: '2027-06-20', checkOut: '2027-07-01' },
        { checkIn: '2027-07-04', checkOut: '2027-07-06' },
      ],
      price: dear,
    },
  ]
  expect(openNights(villas, '2027-07-01', '2027-07-08')).toEqual({
    taken: [{ checkIn: '2027-07-04', checkOut: '2027-07-05' }],
    prices: [
      { from: '2027-07-01', until: '2027-07-01', price: 100_00 },
      { from: '2027-07-02', until: '2027-07-03', price: 150_00 },
      { from: '2027-07-05', until: '2027-07-05', price: 200_00 },
      { from: '2027-07-06', until: '2027-07-07', price: 150_00 },
    ],
  })
})

test('without a villa that fits, all nights are taken', () => {
  expect(openNights([], '2027-07-01', '2027-07-03')).toEqual({ taken: [{ checkIn: '2027-07-01', checkOut: '2027-07-03' }], prices: [] })
})

test('for a party of two villas a night is free while two are, and costs what the two cheapest cost', () => {
  const villas = [
    { taken: [{ checkIn: '2027-07-02', checkOut: '2027-07-03' }], price: cheap },
    { taken: [], price: dear },
    { taken: [{ checkIn: '2027-07-01', checkOut: '2027-07-04' }], price: () => 300_00 },
  ]
  expect(openNights(villas, '2027-07-01', '2027-07-05', 2)).toEqual({
    taken: [{ checkIn: '2027-07-02', checkOut: '2027-07-03' }],
    prices: [
      { from: '2027-07-01', until: '2027-07-01', price: 250_00 },
      { from: '2027-07-03', until: '2027-07-04', price: 350_00 },
    ],
  })
})

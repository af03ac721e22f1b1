import { expect, test } from 'vitest'
import { yearOfVilla } from './year-of-villa.ts'

const stay = (checkIn: string, checkOut: string, status: 'paid' | 'restricted') => ({ villaId: 1, checkIn, checkOut, status })
const year = yearOfVilla(2027, [stay('2026-12-29', '2027-01-03', 'paid'), stay('2027-01-03', '2027-01-05', 'restricted')])
const january = year[0]?.days.map(({ state }) => state) ?? []

test('a stay takes its nights; its departure day belongs to the next stay', () => {
  expect(january.slice(0, 5)).toEqual(['booked', 'booked', 'restricted', 'restricted', 'available'])
})

test('every month has its days and starts at its weekday, Monday first', () => {
  expect(year.map(({ days }) => days.length)).toEqual([31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31])
  expect(year[0]?.lead).toBe(4)
  expect(year[1]?.lead).toBe(0)
})

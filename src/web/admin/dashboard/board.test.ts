import { expect, test } from 'vitest'
import type { StayOfToday } from '#contract/today.ts'
import { addDays } from '#domain/calendar-day.ts'
import { toBoard } from './board.ts'

const MONDAY = '2027-07-26'
const on = (days: number) => addDays(MONDAY, days)

/** A stay from some days before or after Monday. */
const stay = (villaId: number, guestName: string, from: number, until: number): StayOfToday => ({
  villaId,
  villa: `Villa ${villaId}`,
  checkIn: on(from),
  checkOut: on(until),
  platform: null,
  bookingId: villaId,
  bookingNumber: '',
  guestName,
  email: '',
  phone: '',
  guests: 2,
  arrivalTime: '',
  specialRequests: '',
  remaining: 0,
})

const stays = [stay(1, 'Ana', -7, 2), stay(2, 'Bob', -3, 0), stay(2, 'Clara', 0, 7), stay(3, 'Dina', 1, 4), stay(1, 'Eva', 2, 5)]
const coming = {
  inHouse: stays.filter(({ checkIn, checkOut }) => checkIn < MONDAY && checkOut > MONDAY),
  days: [0, 1, 2, 3, 4, 5, 6].map((days) => ({
    day: on(days),
    arrivals: stays.filter(({ checkIn }) => checkIn === on(days)),
    departures: stays.filter(({ checkOut }) => checkOut === on(days)),
    changeovers: [],
  })),
}

const names = (all: StayOfToday[]) => all.map(({ guestName }) => guestName).join()
const board = (days: number) =>
  toBoard(coming, on(days)).map((line) => [line.villa, names(line.leaving), names(line.arriving), names(line.staying)])

test('a villa has one line, whoever leaves and enters it, and villas with a move come first', () => {
  expect(board(0)).toEqual([
    ['Villa 2', 'Bob', 'Clara', ''],
    ['Villa 1', '', '', 'Ana'],
  ])
})

test('on a later day those who have arrived since are in the house', () => {
  expect(board(2)).toEqual([
    ['Villa 1', 'Ana', 'Eva', ''],
    ['Villa 2', '', '', 'Clara'],
    ['Villa 3', '', '', 'Dina'],
  ])
  expect(board(6)).toEqual([['Villa 2', '', '', 'Clara']])
})

test('a day outside the week has nobody', () => {
  expect(board(30)).toEqual([])
})

import { expect, test } from 'vitest'
import { pairMoves } from './changeover-rows.ts'

const move = (villaId: number, villa: string) => ({ villaId, villa, guests: 2, nights: 7 })

test('a villa that is left and entered on a day has one row, and each other villa its own', () => {
  const departures = [move(3, 'Thea'), move(1, 'Onar')]
  const arrivals = [
    { ...move(2, 'Eirini'), arrivalTime: '' },
    { ...move(3, 'Thea'), arrivalTime: '17:30' },
  ]
  const rows = pairMoves({ departures, arrivals })
  expect(rows.map(({ villa, leaving, arriving }) => [villa, leaving.length, arriving.length])).toEqual([
    ['Eirini', 0, 1],
    ['Onar', 1, 0],
    ['Thea', 1, 1],
  ])
})

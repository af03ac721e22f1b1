import { expect, test } from 'vitest'
import { needsPair, pairsFor, shareGuests } from './pairs.ts'

test.each([
  ['nine in two villas for six', 9, 6, 6, [5, 4]],
  ['twelve in two villas for six', 12, 6, 6, [6, 6]],
  ['seven in a villa for six and one for two', 7, 6, 2, [5, 2]],
  ['eight in a villa for two and one for six', 8, 2, 6, [2, 6]],
  ['two in two villas', 2, 6, 6, [1, 1]],
  ['seven where a villa is larger than the house allows', 7, 9, 4, [4, 3]],
  ['two in a villa for six and one for one', 2, 6, 1, [1, 1]],
] as const)('a party is shared by two villas: %s', (_, party, one, other, shared) => {
  expect(shareGuests(party, one, other)).toEqual(shared)
})

test('each share fits its villa, is at least one guest, and all guests have a place', () => {
  for (let one = 1; one <= 8; one += 1)
    for (let other = 1; other <= 8; other += 1)
      for (let party = 1; party <= 16; party += 1) {
        const room = Math.min(one, 6) + Math.min(other, 6)
        const shared = shareGuests(party, one, other)
        expect(shared !== null).toBe(party >= 2 && party <= room)
        if (!shared) continue
        expect(shared[0] + shared[1]).toBe(party)
        expect(shared[0]).toBeGreaterThanOrEqual(1)
        expect(shared[1]).toBeGreaterThanOrEqual(1)
        expect(shared[0]).toBeLessThanOrEqual(Math.min(one, 6))
        expect(shared[1]).toBeLessThanOrEqual(Math.min(other, 6))
      }
})

test('each pair of villas is named once, and pairs without room are left out', () => {
  const rooms = [
    { villaId: 1, capacity: 6 },
    { villaId: 2, capacity: 4 },
    { villaId: 3, capacity: 2 },
  ]
  expect(pairsFor(9, rooms)).toEqual([
    [
      { villaId: 1, guests: 5 },
      { villaId: 2, guests: 4 },
    ],
  ])
  expect(pairsFor(7, rooms).map((pair) => pair.map(({ villaId }) => villaId))).toEqual([
    [1, 2],
    [1, 3],
  ])
  expect(pairsFor(9, [])).toEqual([])
})

test('pairs are for parties that no villa has room for', () => {
  expect([6, 7, 12, 13].map(needsPair)).toEqual([false, true, true, false])
})

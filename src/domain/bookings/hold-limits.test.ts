import { expect, test } from 'vitest'
import { type EarlierHold, holdProblem } from './hold-limits.ts'

const now = new Date('2026-06-01T12:00:00Z')
const minutes = (count: number) => new Date(now.getTime() + count * 60_000)
/** A hold that began `ago` minutes ago and lasts 20 minutes. */
const held = (ago: number, over: Partial<EarlierHold> = {}): EarlierHold => ({
  begunAt: minutes(-ago),
  holdsUntil: ago < 20 ? minutes(20 - ago) : null,
  endedAt: null,
  paid: false,
  sameNights: false,
  ...over,
})
/** A hold of the same nights that began `ago` minutes ago and ended `after` minutes later. */
const endedAfter = (after: number) => (ago: number) => held(ago, { sameNights: true, holdsUntil: null, endedAt: minutes(after - ago) })
const none: EarlierHold[] = []
const HOLD = 20 * 60_000
const nights = { sameNights: true }

test.each<[string, EarlierHold[], string | null]>([
  ['none', [], null],
  ['one', [held(5)], null],
  ['two', [held(5), held(10)], 'too_many_holds'],
  ['one, and one that has expired', [held(5), held(30)], null],
  ['one, and one that expires now', [held(5), held(20, { holdsUntil: now })], null],
  ['one, and one that was paid', [held(5), held(6, { paid: true })], null],
])('whether an account can hold more nights if it has %s', (_, byAccount, reason) => {
  expect(holdProblem({ byAccount, byNetwork: none }, now, HOLD)?.reason ?? null).toBe(reason)
})

test('the refusal of a third hold says when the first of them ends', () => {
  expect(holdProblem({ byAccount: [held(5), held(12)], byNetwork: none }, now, HOLD)?.until).toEqual(minutes(8))
})

test.each([
  [4, null],
  [5, 'too_many_holds_here'],
])('whether a network that has %i holds can have another: %s', (count, reason) => {
  const byNetwork = Array.from({ length: count }, (_, index) => held(index))
  expect(holdProblem({ byAccount: none, byNetwork }, now, HOLD)?.reason ?? null).toBe(reason)
})

test.each<[string, EarlierHold[], string | null]>([
  ['once', [held(25, nights)], null],
  ['twice', [held(50, nights), held(25, nights)], 'held_too_often'],
  ['twice, an hour ago', [held(90, nights), held(60, nights)], null],
  ['twice, the second a minute less than an hour ago', [held(90, nights), held(59, nights)], 'held_too_often'],
  ['three times, each ended by the bank after five minutes', [50, 40, 30].map(endedAfter(5)), null],
  ['four times, each replaced after ten minutes', [55, 45, 35, 25].map(endedAfter(10)), 'held_too_often'],
  ['once, ended after 30 minutes', [endedAfter(30)(50)], null],
  ['twice, on other nights', [held(50), held(25)], null],
  ['twice, paid in between', [held(50, nights), held(40, { ...nights, paid: true }), held(25, nights)], null],
  ['twice since it was paid', [held(70, { ...nights, paid: true }), held(50, nights), held(25, nights)], 'held_too_often'],
])('whether the same nights can be held again by a guest who held them %s', (_, holds, reason) => {
  expect(holdProblem({ byAccount: holds, byNetwork: none }, now, HOLD)?.reason ?? null).toBe(reason)
  expect(holdProblem({ byAccount: none, byNetwork: holds }, now, HOLD)?.reason ?? null).toBe(reason)
})

test('the same nights can be held again an hour after the last hold began', () => {
  expect(holdProblem({ byAccount: [held(50, nights), held(25, nights)], byNetwork: none }, now, HOLD)?.until).toEqual(minutes(35))
})

import { expect, test } from 'vitest'
import { statusAfter, ticketStatuses } from './reasons.ts'

test.each(ticketStatuses)('what a guest writes about a ticket that is %s waits for the owners', (status) => {
  expect(statusAfter('guest', status)).toBe('pending')
})

test.each([
  ['pending', 'in_progress'],
  ['in_progress', 'in_progress'],
  ['resolved', 'resolved'],
  ['closed', 'closed'],
] as const)('an answer of the owners makes a ticket that is %s %s', (before, after) => {
  expect(statusAfter('owner', before)).toBe(after)
})

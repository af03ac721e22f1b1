import { expect, test } from 'vitest'
import { forRoles, isAmong, isRole, roles } from './roles.ts'

test('each role belongs to these groups, and a guest to none', () => {
  const reached = (role: Parameters<typeof isAmong>[1]) =>
    Object.entries(forRoles)
      .filter(([, group]) => isAmong(group, role))
      .map(([name]) => name)
  expect(Object.fromEntries(roles.map((role) => [role, reached(role).join(' ')]))).toEqual({
    owner: 'everyone management desk bookings ledger house owners',
    manager: 'everyone management desk bookings ledger house',
    reception: 'everyone desk bookings house',
    accountant: 'everyone bookings ledger',
    housekeeping: 'everyone house',
  })
  expect(reached(null)).toEqual([])
})

test('an unknown name is not a role', () => {
  expect(['owner', 'housekeeping', 'admin', '', null].filter(isRole)).toEqual(['owner', 'housekeeping'])
})

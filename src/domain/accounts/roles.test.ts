import { expect, test } from 'vitest'
import { forRoles, isAmong, isRole, roles } from './roles.ts'

test('each role reaches these groups, and a guest none', () => {
  const reached = (role: Parameters<typeof isAmong>[1]) =>
    Object.entries(forRoles)
      .filter(([, group]) => isAmong(group, role))
      .map(([name]) => name)
  expect(Object.fromEntries(roles.map((role) => [role, reached(role).join(' ')]))).toEqual({
    owner: 'everyone management desk bookings books house owners',
    manager: 'everyone management desk bookings books house',
    reception: 'everyone desk bookings house',
    accountant: 'everyone bookings books',
    housekeeping: 'everyone house',
  })
  expect(reached(null)).toEqual([])
})

test('a name that is no role is none', () => {
  expect(['owner', 'housekeeping', 'admin', '', null].filter(isRole)).toEqual(['owner', 'housekeeping'])
})

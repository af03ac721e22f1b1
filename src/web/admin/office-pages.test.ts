import { expect, test } from 'vitest'
import { roles } from '#domain/accounts/roles.ts'
import { findHome, rolesOfPage } from './office-pages.ts'

test.each([
  ['/admin/dashboard', 'owner manager reception'],
  ['/admin/dashboard/settings', 'owner'],
  ['/admin/dashboard/people', 'owner'],
  ['/admin/dashboard/bookings', 'owner manager reception accountant'],
  ['/admin/dashboard/bookings/17', 'owner manager reception accountant'],
  ['/admin/dashboard/bookings/:bookingId', 'owner manager reception accountant'],
  ['/admin/dashboard/bookings/17/change', 'owner manager'],
  ['/admin/dashboard/bookings/:bookingId/change', 'owner manager'],
  ['/admin/dashboard/bookings/new', 'owner manager'],
  ['/admin/dashboard/villas/3/guide', 'owner manager'],
  ['/admin/dashboard/changeovers', 'owner manager reception housekeeping'],
  ['/admin/dashboard/security', roles.join(' ')],
  ['/admin/dashboard/a-page-of-tomorrow', 'owner'],
])('the page %s is for %s', (path, group) => {
  expect(rolesOfPage(path).join(' ')).toBe(group)
})

test('each role has its start page', () => {
  expect(roles.map(findHome)).toEqual([
    '/admin/dashboard',
    '/admin/dashboard',
    '/admin/dashboard',
    '/admin/dashboard/bookings',
    '/admin/dashboard/changeovers',
  ])
})

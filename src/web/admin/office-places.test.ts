import { describe, expect, test } from 'vitest'
import { type Role, roles } from '#domain/accounts/roles.ts'
import { findHome, findOfficePage, listPlaces, officePages, rolesOfPage } from './office-places.ts'

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
  ['/admin/dashboard/bookings/offers', 'owner manager'],
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

describe('the places of the menu', () => {
  const placesFor = (role: Role) => listPlaces(([, , group]) => group.includes(role))

  test.each([
    ['owner', 'today calendar bookings inbox prices house money settings'],
    ['manager', 'today calendar bookings inbox prices house money settings'],
    ['reception', 'today calendar bookings inbox money settings'],
    ['accountant', 'calendar bookings money settings'],
    ['housekeeping', 'today settings'],
  ] as const)('%s has those with a page that the role may open: %s', (role, shown) => {
    expect(
      placesFor(role)
        .map(({ place }) => place)
        .join(' '),
    ).toBe(shown)
  })

  test.each(roles)('%s finds each allowed page in exactly one of them, and no other page', (role) => {
    const found = placesFor(role).flatMap(({ pages }) => pages.map(([address]) => address))
    const allowed = officePages.filter(([address]) => rolesOfPage(address.replace(/\?.*/, '')).includes(role))
    expect(found.toSorted()).toEqual(allowed.map(([address]) => address).toSorted())
    expect(new Set(found).size).toBe(found.length)
  })

  test.each([
    ['reception', 'money', '/admin/dashboard/declarations'],
    ['reception', 'settings', '/admin/dashboard/security'],
    ['manager', 'settings', '/admin/dashboard/going-live'],
    ['accountant', 'calendar', '/admin/dashboard/bookings?tab=timeline'],
    ['housekeeping', 'today', '/admin/dashboard/changeovers'],
  ] as const)('for %s the place %s opens %s, the first page of the role', (role, place, first) => {
    expect(placesFor(role).find((one) => one.place === place)?.pages[0]?.[0]).toBe(first)
  })
})

test.each([
  ['/admin/dashboard', '', 'today', '/admin/dashboard'],
  ['/admin/dashboard', '?settle=3', 'today', '/admin/dashboard'],
  ['/admin/dashboard/bookings', '', 'bookings', '/admin/dashboard/bookings'],
  ['/admin/dashboard/bookings', '?status=paid&page=2', 'bookings', '/admin/dashboard/bookings'],
  ['/admin/dashboard/bookings', '?villa=2&tab=timeline', 'calendar', '/admin/dashboard/bookings?tab=timeline'],
  ['/admin/dashboard/bookings', '?tab=calendar&year=2027', 'calendar', '/admin/dashboard/bookings?tab=calendar'],
  ['/admin/dashboard/bookings/17', '?tab=timeline', 'bookings', '/admin/dashboard/bookings'],
  ['/admin/dashboard/bookings/offers', '', 'bookings', '/admin/dashboard/bookings/offers'],
  ['/admin/dashboard/villas/3/guide', '', 'house', '/admin/dashboard/villas'],
  ['/admin/dashboard/not-for-you', '', undefined, undefined],
])('%s%s belongs to the place %s, below %s', (pathname, search, place, address) => {
  const found = findOfficePage(pathname, search)
  expect([found?.[3], found?.[0]]).toEqual([place, address])
})

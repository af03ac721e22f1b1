import { expect } from '../form-browser/expect.ts'
import type { FormPage } from '../form-browser/page.ts'
import { APPROVED, makeWeek, PHONE, signIn } from '../story-steps.ts'
import { test } from './house.ts'
import { acceptTerms, goToBank, payWith } from './steps.ts'

const { checkIn, checkOut } = makeWeek('', 41)
const both = (over: object = {}) =>
  `/booking/both?${new URLSearchParams({ villa: 'villa-thea', with: 'villa-onar', checkIn, checkOut, guests: '9', ...over })}`

async function fillIn(page: FormPage, { name, email }: { name: string; email: string }): Promise<void> {
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Phone').fill(PHONE)
}

test('without scripts two villas are found, filled in, and paid for one after the other', async ({ page, guest }) => {
  await signIn(page, guest)
  await page.goto(`/villas?${new URLSearchParams({ checkIn, checkOut, guests: '9' })}`)
  const pairs = page.getByRole('article').filter({ hasText: 'Book both villas' })
  expect(pairs).toHaveCount(3)
  await pairs.first().getByRole('link', { name: 'Book both villas' }).click()
  await fillIn(page, guest)
  await page.getByLabel('Guests in Villa Armonia').fill('7')
  await page.getByRole('button', { name: 'Review your booking' }).click()
  expect(page.getByText('Maximum 6 guests allowed')).toBeVisible()
  expect(page.getByLabel('Phone')).toHaveValue(PHONE)
  await page.getByLabel('Guests in Villa Armonia').fill('6')
  await page.getByLabel('Guests in Villa Eirini').fill('3')
  await page.getByRole('button', { name: 'Review your booking' }).click()
  expect(page.getByText('These are two bookings, paid one after the other.')).toBeVisible()
  await acceptTerms(page)
  await goToBank(page)
  await payWith(page, APPROVED)
  expect(page.getByText(/^Villa Eirini is not booked yet\. We hold its nights for you until/)).toBeVisible()
  await page.goto('/reservations')
  expect(page.getByText(/^Your booking is not finished: Villa Eirini/)).toBeVisible()
  await page.getByRole('link', { name: 'Go on' }).click()
  await goToBank(page)
  await payWith(page, APPROVED)
  expect(page.getByText('is not booked yet')).toHaveCount(0)
  await page.goto('/')
  expect(page.getByText('Your booking is not finished')).toHaveCount(0)
})

test('a guest goes back from the review to both villas with everything filled in, or books only one', async ({ page, guest }) => {
  await page.goto(both())
  await fillIn(page, guest)
  await page.getByLabel('Guests in Villa Thea').fill('6')
  await page.getByLabel('Guests in Villa Onar').fill('3')
  await page.getByRole('button', { name: 'Review your booking' }).click()
  await page.getByRole('link', { name: 'Back to booking' }).click()
  expect(page.getByLabel('Guests in Villa Thea')).toHaveValue('6')
  expect(page.getByLabel('Guests in Villa Onar')).toHaveValue('3')
  expect(page.getByLabel('Name')).toHaveValue(guest.name)
  await page.getByRole('button', { name: 'Review your booking' }).click()
  await page.getByRole('link', { name: 'Book only Villa Thea' }).click()
  expect(page.getByLabel('Guests')).toHaveValue('6')
  await page.getByRole('button', { name: 'Review your booking' }).click()
  expect(page.getByText('These are two bookings')).toHaveCount(0)
})

test('of two villas one that is sold meanwhile is named, and what was filled in is kept', async ({ page, guest, visit }) => {
  const { checkIn: first, checkOut: last } = makeWeek('', 43)
  const week = { checkIn: first, checkOut: last }
  await signIn(page, guest)
  await page.goto(both(week))
  await fillIn(page, guest)
  await page.getByRole('button', { name: 'Review your booking' }).click()
  await acceptTerms(page)

  const other = visit()
  await signIn(other, guest)
  await other.goto(`/booking?${new URLSearchParams({ ...week, villa: 'villa-onar' })}`)
  await fillIn(other, guest)
  await other.getByRole('button', { name: 'Review your booking' }).click()
  await acceptTerms(other)
  await goToBank(other)
  await payWith(other, APPROVED)

  await page.getByRole('button', { name: /^Book and pay/ }).click()
  expect(page.getByRole('main').getByRole('alert').first()).toContainText('Villa Onar')
  await page.goto('/booking-request')
  expect(page.getByText('Villa Onar is not free on these dates.')).toBeVisible()
  expect(page.getByRole('button', { name: /^Book and pay/ })).toHaveCount(0)
})

test.for([
  ['the same villa twice', { with: 'villa-thea' }, /^\/villas\?/],
  ['a villa that is not there', { with: 'villa-nowhere' }, /^\/villas\?/],
  ['more guests than both have room for', { guests: '13' }, /^\/villas\?/],
  ['one guest', { guests: '1' }, /^\/villas\?/],
  ['no number of guests', { guests: 'many' }, /^\/villas\?/],
  ['days that are no days', { checkIn: 'soon' }, /^\/villas$/],
] as const)('an address of two villas that cannot be booked leads to the search: %s', async ([_name, over, leads], { page }) => {
  await page.goto(both(over))
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toMatch(leads)
})

test('days that the rules of the house forbid are named on the page of two villas, and cannot be ordered', async ({ page }) => {
  await page.goto(both({ checkIn: makeWeek('', 41).checkIn, checkOut: makeWeek('', 41).checkIn }))
  expect(page.getByText('Villa Thea is not free on these dates.')).toBeVisible()
  expect(page.getByRole('button', { name: 'Review your booking' })).toHaveCount(0)
})

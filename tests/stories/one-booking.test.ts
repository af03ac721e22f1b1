import { addDays } from '../../src/domain/calendar-day.ts'
import { expect } from '../form-browser/expect.ts'
import { aStay } from '../stay-rows.ts'
import { makeWeek, mondayIn, paidStay } from '../story-steps.ts'
import { type House, test } from './house.ts'

async function threeStays(house: House) {
  const stays = [
    { code: 'FIRST1', villaId: 1, from: mondayIn(8), name: 'Mia Weber' },
    { code: 'SECND1', villaId: 2, from: addDays(mondayIn(8), 7), name: 'Ben Carter' },
    { code: 'THIRD1', villaId: 1, from: addDays(mondayIn(8), 14), name: 'Eva Stone' },
  ]
  for (const statement of stays.flatMap((stay) => aStay(stay))) await house.change(statement)
}

test('from the list one goes from booking to booking in its order, within its filter', async ({ office, house }) => {
  await threeStays(house)
  const open = (guest: string) => office.getByRole('row').getByRole('link', { name: guest, exact: true }).click()
  const title = (guest: string) => office.getByRole('heading', { level: 1, name: guest })
  const previous = office.getByRole('link', { name: 'Previous booking of the list' })
  const next = office.getByRole('link', { name: 'Next booking of the list' })
  await office.goto('/admin/dashboard/bookings')
  await open('Mia Weber')
  expect(previous).toHaveCount(0)
  await next.click()
  expect(title('Ben Carter')).toBeVisible()
  await next.click()
  expect(title('Eva Stone')).toBeVisible()
  expect(next).toHaveCount(0)
  await previous.click()
  expect(title('Ben Carter')).toBeVisible()

  await office.goto('/admin/dashboard/bookings?villa=1&sort=arrival')
  await open('Mia Weber')
  await office.getByRole('navigation', { name: 'What happened' }).getByRole('link', { name: 'Money' }).click()
  await next.click()
  expect(title('Eva Stone')).toBeVisible()
})

test('an address that no list has written leads to no other booking', async ({ office, house }) => {
  await threeStays(house)
  await office.goto('/admin/dashboard/bookings')
  await office.getByRole('row').getByRole('link', { name: 'Ben Carter', exact: true }).click()
  const page = office.url().split('?')[0] ?? ''
  for (const bent of [
    '',
    '?list=villa%3D1%26x%3D2',
    '?list=status%3Dsold',
    '?list=%2F%2Fevil.example',
    `?list=search%3D${'a'.repeat(500)}`,
  ]) {
    await office.goto(page + bent)
    expect(office.getByRole('heading', { level: 1, name: 'Ben Carter' })).toBeVisible()
    expect(office.getByRole('link', { name: /booking of the list/ })).toHaveCount(0)
  }
})

test('the way to another price, to a payment and back still knows the list', async ({ office, house }) => {
  await threeStays(house)
  await office.goto('/admin/dashboard/bookings')
  await office.getByRole('row').getByRole('link', { name: 'Ben Carter', exact: true }).click()
  const next = office.getByRole('link', { name: 'Next booking of the list' })
  await office.getByRole('link', { name: 'Change stay or price' }).click()
  await office.getByRole('button', { name: 'Show what changes' }).click()
  await office
    .getByRole('main')
    .getByRole('link', { name: /^Booking / })
    .click()
  expect(office.getByRole('heading', { level: 1, name: 'Ben Carter' })).toBeVisible()
  expect(next).toHaveCount(1)
  // All is paid, so there is nothing to remind of.
  await office.goto(`${office.url()}&letter=instalment`)
  expect(office.getByRole('alert')).toContainText('There is nothing to ask this guest now')
  expect(next).toHaveCount(1)
})

test('guests and requests are edited on the page of the booking, which still knows its list', async ({ office, house }) => {
  await threeStays(house)
  await office.goto('/admin/dashboard/bookings')
  await office.getByRole('row').getByRole('link', { name: 'Ben Carter', exact: true }).click()
  await office.getByRole('region', { name: 'Guest' }).getByRole('link', { name: 'Edit' }).click()
  expect(office.getByLabel('Guests')).toHaveValue('2')
  await office.getByLabel('Special requests').fill('A cot')
  await office.getByRole('button', { name: 'Save' }).last().click()
  expect(office.getByText('Booking Updated')).toBeVisible()
  expect(office.getByRole('region', { name: 'Guest' })).toContainText('A cot')
  expect(office.getByRole('link', { name: 'Next booking of the list' })).toBeVisible()
})

test('an owner sees the page of a stay as its guest does, and can send nothing from it', async ({ page, office, guest }) => {
  const number = (await paidStay(page, guest, makeWeek('villa-thea', 22))).replace('/reservations/', '')
  await office.goto(`/admin/dashboard/bookings?search=${number}`)
  await office.locator('.list-main').click()
  await office.getByRole('button', { name: 'More actions' }).click()
  await office.getByRole('link', { name: 'See as the guest sees it' }).click()
  expect(office.getByRole('heading', { level: 2, name: 'Your stay at Villa Thea' })).toBeVisible()
  expect(office.getByText('the guest notices nothing')).toBeVisible()
  const seen = office.locator('.guest-view')
  expect(seen.getByRole('heading', { name: 'Messages' })).toBeVisible()
  for (const act of await seen.getByRole('button').all()) expect(act).toBeDisabled()
  expect(seen.locator('a[href^="/reservations"]')).toHaveCount(0)
  const sent = await office.request.post(office.url(), { form: { intent: 'ask', message: 'Hello' } })
  expect(sent.status()).toBe(405)
  await office
    .getByRole('main')
    .getByRole('link', { name: `Booking ${number}` })
    .click()
  expect(office.getByRole('heading', { level: 1, name: guest.name })).toBeVisible()
})

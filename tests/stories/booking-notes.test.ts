import { expect } from '../form-browser/expect.ts'
import { makeWeek, paidStay } from '../story-steps.ts'
import { test } from './house.ts'

test('an owner notes something about a booking, reads it with what happened, and removes it', async ({ page, office, guest }) => {
  const number = (await paidStay(page, guest, makeWeek('villa-thea', 20))).replace('/reservations/', '')
  await office.goto(`/admin/dashboard/bookings?search=${number}`)
  await office.locator('.list-main').click()
  expect(office.getByRole('heading', { level: 1, name: guest.name })).toBeVisible()
  const happened = office.locator('.happened')
  expect(happened).toContainText('Paid')

  await office.locator('summary').filter({ hasText: 'Private note' }).click()
  await office.getByRole('button', { name: 'Save note' }).click()
  expect(office.getByLabel('Private note')).toHaveAccessibleDescription(/Message is required/)
  await office.getByLabel('Private note').fill('Brings a dog <b>Rex</b>')
  await office.getByRole('button', { name: 'Save note' }).click()
  expect(office.getByText('The note is saved')).toBeVisible()
  expect(happened).toContainText('Private note by Owner')
  expect(happened).toContainText('Brings a dog <b>Rex</b>')

  await happened.getByRole('button', { name: /^Remove/ }).click()
  expect(office.getByText('The note is removed')).toBeVisible()
  expect(office.getByText('Brings a dog')).toHaveCount(0)
})

import { dayAtProperty } from '../../src/domain/calendar-day.ts'
import { monthsLater, toMonth } from '../../src/domain/month.ts'
import { expect } from '../form-browser/expect.ts'
import { test } from './house.ts'
import { openPart } from './steps.ts'

const month = monthsLater(toMonth(dayAtProperty(new Date())), -1)

test('an owner adds a stay of another platform to a month, marks it as declared, and undoes it', async ({ office }) => {
  await office.goto('/admin/dashboard/villas')
  await office.getByRole('link', { name: 'Villa Thea', exact: true }).click()
  await openPart(office, 'Registration and cancellation')
  await office.getByLabel(/^Class of the climate levy/).selectOption('Short-term let')
  await office.getByRole('button', { name: 'Save', exact: true }).click()
  expect(office.getByLabel(/^Class of the climate levy/)).toHaveCount(0)

  await office.goto('/admin/dashboard/declarations')
  expect(office.getByText('No stay of this month is to be declared.')).toBeVisible()
  await office.getByText('Add a stay of another platform').click()
  const form = office.locator('form').filter({ hasText: 'Name of the guest' })
  await form.getByLabel('Villa').selectOption('Villa Thea')
  await form.getByLabel('Arrival').fill(`${month}-03`)
  await form.getByLabel('Departure').fill(`${month}-08`)
  await form.getByLabel('Name of the guest').fill('Maria Weber')
  await form.getByLabel('Amount (€)').fill('900')
  await form.getByRole('button', { name: 'Add stay' }).click()
  expect(form.getByLabel('Platform')).toHaveAccessibleDescription(/Please name the platform/)
  expect(form.getByLabel('Name of the guest')).toHaveValue('Maria Weber')
  await form.getByLabel('Platform').fill('Other platform')
  await form.getByRole('button', { name: 'Add stay' }).click()
  const row = office.getByRole('row').filter({ hasText: 'Maria Weber' })
  expect(row).toContainText('€900.00')
  expect(office.getByRole('row').filter({ hasText: 'Short-term let' })).toContainText('5')

  await office.getByRole('button', { name: 'Mark stays as declared' }).click()
  expect(office.getByText(/^Declared on .* by /)).toBeVisible()
  await office.getByRole('button', { name: 'Mark as not declared (Stays)' }).click()
  expect(office.getByRole('button', { name: 'Mark stays as declared' })).toBeVisible()
  await row.getByRole('button', { name: 'Actions for Maria Weber' }).click()
  await row.getByRole('link', { name: 'Remove Maria Weber' }).click()
  await office.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  expect(row).toHaveCount(0)
})

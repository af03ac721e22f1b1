import { formatDayWithWeekday } from '../../src/domain/calendar-day.ts'
import { expect } from '../form-browser/expect.ts'
import { test } from './house.ts'

const THIS_YEAR = new Date().getFullYear()
const YEAR = THIS_YEAR + 15

test('all errors of a new discount rule are listed together; an inactive rule cannot be deleted again', async ({ office }) => {
  await office.goto('/admin/dashboard/pricing?tab=discounts')
  await office.getByRole('link', { name: 'Create Discount Rule' }).click()
  const form = office.locator('#create-rule')
  expect(form.getByLabel('Discount Type')).toHaveValue('custom')
  expect(form.getByLabel('Minimum Nights')).toHaveValue('1')
  await form.getByLabel('Percentage').fill('101')
  await form.getByLabel('Minimum Nights').fill('0')
  await form.getByLabel('Valid Until').fill('2020-01-01')
  await form.getByText('Further conditions').click()
  await form.getByLabel('Stay Period Start').fill(`${YEAR}-06-10`)
  await form.getByLabel('Stay Period End').fill(`${YEAR}-06-01`)
  await form.getByRole('button', { name: 'Create Discount Rule' }).click()
  expect(form.getByRole('alert').getByRole('listitem')).toHaveText([
    'Discount name is required',
    'Percentage must be between 0 and 100',
    'Valid until must be after valid from date',
    'Stay period end must be after start date',
    'Minimum nights must be at least 1',
  ])

  await form.getByLabel('Discount Name').fill('Harvest weeks')
  await form.getByLabel('Percentage').fill('7.25')
  await form.getByLabel('Minimum Nights').fill('6')
  await form.getByLabel('Valid From').fill(`${YEAR}-01-01`)
  await form.getByLabel('Valid Until').fill(`${YEAR}-03-01`)
  await form.getByLabel('Stay Period End').fill(`${YEAR}-06-20`)
  await form.getByRole('button', { name: 'Create Discount Rule' }).click()
  expect(office.getByText('Discount rule created successfully!')).toBeVisible()

  const row = office.getByRole('row', { name: /Harvest weeks/ })
  expect(row).toContainText('7.25%')
  expect(row).toContainText('Starts later')
  await row.getByRole('button', { name: 'Actions for Harvest weeks' }).click()
  await row.getByRole('link', { name: 'Delete Harvest weeks' }).click()
  const dialog = office.getByRole('dialog')
  expect(dialog).toContainText('Are you sure you want to delete this discount rule?')
  await dialog.getByRole('button', { name: 'Yes, delete' }).click()
  expect(office.getByText('Discount rule deleted successfully!')).toBeVisible()
  expect(row).toContainText('Inactive')
  await row.getByRole('button', { name: 'Actions for Harvest weeks' }).click()
  expect(row.getByRole('button', { name: 'Delete Harvest weeks' })).toBeDisabled()
})

test('the base price is required', async ({ office }) => {
  await office.goto('/admin/dashboard/pricing?tab=base')
  const price = office.getByLabel('Base Price per Night (€)')
  const before = await price.inputValue()
  await price.fill('-1')
  await office.getByRole('button', { name: 'Update Base Price' }).click()
  expect(price).toHaveAccessibleDescription('Price must not be negative')
  await price.fill(before)
  await office.getByRole('button', { name: 'Update Base Price' }).click()
  expect(office.getByText('Base price updated successfully!')).toBeVisible()
})

test('the calendar shows the price of each night and its season', async ({ office }) => {
  await office.goto(`/admin/dashboard/pricing?tab=calendar&month=${YEAR + 1}-01`)
  expect(office.getByRole('columnheader')).toHaveText(['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'])
  expect(office.getByRole('cell', { name: `January 31, ${YEAR + 1}: €350.00, base price` })).toBeVisible()
  await office.getByRole('link', { name: 'Previous month' }).click()
  expect(office.getByRole('heading', { name: `December ${YEAR}` })).toBeVisible()
  await office.getByRole('link', { name: 'Next month' }).click()
  expect(office.getByRole('heading', { name: `January ${YEAR + 1}` })).toBeVisible()
  const night = `${THIS_YEAR + 1}-08-02`
  await office.goto(`/admin/dashboard/pricing?tab=calendar&month=${THIS_YEAR + 1}-08`)
  expect(office.getByRole('cell', { name: `${formatDayWithWeekday(night)}: €530.00, season Peak Summer` })).toBeVisible()
})

import { expect } from '../form-browser/expect.ts'
import { test } from './house.ts'
import { openPaidStay } from './steps.ts'

test('an owner reads the report of the next 12 months for one villa and downloads it as CSV', async ({ page, guest, office }) => {
  await openPaidStay(page, guest, 27)
  await office.goto('/admin/dashboard/reports')
  await office.getByRole('link', { name: 'Next 12 months' }).click()
  expect(office.getByRole('link', { name: 'Next 12 months' })).toHaveAttribute('aria-current', 'true')
  await office.getByLabel('Villa').selectOption('Villa Eirini')
  await office.getByLabel('Compare with').selectOption('The same days a year earlier')
  await office.getByRole('button', { name: 'Show' }).click()
  expect(office.getByText(/^Compared with /)).toBeVisible()
  const figures = office.getByLabel('Figures of the period')
  expect(figures).toContainText('Occupancy')
  expect(figures).toContainText(/Nights sold[1-9]\d* of \d{3}/)
  await office.getByText('Occupancy as a table').click()
  expect(office.getByRole('table', { name: 'Occupancy' }).getByRole('row')).toHaveCount(13)
  expect(office.getByRole('table', { name: 'By villa' }).getByRole('row')).toHaveCount(2)

  await office.getByRole('link', { name: 'Sources as CSV' }).click()
  expect(await office.content()).toMatch(/^\uFEFF?Source,Stays,Nights,Revenue EUR\r\n(.+\r\n)*site,\d+,\d+,\d+\.\d\d\r\n/)
})

test('a period that ends before it begins is refused with a message, and the form keeps it', async ({ office }) => {
  await office.goto('/admin/dashboard/reports')
  await office.getByLabel('From').fill('2027-08-01')
  await office.getByLabel('Until').fill('2027-07-01')
  await office.getByRole('button', { name: 'Show' }).click()
  expect(office.getByText('The report could not be read')).toBeVisible()
  expect(office.getByText('The end must not be before the start')).toBeVisible()
  expect(office.getByLabel('From')).toHaveValue('2027-08-01')
})

import { expect } from '../form-browser/expect.ts'
import { test } from './house.ts'

test('an owner adds and deletes an attraction before the scripts have loaded', async ({ office }) => {
  await office.goto('/admin/dashboard/attractions?add=1')
  await office.getByLabel('Title').fill('Salt marsh')
  await office.getByLabel('Description').fill('Flamingos in spring.')
  await office.getByLabel('Distance').fill('20 km')
  await office.getByLabel('Location').fill('Angelochori')
  await office.getByLabel('Category').selectOption('Activities')
  await office.getByRole('button', { name: 'Save' }).click()
  expect(office.getByText('Attraction Created')).toBeVisible()
  await office.getByRole('button', { name: 'Actions for Salt marsh' }).click()
  await office.getByRole('link', { name: 'Delete Salt marsh' }).click()
  await office.getByRole('button', { name: 'Delete', exact: true }).click()
  expect(office.getByText('Attraction Deleted')).toBeVisible()
  expect(office.getByRole('row', { name: /Salt marsh/ })).toHaveCount(0)
})

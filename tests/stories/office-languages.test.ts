import { expect } from '../form-browser/expect.ts'
import { test } from './house.ts'

test('an owner without scripts changes the language of the back office and stays on the page', async ({ office }) => {
  await office.goto('/admin/dashboard/books')
  await office.locator('nav summary').click()
  await office.getByRole('button', { name: 'Srpski' }).first().click()
  expect(office).toHaveURL('/admin/dashboard/books')
  expect(office.locator('html')).toHaveAttribute('lang', 'sr-Latn')
  await office.locator('nav summary').click()
  await office.getByRole('button', { name: 'English' }).first().click()
  expect(office).toHaveURL('/admin/dashboard/books')
  expect(office.getByRole('heading', { level: 1, name: 'Bookkeeping' })).toBeVisible()
})

test('in Serbian the labels of the office are translated, and the names of its fields are not', async ({ office }) => {
  await office.goto('/admin/dashboard/books')
  await office.locator('nav summary').click()
  await office.getByRole('button', { name: 'Srpski' }).first().click()
  await office.getByLabel('Od', { exact: true }).fill('2031-05-01')
  await office.getByLabel('Do', { exact: true }).fill('2031-05-31')
  await office.getByRole('button', { name: 'Prikažite', exact: true }).click()
  expect(office).toHaveURL(/\/books\?from=2031-05-01&until=2031-05-31$/)
  expect(office.getByLabel('Od', { exact: true })).toHaveValue('2031-05-01')
  await office.goto('/admin/dashboard/pricing?tab=base')
  await office.getByLabel('Osnovna cena po noći (€)').fill('231')
  await office.getByRole('button', { name: 'Promenite osnovnu cenu' }).click()
  expect(office.getByText('Osnovna cena je promenjena.')).toBeVisible()
})

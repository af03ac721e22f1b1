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

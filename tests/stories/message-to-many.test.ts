import { expect } from '../form-browser/expect.ts'
import { test } from './house.ts'
import { getPanel, openPaidStay } from './steps.ts'

test('an owner looks at what each guest reads, sends it to many, and takes it back', async ({ page, guest, office }) => {
  const path = await openPaidStay(page, guest, 38)
  await office.goto('/admin/dashboard')
  await office.getByRole('link', { name: 'Inbox' }).first().click()
  await office.getByRole('link', { name: 'To many' }).first().click()
  await office.getByText('Filter', { exact: true }).click()
  await office.getByLabel('From', { exact: true }).fill('2020-01-01')
  await office.getByLabel('Until', { exact: true }).fill('2199-12-31')
  await office.getByRole('button', { name: 'Show' }).click()
  await office.locator('#subject').fill('The pool')
  await office.locator('#body').fill('Dear {gest}')
  await office.getByRole('button', { name: 'See what each guest reads' }).click()
  expect(office.getByText('{gest} is not known. Did you mean {guest}?')).toBeVisible()
  await office.locator('#body').fill('Dear {guest}, the pool is closed.')
  await office.getByRole('button', { name: 'See what each guest reads' }).click()
  expect(office.getByText(`Dear ${guest.name}, the pool is closed.`)).toBeVisible()
  await office.getByRole('button', { name: /^Send to \d+ guest/ }).click()
  expect(office.getByText(/in one minute\. Until then you can take it back\.$/)).toBeVisible()
  await office.getByRole('button', { name: 'Take back The pool' }).click()
  expect(office.getByText('Taken back. Nobody has got it.')).toBeVisible()
  expect(office.getByRole('button', { name: /^Take back/ })).toHaveCount(0)
  await page.goto(path)
  expect(getPanel(page, 'Messages')).not.toContainText('the pool is closed')
})

import { expect } from '../form-browser/expect.ts'
import { test } from './house.ts'
import { logIn } from './steps.ts'

test('without scripts a support request is kept after the session has ended', async ({ page, guest }) => {
  await page.goto('/login?redirect=/reservations?support=VB-AAAAAA-1-01')
  await logIn(page, guest)
  await page.getByLabel('Reason').selectOption('Special Requests')
  await page.getByRole('textbox', { name: 'Message' }).fill('Is there a cot for Mila?')
  page.clearCookies('sid')
  await page.getByRole('button', { name: 'Send Request' }).click()
  expect(page.getByRole('heading', { name: 'Log In' })).toBeVisible()
  await logIn(page, guest)
  expect(page).toHaveURL(/\/reservations\?support=/)
  expect(page.getByLabel('Order id')).toHaveValue('VB-AAAAAA-1-01')
  expect(page.getByLabel('Reason')).toHaveValue('special_requests')
  expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Is there a cot for Mila?')
})

import { APPROVED, acceptTerms, chooseStayByForm, expect, goToBank, hasNoBarriers, makeWeek, payWith, test } from './fixtures.ts'

test('a visitor registers during a booking, is signed in and keeps the form', async ({ page, guest }) => {
  const newcomer = { ...guest, name: 'Clara Weiss', email: `new-${guest.email}` }
  await chooseStayByForm(page, makeWeek('villa-armonia', 25), newcomer)
  await page.getByRole('radio', { name: /Pay in three instalments/ }).check()
  await page.getByRole('button', { name: 'Please log in to confirm your booking request' }).click()
  await expect(page.getByRole('heading', { name: 'Log In' })).toBeVisible()
  await page.getByRole('link', { name: 'Create an account' }).click()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('Country is required')).toBeVisible()
  await expect(page.getByLabel('Password')).toBeFocused()
  await hasNoBarriers(page)
  await expect(page.getByLabel('Full name')).toHaveValue(newcomer.name)
  await expect(page.getByLabel('Email')).toHaveValue(newcomer.email)
  await page.getByLabel('Password').fill(newcomer.password)
  await page.getByLabel('Country').fill('Austria')
  await page.getByRole('button', { name: 'Create account' }).click()

  await expect(page.getByRole('heading', { name: 'Review and pay' })).toBeVisible()
  await expect(page.getByRole('main').getByText('Clara Weiss', { exact: true })).toBeVisible()
  await expect(page.getByRole('radio', { name: /Pay in three instalments/ })).toBeChecked()
  await acceptTerms(page)
  await goToBank(page)
  await payWith(page, APPROVED)
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
})

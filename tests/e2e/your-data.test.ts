import { expect, hasNoBarriers, logIn, test } from './fixtures.ts'

test('a guest exports her data and then erases it', async ({ page, guest }) => {
  await logIn(page, guest)
  await page.getByRole('banner').getByLabel(`Account of ${guest.name}`).click()
  await page.getByRole('banner').getByRole('link', { name: 'Your data' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your data' })).toBeVisible()
  await expect(page.getByText('Chrome, Linux (this device)')).toBeVisible()

  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Download my data' }).click()])
  expect(download.suggestedFilename()).toBe('my-data.json')

  await page.getByLabel('Language of our emails to you').selectOption('Deutsch')
  await page.getByRole('button', { name: 'Save the language' }).click()
  await expect(page.getByText('Your language is set')).toBeVisible()
  await expect(page.getByLabel('Language of our emails to you')).toHaveValue('de')

  await page.getByLabel('Current password').fill(guest.password)
  await page.getByLabel('New password').fill('Cliff-Above-7!')
  await page.getByRole('button', { name: 'Set the new password' }).click()
  await expect(page.getByText('Your new password is set')).toBeVisible()

  await page.getByLabel('Your password').fill('Guess-1234')
  await page.getByRole('button', { name: 'Delete my data permanently' }).click()
  await expect(page.getByText('This is not your password')).toBeVisible()
  await hasNoBarriers(page)
  await page.getByLabel('Your password').fill('Cliff-Above-7!')
  await page.getByRole('button', { name: 'Delete my data permanently' }).click()
  await expect(page.getByText('Your data has been deleted')).toBeVisible()
  await expect(page).toHaveURL('/')
  expect((await page.request.post('/api/checkUser.php', { data: guest })).status()).toBe(401)
})

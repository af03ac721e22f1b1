import { aliveOnArrival, expect, logIn, signIn, test } from './fixtures.ts'
import { isFineOnPhoneAndDesk } from './office.ts'

test('a guest exports her data and then erases it', async ({ page, guest }) => {
  await logIn(page, guest)
  await page.getByRole('banner').getByLabel(`Account of ${guest.name}`).click()
  await page.getByRole('banner').getByRole('link', { name: 'Your data' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your data' })).toBeVisible()
  await expect(page.getByText('Chrome, Linux (this one)')).toBeVisible()
  await isFineOnPhoneAndDesk(page)

  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Download my data' }).click()])
  expect(download.suggestedFilename()).toBe('my-data.json')
  const file = await (await page.request.get('/your-data/download')).json()
  expect(file).toMatchObject({ account: { email: guest.email }, bookings: [] })

  await page.getByLabel('Language of our mails to you').selectOption('Deutsch')
  await page.getByRole('button', { name: 'Save the language' }).click()
  await expect(page.getByText('Your language is set')).toBeVisible()
  await expect(page.getByLabel('Language of our mails to you')).toHaveValue('de')

  await page.getByLabel('Current password').fill(guest.password)
  await page.getByLabel('New password').fill('Cliff-Above-7!')
  await page.getByRole('button', { name: 'Set the new password' }).click()
  await expect(page.getByText('Your new password is set')).toBeVisible()

  await page.getByLabel('Your password').fill('Guess-1234')
  await page.getByRole('button', { name: 'Erase my data for good' }).click()
  await expect(page.getByText('This is not your password')).toBeVisible()
  await page.getByLabel('Your password').fill('Cliff-Above-7!')
  await page.getByRole('button', { name: 'Erase my data for good' }).click()
  await expect(page.getByText('Your data has been erased')).toBeVisible()
  await expect(page).toHaveURL('/')
  expect((await page.request.post('/api/checkUser.php', { data: guest })).status()).toBe(401)
})

for (const javaScriptEnabled of [true, false]) {
  test(`ending another session keeps the current one, ${javaScriptEnabled ? 'with' : 'without'} scripts`, async ({ guest, browser }) => {
    const phone = await (await browser.newContext({ userAgent: 'Mozilla/5.0 (iPhone) Safari/605.1' })).newPage()
    await signIn(phone, guest)
    const desk = await (await browser.newContext({ javaScriptEnabled })).newPage()
    await signIn(desk, guest)
    await desk.goto('/your-data')
    await expect(desk.getByRole('listitem').filter({ hasText: '(this one)' })).toContainText('Chrome, Linux')
    await desk.getByRole('button', { name: /^Sign out Safari, iPhone/ }).click()
    await expect(desk.getByText('Signed out there')).toBeVisible()
    await expect(desk.getByText('Safari, iPhone')).toHaveCount(0)
    await phone.goto('/your-data')
    await expect(phone).toHaveURL(/\/logIn\?redirect=%2Fyour-data$/)
    await desk.getByRole('button', { name: /^Sign out Chrome, Linux/ }).click()
    await expect(desk.getByText('You are signed out')).toBeVisible()
    await expect(desk).toHaveURL('/')
  })
}

test('signing out everywhere ends all sessions', async ({ page, guest, browser }) => {
  const phone = aliveOnArrival(await (await browser.newContext()).newPage())
  await signIn(phone, guest)
  await signIn(page, guest)
  await page.goto('/your-data')
  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect(page.getByText('You are signed out everywhere')).toBeVisible()
  await phone.goto('/your-data')
  await expect(phone).toHaveURL(/\/logIn\?redirect=%2Fyour-data$/)
})

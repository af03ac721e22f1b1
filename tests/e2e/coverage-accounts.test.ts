import { aliveOnArrival, expect, hasNoBarriers, logIn, test } from './fixtures.ts'
import { enterOffice } from './office.ts'

test('a mailed reset link sets a new password once', async ({ page, guest, browser }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/forgot-password')
  await page.getByLabel('Email').fill(guest.email)
  await page.getByRole('button', { name: 'Send Reset Link' }).click()
  await expect(page.getByText('Success! 🎉')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
  await hasNoBarriers(page)
  const owner = aliveOnArrival(await (await browser.newContext()).newPage())
  await enterOffice(owner, '')
  const link = async () => {
    const { mails } = await (await owner.request.get(`/api/adminMails.php?search=${encodeURIComponent(guest.email)}`)).json()
    return mails.map(({ text }: { text: string }) => /\S+\/reset-password\?token=[\w-]+/.exec(text)?.[0]).find(Boolean) ?? ''
  }
  await expect.poll(link).not.toBe('')
  const address = await link()

  await page.clock.install()
  await page.goto(address)
  await expect(page.getByRole('heading', { name: 'Set a new password' })).toBeVisible()
  const send = async (password: string, again: string) => {
    await page.getByLabel('New password').fill(password)
    await page.getByLabel('Confirm password').fill(again)
    await page.getByRole('button', { name: 'Reset Password' }).click()
  }
  await send('', '')
  await expect(page.getByText('Password is required')).toBeVisible()
  await expect(page.getByText('Please confirm your password')).toBeVisible()
  await hasNoBarriers(page)
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000)
  await send('New!Password-1', 'New!Password-1')
  await expect(page.getByRole('status').getByText('Your password has been reset successfully!')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Your new password is set' })).toBeVisible()
  await page.clock.fastForward(1_900)
  await expect(page).toHaveURL(/\/reset-password/)
  await page.clock.fastForward(200)
  // The next page has timers of its own.
  const pathSoon = async () => {
    await page.clock.runFor(10)
    return new URL(page.url()).pathname
  }
  await expect.poll(pathSoon).toBe('/login')
  await page.clock.resume()
  await logIn(page, { ...guest, password: 'New!Password-1' })

  await page.goto(address)
  await expect(page.getByRole('heading', { name: 'Invalid Reset Link' })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Invalid Token' })).toBeVisible()
})

test('the log-in shows missing fields under each field, and a network error in a toast that keeps what was typed', async ({ page }) => {
  await page.goto('/logIn')
  const logIn = page.getByRole('main').getByRole('button', { name: 'Log In' })
  await logIn.click()
  await expect(page.getByText('Email is required')).toBeVisible()
  await expect(page.getByText('Password is required')).toBeVisible()
  await hasNoBarriers(page)
  await page.getByLabel('Email').fill('anna at home')
  await page.getByLabel('Password').fill('Password-1')
  await logIn.click()
  await expect(page.getByText('Email is invalid')).toBeVisible()
  await page.getByLabel('Email').fill('nobody@example.com')
  await page.context().setOffline(true)
  await logIn.click()
  await expect(page.getByRole('status').filter({ hasText: 'Network Error' })).toContainText(
    'Unable to connect to the server. Please check your internet connection.',
  )
  await expect(page.getByLabel('Email')).toHaveValue('nobody@example.com')
  await page.context().setOffline(false)
  await page.route(/login\.data/i, (route) => route.fulfill({ status: 200, contentType: 'text/x-script', body: 'no answer' }))
  await logIn.click()
  await expect(page.getByText('Invalid server response. Please try again.').first()).toBeVisible()
})

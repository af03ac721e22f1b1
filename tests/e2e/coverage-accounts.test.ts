import { ownSite } from './coverage-site.ts'
import { aliveOnArrival, expect, hasNoBarriers, logIn, OWNER, test } from './fixtures.ts'
import { enterOffice } from './office.ts'

test('a mailed reset link sets a new password once', async ({ page, guest, browser }) => {
  await page.goto('/forgot-password')
  await page.getByLabel('Email').fill(guest.email)
  await page.getByRole('button', { name: 'Send Reset Link' }).click()
  await expect(page.getByRole('heading', { name: 'Look into your mailbox' })).toBeVisible()
  const owner = aliveOnArrival(await (await browser.newContext()).newPage())
  await enterOffice(owner, '')
  const link = async () => {
    const { mails } = await (await owner.request.get(`/api/adminMails.php?search=${encodeURIComponent(guest.email)}`)).json()
    return mails.map(({ text }: { text: string }) => /\S+\/reset-password\?token=[\w-]+/.exec(text)?.[0]).find(Boolean) ?? ''
  }
  await expect.poll(link).not.toBe('')
  const address = await link()

  await page.goto(address)
  await expect(page.getByRole('heading', { name: 'Set a new password' })).toBeVisible()
  await hasNoBarriers(page)
  const send = async (password: string, again: string) => {
    await page.getByLabel('New password').fill(password)
    await page.getByLabel('Confirm password').fill(again)
    await page.getByRole('button', { name: 'Reset Password' }).click()
  }
  await send('', '')
  await expect(page.getByText('Password is required')).toBeVisible()
  await expect(page.getByText('Please confirm your password')).toBeVisible()
  await send('Ab1!', 'Ab1!')
  await expect(page.getByText('Password must be at least 8 characters long')).toBeVisible()
  await send('Password1', 'Password1')
  await expect(
    page.getByText('Password must contain at least one uppercase letter, one lowercase letter, one number, and one special character'),
  ).toBeVisible()
  await send('New!Password-1', 'New!Password-2')
  await expect(page.getByText('Passwords do not match')).toBeVisible()
  await send('!Aa1'.repeat(2_500), '!Aa1'.repeat(2_500))
  await expect(page.getByText('At most 128 characters')).toBeVisible()
  await hasNoBarriers(page)
  await send('New!Password-1', 'New!Password-1')
  await expect(page.getByRole('status').getByText('Your password has been reset successfully!')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Your new password is set' })).toBeVisible()
  await hasNoBarriers(page)
  await expect(page).toHaveURL('/login', { timeout: 4_000 })
  await logIn(page, { ...guest, password: 'New!Password-1' })

  await page.goto(address)
  await expect(page.getByRole('heading', { name: 'Invalid Reset Link' })).toBeVisible()
})

test('a guest’s header has reservations and a log-out that leads to the home page', async ({ page, guest }) => {
  await logIn(page, guest)
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: 'Log In' })).toHaveCount(0)
  await expect(header.getByRole('link', { name: 'Admin' })).toHaveCount(0)
  await header.getByLabel(`Account of ${guest.name}`).click()
  await expect(header.getByRole('link', { name: 'My Reservations' })).toBeVisible()
  await hasNoBarriers(page)
  await page.goto('/gallery')
  await header.getByLabel(`Account of ${guest.name}`).click()
  await header.getByRole('button', { name: 'Log Out' }).click()
  await expect(page.getByText('Logged Out')).toBeVisible()
  await expect(page).toHaveURL('/')
  await expect(header.getByRole('link', { name: 'Log In' })).toBeVisible()
  await expect(header.getByRole('link', { name: 'Register' })).toBeVisible()
  await page.goto('/reservations')
  await expect(page).toHaveURL('/logIn?redirect=%2Freservations')
})

test('the owner’s header links to the back office and has no reservations', async ({ page }) => {
  await page.goto('/admin')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByText('Username is required')).toBeVisible()
  await expect(page.getByText('Password is required')).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText(OWNER.email)
  await page.getByLabel('Username').fill('nobody@villas.example')
  await page.getByLabel('Password').fill('Guess-1234')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Login Failed' })).toContainText('Invalid username or password.')
  await hasNoBarriers(page)
  await page.getByLabel('Username').fill(OWNER.email)
  await page.getByLabel('Password').fill(OWNER.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Login Successful' })).toContainText('Welcome to the admin dashboard.')
  await expect(page).toHaveURL('/admin/dashboard')

  await page.getByRole('link', { name: 'Back to Website' }).click()
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: 'Admin', exact: true })).toHaveAttribute('href', '/admin/dashboard')
  await header.getByLabel(/^Account of/).click()
  await expect(header.getByRole('button', { name: 'Log Out' })).toBeVisible()
  await expect(header.getByRole('link', { name: 'My Reservations' })).toHaveCount(0)
  expect((await page.goto('/reservations'))?.status()).toBe(404)
  await page.goto('/admin/dashboard')
  await page.getByRole('button', { name: 'Log Out' }).click()
  await expect(page.getByText('Logged Out')).toBeVisible()
  await expect(page).toHaveURL('/')
  expect((await page.goto('/admin/dashboard'))?.status()).toBe(404)
})

test('the log-in shows missing fields under each field and a network error in a toast', async ({ page }) => {
  await page.goto('/logIn')
  const logIn = page.getByRole('main').getByRole('button', { name: 'Log In' })
  await logIn.click()
  await expect(page.getByText('Email is required')).toBeVisible()
  await expect(page.getByText('Password is required')).toBeVisible()
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

test('repeated password guesses are refused with a request to wait', async ({ page }) => {
  const site = await ownSite({ RATE_LIMITS: 'on' })
  try {
    const email = 'victim@example.com'
    for (let attempt = 0; attempt < 10; attempt += 1) {
      expect((await page.request.post(`${site.url}/api/checkUser.php`, { data: { email, password: 'Guess-1234' } })).status()).toBe(401)
    }
    await page.goto(`${site.url}/login`)
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password').fill('Guess-1234')
    await page.getByRole('main').getByRole('button', { name: 'Log In' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Login Failed' })).toContainText(
      'Too many tries. Please wait a few minutes and try again.',
    )
    await hasNoBarriers(page)
  } finally {
    await site.close()
  }
})

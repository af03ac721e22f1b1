import { expect } from '../form-browser/expect.ts'
import type { FormPage } from '../form-browser/page.ts'
import { makeWeek, OWNER, signIn } from '../story-steps.ts'
import { storyTest, test } from './house.ts'
import { acceptTerms, arriveAtBank, chooseStay, codeFor, goToBank, logIn, mailed } from './steps.ts'

const limitedTest = storyTest({ RATE_LIMITS: 'on' })

async function askForReset(page: FormPage, email: string): Promise<void> {
  await page.goto('/forgot-password')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send Reset Link' }).click()
}

test.for([
  ['', 'Email is required'],
  ['nobody@', 'Email is invalid'],
] as const)("a reset link is not sent to '%s': %s", async ([email, words], { page }) => {
  await askForReset(page, email)
  expect(page.getByText(words)).toBeVisible()
})

test('a reset request gets the same answer for an address without an account', async ({ page, guest }) => {
  for (const email of ['nobody@example.com', guest.email]) {
    await askForReset(page, email)
    expect(page.getByText('Success! 🎉')).toBeVisible()
    expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
  }
})

test.for(['/reset-password', '/reset-password?token=', '/reset-password?token=made-up'])(
  '%s is not a valid reset link and leads to a new one',
  async (address, { page }) => {
    await page.goto(address)
    expect(page.getByRole('heading', { name: 'Invalid Reset Link' })).toBeVisible()
    await page.getByRole('link', { name: 'Request New Reset Link' }).click()
    expect(page).toHaveURL('/forgot-password')
  },
)

test('a mailed reset link sets a new password once', async ({ page, guest, house }) => {
  await askForReset(page, guest.email)
  const link = await mailed(house, guest.email, /\S+\/reset-password\?token=[\w-]+/)
  await page.goto(link)
  for (const [password, again, words] of [
    ['', '', 'Password is required'],
    ['', '', 'Please confirm your password'],
    ['Ab1!', 'Ab1!', 'Password must be at least 8 characters long'],
    [
      'Password1',
      'Password1',
      'Password must contain at least one uppercase letter, one lowercase letter, one number, and one special character',
    ],
    ['New!Password-1', 'New!Password-2', 'Passwords do not match'],
    ['!Aa1'.repeat(2_500), '!Aa1'.repeat(2_500), 'At most 128 characters'],
  ] as const) {
    await page.getByLabel('New password').fill(password)
    await page.getByLabel('Confirm password').fill(again)
    await page.getByRole('button', { name: 'Reset Password' }).click()
    expect(page.getByText(words), words).toBeVisible()
  }
  await page.getByLabel('New password').fill('New!Password-1')
  await page.getByLabel('Confirm password').fill('New!Password-1')
  await page.getByRole('button', { name: 'Reset Password' }).click()
  expect(page.getByRole('heading', { name: 'Your new password is set' })).toBeVisible()
  await signIn(page, { ...guest, password: 'New!Password-1' })
  await page.goto(link)
  expect(page.getByRole('heading', { name: 'Invalid Reset Link' })).toBeVisible()
})

test('a guest’s header has reservations and a log-out, and no back office', async ({ page, guest }) => {
  await page.goto('/login')
  await logIn(page, guest)
  expect(page.getByText('Login Successful.')).toBeVisible()
  await page.goto('/your-data')
  const header = page.getByRole('banner')
  expect(header.getByRole('link', { name: 'Log In' })).toHaveCount(0)
  expect(header.getByRole('link', { name: 'Admin' })).toHaveCount(0)
  await header.getByLabel(`Account of ${guest.name}`).click()
  expect(header.getByRole('link', { name: 'My Reservations' })).toBeVisible()
  await header.getByRole('button', { name: 'Log Out' }).click()
  expect(page).toHaveURL('/')
  for (const name of ['Log In', 'Register']) expect(header.getByRole('link', { name })).toBeVisible()
  await page.goto('/reservations')
  expect(page).toHaveURL('/logIn?redirect=%2Freservations')
})

test('the owner’s header links to the back office and has no reservations', async ({ office }) => {
  await office.goto('/admin/dashboard')
  await office.getByRole('link', { name: 'Back to Website' }).first().click()
  const header = office.getByRole('banner')
  expect(header.getByRole('link', { name: 'Admin', exact: true })).toHaveAttribute('href', '/admin/dashboard')
  await header.getByLabel(/^Account of/).click()
  expect(header.getByRole('button', { name: 'Log Out' })).toBeVisible()
  expect(header.getByRole('link', { name: 'My Reservations' })).toHaveCount(0)
  expect((await office.goto('/reservations')).status()).toBe(404)
  await office.goto('/admin/dashboard')
  await office.getByRole('button', { name: 'Log Out' }).click()
  expect(office).toHaveURL('/')
  expect((await office.goto('/admin/dashboard')).status()).toBe(404)
})

test('an owner signs in at the office, sees what is wrong, and leaves it from the website’s menu', async ({ page }) => {
  await page.goto('/admin')
  await page.getByRole('button', { name: 'Sign In' }).click()
  expect(page.getByText('Username is required')).toBeVisible()
  expect(page.getByText('Password is required')).toBeVisible()
  expect(page.getByRole('main')).not.toContainText(OWNER.email)
  await page.getByLabel('Username').fill('nobody@villas.example')
  await page.getByLabel('Password').fill('Guess-1234')
  await page.getByRole('button', { name: 'Sign In' }).click()
  expect(page.getByText('Invalid username or password.')).toBeVisible()
  await page.getByLabel('Username').fill(OWNER.email)
  await page.getByLabel('Password').fill(OWNER.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  for (const words of ['Login Successful', 'Welcome to the admin dashboard.']) expect(page.getByText(words)).toBeVisible()
  expect(page).toHaveURL('/admin/dashboard')

  await page.getByRole('link', { name: 'Back to Website' }).first().click()
  const header = page.getByRole('banner')
  expect(header.getByRole('link', { name: 'Admin', exact: true })).toHaveAttribute('href', '/admin/dashboard')
  await header.getByLabel(/^Account of/).click()
  expect(header.getByRole('button', { name: 'Log Out' })).toBeVisible()
  expect(header.getByRole('link', { name: 'My Reservations' })).toHaveCount(0)
  await page.goto('/admin/dashboard')
  await page.getByRole('button', { name: 'Log Out' }).click()
  expect(page.getByText('Logged Out')).toBeVisible()
  expect(page).toHaveURL('/')
})

test.for([
  ['', '', 'Username is required'],
  ['', '', 'Password is required'],
  ['nobody@villas.example', 'Guess-1234', 'Invalid username or password.'],
] as const)('the log-in of the office says what is wrong with ‘%s’ and ‘%s’: %s', async ([name, password, words], { page }) => {
  await page.goto('/admin')
  expect(page.getByRole('main')).not.toContainText(OWNER.email)
  await page.getByLabel('Username').fill(name)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  expect(page.getByText(words)).toBeVisible()
})

test.for([
  ['', '', 'Email is required'],
  ['', '', 'Password is required'],
  ['anna at home', 'Password-1', 'Email is invalid'],
  ['nobody@example.com', 'Guess-1234', 'Login Failed'],
] as const)('the log-in of guests says what is wrong with ‘%s’ and ‘%s’: %s', async ([email, password, words], { page }) => {
  await page.goto('/login')
  await logIn(page, { email, password })
  expect(page.getByText(words)).toBeVisible()
  expect(page.getByLabel('Email')).toHaveValue(email)
})

limitedTest('after ten wrong passwords the log-in asks to wait', async ({ page }) => {
  const email = 'victim@example.com'
  for (let attempt = 0; attempt < 10; attempt += 1)
    expect((await page.request.post('/api/checkUser.php', { data: { email, password: 'Guess-1234' } })).status()).toBe(401)
  await page.goto('/login')
  await logIn(page, { email, password: 'Guess-1234' })
  expect(page.getByText('Too many attempts. Please wait a few minutes and try again.')).toBeVisible()
})

test('without scripts no button shows a password, and its rules are read', async ({ page }) => {
  await page.goto('/register')
  expect(page.getByLabel('Password')).toBeVisible()
  expect(page.getByText('at least 8 characters')).toBeVisible()
})

test('a guest logs in with a mailed code and reaches the page that was asked for', async ({ page, guest, house }) => {
  await page.goto('/login?redirect=/your-data')
  await page.getByRole('link', { name: 'Continue with your email' }).click()
  await page.getByRole('button', { name: 'Send the code' }).click()
  expect(page.getByText('Email is required')).toBeVisible()
  await page.getByLabel('Email').fill(guest.email)
  await page.getByRole('button', { name: 'Send the code' }).click()
  expect(page.getByText(`We have sent a code of six digits to ${guest.email}.`)).toBeVisible()
  // The request is stored after its answer, so that it takes the same time for any address.
  const code = await codeFor(house, guest.email)
  await page.getByLabel('Code').fill('999')
  await page.getByRole('main').getByRole('button', { name: 'Log In' }).click()
  expect(page.getByText('This code is wrong. Please check it. Attempts left: 4.').first()).toBeVisible()
  await page.getByLabel('Code').fill(code)
  await page.getByRole('main').getByRole('button', { name: 'Log In' }).click()
  expect(page.getByRole('heading', { name: 'Your data', level: 1 })).toBeVisible()
})

const PHONE = { 'user-agent': 'Mozilla/5.0 (iPhone) Safari/605.1' }
const DESK = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0 Safari/537.36' }

test('ending another session keeps the current one, which ends last', async ({ guest, house }) => {
  const [phone, desk] = [house.visit(PHONE), house.visit(DESK)]
  for (const one of [phone, desk]) await signIn(one, guest)
  await desk.goto('/your-data')
  expect(desk.getByRole('listitem').filter({ hasText: '(this device)' })).toContainText('Chrome, Linux')
  await desk.getByRole('button', { name: /^Sign out Safari, iPhone/ }).click()
  expect(desk.getByText('That device is signed out')).toBeVisible()
  expect(desk.getByText('Safari, iPhone')).toHaveCount(0)
  await phone.goto('/your-data')
  expect(phone).toHaveURL('/logIn?redirect=%2Fyour-data')
  await desk.getByRole('button', { name: /^Sign out Chrome, Linux/ }).click()
  expect(desk.getByText('You are signed out')).toBeVisible()
  expect(desk).toHaveURL('/')
})

test('signing out everywhere ends all sessions', async ({ page, guest, visit }) => {
  const phone = visit()
  for (const one of [phone, page]) await signIn(one, guest)
  await page.goto('/your-data')
  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  expect(page.getByText('You are signed out everywhere')).toBeVisible()
  await phone.goto('/your-data')
  expect(phone).toHaveURL('/logIn?redirect=%2Fyour-data')
})

test('a guest downloads all data, changes language and password, and erases everything with the new one', async ({ page, guest }) => {
  await signIn(page, guest)
  await page.goto('/your-data')
  const file = await page.request.get('/your-data/download')
  expect(file.headers()['content-disposition']).toContain('my-data.json')
  expect(await file.json()).toMatchObject({ account: { email: guest.email }, bookings: [] })
  await page.getByLabel('Language of our emails to you').selectOption('Deutsch')
  await page.getByRole('button', { name: 'Save the language' }).click()
  expect(page.getByText('Your language is set')).toBeVisible()
  expect(page.getByLabel('Language of our emails to you')).toHaveValue('de')
  await page.getByLabel('Current password').fill(guest.password)
  await page.getByLabel('New password').fill('Cliff-Above-7!')
  await page.getByRole('button', { name: 'Set the new password' }).click()
  expect(page.getByText('Your new password is set')).toBeVisible()
  for (const password of ['Guess-1234', 'Cliff-Above-7!']) {
    await page.getByLabel('Your password').fill(password)
    await page.getByRole('button', { name: 'Delete my data permanently' }).click()
    expect(page.getByText(password === 'Guess-1234' ? 'This is not your password' : 'Your data has been deleted')).toBeVisible()
  }
  expect(page).toHaveURL('/')
  expect((await page.request.post('/api/checkUser.php', { data: guest })).status()).toBe(401)
})

limitedTest('a second hold needs a confirmed email address, and what was chosen is kept', async ({ page, guest, house }) => {
  await signIn(page, guest)
  const order = async (villa: string) => {
    await chooseStay(page, makeWeek(villa, 46), guest)
    await acceptTerms(page)
    await page.getByRole('button', { name: /^Book and pay/ }).click()
  }
  await order('villa-thea')
  await arriveAtBank(page)
  await order('villa-onar')
  expect(page.getByRole('heading', { name: 'Confirm your email' })).toBeVisible()
  expect(page.getByText(guest.email)).toBeVisible()
  await page.getByRole('button', { name: 'Send the code' }).click()
  await page.getByLabel('Code').fill('12345')
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  expect(page.getByText('This code is wrong. Please check it. Attempts left: 4.').first()).toBeVisible()
  await page.getByLabel('Code').fill(await codeFor(house, guest.email))
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  expect(page.getByRole('heading', { name: 'Review and pay' })).toBeVisible()
  expect(page.getByRole('main').getByText('Villa Onar').first()).toBeVisible()
  await acceptTerms(page)
  await goToBank(page)
})

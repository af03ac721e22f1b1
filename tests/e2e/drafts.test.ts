import type { Page } from '@playwright/test'
import { addDays, type CalendarDay, formatDayWithWeekday } from '../../src/domain/calendar-day.ts'
import { acceptTerms, chooseStay, expect, goToBank, makeWeek, showMonth, signIn, test } from './fixtures.ts'

const stored = (page: Page) => page.evaluate(() => sessionStorage.getItem('typed'))
/** The scripts that store drafts are loaded after the page. */
const draftIsStored = (page: Page) => expect.poll(() => stored(page)).not.toBeNull()

async function fillInBooking(page: Page): Promise<void> {
  await page.getByLabel('Name').fill('Mia Weber')
  await page.getByLabel('Email').fill('mia@example.com')
  await expect(async () => {
    await page.getByLabel('Special requests').fill('A cot')
    await page.getByLabel('Special requests').fill('A cot, please')
    expect(await stored(page)).toContain('A cot, please')
  }).toPass()
  await page.getByLabel('Name').fill('Mia K. Weber')
  await page.getByLabel('Email').fill('mia.weber@example.com')
}

async function stillFilledIn(page: Page): Promise<void> {
  await expect(page.getByLabel('Name')).toHaveValue('Mia K. Weber')
  await expect(page.getByLabel('Email')).toHaveValue('mia.weber@example.com')
  await expect(page.getByLabel('Special requests')).toHaveValue('A cot, please')
}

async function followMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('banner').getByLabel('Menu', { exact: true }).click()
  await page.getByRole('navigation', { name: 'All pages' }).getByRole('link', { name }).click()
}

test('the booking form is kept after a reload, a link and Back, and a lost connection', async ({ page }) => {
  await page.goto(`/booking?${new URLSearchParams({ ...makeWeek('villa-thea', 35) })}`)
  await fillInBooking(page)
  await page.reload()
  await stillFilledIn(page)

  await followMenu(page, 'Gallery')
  await expect(page.getByRole('heading', { name: 'Our Gallery' })).toBeVisible()
  await page.goBack()
  await stillFilledIn(page)

  await page.context().setOffline(true)
  for (const name of ['Gallery', 'Amenities']) {
    await followMenu(page, name)
    await expect(page.getByText('You are offline, so we stay on this page.')).toBeVisible()
  }
  await stillFilledIn(page)
  await expect(page).toHaveURL(/\/booking\?/)
  await page.evaluate(() => history.forward())
  await expect(page.getByText('You are offline, so we stay on this page.')).toBeVisible()
  await stillFilledIn(page)
  await page.context().setOffline(false)
  await followMenu(page, 'Amenities')
  await expect(page.getByRole('heading', { name: /Amenities/, level: 1 })).toBeVisible()
})

test('the guests of a link win over those that were typed before, and what is typed then is kept after a reload', async ({ page }) => {
  const week = makeWeek('villa-thea', 35)
  await page.goto(`/booking?${new URLSearchParams({ ...week, guests: '2' })}`)
  await fillInBooking(page)
  await page.getByLabel('Guests').fill('3')
  await page.goto(`/booking?${new URLSearchParams({ ...week, guests: '4' })}`)
  await stillFilledIn(page)
  await expect(page.getByLabel('Guests')).toHaveValue('4')
  await page.getByLabel('Guests').fill('1')
  await page.reload()
  await expect(page.getByLabel('Guests')).toHaveValue('1')
})

test('dates that differ from the URL are kept after a reload', async ({ page }) => {
  await page.goto(`/booking?${new URLSearchParams({ ...makeWeek('villa-thea', 2) })}`)
  const { checkIn: monday } = makeWeek('villa-thea', 3)
  const getDay = (day: CalendarDay) => page.getByRole('button', { name: new RegExp(`^${formatDayWithWeekday(day)}`) })
  for (const day of [monday, addDays(monday, 5)]) {
    await showMonth(page, day)
    await getDay(day).click()
  }
  await expect(page.locator('input[name=checkOut]')).toHaveValue(addDays(monday, 5))
  await page.reload()
  await expect(page.locator('input[name=checkIn]')).toHaveValue(monday)
  await expect(page.locator('input[name=checkOut]')).toHaveValue(addDays(monday, 5))
  // A new visit shows the dates of the URL.
  await page.goto(`/booking?${new URLSearchParams({ ...makeWeek('villa-thea', 4) })}`)
  await expect(page.locator('input[name=checkIn]')).toHaveValue(makeWeek('villa-thea', 4).checkIn)
})

test('a page without input is kept too while offline', async ({ page }) => {
  await page.goto('/villas')
  await page.mouse.move(200, 200)
  await page.mouse.move(240, 240)
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Gallery' }).click()
  await expect(page.getByText('You are offline, so we stay on this page.')).toBeVisible()
  await expect(page).toHaveURL('/villas')
  await page.context().setOffline(false)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Gallery' }).click()
  await expect(page.getByRole('heading', { name: 'Our Gallery' })).toBeVisible()
})

/** Chooses three stages once the scripts store it, and accepts the terms. */
async function chooseStages(page: Page): Promise<void> {
  await expect(async () => {
    await page.getByRole('radio', { name: /Pay in full/ }).check()
    await page.getByRole('radio', { name: /Pay in three instalments/ }).check()
    expect(await stored(page)).toContain('partial')
  }).toPass()
  await acceptTerms(page)
}

test('account forms show that the connection is lost, and keep their input', async ({ page }) => {
  const forms = [
    { path: '/register', fields: { 'Full name': 'Mia Weber', Email: 'mia@example.com', Country: 'Germany' }, send: 'Create account' },
    { path: '/forgot-password', fields: { Email: 'mia@example.com' }, send: 'Send Reset Link' },
  ]
  for (const { path, fields, send } of forms) {
    await page.goto(path)
    for (const [label, value] of Object.entries(fields)) await page.getByLabel(label).fill(value)
    if (path === '/register') {
      await page.getByLabel('Password').fill('Password-1')
      await page.getByLabel('Phone').fill('+49 30 1234567')
    }
    await page.context().setOffline(true)
    await page.getByRole('main').getByRole('button', { name: send }).click()
    await expect(page.getByText('Unable to connect to the server.').first()).toBeVisible()
    for (const [label, value] of Object.entries(fields)) await expect(page.getByLabel(label)).toHaveValue(value)
    await page.context().setOffline(false)
  }
})

test('account forms keep their input, but no password', async ({ page }) => {
  await page.goto('/register')
  await page.getByLabel('Full name').fill('Mia')
  await expect(async () => {
    await page.getByLabel('Country').fill('Germ')
    await page.getByLabel('Country').fill('Germany')
    expect(await stored(page)).toContain('Germany')
  }).toPass()
  await page.getByLabel('Full name').fill('Mia Weber')
  await page.getByLabel('Password').fill('Password-1')
  expect(await stored(page)).not.toContain('Password-1')
  await page.getByRole('main').getByRole('link', { name: 'Log In' }).click()
  await expect(page.getByRole('heading', { name: 'Log In' })).toBeVisible()
  await page.goBack()
  await expect(page.getByLabel('Full name')).toHaveValue('Mia Weber')
  await expect(page.getByLabel('Country')).toHaveValue('Germany')
  await expect(page.getByLabel('Password')).toHaveValue('')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('Email is required')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Country')).toHaveValue('Germany')
})

test('nothing is stored after log-out', async ({ page, guest }) => {
  await signIn(page, guest)
  await page.goto(`/booking?${new URLSearchParams({ ...makeWeek('villa-onar', 33) })}`)
  await fillInBooking(page)
  await draftIsStored(page)
  await page.getByRole('button', { name: 'Review your booking' }).click()
  await expect(page.getByRole('heading', { name: 'Review and pay' })).toBeVisible()
  await page.goto('/booking')
  await fillInBooking(page)
  await page.getByRole('banner').getByLabel('Menu', { exact: true }).press('Enter')
  await page.getByRole('banner').getByRole('button', { name: 'Log Out' }).click()
  await expect(page.getByText('Logged Out')).toBeVisible()
  expect(await page.evaluate(() => [sessionStorage.getItem('typed'), localStorage.getItem('stay')])).toEqual([null, null])
  await page.goto('/booking')
  for (const label of ['Name', 'Email', 'Special requests']) await expect(page.getByLabel(label)).toHaveValue('')
})

test('the chosen stages are kept while offline, and after the session has ended', async ({ page, guest }) => {
  await signIn(page, guest)
  await chooseStay(page, makeWeek('villa-thea', 27), guest)
  expect(await stored(page)).toBeNull()
  await chooseStages(page)
  await page.context().setOffline(true)
  await page.getByRole('button', { name: /^Book and pay/ }).click()
  await expect(page.getByText('Unable to connect to the server.').first()).toBeVisible()
  await expect(page.getByRole('radio', { name: /Pay in three instalments/ })).toBeChecked()
  await page.context().setOffline(false)
  await page.reload()
  await expect(page.getByRole('radio', { name: /Pay in three instalments/ })).toBeChecked()
  // Consent is given anew.
  await expect(page.getByRole('checkbox', { name: /Terms & Conditions/ })).not.toBeChecked()
  await acceptTerms(page)

  await page.context().clearCookies({ name: 'sid' })
  await page.getByRole('button', { name: /^Book and pay/ }).click()
  await expect(page.getByRole('heading', { name: 'Log In' })).toBeVisible()
  await page.getByLabel('Email').fill(guest.email)
  await page.getByLabel('Password').fill(guest.password)
  await page.getByRole('main').getByRole('button', { name: 'Log In' }).click()
  await expect(page.getByRole('heading', { name: 'Review and pay' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(guest.email)
  await expect(page.getByRole('radio', { name: /Pay in three instalments/ })).toBeChecked()
  await acceptTerms(page)
  await goToBank(page)
})

test('a support request is kept after a reload, Back, a lost connection, and the end of the session', async ({ page, guest }) => {
  await signIn(page, guest)
  await page.goto('/reservations?support=VB-AAAAAA-1-01')
  const message = page.getByRole('textbox', { name: 'Message' })
  await page.getByLabel('Reason').selectOption('Special Requests')
  await expect(async () => {
    await message.fill('Is there a cot?')
    await message.fill('Is there a cot for Mila?')
    expect(await stored(page)).toContain('Mila')
  }).toPass()
  await page.reload()
  await expect(message).toHaveValue('Is there a cot for Mila?')
  await page.goto('/villas')
  await page.goBack()
  await expect(message).toHaveValue('Is there a cot for Mila?')
  await expect(page.getByLabel('Reason')).toHaveValue('special_requests')
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Send Request' }).click()
  await expect(page.getByText('Unable to connect to the server.').first()).toBeVisible()
  await expect(message).toHaveValue('Is there a cot for Mila?')
  await page.context().setOffline(false)
  await page.reload()
  await expect(message).toHaveValue('Is there a cot for Mila?')

  await page.context().clearCookies({ name: 'sid' })
  await page.getByRole('button', { name: 'Send Request' }).click()
  await page.getByLabel('Email').fill(guest.email)
  await page.getByLabel('Password').fill(guest.password)
  await page.getByRole('main').getByRole('button', { name: 'Log In' }).click()
  await expect(page).toHaveURL(/\/reservations\?support=/)
  await expect(page.getByLabel('Order id')).toHaveValue('VB-AAAAAA-1-01')
  await expect(page.getByLabel('Reason')).toHaveValue('special_requests')
  await expect(message).toHaveValue('Is there a cot for Mila?')
})

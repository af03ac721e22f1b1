import type { Page } from '@playwright/test'
import { addDays } from '../../src/domain/calendar-day.ts'
import { expect, fourVillas, hasNoBarriers, OWNER, test, weekOf } from './fixtures.ts'

const villaOf = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name })

const search = ({ checkIn, checkOut, guests = 2 }: { checkIn: string; checkOut: string; guests?: number | string }) =>
  `/villas?${new URLSearchParams({ checkIn, checkOut, guests: String(guests) })}`

/** Takes nights of the first villa off sale, as its owner. */
async function restrict(page: Page, { checkIn, checkOut }: { checkIn: string; checkOut: string }): Promise<void> {
  const { villas } = await (await page.request.get('/api/villas.php')).json()
  const villaId = villas.find(({ slug }: { slug: string }) => slug === 'villa-armonia').id
  await page.request.post('/api/checkUser.php', { data: OWNER })
  const done = await page.request.post('/api/booking/restrict_dates.php', { data: { villaId, startDate: checkIn, endDate: checkOut } })
  expect(done.ok()).toBe(true)
  await page.context().clearCookies()
}

test('See prices lists all villas for the dates, free ones first, with other dates for a taken one', async ({ page }) => {
  const { checkIn, checkOut } = weekOf('villa-armonia', 36)
  await restrict(page, { checkIn: addDays(checkIn, 2), checkOut: addDays(checkIn, 4) })
  await page.goto('/')
  await page.getByLabel('Check-in').fill(checkIn)
  await page.getByLabel('Check-out').fill(checkOut)
  await page.getByLabel('Guests').selectOption('4')
  await page.getByRole('button', { name: 'See prices' }).click()
  await expect(page.getByRole('heading', { name: /^\d+ of \d+ villas are free$/ })).toBeVisible()
  await expect(page).toHaveURL(search({ checkIn, checkOut, guests: 4 }))
  const order = await page.getByRole('article').getByRole('heading').allTextContents()
  expect(order.indexOf('Villa Armonia')).toBeGreaterThan(order.indexOf('Villa Onar'))
  for (const name of fourVillas) {
    await expect(villaOf(page, name)).toContainText(name === 'Villa Armonia' ? 'Taken' : 'Free')
    await expect(villaOf(page, name)).toContainText(/Total for 5 nights\s*€[\d,]+\.00\s*€\d+\.00 a night/)
  }
  await expect(page.getByRole('main')).toContainText('On top comes a security deposit of €500.00')
  await hasNoBarriers(page)

  const other = villaOf(page, 'Villa Armonia').getByRole('listitem').getByRole('link')
  await expect(other).toHaveCount(2)
  await other.first().click()
  await expect(page).toHaveURL(/\/booking\?villa=villa-armonia&checkIn=.*&guests=4/)
  await expect(page.getByRole('region', { name: 'Your stay and its price' }).filter({ visible: true })).toContainText(/Total.*€/s)
  await expect(page.getByRole('spinbutton', { name: 'Guests' })).toHaveValue('4')
})

test('a free villa in the list can be booked with one click, with its dates and total', async ({ page }) => {
  const week = weekOf('villa-thea', 38)
  await page.goto(search({ ...week, guests: 3 }))
  const total = /€[\d,]+\.\d\d/.exec(await villaOf(page, 'Villa Thea').innerText())?.[0] ?? 'no total'
  await page.getByRole('link', { name: 'Book Villa Thea' }).click()
  await expect(page.getByRole('region', { name: 'Your stay and its price' }).filter({ visible: true })).toContainText(total)
  await expect(page.getByRole('spinbutton', { name: 'Guests' })).toHaveValue('3')
})

test('a villa that is too small is marked, and the header links to the search', async ({ page }) => {
  await page.goto('/pricing')
  await page.getByRole('banner').getByRole('link', { name: 'Find dates' }).click()
  const { checkIn, checkOut } = weekOf('', 32)
  await page.getByLabel('Check-in').fill(checkIn)
  await page.getByLabel('Check-out').fill(checkOut)
  await page.getByLabel('Guests').selectOption('6')
  await page.getByRole('button', { name: 'See prices' }).click()
  await expect(villaOf(page, 'Villa Onar')).toContainText('Too small for 6 guests')
  await expect(page.getByRole('link', { name: 'Book Villa Onar' })).toHaveCount(0)
  await expect(page.getByLabel('Guests')).toHaveValue('6')
})

const { checkIn: monday } = weekOf('', 33)

const booking = (asked: { villa: string; checkIn: string; checkOut: string; guests?: number }) =>
  `/booking?${new URLSearchParams(Object.entries(asked).map(([name, value]) => [name, String(value)]))}`

test('the booking page shows the rule for invalid dates, and a click chooses others', async ({ page }) => {
  await page.goto(booking({ villa: 'villa-onar', checkIn: monday, checkOut: addDays(monday, 2) }))
  const notice = page.getByRole('main').getByRole('alert').filter({ hasText: 'Our shortest stay is 5 nights.' })
  await expect(notice).toContainText('On top comes a security deposit of €500.00')
  await expect(page.getByText('Pricing Error')).toHaveCount(0)
  await hasNoBarriers(page)
  await notice.getByRole('listitem').first().getByRole('link').click()
  await expect(notice).toBeHidden()
  await expect(page.getByText(/^5 nights: check-in/)).toBeAttached()
  await expect(page.getByRole('region', { name: 'Your stay and its price' }).filter({ visible: true })).toContainText(/Total.*€/s)
})

test('dates that are taken in one villa are kept for the others', async ({ page }) => {
  const { checkIn, checkOut } = weekOf('villa-armonia', 37)
  await restrict(page, { checkIn, checkOut })
  await page.goto(booking({ villa: 'villa-armonia', checkIn, checkOut }))
  const notice = page.getByRole('main').getByRole('alert').filter({ hasText: 'These nights are already booked in this villa.' })
  await expect(notice.getByRole('listitem')).toHaveCount(3)
  await page
    .getByRole('link', { name: /^Villa Thea/, includeHidden: false })
    .and(page.locator('[href*="#villa"]'))
    .click()
  await expect(page.getByText(/^5 nights: check-in/)).toBeAttached()
  await expect(notice).toBeHidden()
  await page.goBack()
  await notice.getByRole('link', { name: 'All villas for these dates' }).click()
  await expect(villaOf(page, 'Villa Armonia')).toContainText('Taken')
})

test('a party too large for a villa gets a notice and a link to the villas that fit', async ({ page }) => {
  const { villa, checkIn, checkOut } = weekOf('villa-onar', 38)
  const dates = new URLSearchParams({ checkIn, checkOut, guests: '6' })
  for (const path of [booking({ villa, checkIn, checkOut, guests: 6 }), `/villas/${villa}?${dates}`]) {
    await page.goto(path)
    const notice = page.getByRole('main').getByRole('alert').filter({ hasText: 'There is room for at most 5 guests, children included.' })
    await expect(notice).toBeVisible()
    if (path.startsWith('/booking')) await expect(page.getByRole('spinbutton', { name: 'Guests' })).toHaveValue('5')
    await notice.getByRole('link', { name: 'See all villas for 6 guests' }).click()
    await expect(page).toHaveURL(`/villas?${dates}`)
    await expect(villaOf(page, 'Villa Onar')).toContainText('Too small for 6 guests')
    await expect(page.getByRole('link', { name: 'Book Villa Armonia' })).toBeVisible()
  }
  await page.goto('/booking?villa=villa-onar&guests=9')
  await page.getByRole('link', { name: 'See all villas for 6 guests' }).click()
  await expect(page.getByLabel('Guests')).toHaveValue('6')
})

test.describe('without scripts, on the booking page', () => {
  test.use({ javaScriptEnabled: false })

  test('a villa that is too small links to all villas for the number of guests', async ({ page }) => {
    await page.goto(booking({ ...weekOf('villa-onar', 38), guests: 6 }))
    await page.getByRole('link', { name: 'See all villas for 6 guests' }).click()
    await expect(page.getByRole('link', { name: 'Book Villa Armonia' })).toBeVisible()
  })

  test('invalid dates are explained, kept in the form, and replaced with a click', async ({ page }) => {
    const sunday = addDays(monday, 6)
    await page.goto(booking({ villa: 'villa-onar', checkIn: sunday, checkOut: addDays(sunday, 6) }))
    const notice = page.getByRole('main').getByRole('alert').filter({ hasText: 'On Sundays nobody arrives or departs here' })
    await expect(page.getByRole('textbox', { name: 'Check-in' })).toHaveValue(sunday)
    await notice.getByRole('listitem').first().getByRole('link').click()
    await expect(page.getByRole('textbox', { name: 'Check-in' })).toHaveValue(addDays(sunday, -1))
    await expect(page.getByRole('region', { name: 'Your stay and its price' }).filter({ visible: true })).toContainText(/Total.*€/s)
  })
})

test('a missing date shows a message, and the villas are still listed', async ({ page }) => {
  for (const query of [`checkIn=${monday}&checkOut=`, 'checkIn=&checkOut=&guests=2', 'checkIn=soon&checkOut=later']) {
    await page.goto(`/villas?${query}`)
    await expect(page.getByText('Please choose both days')).toBeVisible()
    for (const name of fourVillas) await expect(villaOf(page, name)).toBeVisible()
  }
})

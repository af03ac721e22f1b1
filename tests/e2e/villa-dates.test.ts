import { writtenDayWithWeekday } from '../../src/domain/calendar-day.ts'
import { expect, hasNoBarriers, test, weekOf } from './fixtures.ts'

const panelOf = (page: import('@playwright/test').Page) =>
  page.getByRole('region', { name: 'Your stay and its price' }).filter({ visible: true })

test('a villa page has a calendar with prices, the total, and a booking link with the dates', async ({ page }) => {
  await page.goto('/villas/villa-eirini')
  await expect(page.getByText('from €350 a night').first()).toBeVisible()
  const dates = page.getByRole('region', { name: 'Free nights and prices' })
  await dates.scrollIntoViewIfNeeded()
  const week = weekOf('villa-eirini', 3)
  for (const day of [week.checkIn, week.checkOut]) {
    const button = dates.getByRole('button', { name: new RegExp(`^${writtenDayWithWeekday(day)}`) })
    await expect(dates.getByRole('button', { name: 'Next month' })).toBeVisible()
    while ((await button.count()) === 0) await dates.getByRole('button', { name: 'Next month' }).click()
    await button.click()
  }
  await expect(panelOf(page)).toContainText(/Total.*€/s)
  await hasNoBarriers(page)
  await page.getByRole('link', { name: 'Book these dates' }).click()
  await expect(page).toHaveURL(/\/booking\?villa=villa-eirini&checkIn=/)
  await expect(page.getByText(/^5 nights: check-in/)).toBeAttached()
})

test('dates of a search are kept on the villa page and on the way back', async ({ page }) => {
  const { checkIn, checkOut } = weekOf('villa-thea', 47)
  await page.goto(`/villas?${new URLSearchParams({ checkIn, checkOut, guests: '3' })}`)
  await page.getByRole('link', { name: 'Look at Villa Thea' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Villa Thea' })).toBeVisible()
  await expect(panelOf(page)).toContainText(/Total.*€/s)
  await page.getByRole('link', { name: 'All villas for these dates' }).click()
  await expect(page).toHaveURL(new RegExp(`checkIn=${checkIn}&checkOut=${checkOut}&guests=3`))
})

test('a villa page has house rules, deposit and a map on request, and shows pictures in full size', async ({ page }) => {
  await page.goto('/villas/villa-thea')
  await expect(page.getByRole('heading', { name: 'House rules and deposit' })).toBeVisible()
  await expect(page.getByText('€500.00 in cash at check-in, given back at check-out.')).toBeVisible()
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).hostname))
  await page.route('https://www.openstreetmap.org/**', (route) => route.fulfill({ contentType: 'text/html', body: '<title>Map</title>' }))
  const map = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Where it is' }) })
  await expect(map.getByRole('link', { name: 'Open it in a new tab' })).toHaveAttribute('href', /openstreetmap/)
  await map.getByRole('button', { name: 'Show the map' }).scrollIntoViewIfNeeded()
  expect(asked).not.toContain('www.openstreetmap.org')
  await map.getByRole('button', { name: 'Show the map' }).click()
  await expect(map.locator('iframe[title="Map of the villas and the coast around them"]')).toHaveAttribute('src', /openstreetmap/)
  await expect.poll(() => asked).toContain('www.openstreetmap.org')
  const picture = page.getByRole('link', { name: /Open picture 1 of \d+ in full size/ })
  await picture.click()
  const large = page.getByRole('dialog', { name: 'Pictures in full size' })
  await expect(large).toBeVisible()
  await hasNoBarriers(page)
  await large.getByRole('button', { name: 'Next picture' }).click()
  await expect(large).toContainText(/2 of \d+/)
  await page.keyboard.press('Escape')
  await expect(large).toBeHidden()
  await expect(picture).toBeFocused()
})

test('a villa page loads its calendar and further pictures on demand', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const kitchen = () => asked.filter((path) => path.startsWith('/pictures/villa-eirini-kitchen'))
  await page.setViewportSize({ width: 412, height: 823 })
  await page.goto('/villas/villa-eirini')
  await page.waitForLoadState('networkidle')
  expect(asked.filter((path) => path.startsWith('/pictures/villa-eirini-living'))).toHaveLength(1)
  expect(kitchen()).toHaveLength(0)
  expect(asked).not.toContain('/villas/villa-eirini/free-nights')
  await page.getByRole('button', { name: 'Next picture' }).click()
  await expect.poll(kitchen).toHaveLength(1)
  await page.getByRole('region', { name: 'Free nights and prices' }).scrollIntoViewIfNeeded()
  await expect.poll(() => asked).toContain('/villas/villa-eirini/free-nights')
})

test('villa cards show the lowest rate of the coming year', async ({ page }) => {
  for (const path of ['/', '/villas']) {
    await page.goto(path)
    await expect(page.getByRole('article').filter({ hasText: 'Villa Onar' })).toContainText('from €350 a night')
  }
})

test('if the calendar cannot be loaded, the page shows a message', async ({ page }) => {
  await page.route('**/free-nights', (route) => route.abort())
  await page.goto('/villas/villa-onar')
  await page.getByRole('region', { name: 'Free nights and prices' }).scrollIntoViewIfNeeded()
  await expect(page.getByText('The calendar could not be loaded')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Open the booking page' })).toHaveAttribute('href', '/booking?villa=villa-onar')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a villa page shows the total of valid dates, and other dates for invalid ones', async ({ page }) => {
    await page.goto('/villas/villa-onar')
    const choose = async (checkIn: string, checkOut: string) => {
      await page.getByLabel('Check-in').fill(checkIn)
      await page.getByLabel('Check-out').fill(checkOut)
      await page.getByRole('button', { name: 'See the price' }).click()
    }
    const { checkIn, checkOut } = weekOf('villa-onar', 49)
    await choose(checkIn, checkOut)
    await expect(panelOf(page)).toContainText(/Total.*€/s)
    await expect(page.getByRole('link', { name: 'Book these dates' })).toHaveAttribute('href', new RegExp(`checkIn=${checkIn}`))
    await choose(checkIn, checkIn)
    const notice = page.getByRole('main').getByRole('alert').filter({ hasText: 'The departure has to come after the arrival.' })
    await notice.getByRole('listitem').first().getByRole('link').click()
    await expect(panelOf(page)).toContainText(/Total.*€/s)
  })

  test('a picture is a link to its file', async ({ page }) => {
    await page.goto('/villas/villa-thea')
    await expect(page.getByRole('link', { name: /Open picture 1 of \d+ in full size/ })).toHaveAttribute('href', /\.jpg$/)
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a villa page shows every night with its price, a month at a time', async ({ page }) => {
    const { checkIn, checkOut } = weekOf('villa-eirini', 9)
    await page.goto('/villas/villa-eirini')
    await page.getByRole('link', { name: 'Every night with its price, month by month' }).click()
    const month = () => page.getByRole('table').filter({ has: page.getByRole('caption') })
    await expect(month()).toContainText('per night')
    await page.goto(`/villas/villa-eirini?${new URLSearchParams({ checkIn, checkOut })}`)
    await expect(month()).toContainText(`${writtenDayWithWeekday(checkIn)}, check-in`)
    const [shown] = await month().getByRole('caption').allInnerTexts()
    const links = page.locator('#dates').getByRole('link', { name: /^[A-Z][a-z]+ \d{4}$/ })
    await links.last().click()
    await expect(month().getByRole('caption')).not.toHaveText(shown ?? '')
    await links.first().click()
    await expect(month().getByRole('caption')).toHaveText(shown ?? '')
    await expect(page.getByText(/Loading/).filter({ visible: true })).toHaveCount(0)
  })
})

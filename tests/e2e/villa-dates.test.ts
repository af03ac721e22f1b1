import { expect, hasNoBarriers, mondayIn, test, weekOf } from './fixtures.ts'

const panelOf = (page: import('@playwright/test').Page) =>
  page.getByRole('region', { name: 'Your stay and its price' }).filter({ visible: true })

test('a villa’s page has its calendar with prices, the total, and leads to booking with the dates', async ({ page }) => {
  await page.goto('/villas/villa-eirini')
  await expect(page.getByText('from €350 a night').first()).toBeVisible()
  const dates = page.getByRole('region', { name: 'Free nights and prices' })
  const open = dates.getByRole('button', { name: /^Monday, .*€\d+ per night$/ })
  await dates.scrollIntoViewIfNeeded()
  await expect(dates.getByRole('button', { name: 'Next month' })).toBeVisible()
  while ((await open.count()) === 0) await dates.getByRole('button', { name: 'Next month' }).click()
  await open.first().click()
  await dates
    .getByRole('button', { name: /^Saturday, /, disabled: false })
    .first()
    .click()
  await expect(panelOf(page)).toContainText(/Total.*€/s)
  await hasNoBarriers(page)
  await page.getByRole('link', { name: 'Book these dates' }).click()
  await expect(page).toHaveURL(/\/booking\?villa=villa-eirini&checkIn=/)
  await expect(page.getByText(/^5 nights: check-in/)).toBeAttached()
})

test('dates of a search are chosen on the page of a villa, which leads back to all villas', async ({ page }) => {
  const { checkIn, checkOut } = weekOf('villa-thea', 47)
  await page.goto(`/villas?${new URLSearchParams({ checkIn, checkOut, guests: '3' })}`)
  await page.getByRole('link', { name: 'Look at Villa Thea' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Villa Thea' })).toBeVisible()
  await expect(panelOf(page)).toContainText(/Total.*€/s)
  await page.getByRole('link', { name: 'All villas for these dates' }).click()
  await expect(page).toHaveURL(new RegExp(`checkIn=${checkIn}&checkOut=${checkOut}&guests=3`))
})

test('a villa’s page says house rules, deposit and where it is, and shows its pictures in full size', async ({ page }) => {
  await page.goto('/villas/villa-thea')
  await expect(page.getByRole('heading', { name: 'House rules and deposit' })).toBeVisible()
  await expect(page.getByText('€500.00 in cash at check-in, given back at check-out.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'See it on the map' })).toHaveAttribute('href', /openstreetmap/)
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

test('cards say the lowest rate of the coming year', async ({ page }) => {
  for (const path of ['/', '/villas']) {
    await page.goto(path)
    await expect(page.getByRole('article').filter({ hasText: 'Villa Onar' })).toContainText('from €350 a night')
  }
})

test('where the calendar cannot be loaded, the page says so', async ({ page }) => {
  await page.route('**/free-nights', (route) => route.abort())
  await page.goto('/villas/villa-onar')
  await expect(page.getByText('The calendar could not be loaded')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Open the booking page' })).toHaveAttribute('href', '/booking?villa=villa-onar')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a villa’s page answers two dates with the total, and impossible ones with others', async ({ page }) => {
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
    await choose(mondayIn(49), mondayIn(49))
    const notice = page.getByRole('main').getByRole('alert').filter({ hasText: 'The departure has to come after the arrival.' })
    await notice.getByRole('listitem').first().getByRole('link').click()
    await expect(panelOf(page)).toContainText(/Total.*€/s)
  })

  test('a picture opens as a page of its own', async ({ page }) => {
    await page.goto('/villas/villa-thea')
    await expect(page.getByRole('link', { name: /Open picture 1 of \d+ in full size/ })).toHaveAttribute('href', /\.jpg$/)
  })
})

import { addDays } from '../../src/domain/calendar-day.ts'
import { chooseInSheet, expect, hasNoBarriers, makeWeek, OWNER, test } from './fixtures.ts'

test('See prices on the home page lists free villas first, other dates of a taken one lead to their price, and Back to the list', async ({
  page,
}) => {
  const { checkIn, checkOut } = makeWeek('villa-armonia', 36)
  await page.request.post('/api/checkUser.php', { data: OWNER })
  const taken = { villaId: 1, startDate: addDays(checkIn, 2), endDate: addDays(checkIn, 4) }
  expect((await page.request.post('/api/booking/restrict_dates.php', { data: taken })).ok()).toBe(true)
  await page.context().clearCookies()
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  await page.getByLabel('Guests').selectOption('4')
  await chooseInSheet(page, { checkIn, checkOut })
  await expect(page.getByRole('heading', { name: /^\d+ of \d+ villas are free$/ })).toBeVisible()
  await hasNoBarriers(page)
  const list = page.url()
  const armonia = page.getByRole('article').filter({ hasText: 'Villa Armonia' })
  await expect(armonia).toContainText('Taken')
  await armonia.getByRole('listitem').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/booking\?villa=villa-armonia&checkIn=.*&guests=4/)
  await expect(page.getByRole('region', { name: 'Your stay and its price' }).filter({ visible: true })).toContainText(/Total.*€/s)
  await expect(page.getByRole('spinbutton', { name: 'Guests' })).toHaveValue('4')
  await page.goBack()
  await expect(page).toHaveURL(list)
  await expect(armonia).toContainText('Taken')
})

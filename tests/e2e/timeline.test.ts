import { sql } from 'drizzle-orm'
import { addDays, dayAtProperty } from '../../src/domain/calendar-day.ts'
import { dayMonthsLater, formatMonth } from '../../src/domain/month.ts'
import { expect, hasNoBarriers, OWNER } from './fixtures.ts'
import { isFineOnPhoneAndDesk } from './office.ts'
import { test } from './own-site-test.ts'

const today = dayAtProperty(new Date())

const aStay = (code: string, villaId: number, from: number, nights: number, status: string, name: string) => sql`
  INSERT INTO bookings (code, villa_id, status, check_in, check_out, guest_name, email, original_cents, total_cents, special_requests, created_at)
  VALUES (${code}, ${villaId}, ${status}, ${addDays(today, from)}, ${addDays(today, from + nights)}, ${name}, 'ana@example.com', 100000, 100000,
    ${status === 'restricted' ? 'New windows' : ''}, now())`

test.beforeEach(async ({ page, site }) => {
  await page.request.post('/api/checkUser.php', { data: OWNER })
  await site.change(aStay('FIRST1', 1, 2, 6, 'paid', 'Anna Smith'))
  await site.change(aStay('SECOND', 1, 8, 5, 'partial_paid', 'Ελένη Παπαδοπούλου'))
  await site.change(aStay('KEPT01', 2, 3, 4, 'restricted', 'Admin'))
  await page.goto('/admin/dashboard/bookings?tab=timeline')
})

test('an owner sees the nights of all villas, and opens a booking with the keyboard', async ({ page }) => {
  const rows = page.getByRole('region', { name: 'Nights of all villas' })
  await expect(rows.getByRole('row')).toHaveCount(5)
  await expect(rows.getByRole('link', { name: /^Anna Smith, Paid, / })).toBeVisible()
  await expect(rows.getByRole('link', { name: /^New windows, Kept by the owners, / })).toBeVisible()
  await expect(rows.getByText(/^€\d+$/).first()).toBeVisible()
  await isFineOnPhoneAndDesk(page)
  // Statuses are distinguishable without colour.
  const sign = (name: RegExp) => rows.getByRole('link', { name }).evaluate((bar) => getComputedStyle(bar, '::before').content)
  expect(new Set(await Promise.all([/^Anna Smith/, /^Ελένη/, /^New windows/].map(sign))).size).toBe(3)

  // One stop of the Tab key; the arrow keys go from free nights to the bars.
  await rows.getByRole('button').first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(rows.getByRole('link', { name: /^Anna Smith/ })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(rows.getByRole('link', { name: /^Ελένη/ })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Booking FIRST1')).toBeVisible()
})

test('free nights are selected by keyboard, by dragging and by dates, and restricted', async ({ page }) => {
  const rows = page.getByRole('region', { name: 'Nights of all villas' })
  const third = rows.getByRole('row').nth(3)
  const chosen = page.getByRole('region', { name: /^Chosen: / })
  await third.getByRole('button').first().focus()
  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('Shift+ArrowRight')
  const first = addDays(today, -2)
  await expect(chosen.getByLabel('First night')).toHaveValue(first)
  await expect(chosen.getByLabel('Free again on')).toHaveValue(addDays(first, 3))
  await page.keyboard.press('Shift+ArrowLeft')
  await expect(chosen.getByLabel('Free again on')).toHaveValue(addDays(first, 2))
  await page.keyboard.press('Escape')
  await expect(chosen).toBeHidden()

  const free = await third.getByRole('button').first().boundingBox()
  if (!free) throw new Error('free nights have no place')
  const day = 32
  await page.mouse.move(free.x + 10.5 * day, free.y + 10)
  await page.mouse.down()
  await page.mouse.move(free.x + 11.5 * day, free.y + 12)
  await page.mouse.move(free.x + 13.5 * day, free.y + 12)
  await page.mouse.up()
  await expect(chosen.getByLabel('First night')).toHaveValue(addDays(first, 10))
  await expect(chosen.getByLabel('Free again on')).toHaveValue(addDays(first, 14))
  await chosen.getByLabel('Free again on').fill(addDays(first, 15))
  await hasNoBarriers(page)
  await chosen.getByRole('link', { name: 'Keep these nights' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('From')).toHaveValue(addDays(first, 10))
  await dialog.getByRole('button', { name: 'Restrict Dates' }).click()
  await expect(page.getByText('Dates Restricted')).toBeVisible()
  await expect(third.getByRole('link', { name: /Kept by the owners/ })).toBeVisible()
})

test('moving a booking with the keyboard shows the change for confirmation', async ({ page }) => {
  await page.getByRole('link', { name: /^Ελένη/ }).focus()
  for (const key of ['Shift+ArrowRight', 'Shift+ArrowRight', 'Shift+ArrowDown', 'Shift+ArrowDown', 'Shift+ArrowLeft'])
    await page.keyboard.press(key)
  const moved = page.getByRole('region', { name: /^Ελένη Παπαδοπούλου to Villa Onar, / })
  await expect(moved).toBeVisible()
  await hasNoBarriers(page)
  await page.keyboard.press('Escape')
  await expect(moved).toBeHidden()
  await page.keyboard.press('Shift+ArrowRight')
  await page.getByRole('link', { name: 'Show what would change' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Change booking SECOND' })).toBeVisible()
  await expect(page.getByLabel('Check-in')).toHaveValue(addDays(today, 9))
})

test('the calendar shows all villas, jumps to a month, and links to the year of one villa', async ({ page }) => {
  await page.goto('/admin/dashboard/bookings')
  await page.getByRole('link', { name: 'Availability Calendar' }).click()
  await expect(page.getByRole('link', { name: /^Anna Smith, Paid, / })).toBeVisible()
  const later = dayMonthsLater(today, 9).slice(0, 7)
  await page.getByLabel('Month').selectOption(formatMonth(later))
  await expect(page).toHaveURL(new RegExp(`from=${later}-01`))
  await expect(page.getByLabel('Month')).toHaveValue(`${later}-01`)
  const views = page.getByRole('navigation', { name: 'Views of the calendar' })
  await views.getByRole('link', { name: 'Year of one villa' }).click()
  await expect(page.getByRole('heading', { name: today.slice(0, 4), exact: true })).toBeVisible()
  await isFineOnPhoneAndDesk(page)
  await views.getByRole('link', { name: 'All villas', exact: true }).click()
  await expect(page.getByRole('link', { name: /^Anna Smith, Paid, / })).toBeVisible()
})

test('dragging a booking to another day or villa shows the change for confirmation', async ({ page }) => {
  let bar = page.getByRole('link', { name: /^Ελένη/ })
  let place = await bar.boundingBox()
  if (!place) throw new Error('the booking has no bar')
  await page.mouse.move(place.x + 20, place.y + 10)
  await page.mouse.down()
  await page.mouse.move(place.x + 40, place.y + 10)
  await page.mouse.move(place.x + 20 + 3 * 32, place.y + 10)
  await page.mouse.up()
  await expect(page.getByRole('heading', { level: 1, name: 'Change booking SECOND' })).toBeVisible()
  await expect(page.getByLabel('Check-in')).toHaveValue(addDays(today, 11))
  await expect(page.getByRole('region', { name: 'What changes' })).toContainText('Price before')
  await page.goto('/admin/dashboard/bookings?tab=timeline')
  await expect(page.getByRole('link', { name: /^Ελένη/ })).toBeVisible()
  bar = page.getByRole('link', { name: /^Ελένη/ })
  place = await bar.boundingBox()
  const other = await page.getByRole('row').filter({ hasText: 'Villa Onar' }).boundingBox()
  if (!place || !other) throw new Error('the booking has no bar, or the villa no row')
  await page.mouse.move(place.x + 20, place.y + 10)
  await page.mouse.down()
  await page.mouse.move(place.x + 30, place.y + 30)
  await page.mouse.move(place.x + 20, other.y + other.height / 2)
  await page.mouse.up()
  await expect(page.getByRole('heading', { level: 1, name: 'Change booking SECOND' })).toBeVisible()
  await expect(page.getByLabel('Villa')).toHaveValue('4')
  await expect(page.getByLabel('Check-in')).toHaveValue(addDays(today, 8))
  await expect(page.getByRole('region', { name: 'What changes' })).toContainText('Villa Onar')
})

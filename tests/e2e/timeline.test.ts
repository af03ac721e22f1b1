import type { Locator, Page } from '@playwright/test'
import { sql } from 'drizzle-orm'
import { addDays, dayAtProperty } from '../../src/domain/calendar-day.ts'
import { dayMonthsLater, formatMonth } from '../../src/domain/month.ts'
import { alive, expect, hasNoBarriers, OWNER } from './fixtures.ts'
import { isFineOnPhoneAndDesk } from './office.ts'
import { test } from './own-site-test.ts'

const today = dayAtProperty(new Date())

const aStay = (code: string, villaId: number, from: number, nights: number, status: string, name: string) => sql`
  INSERT INTO bookings (code, villa_id, status, check_in, check_out, guest_name, email, original_cents, total_cents, special_requests, created_at)
  VALUES (${code}, ${villaId}, ${status}, ${addDays(today, from)}, ${addDays(today, from + nights)}, ${name}, 'ana@example.com', 100000, 100000,
    ${status === 'restricted' ? 'New windows' : ''}, now())`

const shownMonths = 3
const villas = 4

test.beforeEach(async ({ page, site }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.request.post('/api/checkUser.php', { data: OWNER })
  await site.change(aStay('FIRST1', 1, 2, 6, 'paid', 'Anna Smith'))
  await site.change(aStay('SECOND', 1, 8, 5, 'partial_paid', 'Ελένη Παπαδοπούλου'))
  await site.change(aStay('KEPT01', 2, 3, 4, 'restricted', 'Admin'))
  await page.goto('/admin/dashboard/bookings?tab=timeline')
})

const nights = (page: Page) => page.getByRole('region', { name: 'Nights of all villas' })
/** A stay that goes on in the next month has a bar in each. */
const bar = (page: Page, name: RegExp) => nights(page).getByRole('link', { name }).first()
const night = (page: Page, villaId: number, daysAhead: number) =>
  nights(page).locator(`tr[data-villa="${villaId}"] .timeline-free[data-from="${addDays(today, daysAhead)}"]`)
const chosenNights = (page: Page) => page.getByRole('region', { name: /^Chosen: / })

async function middle(target: Locator): Promise<{ x: number; y: number }> {
  const box = await target.boundingBox()
  if (!box) throw new Error('it has no place on the page')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

async function drag(page: Page, from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> {
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + 8, from.y + 2)
  await page.mouse.move(to.x, to.y, { steps: 3 })
  await page.mouse.up()
}

test('an owner sees three months of all villas on one screen, and opens a booking with the keyboard', async ({ page }) => {
  await test.step('prices can be hidden, which is remembered', async () => {
    const prices = page.getByRole('button', { name: 'Prices', exact: true })
    const written = () =>
      night(page, 3, 4).evaluate((cell) => ['::before', '::after'].map((part) => getComputedStyle(cell, part).display !== 'none'))
    expect(await written()).toEqual([true, true])
    await prices.click()
    await expect(prices).toHaveAttribute('aria-pressed', 'false')
    expect(await written()).toEqual([false, true])
    await page.reload()
    await expect(prices).toHaveAttribute('aria-pressed', 'false')
    expect(await written()).toEqual([false, true])
    await prices.click()
  })
  await expect(nights(page).getByRole('row')).toHaveCount(shownMonths * (villas + 1))
  const lowest = await nights(page).getByRole('row').last().boundingBox()
  expect((lowest?.y ?? 0) + (lowest?.height ?? 0)).toBeLessThanOrEqual(900)
  await expect(bar(page, /^Anna Smith, Paid, /)).toBeVisible()
  await expect(bar(page, /^New windows, Kept by the owners, /)).toBeVisible()
  await expect(night(page, 3, 4)).toHaveAccessibleName(/^1 night free from .*, €\d+ a night, at least 5 nights$/)
  // Statuses are distinguishable without colour.
  const sign = (name: RegExp) =>
    bar(page, name).evaluate((one) => {
      const { backgroundImage, display } = getComputedStyle(one, '::before')
      return display === 'none' ? display : backgroundImage.replace(/rgb\([^)]*\)/g, 'colour')
    })
  expect(new Set(await Promise.all([/^Anna Smith/, /^Ελένη/, /^New windows/].map(sign))).size).toBe(3)
  await isFineOnPhoneAndDesk(page)

  // One stop of the Tab key; the arrow keys go from free nights to the bars.
  await night(page, 1, 1).focus()
  await page.keyboard.press('Tab')
  await expect(page.locator('[data-cell]:focus')).toHaveCount(0)
  await page.keyboard.press('Shift+Tab')
  await expect(night(page, 1, 1)).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(bar(page, /^Anna Smith/)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Booking FIRST1')).toBeVisible()
})

test('a night that no guest can book is told apart, allowed in place, and as before by Undo', async ({ page, site }) => {
  await site.change(aStay('AFTER1', 3, 20, 5, 'paid', 'Ben Byrne'))
  await site.change(aStay('BEFORE', 3, 10, 8, 'paid', 'Cara Conti'))
  await page.reload()
  await expect(night(page, 3, 18)).toHaveAccessibleName(/nobody can book it$/)
  await night(page, 3, 18).focus()
  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('Shift+ArrowRight')
  await expect(chosenNights(page)).toContainText('Nobody can book it: ')
  await expect(chosenNights(page)).toContainText('A guest pays')
  await chosenNights(page).getByRole('button', { name: 'Allow 2 nights' }).click()
  await page.getByRole('button', { name: 'Change these nights' }).click()
  await expect(page.getByText('The nights were changed.')).toBeVisible()
  await expect(night(page, 3, 18)).toHaveAccessibleName(/at least 2 nights/)
  await expect(chosenNights(page)).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('The nights are as before')).toBeVisible()
  await alive(page)
  await expect(night(page, 3, 18)).toHaveAccessibleName(/nobody can book it$/)
})

test('free nights are chosen by keyboard, by dragging and by dates, restricted at once, and free again; those taken meanwhile stay chosen', async ({
  page,
  site,
}) => {
  const chosen = chosenNights(page)
  await night(page, 3, 4).focus()
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('Shift+ArrowRight')
  await expect(chosen.getByLabel('First night')).toHaveValue(addDays(today, 4))
  await expect(chosen.getByLabel('Free again on')).toHaveValue(addDays(today, 7))
  await page.keyboard.press('Shift+ArrowLeft')
  await expect(chosen.getByLabel('Free again on')).toHaveValue(addDays(today, 6))
  await page.keyboard.press('Escape')
  await expect(chosen).toBeHidden()

  await drag(page, await middle(night(page, 3, 10)), await middle(night(page, 3, 13)))
  await expect(chosen.getByLabel('First night')).toHaveValue(addDays(today, 10))
  await expect(chosen.getByLabel('Free again on')).toHaveValue(addDays(today, 14))
  await chosen.getByLabel('Free again on').fill(addDays(today, 15))
  await expect(chosen).toContainText('A guest pays')
  await expect(chosen.getByRole('link', { name: 'Begin a booking' })).toHaveAttribute('href', new RegExp(`checkIn=${addDays(today, 10)}`))
  await hasNoBarriers(page)
  await chosen.getByRole('button', { name: 'Restrict' }).click()
  await expect(page.getByText('Dates Restricted')).toBeVisible()
  await expect(chosen).toBeHidden()
  await expect(
    nights(page)
      .locator('tr[data-villa="3"]')
      .getByRole('link', { name: /Kept by the owners/ })
      .first(),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Nights Free Again')).toBeVisible()
  // A plain form has loaded the page anew.
  await alive(page)
  await expect(night(page, 3, 12)).toBeVisible()

  await night(page, 3, 20).focus()
  await page.keyboard.press('Shift+ArrowRight')
  await expect(chosen).toBeVisible()
  await page.keyboard.press('r')
  await expect(page.getByText('Dates Restricted')).toBeVisible()

  await test.step('nights that somebody has taken meanwhile are not restricted', async () => {
    await night(page, 3, 12).focus()
    await page.keyboard.press('Shift+ArrowRight')
    await site.change(aStay('THIRD1', 3, 11, 5, 'paid', 'Dora Daniel'))
    await chosen.getByRole('button', { name: 'Restrict' }).click()
    await expect(page.getByText('Operation Failed')).toBeVisible()
    await expect(chosen).toBeVisible()
  })
})

test('chosen nights get another price in place, after an unlikely one was asked about', async ({ page }) => {
  await night(page, 3, 10).focus()
  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('Shift+ArrowRight')
  const chosen = chosenNights(page)
  await chosen.getByRole('button', { name: 'Set price' }).click()
  const price = chosen.getByLabel('Price a night in euros')
  await expect(price).toBeFocused()
  await price.fill('no price')
  await expect(chosen.getByRole('button', { name: 'Change these nights' })).toBeHidden()
  await price.fill('9999')
  await expect(chosen.getByRole('cell', { name: /€9,999/ })).toBeVisible()
  await hasNoBarriers(page)
  await chosen.getByRole('button', { name: 'Change these nights' }).click()
  await chosen.getByRole('button', { name: 'Yes, save it' }).click()
  await expect(page.getByText('The nights were changed.')).toBeVisible()
  for (const day of [10, 11]) await expect(night(page, 3, day)).toHaveAccessibleName(/€9,999 a night/)
  await expect(night(page, 3, 12)).not.toHaveAccessibleName(/9,999/)
})

test('a click on a stay opens it beside the calendar; Escape closes it', async ({ page }) => {
  await bar(page, /^Anna Smith/).click()
  const drawer = page.getByRole('dialog', { name: 'Anna Smith' })
  await expect(drawer).toContainText('FIRST1')
  await expect(drawer).toContainText('€1,000.00')
  await expect(drawer.getByRole('link', { name: 'Write' })).toHaveAttribute('href', /\/support\?stay=\d+$/)
  await hasNoBarriers(page)
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await bar(page, /^Ελένη/).focus()
  await page.keyboard.press('Space')
  const other = page.getByRole('dialog', { name: 'Ελένη Παπαδοπούλου' })
  await other.getByRole('link', { name: 'Open the booking' }).click()
  await expect(page.getByText('Booking SECOND')).toBeVisible()
})

test('moving a booking with the keyboard shows the change for confirmation', async ({ page }) => {
  await bar(page, /^Ελένη/).focus()
  for (const key of ['Shift+ArrowRight', 'Shift+ArrowRight', 'Shift+ArrowDown', 'Shift+ArrowDown', 'Shift+ArrowLeft'])
    await page.keyboard.press(key)
  const moved = page.getByRole('region', { name: 'Ελένη Παπαδοπούλου to Villa Onar' })
  await expect(moved).toBeVisible()
  await hasNoBarriers(page)
  await page.keyboard.press('Escape')
  await expect(moved).toBeHidden()
  await page.keyboard.press('Shift+ArrowRight')
  await page.getByRole('link', { name: 'Open the change' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Change booking SECOND' })).toBeVisible()
  await expect(page.getByLabel('Check-in')).toHaveValue(addDays(today, 9))
})

test('the calendar shows all villas, jumps to a month, and links to the year of one villa', async ({ page }) => {
  await page.goto('/admin/dashboard/bookings')
  await page.getByRole('link', { name: 'Availability Calendar' }).click()
  await expect(bar(page, /^Anna Smith, Paid, /)).toBeVisible()
  const later = dayMonthsLater(today, 9).slice(0, 7)
  await page.getByLabel('Month').selectOption(formatMonth(later))
  await expect(page).toHaveURL(new RegExp(`from=${later}-01`))
  await expect(page.getByLabel('Month')).toHaveValue(`${later}-01`)
  await page.getByRole('link', { name: 'Year of one villa' }).click()
  await expect(page.getByRole('heading', { name: today.slice(0, 4), exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'All villas', exact: true }).click()
  await expect(bar(page, /^Anna Smith, Paid, /)).toBeVisible()
})

test('a dragged booking shows what would change, and is moved by the button alone', async ({ page, site }) => {
  const moved = page.getByRole('region', { name: /^Ελένη Παπαδοπούλου to / })
  const day = ((await night(page, 3, 4).boundingBox())?.width ?? 0) * 3
  const place = await middle(bar(page, /^Ελένη/))
  await drag(page, place, { x: place.x + day, y: place.y })
  await expect(moved).toContainText('Price before')
  await expect(moved).toContainText('Difference')
  await expect(moved.getByRole('link', { name: 'Open the change' })).toHaveAttribute('href', new RegExp(`checkIn=${addDays(today, 11)}`))
  await hasNoBarriers(page)
  await moved.getByRole('button', { name: 'Leave it as it is' }).last().click()
  await expect(moved).toBeHidden()
  await page.reload()
  await expect(bar(page, /^Ελένη/)).toHaveAttribute('data-check-in', addDays(today, 8))

  // Onto nights of another guest.
  const [taken, free] = [await middle(night(page, 4, 8)), await middle(night(page, 3, 8))]
  await site.change(aStay('THIRD1', 4, 8, 5, 'paid', 'Dora Daniel'))
  await page.reload()
  const again = await middle(bar(page, /^Ελένη/))
  await drag(page, again, { x: again.x, y: taken.y })
  await expect(moved).toContainText('Dora Daniel has these nights')
  await expect(moved.getByRole('button', { name: /^Move/ })).toBeHidden()
  await page.keyboard.press('Escape')

  const last = await middle(bar(page, /^Ελένη/))
  await drag(page, last, { x: last.x + day, y: free.y })
  const reason = moved.getByLabel('Reason')
  await expect(moved.getByRole('button', { name: /^Move/ })).toBeVisible()
  if (await reason.isVisible()) await reason.fill('The guest asked')
  await moved.getByRole('button', { name: /^Move/ }).click()
  await expect(page.getByText('Booking changed')).toBeVisible()
  await expect(moved).toBeHidden()
  await expect(bar(page, /^Ελένη/)).toHaveAttribute('data-check-in', addDays(today, 11))
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true })

  test('time runs downwards, and a tap on the first and the last night chooses them', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const [first, second] = [await middle(night(page, 3, 4)), await middle(night(page, 3, 5))]
    expect(second.x).toBe(first.x)
    expect(second.y).toBeGreaterThan(first.y)
    const further = await page.getByRole('link', { name: 'Further days' }).boundingBox()
    expect(further?.y).toBeLessThan(2 * 844)
    await night(page, 3, 4).tap()
    await night(page, 3, 6).tap()
    await expect(chosenNights(page).getByLabel('First night')).toHaveValue(addDays(today, 4))
    await expect(chosenNights(page).getByLabel('Free again on')).toHaveValue(addDays(today, 7))
    await hasNoBarriers(page)
    await chosenNights(page).getByRole('button', { name: 'Choose none' }).tap()
    await bar(page, /^Anna Smith/).tap()
    await expect(page.getByRole('dialog', { name: 'Anna Smith' })).toBeVisible()
  })
})

test('a house with more than eight villas has one timeline that goes on', async ({ page, site }) => {
  await site.change(sql`
    INSERT INTO villas (name, slug, size, double_beds, single_beds, sofa_beds, bathrooms, capacity)
    SELECT 'Villa ' || n, 'villa-' || n, 90, 2, 1, 0, 2, 6 FROM generate_series(5, 9) n`)
  await page.reload()
  await expect(nights(page).getByRole('row')).toHaveCount(10)
  await expect(bar(page, /^Anna Smith, Paid, /)).toBeVisible()
  await expect(
    nights(page)
      .getByRole('button', { name: /a night, at least 5 nights$/ })
      .first(),
  ).toBeVisible()
  await isFineOnPhoneAndDesk(page)
})

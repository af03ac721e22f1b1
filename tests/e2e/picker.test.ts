import type { Page } from '@playwright/test'
import { addDays, type CalendarDay, dayAtProperty, formatDayWithWeekday, toYear, weekday } from '../../src/domain/calendar-day.ts'
import { expect, hasNoBarriers, makeWeek, paidStay, showMonth, test } from './fixtures.ts'

const lastYear = toYear(dayAtProperty(new Date())) + 1

// Sundays are aria-disabled but still react, so the click is forced.
const getDay = (page: Page, day: CalendarDay) => page.getByRole('button', { name: new RegExp(`^${formatDayWithWeekday(day)}`) })

/** The first of these days on that weekday (0 is Sunday). */
const firstOn = (from: CalendarDay, wanted: number): CalendarDay => addDays(from, (wanted - weekday(from) + 7) % 7)

test('a click on two days chooses at least five nights, a Sunday is refused and moves a departure, and a phone shows one month', async ({
  page,
}) => {
  await page.goto('/booking?villa=villa-eirini')
  await expect(page.locator('.stay-month').filter({ visible: true })).toHaveCount(2)
  const { checkIn: monday } = makeWeek('villa-eirini', 5)
  const sunday = addDays(monday, 6)
  await showMonth(page, addDays(monday, 7))
  await getDay(page, sunday).first().click({ force: true })
  await expect(page.getByText('Sunday Check-ins Not Available')).toBeVisible()
  await expect(page.getByText("We don't offer check-ins on Sundays. Please select a different day.")).toBeVisible()
  const choose = async (checkIn: CalendarDay) => {
    await getDay(page, checkIn).first().click()
    await getDay(page, addDays(checkIn, 2)).first().click()
    await expect(page.getByText('Minimum Stay Requirement')).toBeVisible()
  }
  const said = (nights: number, checkIn: CalendarDay) =>
    page.getByText(
      `${nights} nights: check-in ${formatDayWithWeekday(checkIn)}, check-out ${formatDayWithWeekday(addDays(checkIn, nights))}.`,
    )
  await choose(monday)
  await expect(said(5, monday)).toBeAttached()
  await page.getByRole('button', { name: 'Clear dates' }).click()
  await choose(addDays(monday, 1))
  await expect(said(6, addDays(monday, 1))).toBeAttached()
  await page.setViewportSize({ width: 360, height: 740 })
  await expect(page.locator('.stay-month').filter({ visible: true })).toHaveCount(1)
  await hasNoBarriers(page)
})

test('the calendar refuses days after the booking window, and stays that would exceed it, with the reason', async ({ page }) => {
  await page.goto('/booking?villa=villa-eirini')
  const beyond = firstOn(`${lastYear + 1}-01-03`, 1)
  await showMonth(page, beyond)
  await getDay(page, beyond).click({ force: true })
  await expect(page.getByText('Booking Too Far Ahead')).toBeVisible()
  await expect(page.getByText(`Bookings are only available through ${lastYear}. Please select an earlier date.`)).toBeVisible()
  const tooLate = [29, 30, 28].map((day) => `${lastYear}-12-${day}`).find((day) => weekday(day) !== 0) ?? ''
  await showMonth(page, tooLate)
  await getDay(page, tooLate).click({ force: true })
  await expect(page.getByText('Booking Period Exceeds Limit')).toBeVisible()
  await expect(page.getByText(`The 5-night minimum would extend beyond ${lastYear}. Please select an earlier start date.`)).toBeVisible()
})

test('sold nights are struck through and disabled, and days on which a stay can only end say so', async ({ page, guest }) => {
  const week = makeWeek('villa-eirini', 16)
  await paidStay(page, guest, week)
  await page.context().clearCookies()
  await page.goto('/booking?villa=villa-eirini')
  await showMonth(page, week.checkOut)
  const sold = getDay(page, addDays(week.checkIn, 1))
  await expect(sold).toBeDisabled()
  await expect(sold).toHaveAccessibleName(/already booked/)
  await expect(sold.locator('.stay-day-number')).toHaveCSS('text-decoration-line', 'line-through')
  await expect(getDay(page, addDays(week.checkIn, -2))).toHaveAccessibleName(/check-out only, too few free nights/)
  const turnover = getDay(page, week.checkIn)
  await expect(turnover).toHaveAccessibleName(/check-out only, the next guests arrive/)
  await turnover.click({ force: true })
  await expect(page.getByText('A stay can end on this day but not begin.')).toBeVisible()
  await expect(getDay(page, week.checkOut)).toBeEnabled()
  await getDay(page, week.checkOut).click()
  await expect(page.getByText(`Check-in ${formatDayWithWeekday(week.checkOut)}. Now choose a check-out day.`)).toBeAttached()
  await hasNoBarriers(page)
})

test('the keys of the calendar move focus by day, week, month and year, and stop at its ends', async ({ page }) => {
  await page.goto('/booking?villa=villa-eirini')
  const { checkIn: start } = makeWeek('villa-eirini', 6)
  await showMonth(page, start)
  await getDay(page, start).focus()
  const moves: [key: string, to: CalendarDay][] = [
    ['ArrowRight', addDays(start, 1)],
    ['ArrowDown', addDays(start, 8)],
    ['Home', addDays(start, 6)],
    ['End', addDays(start, 12)],
    ['ArrowUp', addDays(start, 5)],
    ['ArrowLeft', addDays(start, 4)],
  ]
  for (const [key, to] of moves) {
    await page.keyboard.press(key)
    await expect(getDay(page, to)).toBeFocused()
  }
  await page.keyboard.press('Shift+PageDown')
  await page.keyboard.press('Shift+PageDown')
  await page.keyboard.press('PageDown')
  await expect(getDay(page, `${lastYear + 1}-01-31`)).toBeFocused()
  await expect(page.getByRole('button', { name: 'Next month' })).toBeDisabled()
  for (let years = 0; years < 3; years += 1) await page.keyboard.press('Shift+PageUp')
  const today = dayAtProperty(new Date())
  await expect(getDay(page, today)).toBeFocused()
  await expect(page.getByRole('button', { name: 'Previous month' })).toBeDisabled()
  await page.keyboard.press('Enter')
  await expect(page.getByText('No dates chosen.')).toBeAttached()
})

test('the price of a stay is shown immediately and replaced by the server’s answer', async ({ page }) => {
  await page.route('**/booking/price?*', async (route) => {
    const answer = await (await route.fetch()).json()
    await page.getByRole('button', { name: 'Let the answer through' }).waitFor()
    await route.fulfill({ json: { ...answer, price: { ...answer.price, total: 123_45 } } })
  })
  const week = makeWeek('villa-eirini', 8)
  await page.goto(`/booking?${new URLSearchParams(week)}`)
  const panel = page.getByRole('region', { name: 'Your stay and its price' }).filter({ visible: true })
  await expect(panel).toContainText(/Total.*€1,750(?!\d)/s)
  await page.evaluate(() =>
    document.body.append(Object.assign(document.createElement('button'), { textContent: 'Let the answer through' })),
  )
  await expect(panel).toContainText(/Total.*€123\.45/s)
})

import type { Page } from '@playwright/test'
import { addDays, dayAtProperty, formatDayWithWeekday, toYear } from '../../src/domain/calendar-day.ts'
import { formatMonth } from '../../src/domain/month.ts'
import { briefRange } from '../../src/words/en/days.ts'
import { expect, hasNoBarriers, makeWeek, test } from './fixtures.ts'

const chosen = (page: Page) => page.getByText(/^5 nights: check-in/)
const getPanel = (page: Page) => page.getByRole('region', { name: 'Your stay and its price' }).filter({ visible: true })

test('dates chosen for one villa are kept for the others until they are cleared, and any month can be gone to', async ({ page }) => {
  const { checkIn, checkOut } = makeWeek('villa-eirini', 40)
  await page.goto(`/booking?${new URLSearchParams({ villa: 'villa-eirini', checkIn, checkOut })}`)
  await expect(chosen(page)).toBeAttached()
  await page.goto('/villas/villa-onar')
  await page.locator('#dates').scrollIntoViewIfNeeded()
  await expect(getPanel(page)).toContainText(/Total.*€/s)
  for (const path of ['/villas', '/']) {
    await page.goto(path)
    await expect(page.locator('[name=checkIn]')).toHaveValue(checkIn)
    await expect(page.locator('[name=checkOut]')).toHaveValue(checkOut)
    await expect(page.getByRole('link', { name: /^Check-in – Check-out/ })).toContainText(briefRange(checkIn, checkOut, true))
  }
  await page.goto('/booking?villa=villa-onar')
  await expect(chosen(page)).toBeAttached()
  await page.getByRole('button', { name: 'Clear dates' }).click()
  await page.goto('/booking?villa=villa-eirini')
  await expect(page.getByText('No dates chosen.')).toBeAttached()
  const july = `${toYear(dayAtProperty(new Date())) + 1}-07`
  for (const path of ['/booking?villa=villa-eirini', '/villas/villa-eirini']) {
    await page.goto(path)
    if (path.startsWith('/villas')) await page.locator('#dates').scrollIntoViewIfNeeded()
    await page.getByRole('combobox', { name: 'Go to month' }).selectOption(formatMonth(july))
    await expect(page.getByRole('grid', { name: formatMonth(july) })).toBeVisible()
  }
})

test('the totals of nearby dates are listed, and one can be chosen with a click', async ({ page }) => {
  const { checkIn, checkOut } = makeWeek('villa-eirini', 41)
  await page.goto(`/booking?${new URLSearchParams({ villa: 'villa-eirini', checkIn, checkOut })}`)
  const strip = page.getByRole('list', { name: 'Are your dates flexible?' })
  const stays = strip.getByRole('link')
  // From Monday to Saturday: moved by a day it would begin or end on a Sunday, or both.
  await expect(stays.first()).toContainText('€')
  await expect(page.getByText('plus a deposit of €500.')).toBeVisible()
  const before = await stays.count()
  await page.getByRole('button', { name: 'by 7 days' }).click()
  await expect(page.getByRole('button', { name: 'by 7 days' })).toHaveAttribute('aria-pressed', 'true')
  expect(await stays.count()).toBeGreaterThan(before)
  await hasNoBarriers(page)
  await stays.last().click()
  await expect(page).toHaveURL(new RegExp(`checkIn=${addDays(checkIn, 7)}`))
  await expect(page.getByText(`check-in ${formatDayWithWeekday(addDays(checkIn, 7))}`)).toBeAttached()
  await expect(stays.and(page.locator('[aria-current=true]'))).toHaveCount(1)
})

import type { Page } from '@playwright/test'
import { sql } from 'drizzle-orm'
import { addDays, dayAtProperty, weekday, writtenDayWithWeekday, yearOf } from '../../src/domain/calendar-day.ts'
import { expect, hasNoBarriers, OWNER } from './fixtures.ts'
import { isFineOnPhoneAndDesk } from './office.ts'
import { test } from './own-site-test.ts'

const nextYear = yearOf(dayAtProperty(new Date())) + 1
/** A Saturday in July of next year. */
const saturday =
  [4, 5, 6, 7, 8, 9, 10].map((day) => `${nextYear}-07-${String(day).padStart(2, '0')}`).find((day) => weekday(day) === 6) ?? ''
const monday = addDays(saturday, 2)

async function openRules(page: Page): Promise<void> {
  await page.request.post('/api/checkUser.php', { data: OWNER })
  await page.goto('/admin/dashboard/pricing?tab=rules')
}

/** Fills the form for a new rule: a week from Saturday to Saturday in the summer, in one villa. */
async function addSummer(page: Page): Promise<void> {
  const form = page.locator('#add-rules')
  await form.getByLabel('Rule Name').fill('Summer weeks')
  await form.getByLabel('First Day').fill(`${nextYear}-06-20`)
  await form.getByLabel('Villa Thea').check()
  await form.getByLabel('Least nights').fill('7')
  await form.getByRole('group', { name: 'Days of arrival' }).getByLabel('Sat').check()
  await form.getByRole('group', { name: 'Days of departure' }).getByLabel('Sat').check()
  await form.getByRole('button', { name: 'Add Rule' }).click()
  await expect(form.getByLabel('Last Day')).toHaveAccessibleDescription(/Please give both days, or neither/)
  await expect(form.getByLabel('Villa Thea')).toBeChecked()
  await expect(form.getByRole('group', { name: 'Days of arrival' }).getByLabel('Sat')).toBeChecked()
  await form.getByLabel('Last Day').fill(`${nextYear}-09-10`)
  await form.getByRole('button', { name: 'Add Rule' }).click()
  await expect(page.getByText('Stay rule saved.')).toBeVisible()
}

test('an owner sets weekly stays for one villa in summer, and all pages show the rule', async ({ page }) => {
  await openRules(page)
  await expect(page.getByRole('row', { name: /All year/ })).toContainText('at least 5 nights')
  await addSummer(page)
  await expect(page.getByRole('row', { name: /Summer weeks/ })).toContainText(
    'at least 7 nights; arrival on Saturdays; departure on Saturdays',
  )
  await isFineOnPhoneAndDesk(page)

  await page.goto(`/booking?villa=villa-thea&month=${nextYear}-07`)
  await expect(page.getByText('Some dates have other rules, as the calendar shows.')).toBeVisible()
  await page.getByLabel('Go to month').selectOption(`${nextYear}-07`)
  await page.getByRole('button', { name: new RegExp(`^${writtenDayWithWeekday(monday)}, no check-in on this day`) }).click({ force: true })
  await expect(page.getByText('At this time of the year, stays begin on Saturdays.')).toBeVisible()
  await page.getByRole('button', { name: new RegExp(`^${writtenDayWithWeekday(saturday)}`) }).click()
  await page.getByRole('button', { name: new RegExp(`^${writtenDayWithWeekday(addDays(saturday, 2))}`) }).click()
  await expect(page.getByText('Bookings must be for at least 7 nights')).toBeVisible()
  await expect(page.getByText(/^7 nights: check-in/)).toBeAttached()

  await page.goto(`/villas?${new URLSearchParams({ checkIn: monday, checkOut: addDays(monday, 5), guests: '2' })}`)
  const thea = page.getByRole('article').filter({ hasText: 'Villa Thea' })
  await expect(thea).toContainText('At this time of the year, stays begin on Saturdays')
  await expect(page.getByRole('article').filter({ hasText: 'Villa Eirini' })).toContainText('Free')
  await hasNoBarriers(page)
  await thea.getByRole('listitem').getByRole('link').first().click()
  await expect(page).toHaveURL(new RegExp(`villa-thea&checkIn=${saturday}`))
})

test('rules that make nights unavailable are shown to the owner until they are fixed', async ({ page }) => {
  await openRules(page)
  const form = page.locator('#add-rules')
  await form.getByLabel('Rule Name').fill('Short Octobers')
  await form.getByLabel('First Day').fill(`${nextYear}-10-01`)
  await form.getByLabel('Last Day').fill(`${nextYear}-10-31`)
  await form.getByLabel('Most nights').fill('4')
  await form.getByRole('button', { name: 'Add Rule' }).click()
  await expect(page.getByText('Stay rule saved.')).toBeVisible()
  const told = /nobody can book them, because stays have to have at least 5 nights, and may have at most 4 nights\./
  await expect(page.getByText('These rules together sell nothing on some days')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: told })).toContainText(/Oct 31, \d{4}/)
  await isFineOnPhoneAndDesk(page)

  await page.goto('/admin/dashboard')
  const item = page.getByRole('listitem').filter({ hasText: 'Sold to nobody by your rules' })
  await expect(item).toContainText(told)
  await item.getByRole('link', { name: 'Open the stay rules' }).click()
  const row = page.getByRole('row', { name: /Short Octobers/ })
  await row.getByRole('button', { name: 'Edit Short Octobers' }).click()
  await page
    .getByRole('row', { name: /Edit Short Octobers/ })
    .getByLabel('Least nights')
    .fill('2')
  await page
    .getByRole('row', { name: /Edit Short Octobers/ })
    .getByRole('button', { name: 'Save' })
    .click()
  await expect(row).toContainText('at least 2 nights; at most 4 nights')
  await expect(page.getByText('These rules together sell nothing on some days')).toBeHidden()
})

test('a gap of four nights is sold as a whole, at a discount', async ({ page, site }) => {
  const gap = { checkIn: saturday, checkOut: addDays(saturday, 4) }
  await site.change(sql`
    INSERT INTO bookings (code, villa_id, status, check_in, check_out, guest_name, original_cents, total_cents, created_at)
    SELECT code, (SELECT id FROM villas WHERE slug = 'villa-thea'), 'paid', check_in::date, check_out::date, 'Guest', 100, 100, now()
    FROM (VALUES ('GAPBEFORE', ${addDays(saturday, -7)}, ${gap.checkIn}), ('GAPAFTER', ${gap.checkOut}, ${addDays(saturday, 11)}))
      AS stays (code, check_in, check_out)`)
  await openRules(page)
  const form = page.locator('#add-rules')
  await form.getByLabel('Rule Name').fill('Gaps')
  await form.getByLabel('Gaps are sold from').fill('3')
  await form.getByLabel('Nights of a gap cost').fill('-20')
  await form.getByRole('button', { name: 'Add Rule' }).click()
  await expect(page.getByRole('row', { name: /Gaps/ })).toContainText('gaps are sold from 3 nights on; nights of a gap cost 20% less')

  await page.goto('/booking?villa=villa-thea')
  await page.getByLabel('Go to month').selectOption(`${nextYear}-07`)
  await page.getByRole('button', { name: new RegExp(`^${writtenDayWithWeekday(gap.checkIn)}`) }).click()
  await expect(page.getByText('These 4 nights are free between two stays and are sold together.')).toBeVisible()
  await expect(page.getByText(/^4 nights: check-in/)).toBeAttached()
  // €460 a night in high summer, less 20%.
  await expect(page.getByText('€368.00').filter({ visible: true }).first()).toBeVisible()
  await page.getByLabel('Name').fill('Anna Smith')
  await page.getByLabel('Email').fill('anna@example.com')
  await page.getByLabel('Phone').fill('+44 7400 123456')
  await page.getByRole('button', { name: 'Review your booking' }).click()
  await expect(page).toHaveURL(/booking-request/)
})

test('a change of a rule that another owner has deleted is refused and keeps its input', async ({ page, browser }) => {
  await openRules(page)
  await addSummer(page)
  await page.getByRole('button', { name: 'Edit Summer weeks' }).click()
  const row = page.getByRole('row').filter({ hasText: 'Edit Summer weeks' })
  await row.getByLabel('Least nights').fill('10')
  const other = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage()
  await openRules(other)
  await other.getByRole('button', { name: 'Delete Summer weeks' }).click()
  await other.getByRole('button', { name: 'Yes, delete' }).click()
  await expect(other.getByText('Stay rule deleted.')).toBeVisible()
  await row.getByRole('button', { name: 'Save' }).click()
  await expect(row.getByRole('alert')).toContainText('Somebody has deleted this rule meanwhile')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a rule can be added, and dates that it refuses show the reason', async ({ page }) => {
    await openRules(page)
    await addSummer(page)
    await page.goto(`/booking?${new URLSearchParams({ villa: 'villa-thea', checkIn: monday, checkOut: addDays(monday, 7) })}`)
    await expect(page.getByText('At this time of the year, stays begin on Saturdays.').first()).toBeVisible()
  })
})

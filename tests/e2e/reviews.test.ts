import type { Page } from '@playwright/test'
import { sql } from 'drizzle-orm'
import { addDays, dayAtProperty } from '../../src/domain/calendar-day.ts'
import type { OwnSite } from './coverage-site.ts'
import { aliveOnArrival, expect, OWNER } from './fixtures.ts'
import { isFineOnPhoneAndDesk } from './office.ts'
import { test } from './own-site-test.ts'
import { openPaidStay, panelOf } from './paid-stay.ts'

const numberIn = (path: string): string => path.split('/').at(-1) ?? ''

/** The stay is over: its guest left yesterday. */
async function departs(site: OwnSite, path: string): Promise<void> {
  const yesterday = addDays(dayAtProperty(new Date()), -1)
  await site.change(sql`UPDATE bookings SET check_in = ${addDays(yesterday, -5)}, check_out = ${yesterday} WHERE code = ${numberIn(path)}`)
}

/** Published reviews of as many other stays at the villa, one after another. */
const otherReviews = (count: number) => sql`
  WITH stays AS (
    INSERT INTO bookings (code, villa_id, status, check_in, check_out, guest_name, original_cents, total_cents, created_at)
    SELECT 'R' || n, (SELECT id FROM villas WHERE slug = 'villa-eirini'), 'paid',
      (current_date - 40 - 10 * n)::text::date, (current_date - 35 - 10 * n)::text::date, 'Guest ' || n, 100, 100, now()
    FROM generate_series(1, ${count}::int) n RETURNING id, code)
  INSERT INTO reviews (booking_id, stars, review, name, written_at, decided_at)
  SELECT id, 4, 'The garden of stay ' || code || ' was green.', 'Guest of ' || code, now() - interval '30 days', now() FROM stays`

async function officeOf(page: Page): Promise<Page> {
  const desk = await page.context().browser()?.newContext()
  if (!desk) throw new Error('no browser')
  const office = aliveOnArrival(await desk.newPage())
  await office.request.post('/api/checkUser.php', { data: OWNER })
  return office
}

test('a guest reviews a past stay; the owner answers, and refuses it for a reason', async ({ page, guest, site, baseURL }) => {
  const path = await openPaidStay(page, guest, 20)
  await expect(panelOf(page, 'Your review')).toHaveCount(0)
  await departs(site, path)
  await page.goto(path)
  const panel = panelOf(page, 'Your review')
  await panel.getByRole('button', { name: 'Send review' }).click()
  await expect(panel.getByText('Please give one to five stars')).toBeVisible()
  await panel.getByLabel('Stars').selectOption('4 of 5 stars')
  await panel.getByLabel('Your words').fill('Quiet, and the lemons are real.')
  await panel.getByRole('button', { name: 'Send review' }).click()
  await expect(panel.getByLabel('Your words')).toHaveValue('Quiet, and the lemons are real.')
  await panel.getByLabel('Name shown').fill('Anna, Leeds')
  await isFineOnPhoneAndDesk(page)
  await panel.getByRole('button', { name: 'Send review' }).click()
  await expect(page.getByText('Thank you. Your review is kept.')).toBeVisible()
  await expect(panel.getByRole('button', { name: 'Change review' })).toBeVisible()
  await page.goto('/villas/villa-eirini')
  await expect(page.getByRole('heading', { name: 'What guests say about Villa Eirini' })).toHaveCount(0)

  const office = await officeOf(page)
  await office.goto(`${baseURL}/admin/dashboard/reviews`)
  const card = office.getByRole('article', { name: 'Anna, Leeds' })
  await expect(card).toContainText('Waiting')
  await card.getByRole('button', { name: 'Save answer' }).click()
  await expect(card.getByText('Message is required')).toBeVisible()
  await card.getByLabel('Answer').fill('Come again when they are ripe!')
  await card.getByRole('button', { name: 'Save answer' }).click()
  await expect(card).toContainText('Published')
  await isFineOnPhoneAndDesk(office)

  await page.goto('/villas/villa-eirini')
  const said = page.getByRole('listitem').filter({ hasText: 'Quiet, and the lemons are real.' })
  await expect(said.getByRole('img', { name: '4 of 5 stars' })).toBeVisible()
  await expect(said).toContainText('Anna, Leeds')
  await expect(said).toContainText('Come again when they are ripe!')
  await expect(page.getByText('Only guests whose stay was paid here and has ended can write a review')).toBeVisible()
  await isFineOnPhoneAndDesk(page)
  await page.goto(path)
  await expect(panel).toContainText('Come again when they are ripe!')
  await expect(panel.getByRole('button')).toHaveCount(0)

  await card.getByText('Do not show').first().click()
  await card.getByRole('button', { name: 'Do not show it' }).click()
  await expect(card.getByText('Please choose a reason')).toBeVisible()
  await card.getByLabel('Reason').selectOption('It tells personal data')
  await card.getByRole('button', { name: 'Do not show it' }).click()
  await expect(card).toContainText('Not shown')
  await page.goto('/villas/villa-eirini')
  await expect(page.getByText('1 review is not shown for one of these reasons.')).toBeVisible()
  await expect(said).toHaveCount(0)
  await page.goto(path)
  await expect(panel).toContainText('It tells personal data')
  await office.context().close()
})

test('with many reviews a villa has an average and the newest ones, and the home page the last three', async ({ page, site, baseURL }) => {
  await site.change(otherReviews(2))
  await page.goto('/')
  const home = page.getByRole('main')
  await expect(home.getByText('The garden of stay R2 was green.')).toBeVisible()
  await expect(home.getByRole('img', { name: 'Five of five stars' })).toHaveCount(0)
  await site.restore()

  await site.change(otherReviews(24))
  // Erased guests leave their stars.
  await site.change(sql`UPDATE reviews SET review = '', name = '' WHERE name = 'Guest of R24'`)
  await page.goto('/villas/villa-eirini')
  await expect(page.getByText('4.0 of 5 stars on average, from 24 reviews')).toBeVisible()
  await expect(page.getByText('These are the newest 20 of 24.')).toBeVisible()
  await expect(page.getByText('A guest whose data were erased')).toBeVisible()
  await isFineOnPhoneAndDesk(page)
  await page.goto('/')
  await expect(home.getByText('The garden of stay R23 was green.')).toBeVisible()
  await expect(home.getByRole('img', { name: '4 of 5 stars' })).toHaveCount(3)
  await expect(home.getByRole('img', { name: 'Five of five stars' })).toHaveCount(0)
  await isFineOnPhoneAndDesk(page)
  await home.getByRole('link', { name: 'Villa Eirini' }).last().click()
  await expect(page.getByRole('heading', { name: 'What guests say about Villa Eirini' })).toBeVisible()

  const office = await officeOf(page)
  await office.goto(`${baseURL}/admin/dashboard/reviews`)
  await expect(office.getByRole('article')).toHaveCount(20)
  await isFineOnPhoneAndDesk(office)
  await office.getByRole('navigation', { name: 'Pages of reviews' }).getByRole('link', { name: 'Next' }).click()
  await expect(office.getByRole('article')).toHaveCount(4)
  await office.context().close()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a guest reviews a stay', async ({ page, guest, site }) => {
    const path = await openPaidStay(page, guest, 21)
    await departs(site, path)
    await page.goto(path)
    const panel = panelOf(page, 'Your review')
    await panel.getByLabel('Your words').fill('Good beds.')
    await panel.getByRole('button', { name: 'Send review' }).click()
    await expect(panel.getByText('Please give one to five stars')).toBeVisible()
    await expect(panel.getByLabel('Your words')).toHaveValue('Good beds.')
    await panel.getByLabel('Stars', { exact: true }).selectOption('5 of 5 stars')
    await panel.getByLabel('Name shown').fill('Anna')
    await panel.getByRole('button', { name: 'Send review' }).click()
    await expect(panel.getByRole('button', { name: 'Change review' })).toBeVisible()
    await expect(panel.getByLabel('Stars')).toHaveValue('5')
  })
})

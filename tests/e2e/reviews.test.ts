import type { Page } from '@playwright/test'
import { sql } from 'drizzle-orm'
import { addDays, dayAtProperty } from '../../src/domain/calendar-day.ts'
import type { OwnSite } from './coverage-site.ts'
import { aliveOnArrival, expect, hasNoBarriers, OWNER } from './fixtures.ts'
import { isFineOnPhoneAndDesk } from './office.ts'
import { test } from './own-site-test.ts'
import { getPanel, openPaidStay } from './paid-stay.ts'

const numberIn = (path: string): string => path.split('/').at(-1) ?? ''

/** The stay is over: its guest left yesterday. */
async function departs(site: OwnSite, path: string): Promise<void> {
  const yesterday = addDays(dayAtProperty(new Date()), -1)
  await site.change(sql`UPDATE bookings SET check_in = ${addDays(yesterday, -5)}, check_out = ${yesterday} WHERE code = ${numberIn(path)}`)
}

async function openOffice(page: Page): Promise<Page> {
  const desk = await page.context().browser()?.newContext()
  if (!desk) throw new Error('no browser')
  const office = aliveOnArrival(await desk.newPage())
  await office.request.post('/api/checkUser.php', { data: OWNER })
  return office
}

test('a guest reviews a past stay; the owner answers, and refuses it for a reason', async ({ page, guest, site, baseURL }) => {
  const path = await openPaidStay(page, guest, 20)
  await expect(getPanel(page, 'Your review')).toHaveCount(0)
  await departs(site, path)
  await page.goto(path)
  const panel = getPanel(page, 'Your review')
  await panel.getByRole('button', { name: 'Send review' }).click()
  await expect(panel.getByText('Please give one to five stars')).toBeVisible()
  await panel.getByLabel('Stars').selectOption('4 of 5 stars')
  await panel.getByLabel('Your words').fill('Quiet, and the lemons are real.')
  await panel.getByRole('button', { name: 'Send review' }).click()
  await expect(panel.getByLabel('Your words')).toHaveValue('Quiet, and the lemons are real.')
  await hasNoBarriers(page)
  await panel.getByLabel('Name shown').fill('Anna, Leeds')
  await panel.getByRole('button', { name: 'Send review' }).click()
  await expect(page.getByText('Thank you. Your review has been saved.')).toBeVisible()
  await expect(panel.getByRole('button', { name: 'Change review' })).toBeVisible()
  await page.goto('/villas/villa-eirini')
  await expect(page.getByRole('heading', { name: 'What guests say about Villa Eirini' })).toHaveCount(0)

  const office = await openOffice(page)
  await office.goto(`${baseURL}/admin/dashboard/reviews`)
  const card = office.getByRole('article', { name: 'Anna, Leeds' })
  await expect(card).toContainText('Waiting')
  await card.getByRole('button', { name: 'Save answer' }).click()
  await expect(card.getByText('Message is required')).toBeVisible()
  await hasNoBarriers(office)
  await card.getByLabel('Answer').fill('Come again when they are ripe!')
  await card.getByRole('button', { name: 'Save answer' }).click()
  await expect(card.getByText('Published', { exact: true })).toBeVisible()

  await page.goto('/villas/villa-eirini')
  const said = page.getByRole('listitem').filter({ hasText: 'Quiet, and the lemons are real.' })
  await expect(said.getByRole('img', { name: '4 of 5 stars' })).toBeVisible()
  await expect(said).toContainText('Anna, Leeds')
  await expect(said).toContainText('Come again when they are ripe!')
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

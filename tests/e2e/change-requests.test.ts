import type { Page } from '@playwright/test'
import { aliveOnArrival, expect, hasNoBarriers, OWNER } from './fixtures.ts'
import { isFineOnPhoneAndDesk, saveSettings } from './office.ts'
import { test } from './own-site-test.ts'
import { openPaidStay, panelOf } from './paid-stay.ts'

test('a change request is refused, sent again, accepted, and then made by the guest', async ({ page, guest, browser }) => {
  const desk = await browser.newContext()
  const office = aliveOnArrival(await desk.newPage())
  await office.request.post('/api/checkUser.php', { data: OWNER })
  await office.goto('/admin/dashboard/settings?tab=booking')
  await office.getByLabel('Changing dates or villa').selectOption('Guests ask, and you agree first')
  await saveSettings(office)

  await openPaidStay(page, guest, 20)
  await page.getByRole('link', { name: 'Change dates, villa or guests' }).click()
  await page.getByLabel('Villa', { exact: true }).selectOption('Villa Thea')
  await page.getByRole('button', { name: 'Show the difference' }).click()
  const difference = panelOf(page, 'The difference')
  await expect(difference).toContainText('Your hosts want to agree to a change first.')
  await expect(difference).toContainText('There is nothing to pay now, and nothing goes back.')
  await expect(page.getByRole('button', { name: 'Change now' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Ask your hosts' }).click()
  await expect(difference.getByText('You get a mail as soon as they have decided.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Ask your hosts' })).toHaveCount(0)
  await isFineOnPhoneAndDesk(page)

  await decide(office, 'Refuse')
  await page.reload()
  await expect(difference).toContainText('Your hosts could not agree to these dates before.')
  await page.getByRole('button', { name: 'Ask your hosts' }).click()
  await expect(difference.getByText('You get a mail as soon as they have decided.')).toBeVisible()

  await decide(office, 'Agree')
  await page.reload()
  await page.getByRole('button', { name: 'Change now' }).click()
  await expect(page.getByText('Your stay is changed')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your stay at Villa Thea')
  await hasNoBarriers(page)
  await desk.close()
})

/** The owner finds the request on the dashboard and decides it on the page of the booking. */
async function decide(office: Page, decision: 'Agree' | 'Refuse'): Promise<void> {
  await office.goto('/admin/dashboard')
  const request = office.getByRole('listitem').filter({ hasText: 'A guest asks for another stay' })
  await expect(request).toContainText('Villa Thea')
  await isFineOnPhoneAndDesk(office)
  await request.getByRole('link', { name: 'Open the booking' }).click()
  await expect(panelOf(office, 'The guest asks for another stay')).toContainText('Villa Thea')
  await isFineOnPhoneAndDesk(office)
  await office.getByRole('button', { name: decision }).click()
  await expect(office.getByText('The guest is told')).toBeVisible()
  await expect(panelOf(office, 'The guest asks for another stay')).toHaveCount(0)
  await office.goto('/admin/dashboard')
  await expect(office.getByRole('heading', { name: 'Needs attention' })).toBeVisible()
  await expect(request).toHaveCount(0)
}

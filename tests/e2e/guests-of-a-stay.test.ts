import { addDays } from '../../src/domain/calendar-day.ts'
import { APPROVED, aliveOnArrival, expect, hasNoBarriers, OWNER, paidStay, payWith, weekOf } from './fixtures.ts'
import { isFineOnPhoneAndDesk } from './office.ts'
import { test } from './own-site-test.ts'

test('a guest adds a guest and pays for it; the owner moves a due day alone, and is offered the price for one more', async ({
  page,
  guest,
  browser,
}) => {
  const office = aliveOnArrival(await (await browser.newContext()).newPage())
  await office.request.post('/api/checkUser.php', { data: OWNER })
  await office.goto('/admin/dashboard/pricing?tab=fees')
  const form = office.locator('#add-fees')
  await form.getByLabel('Name').fill('Linen')
  await form.getByLabel('For each').selectOption('Guest')
  await form.getByLabel('Amount (€)').fill('40')
  await form.getByRole('button', { name: 'Add fee' }).click()
  await expect(office.getByRole('row').filter({ hasText: 'Linen' })).toContainText('€40.00')
  const path = await paidStay(page, guest, weekOf('villa-onar', 30), 'partial')

  await page.goto(path)
  await page.getByRole('link', { name: 'Change dates, villa or guests' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Change your stay')
  await page.getByRole('combobox', { name: 'Guests' }).selectOption('3')
  await page.getByRole('button', { name: 'Show the difference' }).click()
  const difference = page.getByRole('region', { name: 'The difference' })
  await expect(difference).toContainText('3 guests')
  await expect(difference).toContainText('To pay now€12.00')
  await hasNoBarriers(page)
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)

  await page.getByRole('button', { name: /^Change and pay/ }).click()
  await payWith(page, APPROVED)
  await page.goto(path)
  await expect(page.getByRole('region', { name: 'Guests and requests' }).getByLabel('Guests')).toHaveValue('3')

  await office.goto(`/admin/dashboard/bookings?search=${encodeURIComponent(guest.email)}`)
  await office.getByRole('link', { name: /^Edit booking/ }).click()
  await office.getByRole('dialog').getByLabel('Guests').fill('4')
  await office.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(office.getByText(/By the rates it would be/)).toBeVisible()
  await expect(office.getByRole('region', { name: 'What changes' })).toContainText('Linen')
  await office.getByRole('link', { name: /^Booking / }).click()
  await office.getByRole('link', { name: 'Change stages or due days' }).click()
  await office.getByLabel('Due day of stage 1').fill(addDays(new Date().toISOString().slice(0, 10), 3))
  await office.getByRole('button', { name: 'Show what changes' }).click()
  await isFineOnPhoneAndDesk(office)
  await office.getByRole('button', { name: 'Change the booking' }).click()
  await expect(office.getByText('Booking changed')).toBeVisible()
  await expect(office.getByText('due days changed')).toBeVisible()
})

import { sql } from 'drizzle-orm'
import { expect, hasNoBarriers } from './fixtures.ts'
import { test } from './own-site-test.ts'
import { getPanel, openPaidStay } from './paid-stay.ts'

test('a document number that a guest types is never kept in the browser', async ({ page, guest, site }) => {
  await site.change(sql`UPDATE villas SET registration_kind = 'ama', registration_number = '00012345678' WHERE slug = 'villa-eirini'`)
  await page.setViewportSize({ width: 360, height: 740 })
  await openPaidStay(page, guest, 31)
  const panel = getPanel(page, 'Passport or identity card')
  const number = panel.getByLabel('Number of your passport or identity card')
  await number.fill('12')
  await panel.getByRole('button', { name: 'Save' }).click()
  await expect(number).toHaveAccessibleDescription(/Please enter the number/)
  await hasNoBarriers(page)
  await getPanel(page, 'Messages').getByLabel('Message').fill('We arrive late.')
  const stored = () => page.evaluate(() => sessionStorage.getItem('typed') ?? '')
  await expect.poll(stored).toContain('We arrive late.')
  expect(await stored()).not.toContain('documentNumber')
  await number.fill('P 98765432')
  await panel.getByRole('button', { name: 'Save' }).click()
  await expect(panel).toContainText('We have received the number.')
  expect(await stored()).not.toContain('98765432')
})

import { expect, heldStay, makeWeek, test } from './fixtures.ts'
import { enterOffice } from './office.ts'

test('a failed change shows the specified message and changes nothing', async ({ page, guest }) => {
  const { nestpayoId } = await heldStay(page, guest, makeWeek('villa-eirini', 45))
  const data = { orderId: nestpayoId, reason: 'other', message: 'Is there a cot?' }
  expect((await page.request.post('/api/support_request.php', { data })).ok()).toBe(true)
  await enterOffice(page, 'support')
  await page
    .getByRole('link', { name: new RegExp(`${guest.name}.*Is there a cot`) })
    .first()
    .click()
  const ticket = page.getByRole('article', { name: /Other/ }).filter({ hasText: guest.email })
  await page.evaluate(() => {
    for (const choice of document.querySelectorAll<HTMLButtonElement>('button[value="closed"]')) choice.value = 'forgotten'
  })
  const status = ticket.getByRole('button', { name: /^Status of ticket/ })
  await status.click()
  await ticket.getByRole('button', { name: 'Closed', exact: true }).click()
  await expect(page.getByText('Greška prilikom ažuriranja statusa.')).toBeVisible()
  await expect(status).toContainText('Pending')
})

import { expect, hasNoBarriers, makeWeek, paidStay, test } from './fixtures.ts'

test('a guest contacts the owners in a dialog that keeps what was typed until it is sent, and is empty afterwards', async ({
  page,
  guest,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await paidStay(page, guest, makeWeek('villa-armonia', 42))
  await page.goto('/reservations')
  await page.getByRole('link', { name: 'Contact Support' }).click()
  const dialog = page.getByRole('dialog', { name: 'Contact Support' })
  const submit = dialog.getByRole('button', { name: 'Send request' })
  await expect(dialog.getByLabel('Order id')).toHaveValue(/^VB-/)
  await expect(submit).toBeDisabled()
  await dialog.getByLabel('Reason').selectOption('Cancellation/Refund')
  await expect(submit).toBeDisabled()
  await dialog.getByLabel('Message').fill('May we come a day later?')
  await expect(submit).toBeEnabled()
  const orderId = await dialog.getByLabel('Order id').inputValue()
  await dialog.getByLabel('Order id').fill('VB-NOBODY-1-01')
  await submit.click()
  await expect(page.getByRole('status').filter({ hasText: 'Greška prilikom slanja zahteva. Pokušajte ponovo.' })).toBeVisible()
  await expect(dialog.getByLabel('Message')).toHaveValue(/a day later/)
  await hasNoBarriers(page)
  await dialog.getByLabel('Order id').fill(orderId)
  await submit.click()
  await expect(dialog.getByText('Request Sent Successfully!')).toBeVisible()
  await hasNoBarriers(page)
  await expect(dialog).toBeHidden()
  await page.getByRole('link', { name: 'Contact Support' }).click()
  await expect(dialog.getByLabel('Message')).toHaveValue('')
})

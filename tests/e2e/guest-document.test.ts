import { expect, OWNER } from './fixtures.ts'
import { isFineOnPhoneAndDesk } from './office.ts'
import { test } from './own-site-test.ts'
import { openPaidStay, panelOf } from './paid-stay.ts'

test('a guest of a villa with an AMA can enter a document number, which is not shown again', async ({ page, guest, browser }) => {
  const path = await openPaidStay(page, guest, 31)
  await expect(page.getByRole('heading', { name: 'Passport or identity card' })).toHaveCount(0)

  const desk = await browser.newContext()
  const office = await desk.newPage()
  await office.request.post('/api/checkUser.php', { data: OWNER })
  await office.goto('/admin/dashboard/villas')
  await office.getByRole('link', { name: 'Edit Villa Eirini' }).click()
  await office.getByLabel('Greek registration', { exact: true }).selectOption('AMA (short-term let)')
  await office.getByLabel(/^Registration number/).fill('00012345678')
  await office.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(office.getByRole('dialog')).toHaveCount(0)
  await desk.close()

  await page.goto(path)
  const panel = panelOf(page, 'Passport or identity card')
  await expect(panel).toContainText('it is erased 30 days after the declaration')
  await panel.getByLabel('Number of your passport or identity card').fill('12')
  await panel.getByRole('button', { name: 'Save' }).click()
  await expect(panel.getByLabel('Number of your passport or identity card')).toHaveAccessibleDescription(/Please enter the number/)
  expect(await page.evaluate(() => sessionStorage.getItem('typed') ?? '')).not.toContain('documentNumber')
  await panel.getByLabel('Number of your passport or identity card').fill('P 98765432')
  await panel.getByRole('button', { name: 'Save' }).click()
  await expect(panel).toContainText('You have given us the number.')
  await expect(panel.getByLabel('Another number')).toHaveValue('')
  expect(await page.content()).not.toContain('98765432')
  await isFineOnPhoneAndDesk(page)
})

import { expect, test } from './fixtures.ts'
import { enterOffice, isFineOnPhoneAndDesk } from './office.ts'

test('a mail is found, read and sent again after confirmation; the activity shows who did it', async ({ page, guest }) => {
  await enterOffice(page, 'mails')
  await page.getByRole('searchbox', { name: 'Recipient or subject' }).fill(guest.email)
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL(/search=anna/)
  const mail = page.getByRole('article')
  await expect(mail).toHaveCount(1)
  await expect(mail).toContainText(guest.email)
  await mail.getByText(/^Read/).click()
  await expect(mail.getByText(/Anna Smith/)).toBeVisible()

  await mail.getByRole('button', { name: /^Send again/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Send again' })
  await expect(dialog).toContainText(`${guest.email} gets “`)
  await isFineOnPhoneAndDesk(page)
  await dialog.getByRole('button', { name: 'Send again' }).click()
  await expect(page.getByText('The mail is on its way again')).toBeVisible()
  await expect(page).toHaveURL(/search=anna/)

  await page.goto('/admin/dashboard/activity')
  await page.getByRole('searchbox', { name: 'What or who' }).fill('mail')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL(/search=mail/)
  await page
    .getByText(/fields of mail \d+, send again/)
    .first()
    .click()
  await expect(page.getByText(guest.email)).toBeVisible()
})

test('an empty search result shows a message', async ({ page }) => {
  await enterOffice(page, 'mails?search=nobody-at-all')
  await expect(page.getByText('No mails found.')).toBeVisible()
  await page.goto('/admin/dashboard/activity?search=nobody-at-all')
  await expect(page.getByText('Nothing found for “nobody-at-all”.')).toBeVisible()
})

for (const screen of ['mails', 'mails?state=failed', 'activity']) {
  test(`${screen} fits a phone and a desktop`, async ({ page }) => {
    await enterOffice(page, screen)
    await isFineOnPhoneAndDesk(page)
  })
}

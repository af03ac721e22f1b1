import { expect } from '../form-browser/expect.ts'
import { test } from './house.ts'

test('a mail is found, read and sent again after confirmation; the activity shows who did it', async ({ office, guest }) => {
  await office.goto('/admin/dashboard/mails')
  await office.getByRole('searchbox', { name: 'Recipient or subject' }).fill(guest.email)
  await office.getByRole('button', { name: 'Search' }).click()
  expect(office).toHaveURL(/search=anna/)
  const mail = office.locator('main details')
  expect(mail).toHaveCount(1)
  expect(mail).toContainText(guest.email)
  const states = office.getByRole('navigation', { name: 'State' })
  expect(states.locator('[aria-current=page]')).toHaveText('All')
  await states.getByRole('link', { name: 'Waiting' }).click()
  expect(states.locator('[aria-current=page]')).toHaveText('Waiting')
  expect(office.getByRole('searchbox', { name: 'Recipient or subject' })).toHaveValue(guest.email)
  expect(mail).toHaveCount(1)
  await mail.locator('summary').click()
  expect(mail.getByText(/Anna Smith/)).toBeVisible()

  await mail.getByRole('button', { name: /^Send again/ }).click()
  const dialog = office.getByRole('dialog', { name: 'Send again' })
  expect(dialog).toContainText(`${guest.email} gets “`)
  await dialog.getByRole('button', { name: 'Send again' }).click()
  expect(office.getByText('The email is on its way again')).toBeVisible()
  expect(office).toHaveURL(/search=anna/)

  await office.goto('/admin/dashboard/activity')
  await office.getByRole('searchbox', { name: 'What or who' }).fill('mail')
  await office.getByRole('button', { name: 'Search' }).click()
  expect(office).toHaveURL(/search=mail/)
  await office
    .getByText(/fields of mail \d+, sent again/)
    .first()
    .click()
  expect(office.getByText(guest.email)).toBeVisible()
})

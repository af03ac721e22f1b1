import { expect, test } from './fixtures.ts'
import { enterOffice, isFineOnPhoneAndDesk } from './office.ts'

test('an owner connects a platform’s calendar, the platform reads it, and the owner disconnects it', async ({ page }) => {
  await enterOffice(page, 'calendars?connect=1')
  const dialog = page.getByRole('dialog', { name: 'Connect a calendar' })
  await dialog.getByLabel('Address of its calendar').fill('http://airbnb.example/1.ics')
  await dialog.getByRole('button', { name: 'Connect' }).click()
  await expect(dialog.getByText('Please name the platform')).toBeVisible()
  await expect(dialog.getByText('Please give the calendar’s address as the platform shows it, beginning with https://')).toBeVisible()
  await isFineOnPhoneAndDesk(page)
  await dialog.getByLabel('Villa').selectOption('Villa Onar')
  await dialog.getByLabel('Platform').fill('Holiday homes')
  await dialog.getByLabel('Address of its calendar').fill('')
  await dialog.getByRole('button', { name: 'Connect' }).click()
  await expect(page.getByText('The calendar is connected')).toBeVisible()

  const card = page.getByRole('article', { name: 'Holiday homes, Villa Onar' })
  await expect(card).toContainText('Holiday homes has not fetched it yet.')
  const address = await card.getByLabel('Address for Holiday homes to read').inputValue()
  const calendar = await page.request.get(address, { headers: { 'user-agent': 'Platform/1.0' } })
  expect(await calendar.text()).toContain('BEGIN:VCALENDAR')
  await page.reload()
  await expect(card).toContainText('Last fetched by Platform/1.0')
  await isFineOnPhoneAndDesk(page)

  await card.getByRole('button', { name: 'Disconnect' }).click()
  await page.getByRole('dialog', { name: 'Disconnect' }).getByRole('button', { name: 'Disconnect' }).click()
  await expect(page.getByText('The calendar is disconnected')).toBeVisible()
  await expect(card).toHaveCount(0)
})

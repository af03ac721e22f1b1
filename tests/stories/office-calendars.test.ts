import { expect } from '../form-browser/expect.ts'
import { test } from './house.ts'

test('an owner connects a platform’s calendar, the platform reads it, and the owner disconnects it', async ({ office }) => {
  await office.goto('/admin/dashboard/calendars?connect=1')
  const dialog = office.getByRole('dialog', { name: 'Connect a calendar' })
  await dialog.getByLabel('Address of its calendar').fill('http://airbnb.example/1.ics')
  await dialog.getByRole('button', { name: 'Connect' }).click()
  expect(dialog.getByText('Please name the platform')).toBeVisible()
  expect(dialog.getByText('Please give the calendar’s address as the platform shows it, beginning with https://')).toBeVisible()
  await dialog.getByLabel('Villa').selectOption('Villa Onar')
  await dialog.getByLabel('Platform').fill('Holiday homes')
  await dialog.getByLabel('Address of its calendar').fill('')
  await dialog.getByRole('button', { name: 'Connect' }).click()
  expect(office.getByText('The calendar is connected')).toBeVisible()

  const card = office.getByRole('article', { name: 'Holiday homes, Villa Onar' })
  expect(card).toContainText('Holiday homes has not fetched it yet.')
  const address = await card.getByLabel('Address for Holiday homes to read').inputValue()
  const calendar = await office.request.get(address, { headers: { 'user-agent': 'Platform/1.0' } })
  expect(await calendar.text()).toContain('BEGIN:VCALENDAR')
  await office.reload()
  expect(card).toContainText('Last fetched by Platform/1.0')

  await card.getByRole('button', { name: 'What is exchanged' }).click()
  const choices = office.getByRole('dialog', { name: 'What is exchanged: Holiday homes, Villa Onar' })
  expect(choices.getByLabel('Pass on nights that are taken elsewhere')).not.toBeChecked()
  await choices.getByLabel('Pass on nights that are taken elsewhere').check()
  await choices.getByRole('button', { name: 'Save' }).click()
  expect(office.getByText('The calendar is changed')).toBeVisible()
  await card.getByRole('button', { name: 'What is exchanged' }).click()
  expect(choices.getByLabel('Pass on nights that are taken elsewhere')).toBeChecked()
  await office.goto('/admin/dashboard/calendars')

  await card.getByRole('button', { name: 'Disconnect' }).click()
  await office.getByRole('dialog', { name: 'Disconnect' }).getByRole('button', { name: 'Disconnect' }).click()
  expect(office.getByText('The calendar is disconnected')).toBeVisible()
  expect(card).toHaveCount(0)
})

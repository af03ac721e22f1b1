import { expect } from '../form-browser/expect.ts'
import { heldStay, makeWeek } from '../story-steps.ts'
import { test } from './house.ts'
import { mailsTo } from './steps.ts'

test('a ticket is set to in progress directly, and to resolved after a confirmation', async ({ page, guest, office, house }) => {
  const { nestpayoId: orderId } = await heldStay(page, guest, makeWeek('villa-eirini', 44))
  for (const data of [
    { orderId, reason: 'change_guests', message: 'We will be three instead of two.' },
    { orderId, reason: 'cancel_refund', message: 'We cannot travel in June.' },
  ])
    expect((await page.request.post('/api/support_request.php', { data })).ok()).toBe(true)
  await office.goto('/admin/dashboard/support')
  await office
    .getByRole('link', { name: new RegExp(`${guest.name}.*Cancellation/Refund`) })
    .first()
    .click()
  const urgent = office.getByRole('article', { name: /Cancellation\/Refund/ })
  expect(urgent).toContainText('HIGH')
  expect(urgent).toContainText('We cannot travel in June.')
  // What the guest wrote about the same stay stands above it.
  expect(urgent).toContainText('We will be three instead of two.')
  await urgent.getByRole('link', { name: /#\d+ Change Guests/ }).click()
  const ticket = office.getByRole('article', { name: /Change Guests/ })
  expect(ticket).toContainText('NORMAL')

  const choose = async (status: string) => {
    await ticket.getByRole('button', { name: /^Status of ticket/ }).click()
    await ticket.getByRole('button', { name: status, exact: true }).click()
  }
  const isNow = (status: string) => expect(ticket.getByRole('button', { name: /^Status of ticket/ })).toContainText(status)
  await choose('In Progress')
  expect(office.getByText(/^Ticket #\d+ is now In Progress$/)).toBeVisible()
  isNow('In Progress')
  await office.getByRole('button', { name: 'Undo' }).click()
  expect(office.getByText(/^Ticket #\d+ is now Pending$/)).toBeVisible()
  isNow('Pending')
  await choose('In Progress')
  isNow('In Progress')

  await choose('Resolved')
  const dialog = office.getByRole('dialog', { name: 'Resolve Ticket' })
  expect(dialog).toContainText(/Are you sure you wish to resolve this ticket\? User Anna Smith \(ID \d+\) will be notified via email\./)
  await dialog.getByRole('link', { name: 'Cancel' }).click()
  isNow('In Progress')
  await choose('Resolved')
  await dialog.getByRole('button', { name: 'Yes, Resolve Ticket' }).click()
  expect(office.getByText(/^Ticket #\d+ is now Resolved$/)).toBeVisible()
  isNow('Resolved')
  const filter = (name: RegExp) => office.getByRole('navigation', { name: 'Status' }).getByRole('link', { name })
  const row = office.getByRole('link', { name: new RegExp(`${guest.name}.*Change Guests`) })
  await filter(/^Resolved/).click()
  expect(row.first()).toBeVisible()
  await filter(/^In Progress/).click()
  expect(row.filter({ hasText: 'We will be three' })).toHaveCount(0)

  await house.later(1)
  const subjects = (await mailsTo(house, guest.email)).map(({ subject }) => subject)
  expect(subjects.filter((subject) => /Support request #\d+ is resolved/.test(subject))).toHaveLength(1)
})

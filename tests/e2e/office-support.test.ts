import type { APIRequestContext } from '@playwright/test'
import { expect, type Guest, makeWeek, test, type Week } from './fixtures.ts'
import { enterOffice, isFineOnPhoneAndDesk } from './office.ts'

/** A guest with a started payment opens a ticket about it. */
async function ask(
  request: APIRequestContext,
  guest: Guest,
  { checkIn, checkOut }: Week,
  requests: { reason: string; message: string }[],
): Promise<void> {
  await request.post('/api/checkUser.php', { data: { email: guest.email, password: guest.password } })
  const { villas } = await (await request.get('/api/villas.php')).json()
  const opened = await request.post('/api/booking/create-payment.php', {
    data: {
      villaId: villas.find(({ slug }: { slug: string }) => slug === 'villa-eirini').id,
      startDate: checkIn,
      endDate: checkOut,
      guestInfo: { name: guest.name, email: guest.email, phone: '+44 7400 123456', guests: 2 },
      paymentType: 'full',
    },
  })
  expect(opened.ok()).toBe(true)
  const { nestpayoId } = await opened.json()
  for (const data of requests) {
    const asked = await request.post('/api/support_request.php', { data: { orderId: nestpayoId, ...data } })
    expect(asked.ok()).toBe(true)
  }
  await request.post('/api/logout.php', { data: {} })
}

test('a ticket is set to in progress directly, and to resolved after a confirmation', async ({ page, request, guest }) => {
  await ask(request, guest, makeWeek('villa-eirini', 44), [
    { reason: 'change_guests', message: 'We will be three instead of two.' },
    { reason: 'cancel_refund', message: 'We cannot travel in June.' },
  ])
  await enterOffice(page, 'support')
  await page
    .getByRole('link', { name: new RegExp(`${guest.name}.*Cancellation/Refund`) })
    .first()
    .click()
  const urgent = page.getByRole('article', { name: /Cancellation\/Refund/ }).filter({ hasText: guest.email })
  await expect(urgent).toContainText('HIGH')
  await expect(urgent).toContainText('We cannot travel in June.')
  // What the guest wrote about the same stay stands above it.
  await expect(urgent).toContainText('We will be three instead of two.')
  await urgent.getByRole('link', { name: /#\d+ Change Guests/ }).click()
  const ticket = page.getByRole('article', { name: /Change Guests/ }).filter({ hasText: guest.email })
  await expect(ticket).toContainText('NORMAL')

  const choose = async (status: string) => {
    await ticket.getByRole('button', { name: /^Status of ticket/ }).click()
    await ticket.getByRole('button', { name: status, exact: true }).click()
  }
  const isNow = (status: string) => expect(ticket.getByRole('button', { name: /^Status of ticket/ })).toContainText(status)
  await choose('In Progress')
  await expect(page.getByText(/^Ticket #\d+ is now In Progress$/)).toBeVisible()
  await isNow('In Progress')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText(/^Ticket #\d+ is now Pending$/)).toBeVisible()
  await isNow('Pending')
  await choose('In Progress')
  await isNow('In Progress')

  await choose('Resolved')
  const dialog = page.getByRole('dialog', { name: 'Resolve Ticket' })
  await expect(dialog).toContainText(
    /Are you sure you wish to resolve this ticket\? User Anna Smith \(ID \d+\) will be notified via email\./,
  )
  await isFineOnPhoneAndDesk(page)
  await dialog.getByRole('link', { name: 'Cancel' }).click()
  await isNow('In Progress')

  await choose('Resolved')
  await dialog.getByRole('button', { name: 'Yes, Resolve Ticket' }).click()
  await expect(page.getByText(/^Ticket #\d+ is now Resolved$/)).toBeVisible()
  await isNow('Resolved')
  const filter = (name: RegExp) => page.getByRole('navigation', { name: 'Status' }).getByRole('link', { name })
  const row = page.getByRole('link', { name: new RegExp(`${guest.name}.*Change Guests`) })
  await filter(/^Resolved/).click()
  await expect(row.first()).toBeVisible()
  await filter(/^In Progress/).click()
  await expect(row.filter({ hasText: 'We will be three' })).toHaveCount(0)

  await page.goto(`/admin/dashboard/mails?search=${guest.email}`)
  await expect(page.locator('main details').filter({ hasText: /Support request #\d+ is resolved/ })).toHaveCount(1)
})

test('a failed change shows the specified message and changes nothing', async ({ page, request, guest }) => {
  await ask(request, guest, makeWeek('villa-eirini', 45), [{ reason: 'other', message: 'Is there a cot?' }])
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

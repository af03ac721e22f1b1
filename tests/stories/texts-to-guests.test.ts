import { expect } from '../form-browser/expect.ts'
import { test } from './house.ts'
import { getPanel, openPaidStay } from './steps.ts'

test('an owner writes a text, sees at the stay when it is sent, leaves it out, and puts it into a message to the guest', async ({
  page,
  guest,
  office,
}) => {
  const path = await openPaidStay(page, guest, 36)
  const bookingNumber = path.split('/').at(-1) ?? ''
  await office.goto('/admin/dashboard/messages')
  // The samples of a new house are not sent.
  expect(office.getByRole('row', { name: /^The way here/ })).toContainText('Off')
  await office.getByRole('link', { name: 'New text' }).click()
  await office.getByLabel('Name', { exact: true }).fill('Our road')
  await office.getByLabel('When is it sent?').selectOption('From arrival')
  await office.getByLabel('How long').fill('7')
  await office.getByLabel('English').check()
  await office.getByLabel('Only if').selectOption('The guest is here for the first time')
  await office.getByLabel('Send it automatically').check()
  await office.locator('#subject_en').fill('Your way to {villa}')
  await office.locator('#body_en').fill('Dear {gest}, see {stay_link}')
  await office.getByRole('button', { name: 'Save text' }).click()
  expect(office.getByText('{gest} is not known. Did you mean {guest}?')).toBeVisible()
  expect(office.locator('#subject_en')).toHaveValue('Your way to {villa}')
  await office.locator('#body_en').fill('Dear {guest}, we wait for you.')
  await office.getByRole('button', { name: 'Save text' }).click()
  expect(office.getByText('‘Our road’ is saved')).toBeVisible()

  await office.getByLabel('Booking number').fill('NONE99')
  await office.getByRole('button', { name: 'Email it to me' }).click()
  expect(office.getByText('There is no booking with this number')).toBeVisible()
  await office.getByLabel('Booking number').fill(bookingNumber)
  await office.getByRole('button', { name: 'Email it to me' }).click()
  expect(office.getByText(/^The text is on its way to /)).toBeVisible()
  await office.goto('/admin/dashboard/messages')
  expect(office.getByRole('row', { name: /Our road/ })).toContainText(
    '7 days before arrival, 10:00English; The guest is here for the first time. In the next 30 days: 0 stays.',
  )

  await office.goto(`/admin/dashboard/bookings?search=${bookingNumber}`)
  await office.getByRole('link', { name: guest.name, exact: true }).first().click()
  const planned = office.getByRole('region', { name: 'Sent automatically' })
  expect(planned).toContainText('Our road')
  await planned.getByRole('button', { name: 'Do not send Our road' }).click()
  expect(planned).toContainText('not for this stay')
  await planned.getByRole('button', { name: 'Send as planned Our road' }).click()
  expect(planned.getByRole('button', { name: 'Send now Our road' })).toBeVisible()

  await office.getByText(`Write to ${guest.name}`).click()
  await office.getByRole('link', { name: 'Open the conversation' }).click()
  await office.getByRole('button', { name: 'Insert a text' }).click()
  await office.getByRole('link', { name: 'Our road', exact: true }).click()
  const answer = office.getByLabel('Your message is emailed to the guest')
  expect(answer).toHaveValue(`Dear ${guest.name}, we wait for you.`)
  await office.getByRole('button', { name: 'Send message' }).click()
  expect(office.getByText('Your message is on its way')).toBeVisible()
  await page.goto(path)
  expect(getPanel(page, 'Messages')).toContainText(`Dear ${guest.name}, we wait for you.`)
})

test('samples are turned off; one is removed after a question, and comes back by a button', async ({ office }) => {
  await office.goto('/admin/dashboard/messages')
  const row = office.getByRole('row', { name: /All well\?/ })
  expect(row).toContainText('1 day after arrival, 10:00')
  expect(row).toContainText('Off')
  await row.getByRole('button', { name: /^Actions for/ }).click()
  await row.getByRole('link', { name: /^Remove/ }).click()
  await office.getByRole('button', { name: 'Remove text' }).click()
  expect(office.getByText('‘All well?’ is removed')).toBeVisible()
  expect(row).toHaveCount(0)
  await office.getByRole('button', { name: 'Add samples' }).click()
  expect(office.getByText('Samples added: 1. They are off until you turn them on.')).toBeVisible()
  expect(row).toContainText('Off')
})

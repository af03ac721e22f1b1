import { addDays, formatDay } from '../../src/domain/calendar-day.ts'
import { APPROVED, expect, hasNoBarriers, makeWeek, payWith, pickInSheet, test } from './fixtures.ts'
import { getPanel, openPaidStay } from './paid-stay.ts'

test('a guest gets the receipt, changes details and writes to the hosts on the page of a stay, which can be printed', async ({
  page,
  guest,
}) => {
  await openPaidStay(page, guest, 20)
  const { checkIn } = makeWeek('villa-eirini', 20)
  await expect(page.getByText(/You arrive in \d+ days\./)).toBeVisible()
  await expect(getPanel(page, 'Getting here and house guide')).toContainText(formatDay(addDays(checkIn, -3)))

  const money = getPanel(page, 'Payments')
  await expect(money).toContainText(/€[\d,.]+ of €[\d,.]+ paid/)
  const receipt = page.waitForEvent('download')
  await getPanel(page, 'Documents').getByRole('listitem').filter({ hasText: 'Receipt' }).getByRole('link').click()
  expect((await receipt).suggestedFilename()).toMatch(/^receipt-RC-20\d\d-\d{5}\.pdf$/)

  const details = getPanel(page, 'Guests and requests')
  await details.getByLabel('Guests').selectOption('4')
  await details.getByLabel('Special requests').fill('A cot, please')
  await details.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved. We have told your hosts.')).toBeVisible()
  await expect(details.getByLabel('Special requests')).toHaveValue('A cot, please')
  await getPanel(page, 'Arrival').getByLabel('When do you plan to arrive?').selectOption('18:30')
  await getPanel(page, 'Arrival').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved. We have told your hosts.')).toBeVisible()

  const messages = getPanel(page, 'Messages')
  await messages.getByLabel('What is it about?').selectOption('Special Requests')
  await messages.getByLabel('Message').fill('Is there a high chair?')
  await messages.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Your message has been sent')).toBeVisible()
  await expect(messages.getByText('Is there a high chair?')).toBeVisible()

  await messages.getByLabel('Write back').fill('Thank you!')
  await messages.getByRole('button', { name: 'Send #' }).click()
  await expect(messages.getByText('Thank you!')).toBeVisible()
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await hasNoBarriers(page)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'Print this page' })).toBeHidden()
  await expect(getPanel(page, 'Dates')).toBeVisible()
})

test('a guest chooses other dates of a stay in the calendar, and pays for the longer stay at the bank', async ({ page, guest }) => {
  await openPaidStay(page, guest, 24)
  await page.getByRole('link', { name: 'Change dates, villa or guests' }).click()
  const wanted = makeWeek('villa-eirini', 25)
  await page.getByRole('button', { name: /^Check-in/ }).click()
  await hasNoBarriers(page)
  await pickInSheet(page, { ...wanted, checkOut: addDays(wanted.checkOut, 2) })
  await page.getByRole('button', { name: 'Show the difference' }).click()
  await expect(getPanel(page, 'The difference')).toContainText('To pay now')
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await hasNoBarriers(page)
  await page.getByRole('button', { name: 'Change and pay' }).click()
  await payWith(page, APPROVED)
  await expect(page.getByRole('main')).toContainText(formatDay(wanted.checkIn))
  await page.getByRole('link', { name: 'Open your stay' }).click()
  await expect(getPanel(page, 'Dates')).toContainText(formatDay(addDays(wanted.checkOut, 2)))
})

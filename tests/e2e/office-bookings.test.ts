import { addDays, formatDayWithWeekday } from '../../src/domain/calendar-day.ts'
import { formatMonth } from '../../src/domain/month.ts'
import { expect, hasNoBarriers, makeWeek, paidStay, test } from './fixtures.ts'
import { chooseAction, isFineOnPhoneAndDesk, officePage } from './office.ts'

test('the owner restricts nights, which are shown in the year view and cannot be booked', async ({ page, browser }) => {
  const office = await officePage(browser)
  const { checkIn: from, checkOut } = makeWeek('villa-eirini', 37)
  const year = from.slice(0, 4)
  await office.goto('/admin/dashboard/bookings?tab=calendar')
  await office.getByRole('link', { name: 'Villa Eirini' }).click()
  await expect(office.getByRole('link', { name: 'Villa Eirini' })).toHaveAttribute('aria-current', 'true')
  await office.getByRole('link', { name: 'Restrict Dates' }).click()
  const dialog = office.getByRole('dialog')
  await expect(dialog.getByRole('link', { name: 'Villa Eirini' })).toHaveAttribute('aria-current', 'true')
  await dialog.getByRole('button', { name: 'Restrict Dates' }).click()
  await expect(office.getByText('Please select both start and end dates for the restriction.').first()).toBeVisible()
  const day = (offset: number) => dialog.getByRole('button', { name: new RegExp(`^${formatDayWithWeekday(addDays(from, offset))}`) })
  while (!(await day(0).isVisible())) await dialog.getByRole('button', { name: /next month/i }).click()
  await day(0).click()
  while (!(await day(2).isVisible())) await dialog.getByRole('button', { name: /next month/i }).click()
  await day(2).click()
  await hasNoBarriers(office)
  await dialog.getByLabel(/^Reason/).fill('Painting the shutters')
  await dialog.getByRole('button', { name: 'Restrict Dates' }).click()
  await expect(office.getByText('Dates Restricted')).toBeVisible()

  await office.goto(`/admin/dashboard/bookings?tab=calendar&villa=2&year=${Number(year) - 1}`)
  await office.getByRole('link', { name: 'Next year' }).click()
  await expect(office.getByRole('heading', { name: year })).toBeVisible()
  const restricted = office.getByRole('link', { name: `${formatDayWithWeekday(from)}, restricted` })
  await expect(restricted).toBeVisible()
  await hasNoBarriers(office)
  await restricted.click()
  await expect(office.getByText('Painting the shutters')).toBeVisible()

  const price = await page.request.get(`/api/booking/calculate-price.php?villaId=2&checkIn=${from}&checkOut=${checkOut}`)
  expect(await price.json()).toMatchObject({ available: false })
})

test('the dialog to restrict dates opens at the shown month and asks before discarding chosen dates', async ({ browser }) => {
  const office = await officePage(browser)
  const { checkIn: from } = makeWeek('', 40)
  await office.goto(`/admin/dashboard/bookings?tab=timeline&from=${from}`)
  await office.getByRole('link', { name: 'Restrict Dates' }).click()
  const dialog = office.getByRole('dialog').first()
  await expect(dialog.getByRole('grid', { name: formatMonth(from.slice(0, 7)) })).toBeVisible()
  await dialog.getByRole('button', { name: new RegExp(`^${formatDayWithWeekday(from)}`) }).click()
  await office.keyboard.press('Escape')
  const question = office.getByRole('dialog', { name: 'Leave without saving?' })
  await question.getByRole('button', { name: 'Go on editing' }).click()
  await expect(dialog.getByLabel('From')).toHaveValue(from)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await question.getByRole('button', { name: 'Leave without saving' }).click()
  await expect(dialog).toBeHidden()
})

test('bookings are chosen by a key, exported, and their addresses copied; one without changes is not saved', async ({
  page,
  guest,
  browser,
}) => {
  const number = (await paidStay(page, guest, makeWeek('villa-armonia', 43))).replace('/reservations/', '')
  const office = await officePage(browser)
  await office.goto(`/admin/dashboard/bookings?search=${number}`)
  await office.keyboard.press('j')
  await office.keyboard.press('x')
  const chosen = office.getByRole('region', { name: 'Chosen bookings' })
  await expect(chosen).toContainText('Chosen: 1 booking')
  await expect(office.getByRole('checkbox', { name: `Choose booking ${number}` })).toBeChecked()
  await isFineOnPhoneAndDesk(office)
  const download = office.waitForEvent('download')
  await chosen.getByRole('button', { name: 'Export chosen' }).click()
  expect((await download).suggestedFilename()).toMatch(/^bookings-chosen-.*\.csv$/)
  // A browser without a screen has no clipboard.
  await office.evaluate(() =>
    Object.assign(navigator.clipboard, { writeText: async (copied: string) => void Object.assign(window, { copied }) }),
  )
  await chosen.getByRole('button', { name: 'Copy the email addresses' }).click()
  await expect(chosen.getByRole('status')).toHaveText('The addresses are copied')
  expect(await office.evaluate(() => (window as unknown as { copied: string }).copied)).toBe(guest.email)
  await office.getByRole('checkbox').click()
  await expect(chosen).toContainText(/Chosen: (no|0) bookings/)
  await chosen.getByRole('button', { name: 'Done' }).click()
  await expect(office.getByRole('checkbox')).toBeHidden()

  await chooseAction(office, 'Edit')
  const dialog = office.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled()
  await dialog.getByLabel('Guests').fill('4')
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeEnabled()
})

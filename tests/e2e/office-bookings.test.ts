import { addDays, writtenDayWithWeekday } from '../../src/domain/calendar-day.ts'
import { writtenMonth } from '../../src/domain/month.ts'
import { acceptTerms, chooseStay, expect, goToBank, hasNoBarriers, signIn, test, weekOf } from './fixtures.ts'
import { isFineOnPhoneAndDesk, officePage } from './office.ts'
import { paidStay } from './paid-stay.ts'

const SEARCH = 'Number, order id, name, e-mail, phone, reason or text of a ticket'

test('the owner finds, changes and refunds a booking, and cannot delete it while it has payments', async ({ page, guest, browser }) => {
  await paidStay(page, guest, weekOf('villa-armonia', 33))

  const office = await officePage(browser)
  await office.goto('/admin/dashboard/bookings')
  await office.getByLabel(SEARCH).fill(guest.email)
  await office.getByRole('button', { name: 'Show' }).click()
  const rows = office.getByRole('row', { name: /Villa Armonia/ })
  await expect(rows).toHaveCount(1)
  await expect(office).toHaveURL(new RegExp(`search=${encodeURIComponent(guest.email)}`))
  await hasNoBarriers(office)

  await office.getByRole('link', { name: /^Edit booking/ }).click()
  const dialog = office.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled()
  await dialog.getByLabel('Guests').fill('21')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Number of guests cannot exceed 20')).toBeVisible()
  await hasNoBarriers(office)
  await dialog.getByLabel('Guests').fill('8')
  await dialog.getByRole('button', { name: 'Save' }).click()
  const question = dialog.getByRole('alert')
  await expect(question).toContainText('The villa has beds for 6 guests, not for 8. Shall the booking have more?')
  await isFineOnPhoneAndDesk(office)
  await question.getByRole('button', { name: 'Yes, save it' }).click()
  await expect(office.getByText('Booking Updated')).toBeVisible()
  await expect(rows).toContainText('8 guests')
  await office.getByRole('link', { name: /^Edit booking/ }).click()
  await dialog.getByLabel('Guests').fill('4')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(rows).toContainText('4 guests')

  await rows.getByRole('link').first().click()
  await expect(office.getByRole('heading', { level: 1, name: /^Booking / })).toBeVisible()
  await expect(office.getByRole('article', { name: /^Payment / })).toContainText('Approved')
  await expect(office.getByText('Authorisation code')).toBeVisible()
  await hasNoBarriers(office)

  await office.goto(`/admin/dashboard/bookings?search=${encodeURIComponent(guest.email)}`)
  await office.getByRole('combobox', { name: /^Status of booking/ }).selectOption('refunded')
  await office.getByRole('button', { name: 'Set' }).click()
  await expect(office.getByRole('heading', { name: 'Cancel and refund' })).toBeVisible()
  await hasNoBarriers(office)
  await expect(dialog.getByText(/was paid; at most .* can go back/)).toBeVisible()
  await dialog.getByLabel('Amount to refund (€)').fill('100.00')
  await dialog.getByRole('button', { name: 'End the booking' }).click()
  await expect(dialog.getByLabel(/^Reason/)).toHaveAccessibleDescription(/reason/i)
  await dialog.getByLabel(/^Reason/).fill('A burst pipe')
  await dialog.getByRole('button', { name: 'End the booking' }).click()
  await expect(office.getByText('Booking Status Updated')).toBeVisible()
  await expect(office.getByText(/Refund of €100\.00/)).toBeVisible()

  await office.goto(`/admin/dashboard/bookings?search=${encodeURIComponent(guest.email)}`)
  await office.getByRole('link', { name: /^Delete booking/ }).click()
  await expect(dialog.getByText(/has money that has not gone back/)).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Delete' })).toHaveCount(0)
  await hasNoBarriers(office)
})

test('the owner sees the effects of a change, records and reverses a transfer, deletes and restores the booking', async ({
  guest,
  browser,
  page,
}) => {
  await signIn(page, guest)
  await chooseStay(page, weekOf('villa-armonia', 39), guest)
  await acceptTerms(page)
  await goToBank(page)

  const office = await officePage(browser)
  const list = `/admin/dashboard/bookings?search=${encodeURIComponent(guest.email)}`
  const dialog = office.getByRole('dialog')
  const choose = async (status: string) => {
    await office.goto(list)
    await office.getByRole('combobox', { name: /^Status of booking/ }).selectOption(status)
    await office.getByRole('button', { name: 'Set' }).click()
  }
  await choose('failed')
  await expect(dialog.getByText('The nights are free again at once.')).toBeVisible()
  await dialog.getByRole('link', { name: 'Keep it as it is' }).click()
  await expect(dialog).toBeHidden()

  await choose('paid')
  await expect(dialog.getByText('The nights are sold to this guest.')).toBeVisible()
  await expect(dialog.getByText(/goes back to the card by itself/)).toBeVisible()
  await isFineOnPhoneAndDesk(office)
  await dialog.getByRole('button', { name: 'Set to Paid' }).click()
  await expect(dialog.getByLabel('Reference')).toHaveAccessibleDescription(/Please give the reference/)
  await dialog.getByLabel('Reference').fill('Statement 12/4')
  await dialog.getByRole('button', { name: 'Set to Paid' }).click()
  await expect(office.getByText('Booking Status Updated')).toBeVisible()
  const transfer = office.getByRole('article', { name: /^Payment / }).filter({ hasText: 'Statement 12/4' })
  await expect(transfer).toContainText('bank transfer')

  await transfer.getByRole('link', { name: /^Reverse/ }).click()
  await expect(dialog.getByText(/the money never came/)).toBeVisible()
  await hasNoBarriers(office)
  await dialog.getByLabel('Reason').fill('Meant for another guest')
  await dialog.getByRole('button', { name: 'Reverse' }).click()
  await expect(office.getByText('Payment Reversed')).toBeVisible()
  await expect(transfer).toContainText('Reversed, recorded by mistake: Meant for another guest')

  await office.goto(list)
  await office.getByRole('link', { name: /^Delete booking/ }).click()
  await expect(dialog.getByText('Are you sure you want to delete this booking?')).toBeVisible()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(office.getByText('Booking Deleted')).toBeVisible()
  await office.goto(list)
  await expect(office.getByText('No bookings found. Try fewer filters.')).toBeVisible()
  await office.getByRole('link', { name: 'Deleted', exact: true }).click()
  await expect(office.getByLabel('Deleted')).toBeChecked()
  await office.getByLabel(SEARCH).fill(guest.email)
  await office.getByRole('button', { name: 'Show' }).click()
  await office.getByRole('link', { name: /^Bring back booking/ }).click()
  await dialog.getByRole('button', { name: 'Bring back' }).click()
  await expect(office.getByText('Booking Brought Back')).toBeVisible()
  await office.goto(list)
  await expect(office.getByRole('row', { name: /Villa Armonia/ })).toHaveCount(1)
})

test('the owner restricts nights, which are shown in the year view and cannot be booked', async ({ page, browser }) => {
  const office = await officePage(browser)
  const { checkIn: from, checkOut } = weekOf('villa-eirini', 37)
  const year = from.slice(0, 4)
  await office.goto('/admin/dashboard/bookings?tab=calendar')
  await office.getByRole('link', { name: 'Villa Eirini' }).click()
  await expect(office.getByRole('link', { name: 'Villa Eirini' })).toHaveAttribute('aria-current', 'true')
  await office.getByRole('link', { name: 'Restrict Dates' }).click()
  const dialog = office.getByRole('dialog')
  await expect(dialog.getByRole('link', { name: 'Villa Eirini' })).toHaveAttribute('aria-current', 'true')
  await dialog.getByRole('button', { name: 'Restrict Dates' }).click()
  await expect(office.getByText('Please select both start and end dates for the restriction.').first()).toBeVisible()
  const day = (offset: number) => dialog.getByRole('button', { name: new RegExp(`^${writtenDayWithWeekday(addDays(from, offset))}`) })
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
  const restricted = office.getByRole('link', { name: `${writtenDayWithWeekday(from)}, restricted` })
  await expect(restricted).toBeVisible()
  await hasNoBarriers(office)
  await restricted.click()
  await expect(office.getByText('Painting the shutters')).toBeVisible()

  const price = await page.request.get(`/api/booking/calculate-price.php?villaId=2&checkIn=${from}&checkOut=${checkOut}`)
  expect(await price.json()).toMatchObject({ available: false })
})

test('the dialog to restrict dates opens at the shown month and asks before discarding chosen dates', async ({ browser }) => {
  const office = await officePage(browser)
  const { checkIn: from } = weekOf('', 40)
  await office.goto(`/admin/dashboard/bookings?tab=timeline&from=${from}`)
  await office.getByRole('link', { name: 'Restrict Dates' }).click()
  const dialog = office.getByRole('dialog').first()
  await expect(dialog.getByRole('grid', { name: writtenMonth(from.slice(0, 7)) })).toBeVisible()
  await dialog.getByRole('button', { name: new RegExp(`^${writtenDayWithWeekday(from)}`) }).click()
  await office.keyboard.press('Escape')
  const question = office.getByRole('dialog', { name: 'Leave without saving?' })
  await question.getByRole('button', { name: 'Go on editing' }).click()
  await expect(dialog.getByLabel('From')).toHaveValue(from)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await question.getByRole('button', { name: 'Leave without saving' }).click()
  await expect(dialog).toBeHidden()
})

test('exports are CSV, and only for the owner', async ({ page, browser }) => {
  const file = '/api/exportPayments.php?from=2026-01-01&until=2027-12-31'
  expect((await page.request.get(file)).status()).toBe(401)
  const office = await officePage(browser)
  await office.goto('/admin/dashboard/bookings')
  const download = office.waitForEvent('download')
  await office.getByRole('button', { name: 'Payments as CSV' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.csv$/)
})

test('the lists fit a phone and are accessible', async ({ browser }) => {
  const office = await officePage(browser)
  await office.setViewportSize({ width: 360, height: 740 })
  for (const screen of ['', '/books', '/bookings', '/bookings?tab=calendar', '/bookings?restrict=1']) {
    await office.goto(`/admin/dashboard${screen}`)
    await hasNoBarriers(office)
    expect(await office.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  }
})

test('the sidebar can be collapsed on a desktop', async ({ browser }) => {
  const office = await officePage(browser)
  await office.setViewportSize({ width: 1440, height: 800 })
  const logOut = office.getByRole('banner').getByRole('button', { name: 'Log Out' }).filter({ visible: true })
  await expect(logOut).toBeInViewport({ ratio: 1 })
  await office.goto('/admin/dashboard/jobs')
  await expect(office.getByRole('link', { name: 'Jobs', exact: true }).filter({ visible: true })).toBeInViewport({ ratio: 1 })
  await office.getByRole('button', { name: 'Sidebar' }).click()
  await expect(office.getByRole('link', { name: 'Villas', exact: true })).toBeHidden()
  await expect(logOut).toBeInViewport({ ratio: 1 })
  await hasNoBarriers(office)
  await office.getByRole('button', { name: 'Sidebar' }).click()
  await office.getByRole('link', { name: 'Books', exact: true }).click()
  await expect(office.getByRole('heading', { level: 1, name: 'Books' })).toBeVisible()
})

test('the sign-in page of the back office links to the password reset', async ({ page }) => {
  await page.goto('/admin')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeVisible()
})

import { addDays, formatDayWithWeekday } from '../../src/domain/calendar-day.ts'
import {
  APPROVED_AT_ISSUER,
  acceptTerms,
  expect,
  fillInGuest,
  goToBank,
  hasNoBarriers,
  makeWeek,
  showMonth,
  signIn,
  test,
} from './fixtures.ts'
import { officePage } from './office.ts'

test('a guest finds a villa, picks dates, pays in full and prints the confirmation, and the owner sees the booking', async ({
  page,
  guest,
  browser,
}) => {
  await signIn(page, guest)
  await page.goto('/')
  await page.getByRole('link', { name: 'Villa Eirini', exact: true }).last().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Villa Eirini' })).toBeVisible()
  // A page begins at its top; what is clicked before is scrolled away.
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.getByRole('link', { name: 'Check Availability & Book' }).click()
  await expect(page.getByRole('heading', { name: 'Book Your Stay' })).toBeVisible()

  const { checkIn } = makeWeek('villa-eirini', 10)
  const day = (offset: number) => page.getByRole('button', { name: new RegExp(`^${formatDayWithWeekday(addDays(checkIn, offset))}`) })
  await showMonth(page, checkIn)
  await day(0).click()
  await page.getByRole('button', { name: new RegExp(`^${formatDayWithWeekday(addDays(checkIn, 2))}`) }).click()
  await expect(page.getByText("We've adjusted your selection.")).toBeVisible()
  await expect(page.getByText('5 nights: check-in')).toBeAttached()
  await fillInGuest(page, guest)
  await page.getByRole('button', { name: 'Review your booking' }).click()

  await expect(page.getByRole('heading', { name: 'Review and pay' })).toBeVisible()
  // The button is disabled for assistive technology, and says why when it is used.
  const order = page.getByRole('button', { name: /^Book and pay €[\d,]+(?:\.\d\d)? now$/ })
  await expect(order).toHaveAttribute('aria-disabled', 'true')
  await order.press('Enter')
  await expect(page.getByText('Terms & Conditions Required')).toBeVisible()
  await acceptTerms(page)
  await expect(order).not.toHaveAttribute('aria-disabled', 'true')
  await goToBank(page)
  await hasNoBarriers(page)
  await page.getByRole('button', { name: `Pay with ${APPROVED_AT_ISSUER}` }).click()
  await expect(page.getByRole('heading', { name: 'Your card’s bank asks: is it you?' })).toBeVisible()
  await hasNoBarriers(page)
  await page.getByLabel('One-time code').fill('123456')
  await page.getByRole('button', { name: 'Confirm' }).click()

  await page.waitForURL('**/booking-confirmation?**')
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
  await expect(page.getByText('Confirmed & Paid')).toBeVisible()
  await expect(page.getByText(formatDayWithWeekday(checkIn)).first()).toBeVisible()
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', 'yes')
  })
  await page.getByRole('button', { name: 'Print Confirmation' }).click()
  await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'Print Confirmation' })).toBeHidden()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Booking Details' })).toBeVisible()
  // One sheet of paper.
  const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type \/Page\b/g)
  expect(sheets).toHaveLength(1)
  await page.emulateMedia({ media: 'screen' })
  const number = await page.getByText('Booking number').locator('xpath=following-sibling::dd').innerText()

  await page.getByRole('banner').getByLabel('Menu', { exact: true }).click()
  await page.getByRole('banner').getByRole('link', { name: 'My Reservations' }).click()
  await expect(page.getByText(`Booking ${number}`)).toBeVisible()
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible()

  const office = await officePage(browser)
  await office.goto('/admin/dashboard/bookings')
  await office.getByRole('searchbox').fill(`${number}`)
  await office.keyboard.press('Enter')
  await expect(office.getByRole('row', { name: new RegExp(`Villa Eirini.*Paid.*${number}`) })).toBeVisible()
})

import type { Page } from '@playwright/test'
import { writtenDayWithWeekday } from '../../src/domain/calendar-day.ts'
import {
  APPROVED,
  acceptTerms,
  aliveOnArrival,
  chooseStay,
  expect,
  goToBank,
  hasNoBarriers,
  payWith,
  signIn,
  test,
  weekOf,
} from './fixtures.ts'
import { enterOffice } from './office.ts'

const factOf = (page: Page, name: string) => page.getByText(name, { exact: true }).first().locator('xpath=following-sibling::dd')

test('a guest prints a receipt, finds the reservation and contacts the owners about it', async ({ page, guest, browser }) => {
  const week = weekOf('villa-armonia', 42)
  await signIn(page, guest)
  await chooseStay(page, week, guest)
  await acceptTerms(page)
  await goToBank(page)
  await payWith(page, APPROVED)

  for (const name of ['Booking Details', 'Villa Details', 'Price Details', 'Guest Information', 'Payment Information'])
    await expect(page.getByRole('heading', { name })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Important Information' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Need Assistance?' })).toBeVisible()
  await expect(page.getByText('Your card account has been charged')).toBeVisible()
  for (const name of ['Order id', 'Authorisation code', 'Transaction id', 'Status', 'Status code', 'Transaction date', '3-D status'])
    await expect(factOf(page, name)).toHaveText(/\w/)
  await expect(factOf(page, 'Amount')).toHaveText(/^RSD [\d,]+ \(€[\d,]+\.\d\d\)$/)
  await expect(factOf(page, 'Rate')).toHaveText(/RSD for €1/)
  await expect(factOf(page, 'Check-in')).toHaveText(writtenDayWithWeekday(week.checkIn))
  await expect(page.getByText(/tax number \(PIB\)/)).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/')
  await expect(page.getByRole('link', { name: 'View Villa Details' })).toHaveAttribute('href', '/villas/villa-armonia')
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', 'yes')
  })
  await page.getByRole('button', { name: 'Print Confirmation' }).click()
  await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'Print Confirmation' })).toBeHidden()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Booking Details' })).toBeVisible()
  await page.emulateMedia({ media: 'screen' })

  await page.goto('/reservations')
  await expect(page.getByText('You have 1 confirmed booking.')).toBeVisible()
  for (const [name, value] of [
    ['Check-in', writtenDayWithWeekday(week.checkIn)],
    ['Check-out', writtenDayWithWeekday(week.checkOut)],
    ['Duration', '5 nights'],
    ['Guests', '2 guests'],
    ['Discount', 'No discount applied'],
  ] as const)
    await expect(factOf(page, name)).toHaveText(value)
  for (const name of ['Total price', 'Rate per night']) await expect(factOf(page, name)).toHaveText(/^€[\d,]+\.\d\d$/)
  await expect(factOf(page, 'Booked on')).toHaveText(/\w+ \d+, \d{4}/)

  await page.getByRole('link', { name: 'Contact Support' }).click()
  const dialog = page.getByRole('dialog', { name: 'Contact Support' })
  const submit = dialog.getByRole('button', { name: 'Send request' })
  await expect(dialog.getByLabel('Order id')).toHaveValue(/^VB-/)
  await expect(submit).toBeDisabled()
  await dialog.getByLabel('Reason').selectOption('Cancellation/Refund')
  await expect(dialog.getByRole('option')).toHaveText([
    'Please choose',
    'Cancellation/Refund',
    'Change Dates',
    'Change Guests',
    'Special Requests',
    'Other',
  ])
  await expect(submit).toBeDisabled()
  await dialog.getByLabel('Message').fill('<script>document.title = 1</script> May we come a day later?')
  await expect(submit).toBeEnabled()
  await hasNoBarriers(page)

  const orderId = await dialog.getByLabel('Order id').inputValue()
  await dialog.getByLabel('Order id').fill('VB-NOBODY-1-01')
  await submit.click()
  await expect(page.getByRole('status').filter({ hasText: 'Greška prilikom slanja zahteva. Pokušajte ponovo.' })).toBeVisible()
  await expect(dialog.getByLabel('Message')).toHaveValue(/a day later/)
  await hasNoBarriers(page)
  await dialog.getByLabel('Order id').fill(orderId)
  await submit.click()
  await expect(dialog.getByText('Request Sent Successfully!')).toBeVisible()
  await hasNoBarriers(page)
  await expect(dialog).toBeHidden({ timeout: 4_500 })
  await page.getByRole('link', { name: 'Contact Support' }).click()
  await expect(dialog.getByLabel('Message')).toHaveValue('')

  const office = aliveOnArrival(await (await browser.newContext()).newPage())
  await enterOffice(office, 'support')
  await expect(office.getByRole('article').filter({ hasText: guest.email })).toContainText('<script>document.title = 1</script> May we')
})

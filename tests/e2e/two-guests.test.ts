import type { Page } from '@playwright/test'
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

test('the second of two guests for the same nights is refused and keeps the form', async ({ page, guest, browser, request }) => {
  const week = weekOf('villa-onar', 14)
  const second = { name: 'Ben Carter', email: `second-${guest.email}`, password: 'Password-2' }
  await request.post('/api/userRegister.php', {
    data: { fullName: second.name, email: second.email, password: second.password, country: 'Ireland', phoneNumber: '+353 1 234 5678' },
  })
  const other = aliveOnArrival(await (await browser.newContext()).newPage())
  await signIn(page, guest)
  await signIn(other, second)
  await chooseStay(page, week, guest)
  await chooseStay(other, week, second)
  await acceptTerms(page)
  await acceptTerms(other)
  await goToBank(page)

  await other.getByRole('button', { name: /^Book and pay €/ }).click()
  await expect(other.getByRole('alert')).toContainText(
    /These dates are being booked by another guest right now\. Please try again in \d+ minutes or choose other dates\./,
  )
  await expect(other.getByRole('alert')).toContainText('Nothing has been booked or charged.')
  await hasNoBarriers(other)
  await payWith(page, APPROVED)
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()

  await acceptTerms(other)
  await other.getByRole('button', { name: /^Book and pay €/ }).click()
  await expect(other.getByRole('alert')).toContainText('These dates are no longer available. Please choose other dates.')
  await other.getByRole('link', { name: 'Choose other dates' }).first().click()
  await expect(other.getByLabel('Name')).toHaveValue(second.name)
  await hasNoBarriers(other)
})

test('held nights are shown differently from sold ones, and stay available to their guest', async ({ page, guest, browser }) => {
  const { villa, checkIn, checkOut } = weekOf('villa-onar', 17)
  const dates = new URLSearchParams({ checkIn, checkOut, guests: '2' })
  const inList = (one: Page) => one.getByRole('main').getByRole('article').filter({ hasText: 'Villa Onar' })
  const panel = (one: Page) => one.getByRole('region', { name: 'Your stay and its price' }).filter({ visible: true })
  await signIn(page, guest)
  await chooseStay(page, { villa, checkIn, checkOut }, guest)
  await acceptTerms(page)
  await goToBank(page)

  const other = aliveOnArrival(await (await browser.newContext()).newPage())
  await other.goto(`/villas?${dates}`)
  await expect(inList(other)).toContainText(/Another guest is paying for these nights, try again in \d+ minutes/)
  await other.goto(`/booking?villa=${villa}&${dates}`)
  await expect(other.getByRole('main').getByRole('alert').first()).toContainText('These dates are being booked by another guest right now.')
  await expect(other.getByText('These nights are already booked in this villa.')).toHaveCount(0)
  await hasNoBarriers(other)

  await page.goto(`/villas?${dates}`)
  await expect(inList(page)).toContainText('Kept for you while you pay')
  await inList(page).getByRole('link', { name: 'Book Villa Onar' }).click()
  await expect(panel(page)).toContainText(/We keep these nights for you until \d\d:\d\d/)
  await expect(panel(page)).toContainText('Total')
  await hasNoBarriers(page)
})

import type { Page } from '@playwright/test'
import {
  APPROVED,
  acceptTerms,
  aliveOnArrival,
  chooseStay,
  expect,
  goToBank,
  hasNoBarriers,
  makeWeek,
  payWith,
  signIn,
  test,
} from './fixtures.ts'

const again = (page: Page) => page.getByRole('link', { name: 'Try Payment Again' })
const order = (page: Page) => page.getByRole('button', { name: /^Book and pay €/ })
const heldNotice = (page: Page) => page.getByText(/^We hold these nights for you until \d\d:\d\d/)
const panel = (page: Page) => page.getByRole('region', { name: 'Your stay and its price' }).filter({ visible: true })

test('a guest who goes back from the bank, reloads or cancels there keeps the nights and pays; another guest cannot have them', async ({
  page,
  guest,
  browser,
}) => {
  const { villa, checkIn, checkOut } = makeWeek('villa-thea', 12)
  const booking = `/booking?${new URLSearchParams({ villa, checkIn, checkOut })}`
  await signIn(page, guest)
  await chooseStay(page, { villa, checkIn, checkOut }, guest)
  await acceptTerms(page)
  await goToBank(page)
  await page.goBack()
  await expect(heldNotice(page)).toBeVisible()
  await page.reload()
  await expect(heldNotice(page)).toBeVisible()
  await expect(page.getByRole('checkbox', { name: /Terms & Conditions/ })).toHaveCount(0)
  await goToBank(page)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.waitForURL('**/booking-confirmation?**')
  await expect(page.getByRole('heading', { level: 1, name: 'You left the bank’s page' })).toBeVisible()
  await hasNoBarriers(page)

  const other = aliveOnArrival(await (await browser.newContext()).newPage())
  await other.goto(booking)
  await expect(panel(other)).toContainText(/These dates are being booked by another guest right now\. Please try again in \d+ minutes/)
  await expect(other.getByText('These nights are already booked in this villa.')).toHaveCount(0)
  await hasNoBarriers(other)
  await other.context().close()
  await page.goto(booking)
  await expect(panel(page)).toContainText(/We hold these nights for you until \d\d:\d\d/)
  await expect(panel(page)).toContainText('Total')
  await page.goBack()

  await again(page).click()
  await expect(heldNotice(page)).toBeVisible()
  await hasNoBarriers(page)
  await goToBank(page)
  await payWith(page, APPROVED)
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
})

test('a second tab asks once before a second attempt, and both pages show a double charge', async ({ page, guest, context }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn(page, guest)
  await chooseStay(page, makeWeek('villa-thea', 16), guest)
  const second = aliveOnArrival(await context.newPage())
  await second.goto('/booking-request')
  await acceptTerms(page)
  await goToBank(page)
  await acceptTerms(second)
  await order(second).click()
  await expect(second.getByRole('alert')).toContainText('You have already started to pay for these dates.')
  await hasNoBarriers(second)
  await order(second).click()
  await expect(second.getByRole('heading', { name: 'Card payment' })).toBeVisible()
  await payWith(page, APPROVED)
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
  const firstPage = page.url()
  await payWith(second, APPROVED)
  await expect(second.getByText(/Your card was charged twice for this instalment\. The other payment counts/)).toBeVisible()
  await expect(again(second)).toHaveCount(0)
  await hasNoBarriers(second)
  await page.goto(firstPage)
  await expect(page.getByText(/Your card was also charged for another attempt \(€[\d,.]+\)\. We refund that automatically\./)).toBeVisible()
})

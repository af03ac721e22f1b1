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
  await goToBank(page)
  await payWith(page, APPROVED)
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
})

import type { Page } from '@playwright/test'
import {
  APPROVED,
  acceptTerms,
  aliveOnArrival,
  chooseStay,
  DECLINED,
  expect,
  fillInGuest,
  goToBank,
  hasNoBarriers,
  paidStay,
  payWith,
  signIn,
  test,
  weekOf,
} from './fixtures.ts'

const UNKNOWN_ORDER = 'VB-AAAAAA-1-01'

/** Cancels on the bank's card page and returns. */
async function cancelAtBank(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.waitForURL('**/booking-confirmation?**')
}

const again = (page: Page) => page.getByRole('link', { name: 'Try Payment Again' })
const order = (page: Page) => page.getByRole('button', { name: /^Book and pay €/ })
const heldNotice = (page: Page) => page.getByText(/^We keep these nights for you until \d\d:\d\d/)

test('a guest who cancelled at the bank can retry with one click and pay', async ({ page, guest, browser }) => {
  await signIn(page, guest)
  const week = weekOf('villa-thea', 12)
  await chooseStay(page, week, guest)
  await acceptTerms(page)
  await goToBank(page)
  await cancelAtBank(page)
  await expect(page.getByRole('heading', { level: 1, name: 'You left the bank’s page' })).toBeVisible()
  await expect(page.getByText('Nothing was charged as far as we know. You can try again at once.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Print Confirmation' })).toHaveCount(0)
  await hasNoBarriers(page)

  const other = aliveOnArrival(await (await browser.newContext()).newPage())
  await other.goto(`/booking?${new URLSearchParams({ villa: week.villa, checkIn: week.checkIn, checkOut: week.checkOut })}`)
  await expect(other.getByRole('region', { name: 'Your stay and its price' }).filter({ visible: true })).toContainText(
    /These dates are being booked by another guest right now\. Please try again in \d+ minutes/,
  )
  await other.context().close()

  await again(page).click()
  await expect(heldNotice(page)).toBeVisible()
  await expect(page.getByText('no longer available')).toHaveCount(0)
  await expect(page.getByText('the first try ends here')).toHaveCount(0)
  await hasNoBarriers(page)
  await order(page).click()
  await expect(page.getByRole('heading', { name: 'Card payment' })).toBeVisible()
  await payWith(page, APPROVED)
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Print Confirmation' })).toBeVisible()
})

test('reload and Back on the review page keep the hold and the way to the bank', async ({ page, guest }) => {
  await signIn(page, guest)
  await chooseStay(page, weekOf('villa-thea', 14), guest)
  await acceptTerms(page)
  await goToBank(page)
  await page.goBack()
  await expect(heldNotice(page)).toBeVisible()
  await page.reload()
  await expect(heldNotice(page)).toBeVisible()
  await expect(page.getByRole('checkbox', { name: /Terms & Conditions/ })).toHaveCount(0)
  await order(page).click()
  await expect(page.getByRole('heading', { name: 'Card payment' })).toBeVisible()
})

test('a second tab asks once before a second attempt, and both pages show a double charge', async ({ page, guest, context }) => {
  await signIn(page, guest)
  await chooseStay(page, weekOf('villa-thea', 16), guest)
  const second = aliveOnArrival(await context.newPage())
  await second.goto('/booking-request')
  await acceptTerms(page)
  await goToBank(page)
  await acceptTerms(second)
  await order(second).click()
  const notice = second.getByRole('alert')
  await expect(notice).toContainText('You have already started to pay for these dates.')
  await expect(notice).toContainText('Should both tries be charged, the later one goes back by itself.')
  await expect(notice).not.toContainText('Nothing has been booked')
  await hasNoBarriers(second)
  await order(second).click()
  await expect(second.getByRole('heading', { name: 'Card payment' })).toBeVisible()

  await payWith(page, APPROVED)
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
  const firstPage = page.url()
  await payWith(second, APPROVED)
  await expect(second.getByText(/Your card was charged twice for these nights\. Booking \w{6} keeps them/)).toBeVisible()
  await expect(second.getByRole('link', { name: 'Try Payment Again' })).toHaveCount(0)
  await hasNoBarriers(second)
  await page.goto(firstPage)
  await expect(page.getByText(/Your card was charged for another try as well \(€[\d,.]+\)\. That goes back by itself\./)).toBeVisible()
})

test('a guest who has paid in another tab is not sent to the bank again', async ({ page, guest, context }) => {
  await signIn(page, guest)
  await chooseStay(page, weekOf('villa-thea', 18), guest)
  await acceptTerms(page)
  await goToBank(page)
  const second = aliveOnArrival(await context.newPage())
  await second.goto('/booking-request')
  await expect(heldNotice(second)).toBeVisible()
  await payWith(page, APPROVED)
  await order(second).click()
  await expect(second.getByRole('heading', { name: 'My Reservations' })).toBeVisible()
  await expect(second.getByText('You have booked these nights already.')).toBeVisible()
})

test('a manipulated order id of another attempt is not accepted as a retry', async ({ page, guest }) => {
  await signIn(page, guest)
  await chooseStay(page, weekOf('villa-thea', 20), guest)
  await acceptTerms(page)
  await goToBank(page)
  await page.goto('/booking-request')
  await page.locator('input[name="retryOf"]').evaluate((input: HTMLInputElement, id) => {
    input.value = id
  }, UNKNOWN_ORDER)
  await order(page).click()
  await expect(page.getByRole('alert')).toContainText('You have already started to pay for these dates.')
})

test('after a decline one click leads back to the bank, in another browser after log-in', async ({ page, guest, browser, baseURL }) => {
  await signIn(page, guest)
  await chooseStay(page, weekOf('villa-thea', 22), guest)
  await page.getByRole('radio', { name: /Pay in three stages/ }).check()
  await acceptTerms(page)
  await goToBank(page)
  await payWith(page, DECLINED)
  await expect(page.getByRole('heading', { name: 'Payment Failed' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Print Confirmation' })).toHaveCount(0)
  const link = await again(page).getAttribute('href')

  const phone = await browser.newContext(baseURL ? { baseURL } : {})
  const other = aliveOnArrival(await phone.newPage())
  await other.goto(link ?? '')
  await expect(other.getByRole('heading', { name: 'Log In' })).toBeVisible()
  await other.getByLabel('Email').fill(guest.email)
  await other.getByLabel('Password').fill(guest.password)
  await other.getByRole('main').getByRole('button', { name: 'Log In' }).click()
  await expect(other.getByRole('heading', { name: 'Review and pay' })).toBeVisible()
  await expect(other.getByRole('main').getByText(guest.email)).toBeVisible()
  await expect(other.getByRole('radio', { name: /Pay in three stages/ })).toBeChecked()
  await phone.close()

  await again(page).click()
  await expect(page.getByText('You have accepted these with your earlier try:')).toBeVisible()
  await expect(page.getByRole('radio', { name: /Pay in three stages/ })).toBeChecked()
  await hasNoBarriers(page)
  await order(page).click()
  await expect(page.getByRole('heading', { name: 'Card payment' })).toBeVisible()
  await payWith(page, APPROVED)
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
})

test('a retry link without an attempt redirects to the booking page with its dates', async ({ page, guest }) => {
  await signIn(page, guest)
  const { checkIn, checkOut } = weekOf('villa-eirini', 36)
  await page.goto(`/booking-request?${new URLSearchParams({ villaId: '2', startDate: checkIn, endDate: checkOut })}`)
  await expect(page.getByRole('heading', { name: 'Book Your Stay' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Your stay and its price' }).filter({ visible: true })).toContainText('Total')
})

test('a guest who cancelled the second stage at the bank can pay it right away', async ({ page, guest }) => {
  await paidStay(page, guest, weekOf('villa-eirini', 26), 'partial')
  await page.goto('/reservations')
  await page.getByRole('link', { name: 'Pay Now' }).click()
  await goToBank(page)
  await cancelAtBank(page)
  await expect(page.getByRole('heading', { level: 1, name: 'You left the bank’s page' })).toBeVisible()
  await again(page).click()
  await expect(page.getByRole('heading', { name: /Stage 2 of 3/ })).toBeVisible()
  await goToBank(page)
  await payWith(page, APPROVED)
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a guest who cancelled at the bank sees the end of the hold and pays', async ({ page, guest }) => {
    const { checkIn, checkOut } = weekOf('villa-eirini', 28)
    await page.goto('/login')
    await page.getByLabel('Email').fill(guest.email)
    await page.getByLabel('Password').fill(guest.password)
    await page.getByRole('main').getByRole('button', { name: 'Log In' }).click()
    await page.goto('/booking?villa=villa-eirini')
    await page.getByRole('textbox', { name: 'Check-in' }).fill(checkIn)
    await page.getByRole('textbox', { name: 'Check-out' }).fill(checkOut)
    await fillInGuest(page, guest)
    await page.getByRole('button', { name: 'Review your booking' }).click()
    await page.getByRole('checkbox', { name: /Terms & Conditions/ }).check()
    await order(page).click()
    await page.getByRole('button', { name: 'Continue to the bank' }).click()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Back to the shop' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'You left the bank’s page' })).toBeVisible()
    await again(page).click()
    await expect(page.getByText(/^We keep these nights for you until \d\d:\d\d \(Greek time\)\.$/)).toBeVisible()
    await order(page).click()
    await page.getByRole('button', { name: 'Continue to the bank' }).click()
    await page.getByRole('button', { name: `Pay with ${APPROVED}` }).click()
    await page.getByRole('button', { name: 'Back to the shop' }).click()
    await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
  })
})

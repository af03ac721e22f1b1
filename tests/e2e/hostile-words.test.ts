import type { APIRequestContext, Page } from '@playwright/test'
import { allCalls } from '../../src/contract/index.ts'
import { goodInput } from '../security/inputs.ts'
import { expect, OWNER, weekOf } from './fixtures.ts'
import { payByTransfer } from './guest-with-stays.ts'
import { test } from './own-site-test.ts'
import { accountPages, guestPages, officePages, publicPages } from './places.ts'

const HOSTILE = `"'></title></textarea></script><img src=x onerror="window.hacked=1"><script>window.hacked=1</script>`
const GUEST = { email: 'mallory@example.com', password: 'Olive-Harbour-3!' }

/** All query parameters that pages read. */
const asked = [
  'redirect',
  'villa',
  'checkIn',
  'checkOut',
  'search',
  'state',
  'status',
  'page',
  'tab',
  'category',
  'picture',
  'token',
  'support',
  'bookingId',
  'oid',
  'guestName',
  'booked',
  'edit',
  'year',
]
const hostileQuery = new URLSearchParams(asked.map((name) => [name, HOSTILE]))

/** Writes the hostile text into every free-text field of the back office. */
async function writeEverywhere(owner: APIRequestContext): Promise<void> {
  for (const call of allCalls.filter(
    ({ access, method, shape }) => access === 'admin' && method !== 'GET' && method !== 'DELETE' && shape !== 'multipart',
  )) {
    const filled = JSON.parse(JSON.stringify(goodInput(call), (_, value) => (value === 'Text' ? HOSTILE : value)))
    const response = await owner.fetch(call.path, { method: call.method, data: filled })
    expect(response.status(), call.path).not.toBe(500)
  }
}

async function bookAndAsk(guest: APIRequestContext): Promise<void> {
  const { checkIn, checkOut } = weekOf('villa-thea', 30)
  const guestInfo = { name: HOSTILE, email: GUEST.email, phone: `${HOSTILE.slice(0, 33)}123456`, guests: 2, specialRequests: HOSTILE }
  const data = { villaId: 3, startDate: checkIn, endDate: checkOut, guestInfo, paymentType: 'full' }
  const booked = await (await guest.post('/api/booking/create-payment.php', { data })).json()
  expect(booked.success, JSON.stringify(booked)).toBe(true)
  const asked = await guest.post('/api/support_request.php', {
    data: { orderId: booked.nestpayoId, reason: 'other', message: HOSTILE },
  })
  expect(asked.ok()).toBe(true)
}

/** Checks that neither the HTML nor the DOM contains elements of the hostile text. */
async function runsNothing(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    for (const address of [path, `${path}?${hostileQuery}`]) {
      const response = await page.goto(address)
      expect(await response?.text(), address).not.toMatch(/<img src=x|<script>window\.hacked/)
      expect(await page.locator('img[src="x"]').count(), address).toBe(0)
      expect(await page.evaluate(() => 'hacked' in window), address).toBe(false)
    }
  }
}

test('hostile text is never executed on any page', async ({ browser, page }) => {
  const owner = await browser.newContext()
  const guest = await browser.newContext()
  const person = { ...GUEST, fullName: HOSTILE.slice(0, 100), country: HOSTILE.slice(0, 80), phoneNumber: `${HOSTILE.slice(0, 33)}123456` }
  expect((await guest.request.post('/api/userRegister.php', { data: person })).ok()).toBe(true)
  expect((await guest.request.post('/api/checkUser.php', { data: GUEST })).ok()).toBe(true)
  expect((await owner.request.post('/api/checkUser.php', { data: OWNER })).ok()).toBe(true)
  await bookAndAsk(guest.request)
  await writeEverywhere(owner.request)
  await payByTransfer(owner.request, 1, HOSTILE)

  await runsNothing(page, [...publicPages, ...accountPages, '/booking-confirmation', '/admin'])
  await runsNothing(await guest.newPage(), [...publicPages, ...guestPages])
  const desk = await owner.newPage()
  await runsNothing(desk, officePages)
  await desk.goto('/admin/dashboard/support')
  await expect(desk.getByText('window.hacked=1').first()).toBeVisible()
})

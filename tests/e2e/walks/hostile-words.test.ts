import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { allCalls } from '../../../src/contract/index.ts'
import { accountPages, guestPages, officePages, officeParts, publicPages } from '../../places.ts'
import { goodInput } from '../../security/inputs.ts'
import { expect, makeWeek, OWNER, payByTransfer } from '../fixtures.ts'
import { test } from '../own-site-test.ts'

const HOSTILE = `"'></title></textarea></script><img src=x onerror="window.hacked=1"><script>window.hacked=1</script>`
/** One word without a place to break. Names take no more letters. */
const ENDLESS = 'W'.repeat(100)
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

/** Writes a text into every free-text field of the back office. */
async function writeEverywhere(owner: APIRequestContext, text: string): Promise<void> {
  for (const call of allCalls.filter(
    ({ access, method, shape }) => access === 'admin' && method !== 'GET' && method !== 'DELETE' && shape !== 'multipart',
  )) {
    const filled = JSON.parse(JSON.stringify(goodInput(call), (_, value) => (value === 'Text' ? text : value)))
    const response = await owner.fetch(call.path, { method: call.method, data: filled })
    expect(response.status(), call.path).not.toBe(500)
  }
}

async function addVilla(owner: APIRequestContext, text: string): Promise<void> {
  const rooms = {
    size: 80,
    doubleBed: 1,
    singleBed: 0,
    sofaBed: 0,
    bathrooms: 1,
    capacity: 2,
    features: '[]',
    amenities: '[]',
    images: '[]',
  }
  const added = await owner.post('/api/villas.php', {
    data: { ...rooms, name: text.slice(0, 100), claim: text, about: text, imageUrl: null },
  })
  expect(added.ok(), await added.text()).toBe(true)
}

async function register(guest: APIRequestContext, text: string): Promise<void> {
  const person = { ...GUEST, fullName: text.slice(0, 100), country: text.slice(0, 80), phoneNumber: `${text.slice(0, 33)}123456` }
  expect((await guest.post('/api/userRegister.php', { data: person })).ok()).toBe(true)
  expect((await guest.post('/api/checkUser.php', { data: GUEST })).ok()).toBe(true)
}

async function bookAndAsk(guest: APIRequestContext, text: string): Promise<void> {
  const { checkIn, checkOut } = makeWeek('villa-thea', 30)
  const guestInfo = { name: text, email: GUEST.email, phone: `${text.slice(0, 33)}123456`, guests: 2, specialRequests: text }
  const data = { villaId: 3, startDate: checkIn, endDate: checkOut, guestInfo, paymentType: 'full' }
  const booked = await (await guest.post('/api/booking/create-payment.php', { data })).json()
  expect(booked.success, JSON.stringify(booked)).toBe(true)
  const asked = await guest.post('/api/support_request.php', {
    data: { orderId: booked.nestpayoId, reason: 'other', message: text },
  })
  expect(asked.ok()).toBe(true)
}

/** A guest and an owner whose texts are all the same, everywhere. */
async function peopleWriting(browser: Browser, text: string) {
  const owner = await browser.newContext()
  const guest = await browser.newContext()
  await register(guest.request, text)
  expect((await owner.request.post('/api/checkUser.php', { data: OWNER })).ok()).toBe(true)
  await bookAndAsk(guest.request, text)
  await writeEverywhere(owner.request, text)
  await addVilla(owner.request, text)
  await payByTransfer(owner.request, 1, text)
  return { guest: await guest.newPage(), desk: await owner.newPage() }
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
  const { guest, desk } = await peopleWriting(browser, HOSTILE)
  await runsNothing(page, [...publicPages, ...accountPages, '/booking-confirmation', '/admin'])
  await runsNothing(guest, [...publicPages, ...guestPages])
  await runsNothing(desk, officePages)
  await desk.goto('/admin/dashboard/support')
  await expect(desk.getByText('window.hacked=1').first()).toBeVisible()
})

test('a word of a hundred letters makes no page wider than its screen', async ({ browser, page }) => {
  const { guest, desk } = await peopleWriting(browser, ENDLESS)
  const tooWide: string[] = []
  for (const [reader, paths] of [
    [page, publicPages],
    [guest, guestPages],
    [desk, [...officePages, ...officeParts]],
  ] as const)
    for (const path of paths) {
      await reader.goto(path)
      for (const width of [360, 768, 1024, 1440]) {
        await reader.setViewportSize({ width, height: 800 })
        const over = await reader.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        if (over > 0) tooWide.push(`${path} at ${width} px: ${over} px`)
      }
    }
  expect(tooWide).toEqual([])
  await desk.goto('/admin/dashboard/bookings')
  await expect(desk.getByRole('cell').filter({ hasText: ENDLESS }).first()).toBeVisible()
})

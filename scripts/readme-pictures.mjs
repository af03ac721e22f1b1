// Takes the pictures of the README from a running demo house: node scripts/readme-pictures.mjs PASSWORD [ADDRESS]
import './pinned-node.mjs'
import { resolve } from 'node:path'
import { chromium, devices } from '@playwright/test'
import sharp from 'sharp'

const [password, address = 'http://localhost:3000'] = process.argv.slice(2)
if (!password) throw new Error('Please give the password that the demo house has printed.')
const { browserLaunch } = await import('../tests/browser.ts')
const { dayOfDemo } = await import('../src/demo/clock.ts')
const { addDays, dayAtProperty } = await import('../src/domain/calendar-day.ts')
const folder = resolve(import.meta.dirname, '..', 'docs', 'pictures')

/** Hidden in the pictures alone: it says that no real bank is configured, which a demo house never has. */
const TEST_BANNER = '[data-served=banner] { display: none }'
const DESK = { viewport: { width: 1280, height: 800 } }
const PHONE = devices['iPhone 13']
const VILLA = 'villa-armonia'

const browser = await chromium.launch(browserLaunch())

/** A page of a new visitor. The style of the pictures is not on the list of the content policy. */
async function openPage(device, path) {
  const context = await browser.newContext({ ...device, locale: 'en-GB', bypassCSP: true })
  const page = await context.newPage()
  await page.goto(address + path, { waitUntil: 'networkidle' })
  return page
}

async function take(page, name, width = 1280) {
  const picture = await page.screenshot({ style: TEST_BANNER, animations: 'disabled' })
  await sharp(picture)
    .resize(width)
    .jpeg({ quality: 82, mozjpeg: true })
    .toFile(resolve(folder, `${name}.jpg`))
}

await take(await openPage(DESK, '/'), 'home')
await take(await openPage(PHONE, '/villas/villa-thea'), 'phone', 390)

const office = await openPage(DESK, '/admin')
await office.request.post(`${address}/api/checkUser.php`, { data: { email: 'owner@villas.example', password } })
await office.goto(`${address}/admin/dashboard`, { waitUntil: 'networkidle' })
await take(office, 'today')
await office.goto(`${address}/admin/dashboard/bookings?tab=timeline`, { waitUntil: 'networkidle' })
await take(office, 'timeline')

const { checkIn, checkOut } = await freeWeek()
const booking = await openPage(DESK, `/booking?villa=${VILLA}&checkIn=${checkIn}&checkOut=${checkOut}&guests=4`)
await booking.getByText('Dates', { exact: true }).evaluate((title) => {
  scrollTo({ top: title.getBoundingClientRect().top + scrollY - 110, behavior: 'instant' })
})
await take(booking, 'booking')
await browser.close()

/** The first week after the day of the house for which the villa is free. */
async function freeWeek() {
  const today = dayOfDemo(dayAtProperty(new Date()))
  for (let days = 9; ; days += 1) {
    const week = { checkIn: addDays(today, days), checkOut: addDays(today, days + 7) }
    const { villas } = await (await office.request.get(`${address}/api/booking/search_stays.php`, { params: week })).json()
    if (villas.some(({ villa, available }) => villa.slug === VILLA && available)) return week
  }
}

// Takes the pictures of the README from a running demo house: node scripts/readme-pictures.mjs PASSWORD [ADDRESS]
import './pinned-node.mjs'
import { resolve } from 'node:path'
import { chromium } from '@playwright/test'
import sharp from 'sharp'

const [password, address = 'http://localhost:3000'] = process.argv.slice(2)
if (!password) throw new Error('Please give the password that the demo house has printed.')
const { browserLaunch } = await import('../tests/browser.ts')
const folder = resolve(import.meta.dirname, '..', 'docs', 'pictures')
const now = new Date()
const nextSummer = now.getFullYear() + (now.getMonth() < 5 ? 0 : 1)

const pictures = {
  home: '/',
  booking: `/booking?villa=villa-thea&checkIn=${nextSummer}-06-07&checkOut=${nextSummer}-06-14&guests=4`,
  today: '/admin/dashboard',
  timeline: `/admin/dashboard/bookings?tab=timeline&from=${nextSummer - 1}-07-01`,
}

const browser = await chromium.launch(browserLaunch())
const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
for (const [name, path] of Object.entries(pictures)) {
  if (path.startsWith('/admin'))
    await context.request.post(`${address}/api/checkUser.php`, { data: { email: 'owner@villas.example', password } })
  const page = await context.newPage()
  await page.goto(address + path, { waitUntil: 'networkidle' })
  await sharp(await page.screenshot())
    .resize(1080)
    .jpeg({ quality: 80, mozjpeg: true })
    .toFile(resolve(folder, `${name}.jpg`))
}
await browser.close()

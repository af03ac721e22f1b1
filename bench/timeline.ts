// `npm run bench -- timeline`: the timeline of 40 villas with 400 days of stays in a browser on a processor four times slower.
import { chromium, type Page } from '@playwright/test'
import { sql } from 'drizzle-orm'
import { dayAtProperty } from '../src/domain/calendar-day.ts'
import { browserLaunch } from '../tests/browser.ts'
import { ownSite } from '../tests/e2e/coverage-site.ts'
import { OWNER } from '../tests/story-steps.ts'

const VILLAS = 40
const SLOWDOWN = 4
const ROUNDS = 5

const today = dayAtProperty(new Date())
const site = await ownSite()
await site.change(sql`
  INSERT INTO villas (name, slug, size, double_beds, single_beds, sofa_beds, bathrooms, capacity)
  SELECT 'Villa ' || n, 'villa-' || n, 90, 2, 1, 0, 2, 6 FROM generate_series(5, ${VILLAS}::int) n`)
await site.change(sql`
  INSERT INTO bookings (code, villa_id, status, check_in, check_out, guest_name, original_cents, total_cents, created_at)
  SELECT 'T' || v.id || 'N' || n, v.id, 'paid', ${today}::date + n * 8, ${today}::date + n * 8 + 5 + (n + v.id) % 3, 'Guest ' || n, 100000, 100000, now()
  FROM villas v, generate_series(0, 49) n`)

/** The longest event from key or finger to the next paint, as the browser reports it. */
async function longestEvent(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const durations: number[] = []
    const observed = { type: 'event', durationThreshold: 16 } as PerformanceObserverInit
    new PerformanceObserver((list) => durations.push(...list.getEntries().map(({ duration }) => duration))).observe(observed)
    Object.assign(globalThis, { durations })
  })
  await act()
  await page.waitForTimeout(1_500)
  return page.evaluate(() => Math.max(16, ...(globalThis as unknown as { durations: number[] }).durations))
}

const middle = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

const browser = await chromium.launch(browserLaunch())
const figures: Record<string, number[]> = { ready: [], scripts: [], keys: [], drag: [] }
let elements = 0
try {
  for (let round = 0; round < ROUNDS; round += 1) {
    const context = await browser.newContext({ baseURL: site.url, viewport: { width: 390, height: 844 } })
    const page = await context.newPage()
    await page.request.post('/api/checkUser.php', { data: OWNER })
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    await devtools.send('Performance.enable')
    await page.goto('/admin/dashboard/bookings?tab=timeline', { waitUntil: 'networkidle' })
    // The arrow keys work once the page has its scripts.
    await page.waitForSelector('body[data-ready]')
    figures.ready?.push(await page.evaluate(() => performance.now()))
    const { metrics } = await devtools.send('Performance.getMetrics')
    figures.scripts?.push((metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1_000)
    elements = await page.locator('.timeline *').count()
    await page.locator('[data-cell]').first().focus()
    figures.keys?.push(
      await longestEvent(page, async () => {
        for (let step = 0; step < 20; step += 1) await page.keyboard.press(step % 2 === 0 ? 'ArrowRight' : 'ArrowDown')
      }),
    )
    const free = await page.locator('.timeline-free').first().boundingBox()
    if (free)
      figures.drag?.push(
        await longestEvent(page, async () => {
          await page.mouse.move(free.x + 4, free.y + 10)
          await page.mouse.down()
          for (let step = 1; step <= 10; step += 1) await page.mouse.move(free.x + 4 + step * 6, free.y + 10)
          await page.mouse.up()
        }),
      )
    await context.close()
  }
} finally {
  await browser.close()
  await site.close()
}
console.log(`${elements} elements; median of ${ROUNDS}:`)
for (const [name, numbers] of Object.entries(figures)) console.log(`${name}: ${middle(numbers).toFixed(0)} ms`)
process.exit(0)

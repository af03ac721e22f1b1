import type { Page } from '@playwright/test'
import { expect, hasNoBarriers, test } from './fixtures.ts'
import { accountPages, publicPages } from './places.ts'

const pages = [...publicPages, ...accountPages, '/booking-confirmation']

/** All requests of a page until the network is idle. */
async function askedFor(page: Page, path: string): Promise<string[]> {
  const asked: string[] = []
  const note = (request: { url(): string }) => asked.push(request.url())
  page.on('request', note)
  await page.goto(path)
  await page.mouse.wheel(0, 30_000)
  await page.waitForLoadState('networkidle')
  page.off('request', note)
  return asked
}

/** Texts that exist only in the back office. */
const officeWords = /Restrict Dates|Add Season|Create Discount Rule|Settings Saved|Villa Created|Booking Status Updated/

for (const path of pages) {
  test(`${path} makes no request to other hosts and loads no code of the back office`, async ({ page }) => {
    for (const url of await askedFor(page, path)) {
      expect(url).toMatch(/^(http:\/\/localhost:|data:)/)
      if (!url.endsWith('.js')) continue
      expect(url).not.toMatch(/admin|office/)
      expect(await (await page.request.get(url)).text()).not.toMatch(officeWords)
    }
    expect(await page.evaluate(() => localStorage.length)).toBe(0)
  })

  test(`${path} fits a screen of 320 px and 200% zoom on a laptop`, async ({ page }) => {
    await page.setViewportSize({ width: 640, height: 400 })
    await page.goto(path)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(640)
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    await hasNoBarriers(page)
  })
}

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('transitions take less than 50 ms, and scrolling is not smooth', async ({ page }) => {
    for (const path of ['/', '/villas', '/gallery', '/booking']) {
      await page.goto(path)
      const longest = await page.evaluate(() =>
        Math.max(
          ...[...document.querySelectorAll('*')].flatMap((element) => {
            const { transitionDuration, animationDuration } = getComputedStyle(element)
            return `${transitionDuration}, ${animationDuration}`.split(', ').map(Number.parseFloat)
          }),
        ),
      )
      expect(longest).toBeLessThan(0.05)
      await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto')
    }
  })
})

for (const [path, heading] of [
  ['/?utm_source=mail&x[]=1', /./],
  ['/booking?villa=of-nobody&checkIn=yesterday&checkOut=2027-02-30&guests=many', 'Book Your Stay'],
  ['/booking?villa=99999999999999999999&guests=-1', 'Book Your Stay'],
  ['/gallery?category=%00', 'Our Gallery'],
  ['/villas/villa-thea?booked=perhaps', 'Villa Thea'],
  ['/login?redirect=https://elsewhere.example', 'Log In'],
  [`/forgot-password?${'x'.repeat(5_000)}=1`, 'Forgot your password?'],
] as const) {
  test(`an unknown parameter is ignored: ${path.slice(0, 60)}`, async ({ page }) => {
    expect((await page.goto(path))?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(page.getByText('Booking Confirmed!')).toHaveCount(0)
  })
}

test('the query chooses a villa by id or slug, the first by default', async ({ page }) => {
  const chosen = page.getByRole('navigation', { name: /villa/i }).locator('[aria-current=page]')
  for (const [query, name] of [
    ['', 'Villa Armonia'],
    ['?villa=2', 'Villa Eirini'],
    ['?villa=villa-onar', 'Villa Onar'],
    ['?villa=nobody', 'Villa Armonia'],
  ]) {
    await page.goto(`/booking${query}`)
    await expect(chosen).toContainText(name ?? '')
  }
})

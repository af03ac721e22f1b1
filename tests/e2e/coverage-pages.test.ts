import type { Page } from '@playwright/test'
import { expect, hasNoBarriers, test } from './fixtures.ts'
import { cutOff } from './large-text.ts'
import { accountPages, publicPages } from './places.ts'

const pages = [...publicPages, ...accountPages, '/booking-confirmation']

const headings: Record<string, string> = {
  '/': 'Four villas between the garden and the sea',
  '/villas': 'The villas',
  '/villas/villa-thea': 'Villa Thea',
  '/gallery': 'Our Gallery',
  '/amenities': 'Amenities',
  '/attractions': 'Nearby attractions',
  '/pricing': 'Pricing & policies',
  '/terms': 'Terms & Conditions',
  '/privacy': 'Privacy',
  '/booking': 'Book Your Stay',
  '/nowhere': 'Oops! Page not found',
  '/login': 'Log In',
  '/login/email': 'Continue with your e-mail',
  '/register': 'Create an account',
  '/forgot-password': 'Forgot your password?',
  '/reset-password': 'Invalid Reset Link',
  '/join': 'This invitation does not work',
  '/booking-confirmation': 'Booking Confirmed!',
}

/** All requests of a page while it loads and is read to its end. */
async function askedFor(page: Page, path: string): Promise<string[]> {
  const asked: string[] = []
  const note = (request: { url(): string }) => asked.push(request.url())
  page.on('request', note)
  await page.goto(path)
  expect(await endlessAnimations(page)).toEqual([])
  await page.mouse.wheel(0, 30_000)
  await page.waitForLoadState('networkidle')
  page.off('request', note)
  return asked
}

/** Names of animations that redraw the page as long as it is open. */
const endlessAnimations = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY)
      .map((animation) => (animation as CSSAnimation).animationName),
  )

async function fitsWidth(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
}

/** Texts that exist only in the back office. */
const officeWords = /Restrict Dates|Add Season|Create Discount Rule|Settings Saved|Villa Created|Booking Status Updated/

for (const path of pages)
  test(`${path} loads nothing of other hosts or the back office, and is accessible on a phone, on a desktop, at 200% zoom and with large text`, async ({
    page,
  }) => {
    // A laptop at 200% zoom.
    await page.setViewportSize({ width: 640, height: 400 })
    const asked = await askedFor(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headings[path] ?? '')
    expect(await page.evaluate(() => localStorage.length)).toBe(0)
    await fitsWidth(page, 640, 400)
    for (const [width, height] of [
      [320, 640],
      [1440, 800],
    ] as const) {
      await fitsWidth(page, width, height)
      await hasNoBarriers(page)
    }
    await page.setViewportSize({ width: 360, height: 800 })
    expect(await cutOff(page)).toEqual([])
    for (const url of asked) {
      expect(url).toMatch(/^(http:\/\/localhost:|data:)/)
      if (!url.endsWith('.js')) continue
      expect(url).not.toMatch(/admin|office/)
      expect(await (await page.request.get(url)).text()).not.toMatch(officeWords)
    }
  })

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

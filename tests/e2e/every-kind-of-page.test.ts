import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { isLong, sample } from '../long-tests.ts'
import { accountPages, confirmations, guestPages, officePages, officeParts, publicPages, tabbedPages } from '../places.ts'
import { listCoveredStops } from './covered-focus.ts'
import { expect, guestWithStays, hasNoBarriers, makeWeek, OWNER, offeredStay } from './fixtures.ts'
import { test } from './own-site-test.ts'

/** iPhones zoom into a page when a field with smaller letters gets the focus. */
const LEAST_PX = 16

/** React makes an element for a script by an empty one; what search engines read is not run. */
const BY_REACT = /^require-trusted-types-for Element innerHTML\|(<script><\/script>|\{"@context")/

/** Texts that exist only in the back office. */
const officeWords = /Restrict Dates|Add Season|Create Discount Rule|Settings Saved|Villa Created|Booking Status Updated/

/** What is wrong with a page beside its barriers, on the screen as it is now. */
const listFaults = (page: Page): Promise<string[]> =>
  page.evaluate((least) => {
    const none = ['hidden', 'checkbox', 'radio', 'file', 'submit', 'button']
    // Hidden ones too: dialogs and folds are opened later.
    const fields = [...document.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>('input, select, textarea')]
    const small = fields.filter((field) => !none.includes(field.type) && Number.parseFloat(getComputedStyle(field).fontSize) < least)
    const endless = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY)
    const over = document.documentElement.scrollWidth - innerWidth
    return [
      ...(over > 0 ? [`${over} px wider than the screen`] : []),
      ...(innerWidth < 400 ? small.map(({ name, ariaLabel }) => `letters of ${name || ariaLabel} are too small`) : []),
      ...endless.map((animation) => `${(animation as CSSAnimation).animationName} never ends`),
      ...(localStorage.length > 0 ? ['keeps something in the browser'] : []),
    ]
  }, LEAST_PX)

/** Addresses that a page asks for, and what its policies refuse or report. */
async function watch(page: Page) {
  const asked = new Set<string>()
  const reported: string[] = []
  page.on('request', (request) => asked.add(request.url()))
  page.on('pageerror', ({ message }) => reported.push(message))
  await page.exposeFunction('reported', (what: string) => !BY_REACT.test(what) && reported.push(`${page.url()}: ${what}`))
  await page.addInitScript(() => {
    const { reported } = window as unknown as { reported: (what: string) => void }
    addEventListener('securitypolicyviolation', ({ violatedDirective, sample }) => reported(`${violatedDirective} ${sample}`))
  })
  return { asked, reported }
}

const SCREENS = [360, 1280]

/** Opens each page once, and looks at it on a light phone and on a dark desktop; on one of them it is judged by axe, in the long tests on both. */
async function lookAt(page: Page, paths: readonly string[], widths = SCREENS): Promise<string[]> {
  const found: string[] = []
  const onBoth = isLong('walks') || paths.length === 1
  for (const [nth, path] of paths.entries())
    await test.step(path, async () => {
      await page.setViewportSize({ width: 360, height: 800 })
      await page.goto(path)
      for (const [screen, width] of widths.entries()) {
        await page.setViewportSize({ width, height: 800 })
        await page.emulateMedia({ colorScheme: width < 400 ? 'light' : 'dark' })
        found.push(...(await listFaults(page)).map((fault) => `${path} at ${width} px: ${fault}`))
        if (onBoth || nth % widths.length === screen) await hasNoBarriers(page)
      }
      if (tabbedPages.includes(path)) found.push(...(await listCoveredStops(page)).map((stop) => `${path} ${stop}`))
    })
  return found
}

test('every page for visitors fits a phone and a desktop, has no barriers, and loads nothing of other hosts or the back office', async ({
  page,
}) => {
  const { asked, reported } = await watch(page)
  expect(await lookAt(page, [...publicPages, ...accountPages, ...confirmations, '/login/code', '/admin', '/api'])).toEqual([])
  expect(reported).toEqual([])
  for (const url of asked) {
    expect(url).toMatch(/^(http:\/\/localhost:|data:)/)
    if (!url.endsWith('.js')) continue
    expect(url).not.toMatch(/office/)
    expect(await (await page.request.get(url)).text(), url).not.toMatch(officeWords)
  }
})

test('every page of a guest fits a phone and a desktop, and has no barriers', async ({ page, browser, site }) => {
  const office = await browser.newContext({ baseURL: site.url })
  expect((await office.request.post('/api/checkUser.php', { data: OWNER })).ok()).toBe(true)
  await guestWithStays(page.request, office.request)
  const offer = await offeredStay(office.request)
  const { reported } = await watch(page)
  await page.goto('/reservations')
  const stay = await page.getByRole('main').locator('a[href*="/reservations/"]').first().getAttribute('href')
  expect(stay).toMatch(/^\/reservations\/\w+$/)
  const { checkIn, checkOut } = makeWeek('villa-onar', 45)
  const change = `${stay}/change?${new URLSearchParams({ villaId: '4', checkIn, checkOut })}`
  const ofStay = [`${stay}`, `${stay}/cancel`, `${stay}/change`, change]
  expect(await lookAt(page, [offer, ...guestPages, '/reservations?support=', '/confirm-email?sent', ...ofStay])).toEqual([])
  expect(reported).toEqual([])
})

// Tabs and dialogs on a desktop belong to the long tests.
for (const [title, paths, widths] of [
  ['every screen of the back office fits a phone and a desktop, and has no barriers', officePages, SCREENS],
  ['every tab and dialog of the back office fits a phone, and has no barriers', sample(officeParts, 2), [360]],
] as const)
  test(title, async ({ page, browser, site }) => {
    expect((await page.request.post('/api/checkUser.php', { data: OWNER })).ok()).toBe(true)
    const guest = await browser.newContext({ baseURL: site.url })
    await guestWithStays(guest.request, page.request)
    const { reported } = await watch(page)
    expect(await lookAt(page, paths, [...widths])).toEqual([])
    expect(reported).toEqual([])
  })

test('the header and the text of the home page are readable on a white photograph', async ({ page }) => {
  await page.request.post('/api/checkUser.php', { data: OWNER })
  const white = await sharp({ create: { width: 1920, height: 1280, channels: 3, background: 'white' } })
    .jpeg()
    .toBuffer()
  const files = { name: 'wall.jpg', mimeType: 'image/jpeg', buffer: white }
  await page.request.post('/api/galleryUpload.php', { multipart: { category: 'exteriors', 'files[]': files } })
  const gallery: { url: string }[] = await (await page.request.get('/api/gallery.php')).json()
  const { settings } = await (await page.request.get('/api/settings.php')).json()
  const general = { ...settings.general, heroImage: gallery.at(-1)?.url }
  expect((await page.request.post('/api/settings.php', { data: { general } })).ok()).toBe(true)
  expect(await lookAt(page, ['/'], [360, 1280, 1920])).toEqual([])
  await expect(page.locator('.photo-hero img')).toHaveAttribute('src', general.heroImage)
})

/** Screens with a form that has required fields and is empty when it opens, and its button. */
const emptyForms = [
  ['pricing?tab=seasons&add=1', 'Add Season'],
  ['pricing?tab=discounts&add=1', 'Create Discount Rule'],
  ['pricing?tab=fees&add=1', 'Add fee'],
  ['pricing?tab=taxes&add=1', 'Add rate'],
  ['pricing?tab=rules&add=1', 'Add Rule'],
  ['promo-codes?add=1', 'Save'],
  ['declarations', 'Add stay'],
  ['villas?add=1', 'Save'],
  ['attractions?add=1', 'Save'],
  ['people', 'Send the invitation'],
] as const

test('the errors of the back office’s forms fit a phone and have no barriers', async ({ page }) => {
  expect((await page.request.post('/api/checkUser.php', { data: OWNER })).ok()).toBe(true)
  await page.setViewportSize({ width: 360, height: 800 })
  for (const [screen, button] of sample(emptyForms, 2))
    await test.step(screen, async () => {
      await page.goto(`/admin/dashboard/${screen}`)
      // Forms may be folded.
      await page.locator('main details').evaluateAll((all) => {
        for (const folded of all) (folded as HTMLDetailsElement).open = true
      })
      await page.getByRole('button', { name: button, exact: true }).first().click()
      await expect(page.locator('[aria-invalid=true]').first()).toBeVisible()
      expect(await listFaults(page)).toEqual([])
      await hasNoBarriers(page)
    })
})

import { test as base } from '@playwright/test'
import { chooseInSheet, expect, makeWeek, signIn, test as stories } from './fixtures.ts'

// Pages as a visitor opens them: nothing is touched before the story does.
const test = stories.extend({ page: [async ({ context }, use) => use(await context.newPage()), { scope: 'test' }] })

const FILES = '**/assets/*.js'
const isReady = (page: import('@playwright/test').Page) => page.evaluate(() => document.body.dataset.ready !== undefined)

test('a page of text loads no React: its menus close, and it keeps the query in another language', async ({ page }) => {
  const files: string[] = []
  page.on('request', (request) => request.url().endsWith('.js') && files.push(request.url()))
  await page.goto('/pricing?utm_source=letter', { waitUntil: 'networkidle' })
  expect(files.map((file) => file.replace(/.*\/|-[\w-]{8}\.js/g, ''))).toEqual(['measure-view'])
  const menu = page.getByRole('banner').locator('details', { hasText: 'Villa Thea' }).first()
  await menu.locator('summary').click()
  await expect(menu).toHaveAttribute('open')
  await page.keyboard.press('Escape')
  await expect(menu).not.toHaveAttribute('open')
  await expect(menu.locator('summary')).toBeFocused()
  await menu.locator('summary').click()
  await page.getByRole('main').click({ position: { x: 5, y: 300 } })
  await expect(menu).not.toHaveAttribute('open')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Deutsch' }).click()
  await expect(page).toHaveURL('/de/pricing?utm_source=letter')
})

test('a guest who is signed in finds the own menu on a page without React, logs out, and leaves nothing typed behind', async ({
  page,
  guest,
}) => {
  await signIn(page, guest)
  const stored = () => page.evaluate(() => [sessionStorage.getItem('typed'), localStorage.getItem('stay')])
  await page.goto('/booking')
  await expect.poll(() => isReady(page)).toBe(true)
  await page.getByLabel('Special requests').fill('A cot')
  await expect.poll(async () => (await stored())[0]).toContain('A cot')
  await page.evaluate(() => localStorage.setItem('stay', '2027-10-04 2027-10-11'))
  await page.goto('/terms')
  const menu = page.getByRole('banner').locator('details:visible', { hasText: guest.name })
  await expect(page.getByRole('banner').getByLabel(`Account of ${guest.name}`)).toHaveCount(1)
  await menu.locator('summary').click()
  await expect(menu.getByRole('link', { name: 'My Reservations' })).toBeVisible()
  await menu.getByRole('button', { name: 'Log Out' }).click()
  await expect(page.getByText('Logged Out')).toBeVisible()
  expect(await stored()).toEqual([null, null])
})

test('a menu that a guest opens before React has started stays open', async ({ page, guest }) => {
  await signIn(page, guest)
  await page.goto('/villas', { waitUntil: 'networkidle' })
  expect(await isReady(page)).toBe(false)
  const header = page.getByRole('banner')
  await header.getByLabel(`Account of ${guest.name}`).click()
  const known = page.waitForResponse('**/account')
  await page.getByRole('main').getByRole('button').first().hover()
  await expect.poll(() => isReady(page)).toBe(true)
  await known
  await expect(header.getByRole('link', { name: 'My Reservations' })).toBeVisible()
  await expect(header.locator('[data-name]:visible')).toHaveText(guest.name)
})

test('the first touch of a picture opens it, although nothing of React was loaded', async ({ page }) => {
  await page.goto('/gallery', { waitUntil: 'networkidle' })
  expect(await isReady(page)).toBe(false)
  const [, second] = await page.getByRole('main').locator('[data-live] a:visible').all()
  await second?.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page).toHaveURL('/gallery')
})

test('dates chosen on a page that waited are searched', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(await isReady(page)).toBe(false)
  const { checkIn, checkOut } = makeWeek('villa-thea', 46)
  await chooseInSheet(page, { checkIn, checkOut })
  await expect(page).toHaveURL(`/villas?${new URLSearchParams({ checkIn, checkOut, guests: '2' })}`)
})

test('the calendar of a villa comes when it is near', async ({ page }) => {
  await page.goto('/villas/villa-thea', { waitUntil: 'networkidle' })
  expect(await isReady(page)).toBe(false)
  await page.getByRole('heading', { name: 'Free nights and prices' }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('grid').first()).toBeVisible()
})

test('a strip that was swiped first shows where it is', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 740 })
  await page.goto('/villas/villa-thea', { waitUntil: 'networkidle' })
  const strip = page.locator('[aria-roledescription=carousel]').first()
  await strip
    .locator('ul')
    .first()
    .evaluate((list) => list.scrollTo({ left: list.clientWidth, behavior: 'instant' }))
  await expect(strip.getByRole('button', { name: /^Picture 2 / })).toHaveAttribute('aria-current', 'true')
})

test('where the scripts do not come, a click does what it does without them', async ({ page }) => {
  await page.goto('/gallery', { waitUntil: 'networkidle' })
  await page.route(FILES, (route) => route.abort())
  await page.getByRole('main').locator('[data-live] a:visible').first().click()
  await expect(page).toHaveURL(/\/pictures\//)
})

base('a header over a photograph is solid once the page is scrolled', async ({ page }) => {
  await page.goto('/')
  const colour = () => page.locator('#header').evaluate((header) => getComputedStyle(header).backgroundColor)
  await expect.poll(colour).toBe('rgba(0, 0, 0, 0)')
  await page.mouse.wheel(0, 400)
  await expect.poll(colour).not.toBe('rgba(0, 0, 0, 0)')
})

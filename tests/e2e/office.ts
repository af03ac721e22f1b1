import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { isLong } from '../long-tests.ts'
import { aliveOnArrival, hasNoBarriers, OWNER } from './fixtures.ts'

type Cookies = Parameters<ReturnType<Page['context']>['addCookies']>[0]

let cookies: Promise<Cookies> | undefined

/** Opens a screen of the back office as owner. All tests of a worker share one session, because a sign-in takes time. */
export async function enterOffice(page: Page, screen: string): Promise<void> {
  cookies ??= logIn(page.request)
  await page.context().addCookies(await cookies)
  await page.goto(`/admin/dashboard/${screen}`)
}

/** A separate browser context signed in as owner. */
export async function officePage(browser: Browser): Promise<Page> {
  const page = aliveOnArrival(await (await browser.newContext()).newPage())
  await enterOffice(page, '')
  return page
}

async function logIn(request: APIRequestContext): Promise<Cookies> {
  const answer = await request.post('/api/checkUser.php', { data: OWNER })
  expect(answer.ok()).toBe(true)
  return (await request.storageState()).cookies
}

/** Saves the settings and waits for the answer: the toast alone may still be that of an earlier change. */
export async function saveSettings(page: Page): Promise<void> {
  const answer = page.waitForResponse((response) => response.request().method() === 'POST' && response.url().includes('/settings'))
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await answer
  await expect(page.getByText('Settings Saved')).toBeVisible()
}

/** A JPEG of one colour. */
export const picture = (colour: string): Promise<Buffer> =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: colour } })
    .jpeg()
    .toBuffer()

/** A GIF that moves between two colours. */
export async function animation(): Promise<Buffer> {
  const frames = await Promise.all(['#336644', '#4466aa'].map(picture))
  return sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer()
}

/** Checks overflow on a phone and a desktop, and accessibility on the phone; in the long tests on both. */
export async function isFineOnPhoneAndDesk(page: Page): Promise<void> {
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    if (width === 360 || isLong('walks')) await hasNoBarriers(page)
  }
}

/** Opens the menu of the only booking in a list and follows one of its links. */
export async function chooseAction(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /^Actions for booking/ }).click()
  await page
    .getByRole('link', { name: new RegExp(`^${name} booking`) })
    .last()
    .click()
}

import { expect, hasNoBarriers, test } from './fixtures.ts'

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('the menu of a phone opens, navigates and closes on the new page', async ({ page }) => {
    await page.goto('/')
    const menu = page.getByRole('navigation', { name: 'All pages' })
    await expect(menu).toBeHidden()
    await page.getByLabel('Menu', { exact: true }).click()
    for (const name of ['Villa Armonia', 'Villa Eirini', 'Villa Thea', 'Villa Onar', 'Gallery', 'Amenities', 'Log In', 'Register'])
      await expect(menu.getByRole('link', { name })).toBeVisible()
    await hasNoBarriers(page)
    await menu.getByRole('link', { name: 'Amenities' }).click()
    await expect(page).toHaveURL('/amenities')
    await expect(menu).toBeHidden()
  })
})

test('the header is transparent over a photo, has a background after scrolling and stays; the marks of cards are of one height', async ({
  page,
}) => {
  const ground = () => page.getByRole('banner').evaluate((header) => getComputedStyle(header).backgroundColor)
  for (const path of ['/']) {
    await page.goto(path)
    expect(await ground()).toBe('rgba(0, 0, 0, 0)')
    const [header, photograph] = await Promise.all([page.getByRole('banner').boundingBox(), page.locator('.photo-hero').boundingBox()])
    expect(photograph?.y).toBe(header?.y)
    await page.mouse.wheel(0, 1_500)
    await expect.poll(ground).toBe('rgb(251, 250, 247)')
    await expect(page.getByRole('banner')).toBeInViewport()
  }
  await page.goto('/gallery')
  expect(await ground()).toBe('rgb(251, 250, 247)')
  const marks = page.getByRole('contentinfo').getByRole('list', { name: 'Accepted cards and secure payment' })
  await marks.scrollIntoViewIfNeeded()
  const names = marks.locator('li li > * > *')
  const heights = await names.evaluateAll((shown) => shown.map((name) => name.getBoundingClientRect().height))
  expect(heights.length).toBeGreaterThan(5)
  expect(new Set(heights).size).toBe(1)
})

test('one toast shows at a time, for five seconds', async ({ page }) => {
  await page.clock.install()
  await page.goto('/booking')
  const closers = page.getByRole('button', { name: 'Close this message' })
  const guests = page.getByRole('spinbutton', { name: 'Guests' })
  await guests.fill('9')
  await expect(page.getByText('Guest Limit Exceeded')).toBeVisible()
  await expect(page.getByText('This villa can accommodate a maximum of 6 guests.')).toBeVisible()
  await expect(guests).toHaveValue('6')
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 2_000)
  await page.getByRole('button', { name: 'Review your booking' }).click()
  await expect(page.getByText('Missing Information')).toBeVisible()
  await expect(page.getByText('Guest Limit Exceeded')).toHaveCount(0)
  await expect(closers).toHaveCount(1)
  await page.clock.fastForward(4_900)
  await expect(page.getByText('Missing Information')).toBeVisible()
  await page.clock.fastForward(200)
  await expect(page.getByText('Missing Information')).toHaveCount(0)
  await guests.fill('9')
  await closers.click()
  await expect(page.getByText('Guest Limit Exceeded')).toHaveCount(0)
})

test('the end of a toast never takes the next one with it', async ({ page }) => {
  await page.addInitScript((shownFor) => {
    const { setTimeout, clearTimeout } = window
    const ends = new Map<number, () => void>()
    const fake = {
      setTimeout: (run: (...given: unknown[]) => void, ms?: number, ...given: unknown[]) => {
        const timer = setTimeout(run, ms, ...given)
        if (ms === shownFor) ends.set(timer, () => run(...given))
        return timer
      },
      clearTimeout: (timer?: number) => {
        if (timer !== undefined) ends.delete(timer)
        clearTimeout(timer)
      },
    }
    Object.assign(window, fake)
    // React has drawn the next toast, and has not cleared the timer of the last one yet.
    const endAll = () => {
      for (const end of ends.values()) end()
    }
    addEventListener('DOMContentLoaded', () => {
      const toasts = document.querySelector('#toasts')
      if (toasts) new MutationObserver(endAll).observe(toasts, { childList: true, subtree: true })
    })
  }, 5_000)
  await page.goto('/login')
  await page.getByLabel('Email').fill('nobody@example.com')
  await page.getByLabel('Password').fill('Not-the-password-1')
  const toast = page.locator('#toasts').getByText('Login Failed')
  const send = async () => {
    const answer = page.waitForResponse((response) => response.request().method() === 'POST')
    await page.getByRole('main').getByRole('button', { name: 'Log In' }).click()
    await answer
  }
  await send()
  const first = await toast.elementHandle()
  await send()
  await expect.poll(() => first?.evaluate((card) => card.isConnected)).toBe(false)
  await expect(toast).toBeVisible()
})

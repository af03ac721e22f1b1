import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const villa = (page: Page) => page.getByRole('heading', { name: 'Villa Thea' }).getByRole('link')

test('a villa page is prefetched on hover', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/villas')
  await villa(page).hover()
  await expect.poll(() => asked).toContain('/villas/villa-thea.data')
  await page.waitForLoadState('networkidle')
  const before = asked.length
  await villa(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Villa Thea')
  expect(asked.slice(before).filter((path) => path.endsWith('.js'))).toEqual([])
})

test('a card moves into the page of its villa, and stands still for visitors who want less motion', async ({ page }) => {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (...how) => {
      const transition = start(...how)
      transition.ready.then(() => {
        const moving = document
          .getAnimations()
          .filter(({ effect }) => (effect as KeyframeEffect).pseudoElement?.startsWith('::view-transition'))
        Object.assign(window, { moving: moving.length > 0 ? 'some' : 'none' })
      })
      return transition
    }
  })
  for (const [reducedMotion, animations] of [
    ['no-preference', 'some'],
    ['reduce', 'none'],
  ] as const) {
    await page.emulateMedia({ reducedMotion })
    await page.goto('/villas')
    await villa(page).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Villa Thea')
    await expect.poll(() => page.evaluate(() => Object.entries(window).find(([name]) => name === 'moving')?.[1])).toBe(animations)
  }
})

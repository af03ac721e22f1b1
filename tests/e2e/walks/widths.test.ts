import type { Page } from '@playwright/test'
import { accountPages, publicPages } from '../../places.ts'
import { expect, hasNoBarriers, test } from '../fixtures.ts'
import { cutOff } from '../large-text.ts'

const pages = [...publicPages, ...accountPages, '/booking-confirmation', '/api']

async function fitsWidth(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
}

for (const path of pages)
  test(`${path} is accessible and fits at 200% zoom, on the narrowest and the widest screen, and with large text`, async ({ page }) => {
    // A laptop at 200% zoom.
    await page.setViewportSize({ width: 640, height: 400 })
    await page.goto(path)
    await fitsWidth(page, 640, 400)
    for (const [width, height] of [
      [320, 640],
      [2560, 1440],
    ] as const) {
      await fitsWidth(page, width, height)
      await hasNoBarriers(page)
    }
    await page.setViewportSize({ width: 360, height: 800 })
    expect(await cutOff(page)).toEqual([])
  })

import type { Page } from '@playwright/test'
import { expect, hasNoBarriers, test } from './fixtures.ts'

const nextYear = new Date().getUTCFullYear() + 1
const stay = `checkIn=${nextYear}-05-10&checkOut=${nextYear}-05-17&guests=3`

type Shared = { title: string; text: string; url: string }

/** As a phone has it: notes what is handed to its sheet, which closes with this error. */
const stubSheet = (page: Page, error: string | null) =>
  page.addInitScript((name) => {
    const shared: unknown[] = []
    Object.assign(window, { shared })
    navigator.share = async (data) => {
      shared.push(data)
      if (name) throw new DOMException('closed', name)
    }
  }, error)

const readShared = (page: Page) => page.evaluate(() => (window as unknown as { shared: Shared[] }).shared)

test('a phone hands on the villa with the dates and guests that are looked at, from a round button on its picture', async ({ page }) => {
  await stubSheet(page, 'AbortError')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/villas/villa-thea?${stay}`)
  const share = page.getByRole('link', { name: 'Share', exact: true })
  const picture = page.getByRole('region', { name: 'Pictures of Villa Thea' })
  for (const button of [share, page.getByRole('link', { name: 'Back to All Villas' })]) {
    const [box, around] = [await button.boundingBox(), await picture.boundingBox()]
    expect([box?.width, box?.height]).toEqual([44, 44])
    expect(box && around && box.y > around.y && box.y + box.height < around.y + around.height / 2).toBe(true)
  }
  await share.click()
  await expect.poll(() => readShared(page)).toHaveLength(1)
  const [shared] = await readShared(page)
  expect(shared?.title).toBe('Villa Thea')
  expect(shared?.text).toMatch(/^Villa Thea, \w+ 10 – .*17 May \d{4}, 3 guests$/)
  expect(new URL(shared?.url ?? '').pathname + new URL(shared?.url ?? '').search).toBe(`/villas/villa-thea?${stay}`)
  // Whoever closes the sheet is asked nothing more.
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a browser without a sheet, or with one that fails, shows the link to copy, and closes it by Escape', async ({ page }) => {
  // A browser without a screen has no clipboard.
  await page.addInitScript(() =>
    Object.assign(navigator.clipboard, { writeText: async (copied: string) => void Object.assign(window, { copied }) }),
  )
  await stubSheet(page, 'NotAllowedError')
  await page.goto('/sr/villas/villa-thea')
  const share = page.getByRole('link', { name: 'Podelite', exact: true })
  await share.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('textbox')).toHaveValue(/\/sr\/villas\/villa-thea$/)
  await hasNoBarriers(page)
  await dialog
    .getByRole('button')
    .filter({ hasText: /^Kopiraj/ })
    .click()
  await expect(dialog.getByRole('status')).not.toBeEmpty()
  expect(await page.evaluate(() => (window as unknown as { copied: string }).copied)).toMatch(/\/sr\/villas\/villa-thea$/)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
})

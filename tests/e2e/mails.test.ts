import type { Page } from '@playwright/test'
import { settings } from '../../seed/settings.ts'
import { sampleMails } from '../../src/server/notifications/samples.ts'
import { expect, hasNoBarriers, test } from './fixtures.ts'

const mails = sampleMails(settings, { env: { siteUrl: 'https://villas.example' }, now: () => new Date('2026-06-01T09:00:00Z') })

/** Landmarks are the mail program's part. */
const OF_THE_MAIL_PROGRAM = ['region', 'landmark-one-main']

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [360, 600]) {
    test(`every mail fits ${width} px, ${colorScheme}`, async ({ page }) => {
      const requests: string[] = []
      page.on('request', (request) => requests.push(request.url()))
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: 800 })
      for (const { subject, html } of mails) {
        await test.step(subject, async () => {
          await page.setContent(html)
          expect(await overflow(page)).toBeLessThanOrEqual(0)
          expect(await brokenWords(page)).toEqual([])
          expect(await columns(page)).toEqual([])
          // Contrast and order do not depend on the width.
          if (width === 360) await hasNoBarriers(page, OF_THE_MAIL_PROGRAM)
          expect(await page.locator('.card').evaluate((card) => getComputedStyle(card).backgroundColor)).toBe(
            colorScheme === 'light' ? 'rgb(255, 255, 255)' : 'rgb(21, 36, 47)',
          )
          for (const button of await page.locator('td[bgcolor] > a').all())
            expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44)
        })
      }
      expect(requests).toEqual([])
    })
  }
}

test('long words wrap and never widen a mail', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  const long = (text: string) =>
    text.replaceAll('ana@example.com', `${'a'.repeat(64)}@example.com`).replaceAll('Thea', 'Theophrastos'.repeat(6))
  for (const { subject, html } of mails) {
    await page.setContent(long(html))
    expect(await overflow(page), subject).toBeLessThanOrEqual(0)
    expect(await columns(page), subject).toEqual([])
  }
})

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

/** Words broken over more than one line; a hyphen ends a word. */
const brokenWords = (page: Page) =>
  page.locator('[role=article]').evaluate((mail) => {
    const broken: string[] = []
    const texts = document.createTreeWalker(mail, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      for (const word of (node.textContent ?? '').matchAll(/[^\s-]+-?/g)) {
        const range = document.createRange()
        range.setStart(node, word.index)
        range.setEnd(node, word.index + word[0].length)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        if (lines.size > 1) broken.push(word[0])
      }
    }
    return broken
  })

/** Rows that are not aligned with the first row, or whose label and value are not on one line. */
const columns = (page: Page) =>
  page.locator('[role=article]').evaluate((mail) => {
    const textOf = (cell: Element | null) => {
      const range = document.createRange()
      if (cell) range.selectNodeContents(cell)
      return range.getClientRects()[0]
    }
    const rows = [...mail.querySelectorAll('table.facts > tbody > tr')].map((row) => {
      const [label, value] = [textOf(row.querySelector('th')), textOf(row.querySelector('td'))]
      return {
        name: row.textContent,
        at: [label?.left, value?.left].map((left) => Math.round(left ?? -1)),
        apart: (label?.top ?? 0) - (value?.top ?? 1),
      }
    })
    return rows.filter(({ at, apart }) => String(at) !== String(rows[0]?.at) || Math.abs(apart) > 0.5)
  })

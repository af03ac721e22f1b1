import type { Page } from '@playwright/test'
import { settings } from '../../seed/settings.ts'
import { sampleMails } from '../../src/server/notifications/localized/samples.ts'
import { sample } from '../long-tests.ts'
import { expect, hasNoBarriers, test } from './fixtures.ts'

const mails = sample(sampleMails(settings, { env: { siteUrl: 'https://villas.example' }, now: () => new Date('2026-06-01T09:00:00Z') }), 3)

/** Landmarks are the mail program's part. */
const OF_THE_MAIL_PROGRAM = ['region', 'landmark-one-main']

const BACKGROUNDS = { light: 'rgb(255, 255, 255)', dark: 'rgb(21, 36, 47)' }

/** The kinds of elements that a mail is made of. */
const listTags = (html: string): string => [...new Set(html.match(/<[a-z]+(?: class="[^"]*")?/g))].sort().join(' ')

test('every mail fits 360 px and 600 px, light and dark, has no barriers, loads only the photo, and wraps long words', async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.route('**/pictures/*', (route) => route.fulfill({ path: 'seed/pictures/villa-thea-exterior.jpg' }))
  const long = (text: string) =>
    text.replaceAll('ana@example.com', `${'a'.repeat(64)}@example.com`).replaceAll('Thea', 'Theophrastos'.repeat(6))
  // Mails of the same parts have the same barriers.
  const judged = new Set<string>()
  for (const { subject, html } of mails) {
    await test.step(subject, async () => {
      await page.setContent(html)
      for (const width of [600, 360]) {
        await page.setViewportSize({ width, height: 800 })
        expect(await measureLayout(page)).toEqual({ overflow: 0, brokenWords: [], columns: [], lowButtons: [] })
      }
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        expect(await page.locator('.card').evaluate((card) => getComputedStyle(card).backgroundColor)).toBe(BACKGROUNDS[colorScheme])
        if (!judged.has(listTags(html))) await hasNoBarriers(page, OF_THE_MAIL_PROGRAM)
      }
      judged.add(listTags(html))
      await page.setContent(long(html))
      expect(await measureLayout(page), subject).toMatchObject({ overflow: 0, columns: [] })
    })
  }
  expect(judged.size).toBeGreaterThan(1)
  expect([...new Set(requests)]).toEqual(['https://villas.example/pictures/villa-thea-exterior-m800.jpg'])
})

const measureLayout = (page: Page) =>
  page.locator('[role=article]').evaluate((mail) => {
    /** Words broken over more than one line; a hyphen ends a word. */
    const brokenWords: string[] = []
    const texts = document.createTreeWalker(mail, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      for (const word of (node.textContent ?? '').matchAll(/[^\s-]+-?/g)) {
        const range = document.createRange()
        range.setStart(node, word.index)
        range.setEnd(node, word.index + word[0].length)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        if (lines.size > 1) brokenWords.push(word[0])
      }
    }

    const readText = (cell: Element | null) => {
      const range = document.createRange()
      if (cell) range.selectNodeContents(cell)
      return range.getClientRects()[0]
    }
    const rows = [...mail.querySelectorAll('table.facts > tbody > tr')].map((row) => {
      const [label, value] = [readText(row.querySelector('th')), readText(row.querySelector('td'))]
      return {
        name: row.textContent,
        at: [label?.left, value?.left].map((left) => Math.round(left ?? -1)),
        apart: (label?.top ?? 0) - (value?.top ?? 1),
      }
    })
    const buttons = [...document.querySelectorAll('td[bgcolor] > a')]
    return {
      overflow: Math.max(0, document.documentElement.scrollWidth - innerWidth),
      brokenWords,
      /** Rows that are not aligned with the first row, or whose label and value are not on one line. */
      columns: rows.filter(({ at, apart }) => String(at) !== String(rows[0]?.at) || Math.abs(apart) > 0.5),
      /** Buttons lower than a finger needs. */
      lowButtons: buttons.filter((button) => button.getBoundingClientRect().height < 44).map((button) => button.textContent),
    }
  })

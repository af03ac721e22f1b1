import type { Page } from '@playwright/test'
import { alive, expect } from './fixtures.ts'

/** What changes a page before its scripts have started. */
export const CHANGES: Record<string, () => void> = {
  'nothing changes the page': () => {},
  'a translator replaces all texts': () => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: Text[] = []
    for (let text = texts.nextNode(); text; text = texts.nextNode()) found.push(text as Text)
    for (const text of found) {
      if (!text.data.trim() || text.parentElement?.closest('script, style, noscript, textarea, option')) continue
      const outer = document.createElement('font')
      outer.append(document.createElement('font'))
      outer.firstElementChild?.append(`[${text.data}]`)
      text.replaceWith(outer)
    }
    document.documentElement.classList.add('translated-ltr')
  },
  'an extension adds its elements': () => {
    document.body.prepend(document.createElement('div'))
    document.body.append(document.createElement('grammarly-desktop-integration'))
    for (const input of document.querySelectorAll('input')) input.after(document.createElement('span'))
  },
}

type Field = { index: number; value: string }

/** Fills in all fields of a page before its scripts start, lets something change the page, and expects the fields as they were. */
export async function keepsEarlyInput(page: Page, path: string, change: () => void): Promise<void> {
  const failures: Error[] = []
  page.on('pageerror', (error) => failures.push(error))
  const start = await openBeforeScripts(page, path)
  const fields = page.locator('main, dialog').locator('input:not([type=hidden], [type=file], [readonly]), textarea, select')
  const filled = await fields.evaluateAll((all): Field[] =>
    (all as (HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement)[]).flatMap((field, index): Field[] => {
      if (field.closest('noscript') || field.disabled) return []
      if (field instanceof HTMLSelectElement) field.selectedIndex = field.options.length - 1
      else if (field.type === 'checkbox' || field.type === 'radio') {
        field.click()
        return [{ index, value: String((field as HTMLInputElement).checked) }]
      } else if (field.type === 'date') field.value = field.getAttribute('min') || '2031-05-06'
      else if (field.type === 'month') field.value = '2031-05'
      else field.value = { number: '3', email: 'anna@example.com', color: '#123456' }[field.type] ?? 'typed 1'
      return [{ index, value: field.value }]
    }),
  )
  // A later radio button of a group takes the choice of the one before.
  const expected = await readValues(fields, filled)
  await page.evaluate(change)
  await start()
  await expect.poll(() => readValues(fields, filled), { message: path }).toEqual(expected)
  expect(
    failures.filter(({ message }) => !message.includes('#418')),
    path,
  ).toEqual([])
}

const readValues = (fields: ReturnType<Page['locator']>, filled: Field[]) =>
  fields.evaluateAll(
    (all, indices) =>
      indices.map((index) => {
        const field = all[index] as HTMLInputElement | undefined
        return `${field?.name}: ${field?.type === 'checkbox' || field?.type === 'radio' ? field.checked : field?.value}`
      }),
    filled.map(({ index }) => index),
  )

/** Opens a page and holds its scripts back until the returned function is called; resolves when React has taken over. */
export async function openBeforeScripts(page: Page, path: string): Promise<() => Promise<void>> {
  if (page.url() === 'about:blank') await page.goto('/terms')
  const { promise: allowed, resolve: allow } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await allowed
    await route.continue()
  })
  await Promise.all([page.waitForEvent('domcontentloaded'), page.evaluate((to) => location.assign(to), path)])
  return async () => {
    allow()
    await alive(page)
    await page.unroute('**/assets/*.js')
  }
}

import { createHash } from 'node:crypto'
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

for (const { motion, animations } of [
  { motion: 'no-preference', animations: 'some' },
  { motion: 'reduce', animations: 'none' },
] as const)
  test(`the card transition to the villa page has ${animations} animations with reduced motion ‘${motion}’`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: motion })
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
    await page.goto('/villas')
    await villa(page).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Villa Thea')
    await expect.poll(() => page.evaluate(() => Object.entries(window).find(([name]) => name === 'moving')?.[1])).toBe(animations)
  })

test('speculation rules allow prefetching public pages only', async ({ request }) => {
  const answer = await request.get('/villas')
  const [, text = ''] = /<script type="speculationrules">(.*?)<\/script>/.exec(await answer.text()) ?? []
  const [rule] = JSON.parse(text).prefetch
  const patterns: string[] = rule.where.or.map(({ href_matches }: { href_matches: string }) => href_matches)
  expect(rule.eagerness).toBe('moderate')
  expect(patterns).toEqual(expect.arrayContaining(['/', '/villas', '/villas/:slug', '/gallery', '/pricing']))
  expect(patterns.filter((path) => /admin|log|reservations|booking-request/.test(path))).toEqual([])
  const hash = createHash('sha256').update(text).digest('base64')
  expect(answer.headers()['content-security-policy']).toContain(`'sha256-${hash}'`)
})

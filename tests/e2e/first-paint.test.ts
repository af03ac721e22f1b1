import { expect, test } from './fixtures.ts'

test('the first screen stands still, in its own letters, and asks for no font', async ({ page }) => {
  const fonts: string[] = []
  page.on('request', (request) => {
    if (/(commissioner|noto-serif-display)-(english|latin-[45]|greek|modern)/.test(request.url())) fonts.push(request.url())
  })
  await page.addInitScript(() => {
    const shifts: number[] = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
    Object.assign(globalThis, { shifts })
  })
  for (const path of ['/', '/villas', '/villas/villa-thea', '/pricing']) {
    await page.goto(path, { waitUntil: 'networkidle' })
    const loaded = await page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family))
    expect(loaded.map((family) => family.replaceAll('"', ''))).toEqual(
      expect.arrayContaining(['Commissioner Variable', 'Noto Serif Display Variable']),
    )
    expect(await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts)).toEqual([])
  }
  expect(fonts).toEqual([])
})

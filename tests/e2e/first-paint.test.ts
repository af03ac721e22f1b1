import { expect, test } from './fixtures.ts'
import { shiftsOn, watchShifts } from './layout-shifts.ts'

test('the first screen has no layout shift, uses its own fonts and requests none', async ({ page }) => {
  const fonts: string[] = []
  page.on('request', (request) => {
    if (/(commissioner|noto-serif-display)-(english|latin-[45]|greek|modern)/.test(request.url())) fonts.push(request.url())
  })
  await watchShifts(page)
  for (const path of ['/', '/villas', '/villas/villa-thea', '/pricing']) {
    await page.goto(path, { waitUntil: 'networkidle' })
    const loaded = await page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family))
    expect(loaded.map((family) => family.replaceAll('"', ''))).toEqual(
      expect.arrayContaining(['Commissioner Variable', 'Noto Serif Display Variable']),
    )
    expect(await shiftsOn(page)).toEqual([])
  }
  expect(fonts).toEqual([])
})

test.describe('in Greek', () => {
  // No line offers another language.
  test.use({ locale: 'el' })

  test('the inlined fonts suffice in Greek: there is no layout shift, and no other font is loaded', async ({ page }) => {
    const rare: string[] = []
    page.on('request', (request) => {
      if (/latin-ext|cyrillic|vietnamese/.test(request.url())) rare.push(request.url())
    })
    await watchShifts(page)
    for (const path of ['/el', '/el/villas/villa-thea']) {
      await page.goto(path, { waitUntil: 'networkidle' })
      expect(await shiftsOn(page)).toEqual([])
    }
    expect(rare).toEqual([])
  })
})

test('the first paint is not blocked: no script is waited for, and styles are inline', async ({ page }) => {
  for (const path of ['/', '/villas', '/booking']) {
    const html = await (await page.request.get(path)).text()
    expect(html).not.toContain('<link rel="modulepreload"')
    await page.goto(path, { waitUntil: 'networkidle' })
    const blocking = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((file) => (file as PerformanceResourceTiming & { renderBlockingStatus: string }).renderBlockingStatus === 'blocking')
        .map(({ name }) => new URL(name).pathname),
    )
    expect(blocking).toEqual([])
    expect(await page.evaluate(() => document.querySelectorAll('script[src]:not([async], [type=module])').length)).toBe(0)
  }

  const awaited = async (path: string) => {
    await page.goto(path)
    return page.evaluate(() =>
      [...document.querySelectorAll('head > link[rel=expect][blocking=render]')].map((link) => link.getAttribute('href')),
    )
  }
  expect(await awaited('/')).toEqual(['#first-screen'])
  expect(await awaited('/pricing')).toEqual(['#header'])
})

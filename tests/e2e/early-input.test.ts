import type { Page } from '@playwright/test'
import { chooseStay, expect, signIn, test, weekOf } from './fixtures.ts'
import { officePage } from './office.ts'
import { accountPages } from './places.ts'

/** What changes a page before its scripts have started. */
const CHANGES: Record<string, () => void> = {
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

const VISITOR = [...accountPages, '/booking?villa=villa-thea', '/login/email?redirect=/reservations', '/villas', '/']
const GUEST = ['/reservations?support=', '/your-data', '/booking-request']
const OFFICE = ['/bookings/new', '/settings', '/amenities?add=1', '/people', '/pricing', '/promo-codes', '/villas?edit=1', '/reports']

for (const [change, how] of Object.entries(CHANGES))
  test.describe(change, () => {
    test('what a visitor typed and chose before the scripts started stays', async ({ page }) => {
      for (const path of VISITOR) await keepsEarlyInput(page, path, how)
    })

    test('so does what a guest typed and chose', async ({ page, guest }) => {
      await signIn(page, guest)
      await chooseStay(page, weekOf('villa-onar', 31), guest)
      for (const path of GUEST) await keepsEarlyInput(page, path, how)
    })

    test('so does what an owner typed and chose', async ({ browser }) => {
      const office = await officePage(browser)
      for (const path of OFFICE) await keepsEarlyInput(office, `/admin/dashboard${path}`, how)
    })
  })

test('a page in which nobody has typed tells its forms of no input', async ({ page, guest, browser }) => {
  const office = await officePage(browser)
  await signIn(page, guest)
  const told: string[] = []
  for (const [where, paths] of [
    [page, [...VISITOR, '/your-data']],
    [office, OFFICE.map((path) => `/admin/dashboard${path}`)],
  ] as const) {
    await where.addInitScript(() => {
      addEventListener('input', ({ target }) => console.log(`told of ${(target as HTMLInputElement).name}`), true)
    })
    where.on('console', (message) => message.text().startsWith('told of') && told.push(`${where.url()} ${message.text()}`))
    for (const path of paths) await where.goto(path)
  }
  expect(told).toEqual([])
})

test('the price knows the guests that were typed before the scripts started', async ({ page }) => {
  const { villa, checkIn, checkOut } = weekOf('villa-thea', 26)
  const start = await openBeforeScripts(page, `/booking?${new URLSearchParams({ villa, checkIn, checkOut })}`)
  await page.getByLabel('Guests').fill('5')
  await start()
  const price = page.getByRole('region', { name: 'Your stay and its price' }).filter({ visible: true })
  await expect(price).toContainText('Villa Thea · 5 guests')
})

test('what the browser restores after "Back" stays', async ({ page }) => {
  // A page that is kept whole would need nothing restored.
  await page.addInitScript(() => addEventListener('unload', () => {}))
  await page.goto('/register')
  await page.getByLabel('Name').fill('Anna Smith')
  await page.getByLabel('Phone').fill('+44 7700 900123')
  await page.evaluate(() => sessionStorage.clear())
  await page.goto('/terms')
  await page.goBack()
  await expect(page.getByLabel('Name')).toHaveValue('Anna Smith')
  await expect(page.getByLabel('Phone')).toHaveValue('+44 7700 900123')
})

test('a translator that comes after the scripts breaks nothing', async ({ page }) => {
  const { villa, checkIn, checkOut } = weekOf('villa-thea', 29)
  await page.goto(`/booking?${new URLSearchParams({ villa, checkIn, checkOut })}`)
  await page.evaluate(CHANGES['a translator replaces all texts'] ?? (() => {}))
  const price = page.getByRole('region', { name: 'Your stay and its price' }).filter({ visible: true })
  await page.getByLabel('Guests').fill('3')
  await expect(price).toContainText('3 guests')
  await page.getByLabel('Guests').fill('9')
  await page
    .getByRole('navigation', { name: /Choose a villa/ })
    .getByRole('link', { name: /Onar/ })
    .click()
  await expect(page.getByRole('heading', { level: 2, name: /Villa Onar/ })).toBeVisible()
  await expect(page.getByText('Something went wrong')).toHaveCount(0)
})

type Field = { index: number; value: string }

/** Fills in all fields of a page before its scripts start, lets something change the page, and expects the fields as they were. */
async function keepsEarlyInput(page: Page, path: string, change: () => void): Promise<void> {
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
  const expected = await valuesOf(fields, filled)
  await page.evaluate(change)
  await start()
  await expect.poll(() => valuesOf(fields, filled), { message: path }).toEqual(expected)
  expect(
    failures.filter(({ message }) => !message.includes('#418')),
    path,
  ).toEqual([])
}

const valuesOf = (fields: ReturnType<Page['locator']>, filled: Field[]) =>
  fields.evaluateAll(
    (all, indices) =>
      indices.map((index) => {
        const field = all[index] as HTMLInputElement | undefined
        return `${field?.name}: ${field?.type === 'checkbox' || field?.type === 'radio' ? field.checked : field?.value}`
      }),
    filled.map(({ index }) => index),
  )

/** Opens a page and holds its scripts back until the returned function is called; resolves when React has taken over. */
async function openBeforeScripts(page: Page, path: string): Promise<() => Promise<void>> {
  if (page.url() === 'about:blank') await page.goto('/terms')
  const { promise: allowed, resolve: allow } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await allowed
    await route.continue()
  })
  await Promise.all([page.waitForEvent('domcontentloaded'), page.evaluate((to) => location.assign(to), path)])
  return async () => {
    allow()
    await page.waitForFunction(() => Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactFiber')))
    await page.unroute('**/assets/*.js')
  }
}

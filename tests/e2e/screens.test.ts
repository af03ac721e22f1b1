import type { Page } from '@playwright/test'
import { chooseStay, expect, test, weekOf } from './fixtures.ts'
import { openPaidStay } from './paid-stay.ts'
import { accountPages, guestPages, publicPages } from './places.ts'

/** What lies outside a phone's screen, or is cut off at its foot, when text is twice as large. */
async function cutOff(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const found = document.documentElement.scrollWidth > width ? [`the page is ${document.documentElement.scrollWidth} wide`] : []
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const says = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
      const aside = element.closest(
        '.sr-only, .stay-strip, [aria-roledescription=carousel] ul, [aria-hidden=true], details:not([open]) > :not(summary)',
      )
      if (!says || aside || !element.checkVisibility({ visibilityProperty: true })) continue
      const part = element.closest<HTMLElement>('.overflow-hidden, .overflow-clip')
      if (
        part &&
        part.scrollHeight > part.clientHeight + 1 &&
        element.getBoundingClientRect().bottom > part.getBoundingClientRect().bottom + 1
      )
        found.push(`${element.textContent?.trim().slice(0, 60)}: cut at the foot`)
      const { left, right } = element.getBoundingClientRect()
      if (left < -1 || right > width + 1)
        found.push(`${element.textContent?.trim().slice(0, 60)}: ${Math.round(left)} to ${Math.round(right)}`)
    }
    return found
  })
}

test.use({ viewport: { width: 360, height: 800 } })

const dates = () => `/booking?${new URLSearchParams({ ...weekOf('villa-thea', 30) })}`
test('text of twice the size fits a phone on every page', async ({ page, guest }) => {
  const cut: Record<string, string[]> = {}
  const look = async (path: string) => {
    await page.goto(path)
    const found = await cutOff(page)
    if (found.length > 0) cut[path] = found
  }
  for (const path of [...publicPages, ...accountPages, dates()]) await look(path)
  const stay = await openPaidStay(page, guest, 38)
  const { checkIn, checkOut } = weekOf('villa-thea', 45)
  const difference = `${stay}/change?${new URLSearchParams({ villaId: '3', checkIn, checkOut })}`
  for (const path of [stay, `${stay}/cancel`, `${stay}/change`, difference]) await look(path)
  await chooseStay(page, weekOf('villa-eirini', 34), guest)
  for (const path of [...guestPages, '/reservations?support=', '/confirm-email?sent']) await look(path)
  expect(cut).toEqual({})
})

test('colours that a browser forces show the chosen dates and the current tab', async ({ page }) => {
  // Two months: the week may begin in one and end in the next.
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto(dates())
  const looks = (selector: string, property: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)
  const free = await looks('.stay-day[data-place=outside]', 'background-color')
  for (const place of ['check-in', 'check-out']) expect(await looks(`.stay-day[data-place=${place}]`, 'background-color')).not.toBe(free)
  expect(await looks('.stay-day[data-place=within]', 'border-top-style')).toBe('solid')
  const tab = 'nav a[href*="villa=villa-'
  expect(await looks(`${tab}thea"]`, 'border-bottom-color')).not.toBe(await looks(`${tab}onar"]`, 'border-bottom-color'))
  await page.goto('/gallery')
  const categories = 'nav[aria-label="Gallery categories"] a'
  expect(await looks(`${categories}[aria-current]`, 'border-bottom-color')).not.toBe(
    await looks(`${categories}:not([aria-current])`, 'border-bottom-color'),
  )
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('no price is calculated for ever', async ({ page }) => {
    await page.goto(dates())
    const panel = page.getByRole('region', { name: 'Your stay and its price' }).filter({ visible: true })
    await expect(panel).toContainText('Total')
    await expect(page.getByText(/Calculating/).filter({ visible: true })).toHaveCount(0)
  })
})

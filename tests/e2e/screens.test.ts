import { chooseStay, expect, offeredStay, test, weekOf } from './fixtures.ts'
import { cutOff } from './large-text.ts'
import { openPaidStay } from './paid-stay.ts'
import { confirmations, guestPages } from './places.ts'

test.use({ viewport: { width: 360, height: 800 } })

const dates = () => `/booking?${new URLSearchParams({ ...weekOf('villa-thea', 30) })}`

test('text of twice the size fits a phone on the pages of a booking and of a stay', async ({ page, guest, request }) => {
  const cut: Record<string, string[]> = {}
  const look = async (path: string) => {
    await page.goto(path)
    const found = await cutOff(page)
    if (found.length > 0) cut[path] = found
  }
  for (const path of [dates(), ...confirmations, await offeredStay(request)]) await look(path)
  const stay = await openPaidStay(page, guest, 38)
  const { checkIn, checkOut } = weekOf('villa-thea', 45)
  const difference = `${stay}/change?${new URLSearchParams({ villaId: '3', checkIn, checkOut })}`
  for (const path of [stay, `${stay}/cancel`, `${stay}/change`, difference]) await look(path)
  await chooseStay(page, weekOf('villa-eirini', 34), guest)
  for (const path of [...guestPages, '/reservations?support=', '/confirm-email?sent']) await look(path)
  expect(cut).toEqual({})
})

test('forced colours show the chosen dates and the current tab', async ({ page }) => {
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
  const lines = (name: string) =>
    page
      .getByRole('button', { name })
      .filter({ visible: true })
      .first()
      .evaluate((button) => {
        const { stroke } = getComputedStyle(button.querySelector('svg') ?? button)
        return [stroke, getComputedStyle(button).backgroundColor]
      })
  const differ = async (name: string) => {
    const [line, ground] = await lines(name)
    expect(line, name).not.toBe(ground)
  }
  await differ('Next month')
  await page.goto('/villas/villa-thea')
  await differ('Next picture')
  const dots = page.getByRole('button', { name: /^Picture \d+ of \d+$/ })
  const border = (dot: number) =>
    dots
      .nth(dot)
      .locator('span')
      .evaluate((mark) => getComputedStyle(mark).borderTopWidth)
  expect(await border(0)).not.toBe(await border(1))
  await page.getByRole('link', { name: /Open picture 1 of \d+ in full size/ }).click()
  await expect(page.getByRole('dialog', { name: 'Pictures in full size' })).toBeVisible()
  await differ('Next picture')
  await page.goto('/gallery')
  const categories = 'nav[aria-label="Gallery categories"] a'
  expect(await looks(`${categories}[aria-current]`, 'border-bottom-color')).not.toBe(
    await looks(`${categories}:not([aria-current])`, 'border-bottom-color'),
  )
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a page with dates shows the total and no loading message', async ({ page }) => {
    await page.goto(dates())
    const panel = page.getByRole('region', { name: 'Your stay and its price' }).filter({ visible: true })
    await expect(panel).toContainText('Total')
    await expect(page.getByText(/Calculating/).filter({ visible: true })).toHaveCount(0)
  })
})

import { expect, makeWeek, test } from './fixtures.ts'

const dates = () => `/booking?${new URLSearchParams({ ...makeWeek('villa-thea', 30) })}`

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
  const ground = await looks('body', 'background-color')
  for (const place of ['check-in', 'check-out']) expect(await looks(`.stay-day[data-place=${place}]`, 'background-color')).not.toBe(ground)
  expect(await looks('.stay-day[data-place=within]', 'border-top-width')).toBe('2px')
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

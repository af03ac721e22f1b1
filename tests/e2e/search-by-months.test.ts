import { expect, hasNoBarriers, test } from './fixtures.ts'

const nextYear = new Date().getUTCFullYear() + 1

test('a chip sends the search soon after it is chosen, by pointer before the scripts have started or by keys, and keeps the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/villas?length=7')
  const months = page.getByRole('group', { name: `When, in ${nextYear}` })
  await months.getByText('July', { exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A week in July')
  await months.getByText('August', { exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A week in July or August')
  await expect(months.getByLabel('August')).toBeFocused()
  await page.getByLabel('A week').focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ten nights in July or August')
  await expect(page.getByLabel('10 nights')).toBeFocused()
  await expect(page).toHaveURL(new RegExp(`length=10&month=${nextYear}-07&month=${nextYear}-08&guests=2$`))
  await hasNoBarriers(page)

  await page
    .getByRole('article')
    .first()
    .getByRole('link', { name: /^All \d+ free starts$/ })
    .click()
  await expect(page.getByRole('heading', { name: `August ${nextYear}` })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('link', { name: /^All \d+ free starts$/ }).nth(3)).toBeVisible()
  await expect(months.getByLabel('August')).toBeChecked()
})

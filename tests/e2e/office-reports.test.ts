import { readFileSync } from 'node:fs'
import { expect, test } from './fixtures.ts'
import { enterOffice, isFineOnPhoneAndDesk, officePage } from './office.ts'
import { openPaidStay } from './paid-stay.ts'

test('an owner reads the report of the next 12 months for one villa and downloads it as CSV', async ({ page, guest, browser }) => {
  await openPaidStay(page, guest, 27)
  const office = await officePage(browser)
  await enterOffice(office, 'reports')
  await office.getByRole('link', { name: 'Next 12 months' }).click()
  await expect(office.getByRole('link', { name: 'Next 12 months' })).toHaveAttribute('aria-current', 'true')
  await office.getByLabel('Villa').selectOption('Villa Eirini')
  await office.getByLabel('Compare with').selectOption('The same days a year earlier')
  await office.getByRole('button', { name: 'Show' }).click()
  await expect(office.getByText(/^Compared with /)).toBeVisible()
  const figures = office.getByLabel('Figures of the period')
  await expect(figures).toContainText('Occupancy')
  await expect(figures).toContainText(/Nights sold[1-9]\d* of \d{3}/)
  await office.getByText('Occupancy as a table').click()
  await expect(office.getByRole('table', { name: 'Occupancy' }).getByRole('row')).toHaveCount(13)
  await expect(office.getByRole('table', { name: 'By villa' }).getByRole('row')).toHaveCount(2)

  const download = office.waitForEvent('download')
  await office.getByRole('link', { name: 'Sources as CSV' }).click()
  expect(readFileSync(await (await download).path(), 'utf8')).toMatch(
    /^\uFEFF?Source,Stays,Nights,Revenue EUR\r\n(.+\r\n)*site,\d+,\d+,\d+\.\d\d\r\n/,
  )
  await isFineOnPhoneAndDesk(office)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a period that ends before it begins is refused with a message, and the form keeps it', async ({ page }) => {
    await enterOffice(page, 'reports')
    await page.getByLabel('From').fill('2027-08-01')
    await page.getByLabel('Until').fill('2027-07-01')
    await page.getByRole('button', { name: 'Show' }).click()
    await expect(page.getByText('The report could not be read')).toBeVisible()
    await expect(page.getByText('The end must not be before the start')).toBeVisible()
    await expect(page.getByLabel('From')).toHaveValue('2027-08-01')
  })
})

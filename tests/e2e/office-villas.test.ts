import { expect, hasNoBarriers, test } from './fixtures.ts'
import { officePage } from './office.ts'

test('the owner adds a villa, fills it in, changes its name and takes it off again', async ({ page, browser }) => {
  const office = await officePage(browser)
  await office.goto('/admin/dashboard/villas')
  await hasNoBarriers(office)
  await office.getByRole('link', { name: 'Add Villa' }).click()
  const dialog = office.getByRole('dialog')
  await expect(dialog.getByLabel('Size (m²)')).toHaveValue('80')
  await dialog.getByRole('button', { name: 'Add Feature' }).click()
  await dialog.getByLabel('Feature 1: title').fill('Roof terrace')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Villa name is required.')).toBeVisible()
  await expect(dialog.getByText('A feature needs both a title and a description.')).toBeVisible()
  await hasNoBarriers(office)
  await dialog.getByLabel('Name', { exact: true }).fill('Villa Selini')
  await dialog.getByLabel(/^Meaning/).fill('Moon')
  await dialog.getByLabel('Feature 1: description').fill('Over the olive trees')
  for (const amenity of ['Hammock', 'Telescope', '']) {
    await dialog.getByRole('button', { name: 'Add Amenity' }).click()
    await dialog
      .getByLabel(/^Amenity \d+$/)
      .last()
      .fill(amenity)
  }
  await dialog.getByRole('button', { name: 'Move Amenity 2 up' }).press('Enter')
  await expect(dialog.getByLabel('Amenity 1', { exact: true })).toHaveValue('Telescope')
  await expect(dialog.getByRole('button', { name: 'Move Amenity 1 up' })).toBeFocused()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(office.getByText('Villa Created')).toBeVisible()
  await expect(office.getByRole('row', { name: /Villa Selini.* 1 2 0 / })).toBeVisible()

  await page.goto('/villas/villa-selini')
  await expect(page.getByRole('heading', { level: 1, name: 'Villa Selini' })).toBeVisible()
  await expect(page.getByText('No images available')).toBeVisible()
  await hasNoBarriers(page)

  await office.getByRole('link', { name: 'Edit Villa Selini' }).click()
  await dialog.getByLabel('Name', { exact: true }).fill('Villa Avgi')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(office.getByText('Villa Updated')).toBeVisible()
  await page.goto('/villas/villa-selini')
  await expect(page).toHaveURL('/villas/villa-avgi')

  await office.getByRole('link', { name: 'Delete Villa Avgi' }).click()
  await expect(office.getByText('Are you sure you want to delete this villa? This action cannot be undone.')).toBeVisible()
  await office.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(office.getByText('Villa Deleted')).toBeVisible()
  expect((await page.goto('/villas/villa-avgi'))?.status()).toBe(404)
})

test('a second owner who saves the same villa is told, and loses nothing', async ({ browser }) => {
  const [first, second] = [await officePage(browser), await officePage(browser)]
  for (const one of [first, second]) await one.goto('/admin/dashboard/villas?edit=4')
  const meaning = await first.getByLabel(/^Meaning/).inputValue()
  await first.getByRole('button', { name: 'Save' }).click()
  await expect(first.getByText('Villa Updated')).toBeVisible()
  await second.getByLabel('Claim').fill('A claim of my own')
  await second.getByRole('button', { name: 'Save' }).click()
  await expect(second.getByText('This has been changed in the meantime. Please look again.').first()).toBeVisible()
  await expect(second.getByLabel('Claim')).toHaveValue('A claim of my own')
  await expect(second.getByLabel(/^Meaning/)).toHaveValue(meaning)
  await hasNoBarriers(second)
})

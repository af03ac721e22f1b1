import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { enterOffice, isFineOnPhoneAndDesk } from './office.ts'

const PHOTOGRAPH = join(import.meta.dirname, '../../public/apple-touch-icon.png')

/** Picks what to do from the menu of a row, once the toast is closed that could slide over it. */
async function choose(page: Page, action: string): Promise<void> {
  const toasts = page.locator('#toasts')
  // It may close by itself meanwhile.
  await toasts.evaluate((element) => element.querySelector<HTMLButtonElement>('button[aria-label]')?.click())
  await expect(toasts.getByRole('status')).toBeEmpty()
  await page.getByRole('button', { name: `Actions for ${action.slice(action.indexOf(' ') + 1)}` }).click()
  await page.getByRole('link', { name: action, exact: true }).click()
}

test('an amenity is added with a picture, changed, and deleted after confirmation', async ({ page }) => {
  await enterOffice(page, 'amenities?category=indoor')
  await page.getByRole('link', { name: 'Add Amenity' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Category')).toHaveValue('indoor')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByLabel('Title')).toHaveAccessibleDescription('Title is required.')

  await dialog.getByLabel('Title').fill('Board games')
  await dialog.getByLabel('Description').fill('Chess, tavli and cards.')
  await expect(dialog.getByText('23/5000 characters')).toBeVisible()
  await dialog
    .getByLabel('Feature Image: upload a file')
    .setInputFiles({ name: 'a.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') })
  await expect(dialog.getByText('Invalid file type. Only JPEG, PNG, GIF, and WebP are allowed.')).toBeVisible()
  await dialog.getByLabel('Feature Image: upload a file').setInputFiles(PHOTOGRAPH)
  await expect(dialog.getByRole('img', { name: 'Preview: Feature Image' })).toBeVisible()
  await expect(dialog.getByLabel('Feature Image: address')).toHaveValue(/^\/pictures\//)
  await isFineOnPhoneAndDesk(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Amenity created successfully')).toBeVisible()

  const card = page.getByRole('row', { name: /Board games/ })
  await expect(card.getByRole('img', { name: 'Board games' })).toBeVisible()
  await choose(page, 'Edit Board games')
  await dialog.getByRole('button', { name: 'Clear Feature Image' }).click()
  await dialog.getByLabel('Category').selectOption('Services')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Amenity updated successfully')).toBeVisible()
  await expect(card).toBeHidden()
  await page.getByRole('link', { name: 'Services' }).click()
  await expect(card).toContainText('Chess, tavli and cards.')
  await expect(card.getByRole('img')).toHaveCount(0)

  await choose(page, 'Delete Board games')
  await expect(dialog).toContainText('Are you sure you want to delete "Board games"? This action cannot be undone.')
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Amenity deleted successfully')).toBeVisible()
  await expect(card).toBeHidden()
})

test('an attraction needs all required fields, and can be added and deleted', async ({ page }) => {
  await enterOffice(page, 'attractions')
  await page.getByRole('link', { name: 'Add Attraction' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Title').fill('Petralona cave')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Please fill in all required fields.')
  await expect(dialog.getByLabel('Description')).toHaveAccessibleDescription('Description is required')
  await expect(dialog.getByLabel('Title')).toHaveValue('Petralona cave')

  await dialog.getByLabel('Description').fill('Stalactites, and a skull older than anybody can say.')
  await dialog.getByLabel('Distance').fill('55 km')
  await dialog.getByLabel('Location').fill('Petralona')
  await dialog.getByLabel('Category').selectOption('Sightseeing')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Attraction Created')).toBeVisible()

  const card = page.getByRole('row', { name: /Petralona cave/ })
  await expect(card).toContainText('55 km, Petralona')
  await choose(page, 'Edit Petralona cave')
  await dialog.getByLabel('Distance').fill('50 km')
  await page.context().setOffline(true)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Failed to connect to server')
  await page.context().setOffline(false)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Attraction Updated')).toBeVisible()
  await expect(card).toContainText('50 km, Petralona')

  await choose(page, 'Delete Petralona cave')
  await expect(dialog).toBeVisible()
  await page.context().setOffline(true)
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Failed to connect to server')).toBeVisible()
  await page.context().setOffline(false)
  await choose(page, 'Delete Petralona cave')
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Attraction Deleted')).toBeVisible()
  await expect(card).toBeHidden()
})

import { expect, hasNoBarriers, test } from './fixtures.ts'
import { officePage, picture } from './office.ts'

test('the owner adds pictures to the gallery, describes them and removes one', async ({ page, browser }) => {
  const office = await officePage(browser)
  await office.goto('/admin/dashboard/gallery?category=surroundings')
  await hasNoBarriers(office)
  const before = await office.getByRole('article').count()
  await office.getByRole('link', { name: 'Upload Images' }).click()
  const dialog = office.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Upload' }).click()
  await expect(office.getByText('Please select files first.')).toBeVisible()
  await dialog.getByLabel('Drop pictures here, or choose them').setInputFiles([
    { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') },
    { name: 'not-really.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture either') },
    { name: 'path.jpg', mimeType: 'image/jpeg', buffer: await picture('#336644') },
  ])
  await expect(office.getByText('notes.txt is not a supported image format.').first()).toBeVisible()
  await dialog.getByRole('button', { name: 'Upload 2' }).click()
  await expect(office.getByText('1 image(s) uploaded successfully.')).toBeVisible()
  await expect(dialog.getByRole('listitem').filter({ hasText: 'path.jpg' })).toContainText('Uploaded')
  await expect(dialog.getByRole('listitem').filter({ hasText: 'not-really.jpg' })).not.toContainText('Uploaded')
  await hasNoBarriers(office)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(office.getByRole('article')).toHaveCount(before + 1)

  await office.getByRole('article').last().hover()
  await office.getByRole('link', { name: /^Edit/ }).last().click()
  await dialog.getByLabel('Alternative text').fill('')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Please describe the picture')).toBeVisible()
  await dialog.getByLabel('Alternative text').fill('The green path to the beach')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(office.getByText('Image Updated')).toBeVisible()
  await page.goto('/gallery?category=surroundings')
  await expect(page.getByRole('img', { name: 'The green path to the beach' })).toBeVisible()

  await office.getByRole('article').filter({ hasText: 'The green path to the beach' }).hover()
  await office.getByRole('link', { name: 'Delete The green path to the beach' }).click()
  await office.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(office.getByText('Image Deleted')).toBeVisible()
  await expect(office.getByRole('article')).toHaveCount(before)
})

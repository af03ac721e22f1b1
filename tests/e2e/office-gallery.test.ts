import { expect, hasNoBarriers, test } from './fixtures.ts'
import { animation, isFineOnPhoneAndDesk, officePage, picture } from './office.ts'

test('the owner reorders pictures by keyboard and by dragging, and the gallery shows the order', async ({ page, browser }) => {
  const office = await officePage(browser)
  const gallery = '/admin/dashboard/gallery?category=interiors'
  await office.goto(gallery)
  const names = () => office.getByRole('article').getByRole('heading').allTextContents()
  const [first = '', second = '', third = '', ...others] = await names()
  expect(third).not.toBe('')
  await expect(office.getByRole('button', { name: `Move ${first} earlier`, exact: true })).toHaveCount(0)

  const earlier = office.getByRole('button', { name: `Move ${third} earlier`, exact: true })
  await earlier.press('Enter')
  await expect(office.getByText(/is now picture \d+ of \d+\.$/)).toBeVisible()
  await expect.poll(names).toEqual([first, third, second, ...others])
  await expect(earlier).toBeFocused()
  await page.goto('/gallery?category=interiors')
  const shown = await page.locator('main img').evaluateAll((images) => images.map((image) => image.getAttribute('alt') ?? ''))
  expect(shown.filter((alt) => [second, third].includes(alt))).toEqual([third, second])
  await earlier.press('Enter')
  await expect.poll(names).toEqual([third, first, second, ...others])
  await expect(office.getByRole('button', { name: `Move ${third} later`, exact: true })).toBeFocused()
  await isFineOnPhoneAndDesk(office)

  const card = (name: string) => office.getByRole('listitem').filter({ has: office.getByRole('heading', { name, exact: true }) })
  await card(third).dragTo(card(second))
  await expect.poll(names).toEqual([first, second, third, ...others])
  await office.reload()
  expect(await names()).toEqual([first, second, third, ...others])
})

test('the owner adds pictures to the gallery, describes them and removes one', async ({ page, browser }) => {
  const office = await officePage(browser)
  await office.goto('/admin/dashboard/gallery?category=surroundings')
  const before = await office.getByRole('article').count()
  await office.getByRole('link', { name: 'Upload Images' }).click()
  const dialog = office.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Upload' }).click()
  await expect(office.getByText('Please select files first.')).toBeVisible()
  await dialog.getByLabel('Drop pictures here, or choose them').setInputFiles([
    { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') },
    { name: 'pool.mp4', mimeType: 'video/mp4', buffer: Buffer.from('moving') },
    { name: 'not-really.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture either') },
    { name: 'path.jpg', mimeType: 'image/jpeg', buffer: await picture('#336644') },
  ])
  await dialog.getByLabel('What is seen on it (path.jpg)').fill('A path between olive trees')
  await expect(office.getByText('notes.txt is not a supported image format.').first()).toBeVisible()
  await expect(office.getByText(/^pool\.mp4 is not a supported image format\. It is a video/).first()).toBeVisible()
  await dialog.getByRole('button', { name: 'Upload 2' }).click()
  await expect(office.getByText('1 image(s) uploaded successfully.')).toBeVisible()
  await expect(dialog.getByRole('listitem').filter({ hasText: 'path.jpg' })).toContainText('Uploaded')
  await expect(dialog.getByRole('listitem').filter({ hasText: 'not-really.jpg' })).not.toContainText('Uploaded')
  await hasNoBarriers(office)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(office.getByRole('article')).toHaveCount(before + 1)

  const added = office.getByRole('article').last()
  await expect(added.getByRole('heading', { name: 'A path between olive trees' })).toBeAttached()
  await added.getByRole('button', { name: 'Actions for A path between olive trees' }).click()
  await added.getByRole('link', { name: /^Edit/ }).click()
  await dialog.getByLabel('Alternative text').fill('')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Please describe the picture')).toBeVisible()
  await dialog.getByLabel('Alternative text').fill('The green path to the beach')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(office.getByText('Image Updated')).toBeVisible()
  await page.goto('/gallery?category=surroundings')
  await expect(page.getByRole('img', { name: 'The green path to the beach' })).toBeVisible()

  await office.getByRole('button', { name: 'Actions for The green path to the beach' }).click()
  await office.getByRole('link', { name: 'Delete The green path to the beach' }).click()
  await office.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(office.getByText('Image Deleted')).toBeVisible()
  await expect(office.getByRole('article')).toHaveCount(before)
})

test('an animation is refused with a message, and a missing category shows an error at its field', async ({ browser }) => {
  const office = await officePage(browser)
  await office.goto('/admin/dashboard/gallery?add=1')
  const dialog = office.getByRole('dialog')
  await dialog.getByLabel('Drop pictures here, or choose them').setInputFiles({
    name: 'waves.gif',
    mimeType: 'image/gif',
    buffer: await animation(),
  })
  await dialog.getByLabel('Category').selectOption('')
  await dialog.getByRole('button', { name: 'Upload 1' }).click()
  await expect(dialog.getByLabel('Category')).toBeFocused()
  await expect(dialog.getByLabel('Category')).toHaveAttribute('aria-invalid', 'true')
  await expect(dialog.getByLabel('Category')).toHaveAccessibleDescription(/Please select a category/)
  await hasNoBarriers(office)
  await dialog.getByLabel('Category').selectOption('Exteriors')
  await expect(dialog.getByLabel('Category')).not.toHaveAttribute('aria-invalid', 'true')
  await dialog.getByRole('button', { name: 'Upload 1' }).click()
  await expect(dialog.getByRole('listitem').filter({ hasText: 'waves.gif' })).toContainText(
    'waves.gif is an animation, of which only the first picture would be shown. Please choose a still picture.',
  )
  await expect(office.getByText('No image went in').first()).toBeVisible()
})

import { expect, hasNoBarriers, test, weekOf } from './fixtures.ts'
import { isFineOnPhoneAndDesk, officePage } from './office.ts'

test('the owner adds a villa, completes it, renames it and withdraws it', async ({ page, browser }) => {
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

test('a stale update of a villa is rejected and keeps the input', async ({ browser }) => {
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

test('a withdrawn villa with bookings is brought back, with and without scripts', async ({ page, browser }) => {
  const office = await officePage(browser)
  const form = { size: 80, doubleBed: 1, singleBed: 0, sofaBed: 0, bathrooms: 1, capacity: 2 }
  const made = await office.request.post('/api/villas.php', { data: { name: 'Villa Palia', ...form } })
  const { id } = await made.json()
  const { checkIn, checkOut } = weekOf('villa-palia', 10)
  const stay = { villaId: id, startDate: checkIn, endDate: checkOut, reason: 'Admin restricted' }
  expect((await office.request.post('/api/booking/restrict_dates.php', { data: stay })).ok()).toBe(true)
  const withdraw = async () => {
    await office.getByRole('link', { name: 'Delete Villa Palia' }).click()
    await office.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect(office.getByRole('heading', { name: 'Withdrawn villas' })).toBeVisible()
    expect((await page.goto('/villas/villa-palia'))?.status()).toBe(404)
  }

  await office.goto('/admin/dashboard/villas')
  await withdraw()
  await isFineOnPhoneAndDesk(office)
  const another = await office.request.post('/api/villas.php', { data: { name: 'Villa Palia', ...form } })
  await office.getByRole('button', { name: 'Bring back Villa Palia' }).click()
  await expect(office.getByRole('alert')).toContainText('Another villa has this name now. Give that one another name first.')
  await hasNoBarriers(office)
  await office.request.delete('/api/villas.php', { data: { id: (await another.json()).id } })
  await office.getByRole('button', { name: 'Bring back Villa Palia' }).click()
  await expect(office.getByText('Villa Brought Back')).toBeVisible()
  await expect(office.getByRole('row', { name: /^Villa Palia/ })).toBeVisible()
  expect((await page.goto('/villas/villa-palia'))?.status()).toBe(200)

  await withdraw()
  const bare = await (await browser.newContext({ javaScriptEnabled: false, storageState: await office.context().storageState() })).newPage()
  await bare.goto('/admin/dashboard/villas')
  await bare.getByRole('button', { name: 'Bring back Villa Palia' }).click()
  await expect(bare.getByText('Villa Brought Back')).toBeVisible()
  await expect(bare.getByRole('heading', { name: 'Withdrawn villas' })).toHaveCount(0)
  expect((await page.goto('/villas/villa-palia'))?.status()).toBe(200)
  await office.request.delete('/api/villas.php', { data: { id } })
})

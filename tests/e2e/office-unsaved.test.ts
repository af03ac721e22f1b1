import { expect, test } from './fixtures.ts'
import { isFineOnPhoneAndDesk, officePage } from './office.ts'

test('unsaved and refused input is discarded only after a confirmation', async ({ browser }) => {
  const office = await officePage(browser)
  const question = office.getByRole('dialog', { name: 'Leave without saving?' })
  const stay = async () => {
    await question.getByRole('button', { name: 'Go on editing' }).click()
    await expect(question).toBeHidden()
  }
  await office.goto('/admin/dashboard/amenities?add=1')
  const entry = office.getByRole('dialog').first()
  const name = entry.getByLabel('Title')
  await name.fill('Sauna')
  await office.keyboard.press('Escape')
  await expect(question).toBeVisible()
  await isFineOnPhoneAndDesk(office)
  await stay()
  await expect(name).toHaveValue('Sauna')
  await office.mouse.click(3, 300)
  await expect(question).toBeVisible()
  await office.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(name).toHaveValue('Sauna')
  await entry.getByRole('button', { name: 'Close' }).click()
  await question.getByRole('button', { name: 'Leave without saving' }).click()
  await expect(question).toBeHidden()
  await expect(entry).toBeHidden()

  await office.getByRole('link', { name: 'Settings', exact: true }).click()
  await office.getByLabel('Tagline').fill('Another one')
  await office.getByRole('link', { name: 'House', exact: true }).click()
  await expect(question).toBeVisible()
  await stay()
  await expect(office.getByLabel('Tagline')).toHaveValue('Another one')
  await office.goBack()
  await expect(question).toBeVisible()
  await question.getByRole('button', { name: 'Leave without saving' }).click()
  await expect(office).toHaveURL(/amenities/)

  await office.goto('/admin/dashboard/amenities?add=1')
  await entry.getByLabel('Description').fill('With a view')
  await entry.getByRole('button', { name: 'Save' }).click()
  await expect(entry.locator('[aria-invalid=true]').first()).toBeVisible()
  await office.keyboard.press('Escape')
  await office.getByRole('button', { name: 'Leave without saving' }).click()
  await expect(entry).toBeHidden()
})

test('moved and removed rows of a villa count as unsaved, also when the tab is closed', async ({ browser }) => {
  const office = await officePage(browser)
  const question = office.getByRole('dialog', { name: 'Leave without saving?' })
  const list = office.getByRole('heading', { name: 'Manage Villas' })
  const back = office.getByRole('link', { name: 'All villas' }).first()
  await office.goto('/admin/dashboard/villas?edit=3')
  await back.click()
  await expect(list).toBeVisible()
  const buttons = { 'Move Feature 1 down': 'What it offers', 'Remove Amenity 1': 'What it offers', 'Add Room': 'Size, rooms and beds' }
  for (const [button, part] of Object.entries(buttons)) {
    await office.goto('/admin/dashboard/villas?edit=3')
    await office.getByRole('link', { name: part }).click()
    await office.getByRole('button', { name: button, exact: true }).click()
    await back.click()
    await expect(question).toBeVisible()
    await question.getByRole('button', { name: 'Go on editing' }).click()
    const asksBeforeClosing = await office.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })))
    expect(asksBeforeClosing).toBe(true)
    await back.click()
    await question.getByRole('button', { name: 'Leave without saving' }).click()
    await expect(list).toBeVisible()
  }
})

test('a toast is shown above an open dialog', async ({ browser }) => {
  const office = await officePage(browser)
  await office.goto('/admin/dashboard/gallery?add=1')
  await office
    .getByRole('button', { name: /^Upload/ })
    .last()
    .click()
  const toast = office.getByRole('status').getByText('No Files')
  await expect(toast).toBeVisible()
  const onTop = await toast.evaluate((node) => {
    const { x, y, width, height } = node.getBoundingClientRect()
    const dialog = document.querySelector('dialog:modal')
    return node.closest(':popover-open') !== null && dialog !== null && width > 0 && height > 0 && x >= 0 && y >= 0
  })
  expect(onTop).toBe(true)
})

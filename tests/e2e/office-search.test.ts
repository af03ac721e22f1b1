import { expect, hasNoBarriers, makeWeek, paidStay, test } from './fixtures.ts'
import { enterOffice, isFineOnPhoneAndDesk, officePage } from './office.ts'

test('with the keyboard alone an owner finds a stay, sees it beside the list, and begins another one for its guest', async ({
  page,
  guest,
  browser,
}) => {
  const number = (await paidStay(page, guest, makeWeek('villa-onar', 34))).replace('/reservations/', '')
  const office = await officePage(browser)
  await office.keyboard.press('Control+k')
  const search = office.getByRole('dialog', { name: 'Search the back office' })
  await search.getByRole('combobox').fill(guest.email)
  await expect(search.getByRole('option', { name: new RegExp(guest.name) }).first()).toHaveAttribute('aria-selected', 'true')
  await isFineOnPhoneAndDesk(office)
  await office.keyboard.press('Enter')
  await expect(office.getByText(`Admin: Owner · Booking ${number}`)).toBeVisible()

  await office.goto(`/admin/dashboard/bookings?search=${encodeURIComponent(guest.email)}`)
  await office.keyboard.press('j')
  await expect(office.getByRole('link', { name: guest.name })).toBeFocused()
  await office.keyboard.press('Space')
  await expect(office.getByRole('dialog', { name: guest.name })).toContainText(number)
  await office.keyboard.press('Escape')
  await office.keyboard.press('Shift+F10')
  await expect(office.getByRole('link', { name: /^Edit/ })).toBeVisible()
  await office.keyboard.press('Escape')
  await office.keyboard.press('c')
  await expect(office).toHaveURL(/\/change\?list=/)

  await office.keyboard.press('/')
  await search.getByRole('combobox').fill(guest.email)
  await search.getByRole('option', { name: `New booking for ${guest.name}` }).click()
  await expect(office.getByLabel('Name', { exact: true })).toHaveValue(guest.name)
  await expect(office.getByLabel('Email', { exact: true })).toHaveValue(guest.email)
})

test('single keys open places and the list of keys, write into fields, and can be turned off', async ({ page }) => {
  await enterOffice(page, '')
  await page.keyboard.press('g')
  await page.keyboard.press('p')
  await expect(page).toHaveURL(/\/pricing$/)
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  await hasNoBarriers(page)
  await page.keyboard.press('n')
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/\/pricing$/)

  await page.goto('/admin/dashboard/bookings')
  await page.getByRole('searchbox').pressSequentially('n g b')
  await expect(page.getByRole('searchbox')).toHaveValue('n g b')

  await page.goto('/admin/dashboard/security')
  await page.getByRole('button', { name: 'Use no single keys' }).click()
  await expect(page.getByRole('button', { name: 'Use single keys' })).toBeVisible()
  await page.keyboard.press('n')
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/\/security$/)
  await page.getByRole('button', { name: 'Use single keys' }).click()
  await expect(page.getByRole('button', { name: 'Use no single keys' })).toBeVisible()
})

test('the search says that nothing was found, and that it did not answer without a connection', async ({ page, context }) => {
  await enterOffice(page, '')
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox')
  await field.fill('nobody at all')
  await expect(page.getByText('Nothing was found for “nobody at all”.')).toBeVisible()
  await context.setOffline(true)
  await field.fill('somebody')
  await expect(page.getByText('The search did not answer. Please try again.')).toBeVisible()
})

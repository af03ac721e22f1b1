import { aliveOnArrival, expect, test } from './fixtures.ts'
import { enterOffice, isFineOnPhoneAndDesk } from './office.ts'

const THIS_YEAR = new Date().getFullYear()
/** Outside the weeks that other tests book. */
const YEAR = THIS_YEAR + 15

test('a season is added, changed, deactivated after confirmation, and reactivated', async ({ page }) => {
  await enterOffice(page, 'pricing')
  const form = page.locator('#add-season')
  await page.getByRole('link', { name: 'Add Season' }).click()
  await expect(form.getByLabel('Season Name')).toBeFocused()
  await form.getByRole('button', { name: 'Add Season' }).click()
  await expect(form.getByLabel('Season Name')).toHaveAccessibleDescription('Season name is required')
  await expect(form.getByLabel('Season Name')).toBeFocused()
  await expect(form.getByText('Start date is required')).toBeVisible()

  await form.getByLabel('Season Name').fill('Olive harvest')
  await form.getByLabel('Price per Night (€)').fill('299.5')
  await form.getByLabel('Start Date').fill(`${YEAR}-11-10`)
  await form.getByLabel('End Date').fill(`${YEAR}-11-01`)
  await form.getByRole('button', { name: 'Add Season' }).click()
  await expect(form.getByText('End date must not be before start date')).toBeVisible()
  await expect(form.getByLabel('Season Name')).toHaveValue('Olive harvest')

  await form.getByLabel('End Date').fill(`${YEAR}-11-30`)
  await form.getByRole('button', { name: 'Add Season' }).click()
  await expect(page.getByText('Seasonal pricing saved successfully!')).toBeVisible()
  await expect(form).toHaveCount(0)
  await expect(page.getByText(`1 active, 0 inactive in ${YEAR}`)).toBeVisible()

  const row = page.getByRole('row', { name: /Olive harvest/ })
  await expect(row).toContainText('€299.50')
  await expect(row).toContainText('0 of 84')
  const choose = async (what: string) => {
    await row.getByRole('button', { name: 'Actions for Olive harvest' }).click()
    await row.getByRole(what === 'Reactivate' ? 'button' : 'link', { name: `${what} Olive harvest` }).click()
  }
  await choose('Edit')
  const edit = page.getByRole('row', { name: /Edit Olive harvest/ })
  await expect(edit.getByLabel('Season Name')).toBeFocused()
  await edit.getByLabel('Price per Night (€)').fill('310')
  await edit.getByRole('button', { name: 'Save' }).click()
  await expect(row).toContainText('€310.00')
  await expect(row.getByRole('button', { name: 'Actions for Olive harvest' })).toBeFocused()

  await choose('Deactivate')
  const dialog = page.getByRole('dialog', { name: 'Deactivate season' })
  await expect(dialog).toContainText('Are you sure you want to delete this seasonal pricing?')
  await dialog.getByRole('button', { name: 'Yes, deactivate' }).click()
  const banner = page.getByText('Seasonal pricing deleted successfully!')
  await expect(banner).toBeVisible()
  await expect(row).toContainText('Inactive')
  await row.getByRole('button', { name: 'Actions for Olive harvest' }).click()
  await expect(row.getByRole('button', { name: 'Deactivate Olive harvest' })).toBeDisabled()
  await page.keyboard.press('Escape')
  await expect(banner).toBeHidden({ timeout: 8_000 })

  await choose('Reactivate')
  await expect(row).toContainText('Active')
  await row.getByRole('button', { name: 'Actions for Olive harvest' }).click()
  await expect(row.getByRole('link', { name: 'Deactivate Olive harvest' })).toBeVisible()
})

test('a season with an unusual price is saved only after a confirmation', async ({ page }) => {
  await enterOffice(page, 'pricing')
  await page.getByRole('link', { name: 'Add Season' }).click()
  const form = page.locator('#add-season')
  await form.getByLabel('Season Name').fill('Saffron harvest')
  await form.getByLabel('Price per Night (€)').fill('35')
  await form.getByLabel('Start Date').fill(`${YEAR}-02-01`)
  await form.getByLabel('End Date').fill(`${YEAR}-02-20`)
  await form.getByRole('button', { name: 'Add Season' }).click()
  const question = form.getByRole('alert')
  await expect(question).toContainText(/€35\.00 a night is under half of the price next to it \(.+\)\. Is that right\?/)
  await expect(page.getByRole('link', { name: 'Saffron harvest', exact: true })).toHaveCount(0)
  await expect(form.getByLabel('Season Name')).toHaveValue('Saffron harvest')
  await isFineOnPhoneAndDesk(page)

  await form.getByLabel('Price per Night (€)').fill('36')
  await form.getByRole('button', { name: 'Add Season' }).click()
  await expect(question).toContainText('€36.00 a night')
  await question.getByRole('button', { name: 'Yes, save it' }).click()
  await expect(page.getByRole('row', { name: /Saffron harvest/ })).toContainText('€36.00')
  await expect(question).toHaveCount(0)
  await expect(form).toHaveCount(0)
})

test('a stale update is rejected with the choice to overwrite, and keeps the input', async ({ page, context }) => {
  await enterOffice(page, 'pricing')
  const added = await page.request.post('/api/pricing/update_seasonal_pricing.php', {
    data: { season_name: 'Almond blossom', start_date: `${YEAR}-02-01`, end_date: `${YEAR}-02-20`, price_per_night: 200, active: 0 },
  })
  const { id } = await added.json()
  const address = `/admin/dashboard/pricing?tab=seasons&edit=${id}`
  const other = aliveOnArrival(await context.newPage())
  for (const one of [page, other]) await one.goto(address)
  const rateOn = (one: typeof page) => one.getByRole('row', { name: /Edit Almond blossom/ }).getByLabel('Price per Night (€)')
  const saveOn = (one: typeof page) =>
    one.getByRole('row', { name: /Edit Almond blossom/ }).getByRole('button', { name: 'Save', exact: true })
  await rateOn(other).fill('210')
  await saveOn(other).click()
  await expect(other.getByText('Seasonal pricing saved successfully!')).toBeVisible()

  await rateOn(page).fill('220')
  await saveOn(page).click()
  await expect(page.getByRole('alert')).toContainText('This has been changed in the meantime. Please look again.')
  await expect(rateOn(page)).toHaveValue('220')
  await saveOn(page).click()
  await expect(page.getByRole('alert')).toContainText('This has been changed in the meantime. Please look again.')
  await page.getByRole('button', { name: 'Save my version anyway' }).click()
  await expect(page.getByRole('row', { name: /Almond blossom/ })).toContainText('€220.00')
})

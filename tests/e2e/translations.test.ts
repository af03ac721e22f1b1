import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { enterOffice, isFineOnPhoneAndDesk, officePage } from './office.ts'

/** An owner adds an amenity. @returns its title */
async function addAmenity(owner: Page, title: string, description: string): Promise<void> {
  const data = { title, description, category: 'services' }
  expect((await owner.request.post('/api/amenities.php', { data })).ok()).toBe(true)
}

async function amenityNamed(owner: Page, title: string): Promise<{ id: number }> {
  const { amenities } = await (await owner.request.get('/api/amenities.php?limit=100')).json()
  return amenities.find((amenity: { title: string }) => amenity.title === title)
}

const removeAmenity = async (owner: Page, title: string) =>
  owner.request.delete('/api/amenities.php', { data: { id: (await amenityNamed(owner, title)).id } })

const entry = (page: Page, title: string) => page.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) })

test('an owner translates an amenity, and checks the translation after the English text changed', async ({ page, browser }) => {
  const title = `Yoga ${Date.now()}`
  const owner = await officePage(browser)
  await addAmenity(owner, title, 'Every morning at eight')
  await page.goto('/sr/amenities')
  await expect(entry(page, title).getByText('Every morning at eight')).toHaveAttribute('lang', 'en')

  await enterOffice(owner, 'translations')
  await isFineOnPhoneAndDesk(owner)
  await owner
    .getByRole('row', { name: 'Amenities' })
    .getByRole('link', { name: /^Srpski/ })
    .click()
  await expect(owner).toHaveURL(/open=1/)
  const description = owner.getByLabel(`Srpski: ${title}: Description`)
  await description.fill('Svakog jutra u osam')
  await isFineOnPhoneAndDesk(owner)
  await owner.getByRole('button', { name: 'Save' }).click()
  await expect(owner.getByText('1 translation saved')).toBeVisible()
  await expect(description).toHaveCount(0)
  await page.reload()
  const said = entry(page, title).getByText('Svakog jutra u osam')
  await expect(said).toBeVisible()
  expect(await said.getAttribute('lang')).toBeNull()

  const { id } = await amenityNamed(owner, title)
  const changed = { id, title, description: 'Every morning at nine', category: 'services' }
  expect((await owner.request.put('/api/amenities.php', { data: changed })).ok()).toBe(true)
  await owner.goto('/admin/dashboard/translations')
  const row = owner.getByRole('row', { name: 'Amenities' })
  await expect(row.getByText('1 changed since')).toBeVisible()
  await row.getByRole('link', { name: /^Srpski/ }).click()
  await owner.getByText('The English text has changed since').click()
  await expect(owner.getByText('Every morning at eight')).toBeVisible()
  await owner.getByLabel('The translation is still right').check()
  await owner.getByRole('button', { name: 'Save' }).click()
  await expect(owner.getByText('1 translation saved')).toBeVisible()
  await owner.goto('/admin/dashboard/translations')
  await expect(row.getByText('changed since')).toHaveCount(0)
  await removeAmenity(owner, title)
})

test('the second of two translations of the same text is refused and keeps its input', async ({ browser }) => {
  const title = `Pilates ${Date.now()}`
  const [first, second] = [await officePage(browser), await officePage(browser)]
  await addAmenity(first, title, 'On the terrace')
  const field = (page: Page) => page.getByLabel(`Deutsch: ${title}: Title`)
  const open = async (page: Page, text: string) => {
    await page.goto('/admin/dashboard/translations/amenities?to=de&open=1')
    await field(page).fill(text)
  }
  await open(second, 'Pilates am Morgen')
  await open(first, 'Pilates im Freien')
  await first.getByRole('button', { name: 'Save' }).click()
  await expect(first.getByText('1 translation saved')).toBeVisible()
  await second.getByRole('button', { name: 'Save' }).click()
  await expect(second.getByText('This has been changed in the meantime. Please look again.').first()).toBeVisible()
  await expect(field(second)).toHaveValue('Pilates am Morgen')
  await second.getByRole('button', { name: 'Save my version anyway' }).click()
  await expect(second.getByText('1 translation saved')).toBeVisible()
  await first.goto('/de/amenities')
  await expect(entry(first, 'Pilates am Morgen')).toBeVisible()
  await removeAmenity(first, title)
})

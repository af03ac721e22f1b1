import { expect } from '../form-browser/expect.ts'
import type { FormPage } from '../form-browser/page.ts'
import { OWNER, signIn } from '../story-steps.ts'
import { test } from './house.ts'

async function addAmenity(owner: FormPage, title: string, description: string): Promise<void> {
  const data = { title, description, category: 'services' }
  expect((await owner.request.post('/api/amenities.php', { data })).ok()).toBe(true)
}

async function amenityNamed(owner: FormPage, title: string): Promise<{ id: number }> {
  const { amenities } = await (await owner.request.get('/api/amenities.php?limit=100')).json()
  return amenities.find((amenity: { title: string }) => amenity.title === title)
}

const entry = (page: FormPage, title: string) => page.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) })

test('an unknown group of translations does not exist', async ({ office }) => {
  expect((await office.goto('/admin/dashboard/translations/villa-999999')).status()).toBe(404)
})

test('an owner without scripts saves a translation; a second one of the same text is refused and shown', async ({
  office: page,
  visit,
}) => {
  const title = `Tai chi ${Date.now()}`
  await addAmenity(page, title, 'By the olive trees')
  const other = visit()
  await signIn(other, OWNER)
  await other.goto('/admin/dashboard/translations/amenities?to=el&open=1')
  await page.goto('/admin/dashboard/translations/amenities?to=el&open=1')
  await page.getByLabel(`Ελληνικά: ${title}: Description`).fill('Δίπλα στις ελιές')
  await page.getByRole('button', { name: 'Save' }).click()
  expect(page.getByText('1 translation saved')).toBeVisible()
  await page.goto('/el/amenities')
  expect(page.getByText('Δίπλα στις ελιές')).toBeVisible()
  await other.getByLabel(`Ελληνικά: ${title}: Title`).fill('Τάι τσι')
  await other.getByLabel(`Ελληνικά: ${title}: Description`).fill('Κάτω από τις ελιές')
  await other.getByRole('button', { name: 'Save' }).click()
  expect(other.getByText('This has been changed in the meantime. Please look again.').first()).toBeVisible()
  expect(other.getByLabel(`Ελληνικά: ${title}: Title`)).toHaveValue('Τάι τσι')
  expect(other.getByRole('textbox', { name: 'What you typed' })).toHaveValue('Κάτω από τις ελιές')
})

test('a translation that is longer than its place is saved with a warning', async ({ office: page }) => {
  await page.goto('/admin/dashboard/translations/villa-3?to=el')
  const claim = page.getByLabel('Ελληνικά: Tagline')
  expect(page.getByText('Up to 150 characters fit where this is shown.')).toBeVisible()
  await claim.fill('μ'.repeat(158))
  await page.getByRole('button', { name: 'Save' }).click()
  expect(page.getByText('1 translation saved')).toBeVisible()
  expect(page.getByText('158 characters, but only 150 fit where this is shown: the rest is cut off.')).toBeVisible()
  await page.goto('/admin/dashboard/translations/settings?to=el')
  for (const room of [60, 160]) expect(page.getByText(new RegExp(`^Up to ${room} characters fit|but only ${room} fit`))).toBeVisible()
})

test('an owner translates an amenity, and checks the translation after the English text changed', async ({ page, office: owner }) => {
  const title = 'Yoga'
  await addAmenity(owner, title, 'Every morning at eight')
  await page.goto('/sr/amenities')
  expect(entry(page, title).getByText('Every morning at eight')).toHaveAttribute('lang', 'en')

  await owner.goto('/admin/dashboard/translations')
  await owner
    .getByRole('row', { name: 'Amenities' })
    .getByRole('link', { name: /^Srpski/ })
    .click()
  expect(owner).toHaveURL(/open=1/)
  const description = owner.getByLabel(`Srpski: ${title}: Description`)
  await description.fill('Svakog jutra u osam')
  await owner.getByRole('button', { name: 'Save' }).click()
  expect(owner.getByText('1 translation saved')).toBeVisible()
  expect(description).toHaveCount(0)
  await page.reload()
  const said = entry(page, title).getByText('Svakog jutra u osam')
  expect(said).toBeVisible()
  expect(await said.getAttribute('lang')).toBeNull()

  const { id } = await amenityNamed(owner, title)
  const changed = { id, title, description: 'Every morning at nine', category: 'services' }
  expect((await owner.request.put('/api/amenities.php', { data: changed })).ok()).toBe(true)
  await owner.goto('/admin/dashboard/translations')
  const row = owner.getByRole('row', { name: 'Amenities' })
  expect(row.getByText('1 changed since')).toBeVisible()
  await row.getByRole('link', { name: /^Srpski/ }).click()
  await owner.getByText('The English text has changed since').click()
  expect(owner.getByText('Every morning at eight')).toBeVisible()
  await owner.getByLabel('The translation is still right').check()
  await owner.getByRole('button', { name: 'Save' }).click()
  expect(owner.getByText('1 translation saved')).toBeVisible()
  await owner.goto('/admin/dashboard/translations')
  expect(row.getByText('changed since')).toHaveCount(0)
})

test('the second of two translations of the same text is refused, keeps its input, and can be saved all the same', async ({
  office: first,
  visit,
}) => {
  const second = visit()
  await signIn(second, OWNER)
  await addAmenity(first, 'Pilates', 'On the terrace')
  for (const [owner, text] of [
    [second, 'Pilates am Morgen'],
    [first, 'Pilates im Freien'],
  ] as const) {
    await owner.goto('/admin/dashboard/translations/amenities?to=de&open=1')
    await owner.getByLabel('Deutsch: Pilates: Title').fill(text)
  }
  await first.getByRole('button', { name: 'Save' }).click()
  expect(first.getByText('1 translation saved')).toBeVisible()
  await second.getByRole('button', { name: 'Save' }).click()
  expect(second.getByText('This has been changed in the meantime. Please look again.').first()).toBeVisible()
  expect(second.getByRole('textbox', { name: 'What you typed' })).toHaveValue('Pilates am Morgen')
  await second.getByRole('button', { name: 'Save my version anyway' }).click()
  expect(second.getByText('1 translation saved')).toBeVisible()
  await first.goto('/de/amenities')
  expect(entry(first, 'Pilates am Morgen')).toBeVisible()
})

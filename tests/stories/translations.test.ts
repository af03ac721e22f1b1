import { expect } from '../form-browser/expect.ts'
import type { FormPage } from '../form-browser/page.ts'
import { OWNER, signIn } from '../story-steps.ts'
import { test } from './house.ts'

async function addAmenity(owner: FormPage, title: string, description: string): Promise<void> {
  const data = { title, description, category: 'services' }
  expect((await owner.request.post('/api/amenities.php', { data })).ok()).toBe(true)
}

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
  const claim = page.getByLabel('Ελληνικά: Claim')
  expect(page.getByText('Up to 150 characters fit where this is shown.')).toBeVisible()
  await claim.fill('μ'.repeat(158))
  await page.getByRole('button', { name: 'Save' }).click()
  expect(page.getByText('1 translation saved')).toBeVisible()
  expect(page.getByText('158 characters, but only 150 fit where this is shown: the rest is cut off.')).toBeVisible()
  await page.goto('/admin/dashboard/translations/settings?to=el')
  for (const room of [60, 160]) expect(page.getByText(new RegExp(`^Up to ${room} characters fit|but only ${room} fit`))).toBeVisible()
})

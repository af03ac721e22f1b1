import { expect, test } from './fixtures.ts'
import { enterOffice } from './office.ts'

test('an invalid address shows an error under its field and keeps the other input', async ({ page }) => {
  await enterOffice(page, 'settings')
  await page.getByLabel('Tagline').fill('Half a thought')
  await page.getByRole('link', { name: 'Contact Information' }).click()
  await page.getByLabel('Email').fill('owner at home')
  await page.getByLabel('Latitude').fill('north')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/Please give an email address/)
  await expect(page.getByLabel('Email')).toBeFocused()
  await expect(page.getByText('Latitude must be a number of degrees')).toBeVisible()
  await page.getByRole('link', { name: 'General' }).click()
  await expect(page.getByLabel('Tagline')).toHaveValue('Half a thought')
})

test('the counters show the recommended lengths', async ({ page }) => {
  await enterOffice(page, 'settings?tab=seo')
  await page.getByLabel('Meta title').fill('Villas')
  await expect(page.getByText('6 characters (short). Recommended: 50-60 characters.')).toBeVisible()
  await page.getByLabel('Meta description').fill('a'.repeat(155))
  await expect(page.getByText('155 characters (good). Recommended: 150-160 characters.')).toBeVisible()
})

test('each missing setting links to its field', async ({ page }) => {
  await enterOffice(page, 'settings?tab=company')
  await page.getByRole('link', { name: 'Legal name' }).click()
  await expect(page.getByLabel('Legal name')).toBeInViewport()
  await expect(page.getByLabel('Legal name')).toHaveAccessibleDescription('TO BE FILLED IN before the site goes live.')
})

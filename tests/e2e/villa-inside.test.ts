import { sql } from 'drizzle-orm'
import { expect, OWNER } from './fixtures.ts'
import { isFineOnPhoneAndDesk } from './office.ts'
import { test } from './own-site-test.ts'

test('a villa page has captions, rooms with beds and a floor plan, and the home page has the hosts', async ({ page, site }) => {
  await page.goto('/villas/villa-armonia')
  await expect(page.getByRole('heading', { name: 'Floor plan' })).toHaveCount(0)

  await site.change(sql`UPDATE villas SET floor_plan = image_url WHERE slug = 'villa-armonia'`)
  await site.change(sql`UPDATE content_version SET version = version + 1`)
  await page.reload()
  const pictures = page.getByRole('region', { name: 'Pictures of Villa Armonia' })
  await expect(pictures.getByText('The house', { exact: true })).toBeVisible()
  await pictures.getByRole('button', { name: 'Next picture' }).click()
  await expect(pictures.getByText('Living room', { exact: true })).toBeInViewport()
  await pictures.getByRole('link', { name: /Open picture 2 of \d+ in full size/ }).click()
  await expect(page.getByRole('dialog', { name: 'Pictures in full size' })).toContainText('Living room')
  await page.keyboard.press('Escape')
  await expect(page.getByText('Double bed, balcony door to the sea')).toBeVisible()
  await expect(page.getByRole('img', { name: 'Floor plan of Villa Armonia' })).toBeVisible()
  await isFineOnPhoneAndDesk(page)

  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Your hosts' })).toHaveCount(0)
  await page.request.post('/api/checkUser.php', { data: OWNER })
  const hosts = { names: 'Katerina and Nikos', portrait: '/pictures/bbq-garden.jpg', story: 'We live ten minutes away.' }
  expect((await page.request.post('/api/settings.php', { data: { hosts } })).ok()).toBe(true)
  await page.context().clearCookies()
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Your hosts' })).toBeVisible()
  await expect(page.getByText('We live ten minutes away.')).toBeVisible()
  await expect(page.locator('main img[src*="bbq-garden"]').last()).toBeVisible()
  await isFineOnPhoneAndDesk(page)
})

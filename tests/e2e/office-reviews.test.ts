import { expect, test } from './fixtures.ts'
import { enterOffice, isFineOnPhoneAndDesk } from './office.ts'

test('the page of reviews has an explanation while there are none', async ({ page }) => {
  await enterOffice(page, 'reviews')
  await expect(page.getByRole('heading', { name: 'Reviews', level: 1 })).toBeVisible()
  await expect(page.getByText('No reviews yet.')).toBeVisible()
  await isFineOnPhoneAndDesk(page)
})

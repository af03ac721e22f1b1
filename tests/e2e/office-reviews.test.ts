import { expect, test } from './fixtures.ts'
import { enterOffice, isFineOnPhoneAndDesk } from './office.ts'

test('owners read how reviews work before the first one is there', async ({ page }) => {
  await enterOffice(page, 'reviews')
  await expect(page.getByRole('heading', { name: 'Reviews', level: 1 })).toBeVisible()
  await expect(page.getByText('No reviews yet.')).toBeVisible()
  await isFineOnPhoneAndDesk(page)
})

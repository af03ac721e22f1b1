import { dayAtProperty } from '../../src/domain/calendar-day.ts'
import { monthOf, monthsLater } from '../../src/domain/month.ts'
import { expect, OWNER } from './fixtures.ts'
import { test } from './own-site-test.ts'

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('an owner makes the statement of last month; a month without documents shows a message', async ({ page }) => {
    const last = monthsLater(monthOf(dayAtProperty(new Date())), -1)
    await page.request.post('/api/checkUser.php', { data: OWNER })
    await page.goto(`/admin/dashboard/papers?month=${last}`)
    await expect(page.getByText('No paper was issued in this month.')).toBeVisible()
    await page.getByRole('button', { name: 'Make the statement' }).click()
    await expect(page.getByRole('row').filter({ hasText: 'MS-' })).toHaveCount(1)
  })
})

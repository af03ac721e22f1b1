import { sql } from 'drizzle-orm'
import { expect, mondayIn, OWNER } from './fixtures.ts'
import { test } from './own-site-test.ts'

const changes = [
  ['amenities?add=1', 'amenities', 'Save', 'Failed to create amenity'],
  ['amenities?edit=1', 'amenities', 'Save', 'Failed to update amenity'],
  ['amenities?delete=1', 'amenities', 'Delete', 'Failed to delete amenity'],
  ['villas?edit=1', 'villas', 'Save', 'Could not save villa data'],
  ['villas?delete=1', 'villas', 'Delete', 'Could not delete villa'],
  ['gallery?edit=1', 'gallery_images', 'Save', 'Update Failed'],
  ['gallery?delete=1', 'gallery_images', 'Delete', 'Delete Failed'],
  ['bookings?delete=1', 'bookings', 'Delete', 'Delete Failed'],
  ['bookings?edit=1', 'bookings', 'Save', 'Update Failed'],
] as const

test('a change that cannot be stored says so, and the screen stays', async ({ page, site }) => {
  await site.change(sql`
    INSERT INTO bookings (code, villa_id, status, check_in, check_out, guest_name, original_cents, total_cents, created_at)
    VALUES ('TEST1', 1, 'paid', ${mondayIn(40)}, ${mondayIn(41)}, 'Ana', 100000, 100000, now())`)
  await page.request.post('/api/checkUser.php', { data: OWNER })
  for (const [screen, table, press, words] of changes)
    await test.step(screen, async () => {
      await page.goto(`/admin/dashboard/${screen}`)
      const dialog = page.getByRole(screen === 'villas?edit=1' ? 'main' : 'dialog')
      if (screen.includes('add=')) await dialog.getByLabel('Title').fill('Boat')
      if (screen.startsWith('bookings?edit')) await dialog.getByLabel('Guests').fill('3')
      await site.breakTable(table)
      await dialog.getByRole('button', { name: press }).click()
      await expect(page.getByRole('status').filter({ hasText: words })).toBeVisible()
      await site.mendTable(table)
    })
})

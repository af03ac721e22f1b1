import { addDays, dayAtProperty, isSunday, writtenDay, writtenDayWithWeekday, yearOf } from '../../src/domain/calendar-day.ts'
import { expect, hasNoBarriers, OWNER } from './fixtures.ts'
import { saveSettings } from './office.ts'
import { test } from './own-site-test.ts'

const today = dayAtProperty(new Date())
const nextYear = yearOf(today) + 1

const enter = async (page: import('@playwright/test').Page, screen: string) => {
  await page.request.post('/api/checkUser.php', { data: OWNER })
  await page.goto(`/admin/dashboard/${screen}`)
}

test('guests cannot arrive within the lead time that the owner sets', async ({ page }) => {
  await enter(page, 'settings?tab=booking')
  const days = page.getByLabel('Days before arrival')
  await expect(days).toHaveValue('1')
  await days.fill('many')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(days).toHaveAccessibleDescription(/must be a whole number from 0 to 60/)
  await days.fill('12')
  await saveSettings(page)

  const first = addDays(today, 12)
  await page.goto(`/villas?${new URLSearchParams({ checkIn: addDays(first, -1), checkOut: addDays(first, 6), guests: '2' })}`)
  await expect(page.getByText(`the first possible arrival is ${writtenDay(first)}.`)).toBeVisible()
  await page.goto('/booking')
  const shown = page.getByRole('button', { name: new RegExp(`^${writtenDayWithWeekday(addDays(first, -1))}`) })
  while (!(await shown.isVisible())) await page.getByRole('button', { name: 'Next month' }).click()
  await expect(shown).toHaveAccessibleName(/too soon to be booked/)
  const open = [first, addDays(first, 1)].find((day) => !isSunday(day)) ?? first
  await page.goto('/booking')
  const free = page.getByRole('button', { name: new RegExp(`^${writtenDayWithWeekday(open)}`) })
  while (!(await free.isVisible())) await page.getByRole('button', { name: 'Next month' }).click()
  await expect(free).toHaveAccessibleName(/per night$/)
})

test('an owner closes a season, and guests are offered stays around it', async ({ page }) => {
  await enter(page, 'pricing')
  const form = page.locator('#add-season')
  await form.getByLabel('Season Name').fill('Winter rest')
  await form.getByLabel('Price per Night (€)').fill('350')
  await form.getByLabel('Start Date').fill(`${nextYear}-10-05`)
  await form.getByLabel('End Date').fill(`${nextYear}-12-31`)
  await form.getByLabel('Nights', { exact: true }).selectOption('Closed: no night is sold')
  await form.getByRole('button', { name: 'Add Season' }).click()
  await expect(page.getByText('Seasonal pricing saved successfully!')).toBeVisible()
  await expect(page.getByRole('row', { name: /Winter rest/ })).toContainText('Closed')

  await page.goto('/pricing')
  await expect(page.getByRole('row', { name: /^Winter rest/ })).toContainText('closed')
  await page.goto(`/villas?checkIn=${nextYear}-11-02&checkOut=${nextYear}-11-08&guests=2`)
  const notice = page.getByRole('main').getByRole('alert')
  await notice.getByRole('listitem').first().getByRole('link').click()
  await expect(page.getByRole('heading', { name: /villas are free/ })).toBeVisible()
  await page.goto(`/booking?villa=villa-thea&checkIn=${nextYear}-11-02&checkOut=${nextYear}-11-09`)
  await expect(page.getByRole('button', { name: new RegExp(`^${writtenDayWithWeekday(`${nextYear}-11-10`)}, closed$`) })).toBeVisible()
  await hasNoBarriers(page)
})

test('privacy and terms show the owner’s contacts for complaints and disputes', async ({ page }) => {
  await enter(page, 'settings?tab=company')
  await page.getByLabel('Representative in the European Union').fill('')
  await page.getByLabel('Data protection authority').fill('Poverenik\nBeograd, Srbija')
  await page.getByLabel('Out-of-court dispute bodies').fill('A body <b>of Athens</b>')
  await saveSettings(page)
  await page.goto('/privacy')
  await expect(page.getByRole('heading', { name: 'Where you can complain' })).toBeVisible()
  await expect(page.getByText('Beograd, Srbija')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Representative in the European Union' })).toHaveCount(0)
  await hasNoBarriers(page)
  await page.goto('/terms')
  await expect(page.getByText('A body <b>of Athens</b>')).toBeVisible()
  await hasNoBarriers(page)
})

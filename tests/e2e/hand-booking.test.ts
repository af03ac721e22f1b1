import type { Page } from '@playwright/test'
import { addDays } from '../../src/domain/calendar-day.ts'
import { expect, makeWeek, test } from './fixtures.ts'
import { officePage } from './office.ts'

const told = { 'Special requests': 'A cot', Reason: 'Asked by phone' }
const guestOnThePhone = { Name: 'Iva Horvat', Email: 'iva@example.com', Phone: '+385 91 1234567', ...told }

async function keepsWhatIsTyped(page: Page): Promise<void> {
  const [first, other, second] = [makeWeek('villa-eirini', 17), makeWeek('villa-eirini', 18), makeWeek('villa-eirini', 19)]
  const price = page.getByRole('region', { name: 'What it costs' })
  const offer = page.getByRole('region', { name: 'Send as an offer' })
  const guest = page.getByRole('region', { name: 'The guest' })
  const requests = page.getByRole('region', { name: 'Requests and reason' })
  const show = page.getByRole('button', { name: 'Show the price' })
  const findField = (label: string) => (label in told ? requests : guest).getByLabel(label)
  await page.getByLabel('Villa').selectOption({ value: '2' })
  await page.getByLabel('Check-in').fill(first.checkIn)
  await page.getByLabel('Check-out').fill(first.checkOut)
  await show.click()
  await expect(price).toContainText('5 nights')
  await requests.getByText('Requests and reason').click()
  for (const [label, text] of Object.entries(guestOnThePhone)) await findField(label).fill(text)
  await page.getByLabel('Reference').fill('Statement 20')
  await offer.getByText('Send as an offer').click()
  await page.getByLabel('Message to the guest').fill('Nice to hear from you.')
  const typed = async () => {
    for (const [label, text] of Object.entries(guestOnThePhone)) await expect(findField(label)).toHaveValue(text)
    await expect(page.getByLabel('Message to the guest')).toHaveValue('Nice to hear from you.')
  }
  // Nights that cannot be had, then others that can.
  await page.getByLabel('Check-in').fill(other.checkOut)
  await page.getByLabel('Check-out').fill(other.checkIn)
  await show.click()
  await expect(page.getByRole('alert')).toBeVisible()
  await typed()
  await page.getByLabel('Check-in').fill(other.checkIn)
  await page.getByLabel('Check-out').fill(addDays(other.checkIn, 6))
  await show.click()
  await expect(price).toContainText('6 nights')
  await typed()
  await expect(page.getByLabel('Reference')).toHaveValue('Statement 20')
  const total = /€[\d,]+(?:\.\d\d)?/.exec(await offer.getByRole('listitem').innerText())?.[0] ?? 'none'
  await expect(page.getByLabel('Amount received')).toHaveValue(total.replace(/[€,]/g, ''))
  await page.getByRole('button', { name: 'Add another stay to choose from' }).click()
  await expect(price).toHaveCount(0)
  await typed()
  await page.getByLabel('Villa').selectOption({ value: '2' })
  await page.getByLabel('Check-in').fill(second.checkIn)
  await page.getByLabel('Check-out').fill(second.checkOut)
  await show.click()
  await expect(offer.getByRole('listitem')).toHaveCount(2)
  await typed()
  await page.getByRole('button', { name: 'Send the offer' }).click()
  await expect(page.getByText('Offer sent')).toBeVisible()
  const card = page.getByRole('region', { name: 'Offers: Iva Horvat' }).first()
  await expect(card).toContainText(total)
  await card.getByRole('button', { name: 'Withdraw' }).click()
  await expect(page.getByText('Offer withdrawn')).toBeVisible()
}

test('name, request, reference and message stay while the owner tries other nights and adds a stay', async ({ browser }) => {
  const office = await officePage(browser)
  await office.goto('/admin/dashboard/bookings/new')
  await keepsWhatIsTyped(office)
})

test('the price follows the fields of the stay', async ({ browser }) => {
  const office = await officePage(browser)
  const { checkIn, checkOut } = makeWeek('villa-thea', 49)
  await office.goto(`/admin/dashboard/bookings/new?${new URLSearchParams({ villaId: '3', checkIn, checkOut })}`)
  const price = office.getByRole('region', { name: 'What it costs' })
  await expect(price).toContainText('5 nights')
  await office.getByRole('region', { name: 'The guest' }).getByLabel('Name').fill('Iva Horvat')
  await office.getByLabel('Check-out').fill(addDays(checkIn, 8))
  await office.getByLabel('Guests').click()
  await expect(price).toContainText('8 nights')
  await office.getByLabel('Payment', { exact: true }).selectOption('In three instalments')
  await expect(office.getByLabel('Amount received')).toHaveValue('')
  await expect(office.getByRole('region', { name: 'The guest' }).getByLabel('Name')).toHaveValue('Iva Horvat')
})

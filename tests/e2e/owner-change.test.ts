import { expect, makeWeek, paidStay, test } from './fixtures.ts'
import { isFineOnPhoneAndDesk, officePage } from './office.ts'

test('the reason of a refund stays while an owner tries other amounts', async ({ page, guest, browser }) => {
  const number = (await paidStay(page, guest, makeWeek('villa-eirini', 42))).replace('/reservations/', '')
  const office = await officePage(browser)
  await office.goto(`/admin/dashboard/bookings?search=${number}`)
  await office.getByRole('link', { name: guest.name, exact: true }).click()
  await office.getByRole('link', { name: 'Refund a part' }).click()
  const show = async (amount: string) => {
    await office.getByLabel('Amount in euros').fill(amount)
    await office.getByRole('button', { name: 'Show what changes' }).click()
  }
  await show('120')
  await expect(office.getByRole('region', { name: 'What changes' })).toContainText('Refund€120.00')
  await office.getByLabel('Reason').fill('The pool was closed')
  await show('100000')
  await expect(office.getByRole('alert')).toContainText('Not possible')
  await show('120')
  await expect(office.getByRole('alert')).toHaveCount(0)
  await expect(office.getByLabel('Reason')).toHaveValue('The pool was closed')
  await isFineOnPhoneAndDesk(office)
})

import { addDays, writtenDay } from '../../src/domain/calendar-day.ts'
import { acceptTerms, aliveOnArrival, chooseStay, expect, goToBank, OWNER, weekOf } from './fixtures.ts'
import { isFineOnPhoneAndDesk, saveSettings } from './office.ts'
import { test } from './own-site-test.ts'
import { openPaidStay, panelOf } from './paid-stay.ts'

test('owners can edit the cancellation policy in general and for one villa; guests see its dates and amounts', async ({
  page,
  guest,
  browser,
}) => {
  const desk = await browser.newContext()
  const office = aliveOnArrival(await desk.newPage())
  await office.request.post('/api/checkUser.php', { data: OWNER })
  await office.goto('/admin/dashboard/settings?tab=booking')
  const policy = office.getByLabel('Cancellation policy')
  await expect(policy).toHaveValue('21: 70')
  await policy.fill('21: 50\n60: 100')
  await office.getByRole('button', { name: 'Save Changes' }).click()
  await expect(office.getByText('Please begin with the most days').first()).toBeVisible()
  await expect(policy).toHaveValue('21: 50\n60: 100')
  await policy.fill('60: 100\n21: 50')
  await isFineOnPhoneAndDesk(office)
  await saveSettings(office)

  const { checkIn } = weekOf('villa-eirini', 30)
  const until = (days: number) => writtenDay(addDays(checkIn, -days))
  const path = await openPaidStay(page, guest, 30)
  await page.goto(`${path}/cancel`)
  await expect(panelOf(page, 'If you cancel today')).toContainText(`Until ${until(60)}: 100% of what you have paid goes back`)
  await expect(panelOf(page, 'If you cancel today')).toContainText(`Until ${until(21)}: 50% of what you have paid goes back`)
  await isFineOnPhoneAndDesk(page)

  await office.goto('/admin/dashboard/villas')
  await office.getByRole('link', { name: 'Edit Villa Thea' }).click()
  const own = office.getByLabel('Cancellation policy of this villa')
  await own.fill('0: 100')
  await office.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(office.getByText('Days must be between 1 and 365').first()).toBeVisible()
  await own.fill('14: 30')
  await office.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(own).toHaveCount(0)
  await page.goto('/villas/villa-thea')
  await expect(page.getByText('30% of what you paid comes back if you cancel 14 days or more before arrival')).toBeVisible()
  await page.goto('/pricing')
  await expect(page.getByText('100% of what you paid comes back if you cancel 60 days or more before arrival, 50% 21 days')).toBeVisible()
  await chooseStay(page, weekOf('villa-thea', 30), guest)
  const price = page.getByRole('region', { name: 'Price' }).filter({ visible: true })
  await expect(price).toContainText(`Until ${until(14)}: 30% of what you have paid goes back`)
  await isFineOnPhoneAndDesk(page)

  await acceptTerms(page)
  await office.getByRole('link', { name: 'Edit Villa Thea' }).click()
  await own.fill('7: 20')
  await office.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(own).toHaveCount(0)
  await page.getByRole('button', { name: /^Book and pay/ }).click()
  await expect(page.getByText('What goes back if you cancel has changed.').first()).toBeVisible()
  await expect(price).toContainText(`Until ${until(7)}: 20% of what you have paid goes back`)
  await goToBank(page)

  await page.goto(path)
  await expect(panelOf(page, 'Money')).toContainText(`Until ${until(21)}: 50% of what you have paid goes back`)
  await isFineOnPhoneAndDesk(page)
  await desk.close()
})

import { expect, hasNoBarriers, OWNER, weekOf } from './fixtures.ts'
import { isFineOnPhoneAndDesk } from './office.ts'
import { test } from './own-site-test.ts'

const { checkIn, checkOut } = weekOf('villa-thea', 12)

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test('a guest accepts an offer by transfer, and the owner records the payment', async ({ page, browser, guest, baseURL }) => {
      const context = await browser.newContext({ javaScriptEnabled, ...(baseURL ? { baseURL } : {}) })
      const office = await context.newPage()
      expect((await context.request.post('/api/checkUser.php', { data: OWNER })).ok()).toBe(true)
      const { settings } = await (await context.request.get('/api/settings.php')).json()
      const company = { ...settings.company, iban: 'GR16 0110 1250 0000 0001 2300 695', bic: 'ETHNGRAA', transferBank: 'National Bank' }
      expect((await context.request.post('/api/settings.php', { data: { company } })).ok()).toBe(true)

      await office.goto(
        `/admin/dashboard/bookings/new?${new URLSearchParams({ villaId: '3', checkIn, checkOut, guests: '2', price: 'rates', plan: 'full' })}`,
      )
      const form = office.getByRole('region', { name: 'The guest' })
      await form.getByLabel('Name').fill(guest.name)
      await form.getByLabel('E-mail').fill(guest.email)
      await form.getByLabel('Phone').fill('+381 64 1234567')
      await office.getByRole('button', { name: 'Send the offer' }).click()
      const card = office.getByRole('region', { name: `Offers: ${guest.name}` })
      await page.goto(await card.getByLabel('Link for the guest').inputValue())
      await page.getByRole('button', { name: 'Please log in' }).click()
      await page.getByLabel('Email').fill(guest.email)
      await page.getByLabel('Password', { exact: true }).fill(guest.password)
      await page.getByRole('button', { name: 'Log In', exact: true }).click()
      await page.getByLabel('I have read and accept').check()
      if (javaScriptEnabled) await isFineOnPhoneAndDesk(page)
      await page.getByRole('button', { name: /by bank transfer$/ }).click()
      const transfer = page.getByRole('region', { name: 'We wait for your transfer' })
      await expect(transfer).toContainText('GR16 0110 1250 0000 0001 2300 695')
      if (javaScriptEnabled) await isFineOnPhoneAndDesk(page)

      await office.goto('/admin/dashboard/bookings/offers')
      await expect(card).toContainText('Waits for the transfer')
      await card.getByRole('link', { name: 'Record the transfer' }).click()
      const dialog = office.getByRole('dialog')
      await dialog.getByLabel('Amount received').fill('1750')
      await dialog.getByLabel('Reference').fill('Statement 3')
      await dialog.getByRole('button', { name: /record/i }).click()
      await expect(office.getByText('Payment Recorded', { exact: true })).toBeVisible()
      await page.reload()
      await expect(page.getByText('This stay is booked')).toBeVisible()
      if (javaScriptEnabled) await hasNoBarriers(page)
      await context.close()
    })
  })

import { APPROVED, acceptTerms, expect, hasNoBarriers, makeWeek, PHONE, payWith, test } from './fixtures.ts'

const { checkIn, checkOut } = makeWeek('villa-armonia', 49)
const armonia = makeWeek('villa-armonia', 49)
const eirini = makeWeek('villa-eirini', 49)

test('a family of nine books two villas side by side, and pays for one after the other', async ({ page, mailedCode }) => {
  const email = `nina-${process.pid}@example.com`
  await page.goto(`/villas?${new URLSearchParams({ checkIn, checkOut, guests: '9' })}`)
  await expect(page.getByRole('heading', { name: 'Two villas together: 9 guests' })).toBeVisible()
  await hasNoBarriers(page)
  const pair = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Villa Armonia and Villa Eirini' }) })
  await pair.getByRole('link', { name: 'Book both villas' }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'Book both villas' })).toBeVisible()
  await expect(page.getByLabel('Guests in Villa Armonia')).toHaveValue('5')
  await expect(page.getByLabel('Guests in Villa Eirini')).toHaveValue('4')
  await page.getByRole('button', { name: 'Review your booking' }).click()
  await expect(page.getByText('Name is required')).toBeVisible()
  await hasNoBarriers(page)
  await page.getByLabel('Name').fill('Nina Berg')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Phone').fill(PHONE)
  await page.getByRole('button', { name: 'Review your booking' }).click()

  await expect(page.getByText('Now you pay for Villa Armonia. Afterwards you pay for Villa Eirini')).toBeVisible()
  await hasNoBarriers(page)
  await acceptTerms(page)
  await page.getByRole('button', { name: /^Book and pay/ }).click()
  await page.getByLabel('Code').fill(await mailedCode(email))
  await payWith(page, APPROVED)

  await expect(page.getByRole('heading', { level: 1, name: 'Payment Successful!' })).toBeVisible()
  await expect(page.getByText(/^Villa Eirini is not booked yet\. We hold its nights for you until \d\d:\d\d/)).toBeVisible()
  await hasNoBarriers(page)
  await page.getByRole('link', { name: 'Now pay for Villa Eirini' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Villa Eirini' })).toBeVisible()
  await expect(page.getByText('Nina Berg')).toBeVisible()
  await page.getByRole('button', { name: /^Book and pay/ }).click()
  await payWith(page, APPROVED)
  await expect(page.getByRole('link', { name: 'Open your stay' })).toBeVisible()

  await page.goto('/reservations')
  for (const { villa } of [armonia, eirini]) {
    const name = villa.replace('villa-', 'Villa ').replace(/ \w/, (letter) => letter.toUpperCase())
    await expect(page.getByRole('heading', { name: new RegExp(name) })).toBeVisible()
  }
})

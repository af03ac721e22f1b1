import { expect } from '../form-browser/expect.ts'
import { makeWeek, OWNER, signIn } from '../story-steps.ts'
import { test } from './house.ts'

test('a withdrawn villa with bookings is restored, unless another one has its name', async ({ page, office }) => {
  const form = { size: 80, doubleBed: 1, singleBed: 0, sofaBed: 0, bathrooms: 1, capacity: 2 }
  const made = await office.request.post('/api/villas.php', { data: { name: 'Villa Palia', ...form } })
  const { id } = await made.json()
  const { checkIn, checkOut } = makeWeek('villa-palia', 10)
  const stay = { villaId: id, startDate: checkIn, endDate: checkOut, reason: 'Admin restricted' }
  expect((await office.request.post('/api/booking/restrict_dates.php', { data: stay })).ok()).toBe(true)
  const withdraw = async () => {
    await office.getByRole('button', { name: 'Actions for Villa Palia' }).click()
    await office.getByRole('link', { name: 'Delete Villa Palia' }).click()
    await office.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    expect(office.getByRole('heading', { name: 'Withdrawn villas' })).toBeVisible()
    expect((await page.goto('/villas/villa-palia')).status()).toBe(404)
  }

  await office.goto('/admin/dashboard/villas')
  await withdraw()
  const another = await office.request.post('/api/villas.php', { data: { name: 'Villa Palia', ...form } })
  await office.getByRole('button', { name: 'Bring back Villa Palia' }).click()
  expect(office.getByRole('alert')).toContainText('Another villa has this name now. Give that one another name first.')
  await office.request.delete('/api/villas.php', { data: { id: (await another.json()).id } })
  await office.getByRole('button', { name: 'Bring back Villa Palia' }).click()
  expect(office.getByText('Villa Brought Back')).toBeVisible()
  expect(office.getByRole('row', { name: /^Villa Palia/ })).toBeVisible()
  expect((await page.goto('/villas/villa-palia')).status()).toBe(200)
})

test('a stale update of a villa is rejected and keeps the input', async ({ office: first, visit }) => {
  const second = visit()
  await signIn(second, OWNER)
  for (const one of [first, second]) await one.goto('/admin/dashboard/villas?edit=4')
  const meaning = await first.getByLabel(/^Meaning/).inputValue()
  await first.getByRole('button', { name: 'Save' }).click()
  expect(first.getByText('Villa Updated')).toBeVisible()
  await second.getByLabel('Tagline').fill('A claim of my own')
  await second.getByRole('button', { name: 'Save' }).click()
  expect(second.getByText('This has been changed in the meantime. Please look again.').first()).toBeVisible()
  expect(second.getByLabel('Tagline')).toHaveValue('A claim of my own')
  expect(second.getByLabel(/^Meaning/)).toHaveValue(meaning)
})

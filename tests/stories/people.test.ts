import { sql } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { addDays, dayAtProperty } from '../../src/domain/calendar-day.ts'
import { expect } from '../form-browser/expect.ts'
import type { FormPage } from '../form-browser/page.ts'
import { OWNER } from '../story-steps.ts'
import { test } from './house.ts'

const OWN = 'Cliff-Above-7!'
const today = dayAtProperty(new Date())

const enter = async (page: FormPage, email: string, password: string) => {
  await page.goto('/admin')
  await page.getByLabel('Username').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
}

const menu = (page: FormPage) => page.getByRole('navigation', { name: 'Back office' }).first()

/** Invites by the form and returns the path of the mailed link, which stays in the outbox without a mail server. */
async function invite(page: FormPage, email: string, role: string): Promise<string> {
  await page.goto('/admin/dashboard/people')
  const form = page.getByRole('region', { name: 'Invite somebody' })
  await form.getByLabel('Email').fill(email)
  await form.getByLabel('Role').selectOption(role)
  await form.getByLabel('Your own password').fill(OWNER.password)
  await form.getByRole('button', { name: 'Send the invitation' }).click()
  expect(page.getByText(`An invitation goes to ${email}`)).toBeVisible()
  const { mails } = await (await page.request.get('/api/adminMails.php', { params: { search: email } })).json()
  return /\/join\?token=[\w-]+/.exec(mails[0].text)?.[0] ?? ''
}

async function joinWith(page: FormPage, link: string, name: string) {
  await page.goto(link)
  await page.getByLabel('Your name').fill(name)
  await page.getByLabel('New password').fill(OWN)
  await page.getByRole('button', { name: 'Join the back office' }).click()
  expect(page).toHaveURL(/\/admin$/)
}

const aStay = sql`
  INSERT INTO bookings (code, villa_id, status, check_in, check_out, guest_name, email, phone, guests, arrival_time, special_requests,
    plan, original_cents, total_cents, stages, created_at)
  VALUES ('HOUSE1', 1, 'paid', ${today}, ${addDays(today, 7)}, 'Anna Smith', 'anna@example.com', '+44 7400 123456', 4, '17:30',
    'Anna arrives late', 'full', 100000, 100000, '[]'::jsonb, now())`

test('housekeeping joins by an invitation, and sees changeovers without names, and says when a villa is ready', async ({
  house: site,
  page,
  visit,
}) => {
  await site.change(aStay)
  await enter(page, OWNER.email, OWNER.password)
  expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
  const link = await invite(page, 'house@villas.example', 'housekeeping')
  const house = visit()
  await joinWith(house, link, 'Lena')
  await enter(house, 'house@villas.example', OWN)
  expect(house).toHaveURL(/\/admin\/dashboard\/changeovers$/)
  const day = house.getByRole('region', { name: /^Today, / })
  expect(day).toContainText('Villa Armonia')
  expect(day).toContainText('Arrives at 17:30, 4 guests, for 7 nights')
  await day.locator('summary').filter({ hasText: 'Add a note' }).click()
  await day.getByLabel('Note for Villa Armonia').fill('The lamp is broken')
  await day.getByRole('button', { name: 'Ready Villa Armonia', exact: true }).click()
  expect(day).toContainText('Ready since')
  expect(day).toContainText('The lamp is broken')
  await day.getByRole('button', { name: 'Not ready yet Villa Armonia' }).click()
  expect(day).not.toContainText('Ready since')
  expect(await house.content()).not.toMatch(/Anna|HOUSE1|900123|€/)
  await house.goto('/admin/dashboard/bookings')
  expect(house.getByRole('heading', { level: 1, name: 'Not for your role' })).toBeVisible()
  await page.goto('/admin/dashboard/changeovers')
  expect(page.getByRole('region', { name: /^Today, / })).toContainText('Villa Armonia')
  await page.goto('/join?token=a-link-that-was-used')
  expect(page.getByRole('heading', { level: 1, name: 'This invitation is no longer valid' })).toBeVisible()
})

test('a receptionist joins by invitation, sets up two-step sign-in, and sees bookings but no settings', async ({
  house: site,
  page,
  visit,
}) => {
  await site.change(aStay)
  await enter(page, OWNER.email, OWNER.password)
  expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
  const link = await invite(page, 'mara@villas.example', 'reception')
  const demand = page.getByRole('region', { name: 'Two-step sign-in' })
  await demand.getByLabel('Reception').check()
  await demand.getByLabel('Your own password').fill('Not-My-Password-1')
  await demand.getByRole('button', { name: 'Save' }).click()
  expect(demand.getByText('This is not your password')).toBeVisible()
  expect(demand.getByLabel('Reception')).toBeChecked()
  await demand.getByLabel('Your own password').fill(OWNER.password)
  await demand.getByRole('button', { name: 'Save' }).click()
  expect(page.getByText('Saved who must sign in by two steps')).toBeVisible()

  const mara = visit()
  await mara.goto(link)
  expect(mara.getByText('You are invited as: Reception.')).toBeVisible()
  await joinWith(mara, link, 'Mara')
  await enter(mara, 'mara@villas.example', OWN)
  expect(mara).toHaveURL(/\/security$/)
  await mara.getByLabel('Your password').fill(OWN)
  await mara.getByRole('button', { name: 'Set up two-step sign-in' }).click()
  const secret = (await mara.locator('code').innerText()).replaceAll(' ', '')
  await mara.getByLabel('Code', { exact: true }).fill(new TOTP({ secret: Secret.fromBase32(secret) }).generate())
  await mara.getByRole('button', { name: 'Turn on' }).click()
  expect(mara.getByText('Your recovery codes, shown this once')).toBeVisible()
  expect(mara.getByRole('heading', { name: 'What has happened' })).toHaveCount(0)

  await menu(mara).getByRole('link', { name: 'Today' }).click()
  expect(mara.getByRole('region', { name: /^Today, / })).toContainText('Anna Smith')
  expect(menu(mara).getByRole('link', { name: /People|Website|Books|Prices|House/ })).toHaveCount(0)
  await menu(mara).getByRole('link', { name: 'Bookings', exact: true }).click()
  expect(mara.getByRole('link', { name: 'Anna Smith', exact: true })).toBeVisible()
  expect(mara.getByRole('link', { name: 'Restrict Dates' })).toBeVisible()
  expect(mara.getByRole('link', { name: /New booking|^Delete / })).toHaveCount(0)
  await mara.getByRole('link', { name: 'Anna Smith', exact: true }).click()
  expect(mara.getByText('Booking HOUSE1').first()).toBeVisible()
  expect(mara.getByRole('main').getByRole('link', { name: /^Change (stay|instalments)|Refund a part|Cancel/ })).toHaveCount(0)
  await mara.goto('/admin/dashboard/settings')
  expect(mara.getByRole('heading', { level: 1, name: 'Not for your role' })).toBeVisible()
  expect((await mara.request.post('/api/settings.php', { data: {} })).status()).toBe(403)

  await page.reload()
  await page.getByText('Change the role of Mara').click()
  const card = page.getByRole('article', { name: 'Mara' })
  await card.getByLabel('Role').selectOption('accountant')
  await card.getByLabel('Your own password').first().fill(OWNER.password)
  await card.getByRole('button', { name: 'Save' }).click()
  expect(page.getByText('The role is changed')).toBeVisible()
  await mara.goto('/admin/dashboard')
  expect(mara.getByRole('heading', { level: 1, name: 'Manage Bookings' })).toBeVisible()
  expect(mara.getByRole('link', { name: 'Restrict Dates' })).toHaveCount(0)
})

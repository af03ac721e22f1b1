import { sql } from 'drizzle-orm'
import { expect } from '../form-browser/expect.ts'
import { OWNER } from '../story-steps.ts'
import { test } from './house.ts'

test('the address of a screen leads to sign-in after an hour, and then to the screen', async ({ house, office }) => {
  await office.goto('/admin/dashboard')
  await house.change(sql`UPDATE sessions SET last_seen_at = now() - interval '61 minutes'`)
  expect((await office.goto('/admin/dashboard/jobs')).status()).toBe(404)
  expect(office.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible()
  await office.getByRole('link', { name: 'Sign in again' }).click()
  await office.getByLabel('Username').fill(OWNER.email)
  await office.getByLabel('Password').fill(OWNER.password)
  await office.getByRole('button', { name: 'Sign In' }).click()
  expect(office).toHaveURL('/admin/dashboard/jobs')
})

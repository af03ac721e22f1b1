import { dayAtProperty } from '../../src/domain/calendar-day.ts'
import { expect } from '../form-browser/expect.ts'
import { aStay, type PaidByCard } from '../stay-rows.ts'
import { mondayIn } from '../story-steps.ts'
import { test } from './house.ts'

const today = dayAtProperty(new Date())

test('saved filters are one click away', async ({ office, house }) => {
  const inThisMonth = today.slice(0, 7)
  const stays: PaidByCard[] = [
    { code: 'OWING1', villaId: 1, from: mondayIn(8), name: 'Mia Weber', status: 'partial_paid', paid: 30_000 },
    { code: 'FULLY1', villaId: 2, from: today, name: 'Ben Carter' },
  ]
  for (const statement of stays.flatMap(aStay)) await house.change(statement)
  await office.goto('/admin/dashboard/bookings')
  const shown = (code: string) => office.getByRole('link', { name: code, exact: true })
  const filters = office.getByRole('navigation', { name: 'Saved filters' })
  await filters.getByRole('link', { name: 'Arriving this month' }).click()
  expect(office).toHaveURL(new RegExp(`from=${inThisMonth}-01`))
  expect(shown('FULLY1')).toBeVisible()
  expect(shown('OWING1')).toHaveCount(0)
  await filters.getByRole('link', { name: 'Balance due' }).click()
  expect(shown('OWING1')).toBeVisible()
  expect(shown('FULLY1')).toHaveCount(0)
  await filters.getByRole('link', { name: 'Without arrival time' }).click()
  expect(shown('OWING1')).toBeVisible()
  expect(shown('FULLY1')).toBeVisible()
})

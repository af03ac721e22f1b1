import { addDays, dayAtProperty } from '../../src/domain/calendar-day.ts'
import { expect } from '../form-browser/expect.ts'
import { aStay, type PaidByCard } from '../stay-rows.ts'
import { mondayIn } from '../story-steps.ts'
import { test } from './house.ts'

const today = dayAtProperty(new Date())

test('the list opens with what comes, and saved filters with their counts are one click away', async ({ office, house }) => {
  const inThisMonth = today.slice(0, 7)
  const stays: PaidByCard[] = [
    { code: 'OWING1', villaId: 1, from: mondayIn(8), name: 'Mia Weber', status: 'partial_paid', paid: 30_000 },
    { code: 'FULLY1', villaId: 2, from: today, name: 'Ben Carter' },
    { code: 'PAST01', villaId: 3, from: addDays(today, -60), name: 'Eva Stone' },
  ]
  for (const statement of stays.flatMap(aStay)) await house.change(statement)
  await office.goto('/admin/dashboard/bookings')
  const shown = (guest: string) => office.getByRole('row').getByRole('link', { name: guest, exact: true })
  const filters = office.getByRole('navigation', { name: 'Saved filters' })
  expect(shown('Mia Weber')).toBeVisible()
  expect(shown('Ben Carter')).toBeVisible()
  expect(shown('Eva Stone')).toHaveCount(0)
  await filters.getByRole('link', { name: 'Arriving this month' }).click()
  expect(office).toHaveURL(new RegExp(`from=${inThisMonth}-01`))
  expect(shown('Ben Carter')).toBeVisible()
  expect(shown('Mia Weber')).toHaveCount(0)
  await filters.getByRole('link', { name: 'Balance due' }).click()
  expect(shown('Mia Weber')).toBeVisible()
  expect(shown('Ben Carter')).toHaveCount(0)
  await filters.getByRole('link', { name: 'Without arrival time' }).click()
  expect(shown('Mia Weber')).toBeVisible()
  expect(shown('Ben Carter')).toBeVisible()
  await filters.getByRole('link', { name: 'All bookings 3' }).click()
  expect(shown('Eva Stone')).toBeVisible()
})

test('a filter that was chosen by hand is shown, and taken away by its sign', async ({ office, house }) => {
  for (const statement of aStay({ code: 'ONAR01', villaId: 4, from: mondayIn(8), name: 'Mia Weber' })) await house.change(statement)
  await office.goto('/admin/dashboard/bookings')
  await office.getByText('Filter', { exact: true }).click()
  await office.getByLabel('Villa').selectOption('Villa Thea')
  await office.getByRole('button', { name: 'Show' }).last().click()
  expect(office.getByText('No bookings found. Try fewer filters.')).toBeVisible()
  await office.getByRole('link', { name: 'Without the filter Villa Thea' }).click()
  expect(office.getByRole('row').getByRole('link', { name: 'Mia Weber', exact: true })).toBeVisible()
})

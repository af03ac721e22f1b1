import { addDays, dayAtProperty, toYear } from '../../src/domain/calendar-day.ts'
import { expect } from '../form-browser/expect.ts'
import { test } from './house.ts'

const YEAR = toYear(dayAtProperty(new Date())) + 1
const night = (day: string) => `${YEAR}-${day}`

test('without scripts typed dates give nights a stay rule', async ({ office }) => {
  await office.goto(`/admin/dashboard/pricing?tab=grid&year=${YEAR}`)
  await office.getByLabel('First night').fill(night('06-07'))
  await office.getByLabel('Last night').fill(addDays(night('06-07'), -1))
  await office.getByLabel('What to change').selectOption('A rule for stays')
  await office.getByLabel('Minimum nights').fill('10')
  await office.getByRole('button', { name: 'Preview' }).click()
  expect(office.getByLabel('Last night')).toHaveAccessibleDescription(/.+/)
  expect(office.getByLabel('Minimum nights')).toHaveValue('10')
  await office.getByLabel('Last night').fill(night('06-20'))
  await office.getByRole('button', { name: 'Preview' }).click()
  await office.getByRole('button', { name: 'Change these nights' }).click()
  expect(office.getByText('The nights were changed.')).toBeVisible()
  expect(office.locator(`[data-day="${night('06-10')}"]`)).toHaveAttribute('data-ruled', 'true')
})

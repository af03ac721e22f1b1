import { dayAtProperty } from '../../src/domain/calendar-day.ts'
import { monthsLater, toMonth } from '../../src/domain/month.ts'
import { expect } from '../form-browser/expect.ts'
import { test } from './house.ts'

test('an owner makes the statement of last month; a month without documents shows a message', async ({ office }) => {
  const last = monthsLater(toMonth(dayAtProperty(new Date())), -1)
  await office.goto(`/admin/dashboard/papers?month=${last}`)
  expect(office.getByText('No document was issued in this month.')).toBeVisible()
  await office.getByRole('button', { name: 'Make the statement' }).click()
  expect(office.getByRole('row').filter({ hasText: 'MS-' })).toHaveCount(1)
})

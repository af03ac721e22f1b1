import { addDays, dayAtProperty, toYear } from '../../src/domain/calendar-day.ts'
import { expect } from '../form-browser/expect.ts'
import type { FormPage } from '../form-browser/page.ts'
import { makeWeek } from '../story-steps.ts'
import { test } from './house.ts'

const getVilla = (page: FormPage, name: string) => page.getByRole('article').filter({ hasText: name })
const search = ({ checkIn, checkOut, guests = 2 }: { checkIn: string; checkOut: string; guests?: number | string }) =>
  `/villas?${new URLSearchParams({ checkIn, checkOut, guests: String(guests) })}`
const { checkIn: monday } = makeWeek('', 33)
const nextYear = toYear(dayAtProperty(new Date())) + 2

test.for([
  ['a Sunday', { checkIn: addDays(monday, 6), checkOut: addDays(monday, 12) }, 'There is no arrival or departure on Sundays'],
  ['too short', { checkIn: monday, checkOut: addDays(monday, 3) }, 'Our shortest stay is 5 nights.'],
  ['reversed', { checkIn: addDays(monday, 7), checkOut: monday }, 'The departure has to come after the arrival.'],
  ['too far ahead', { checkIn: `${nextYear}-07-06`, checkOut: `${nextYear}-07-12` }, 'These dates are too far ahead to be booked yet.'],
  ['past', { checkIn: '2025-07-07', checkOut: '2025-07-14' }, 'These dates have passed.'],
  ['too many guests', { checkIn: monday, checkOut: addDays(monday, 5), guests: 13 }, 'There is room for at most 6 guests'],
] as const)('dates that cannot be booked are answered by the rule and other stays: %s', async ([_name, asked, rule], { page }) => {
  await page.goto(search(asked))
  const notice = page.getByRole('main').getByRole('alert')
  expect(notice).toContainText(rule)
  expect(notice.getByRole('link')).toHaveCount(3)
  await notice.getByRole('link').first().click()
  expect(page.getByRole('heading', { name: /villas? (is|are) free/ })).toBeVisible()
})

test('the form on the home page lists all villas with their totals', async ({ page }) => {
  const { checkIn, checkOut } = makeWeek('', 34)
  await page.goto('/')
  await page.getByLabel('Check-in').fill(checkIn)
  await page.getByLabel('Check-out').fill(checkOut)
  await page.getByRole('button', { name: 'See prices' }).click()
  expect(getVilla(page, 'Villa Eirini')).toContainText(/Total for 5 nights\s*€/)
})

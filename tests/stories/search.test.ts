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

test.for([
  ['by days', search({ checkIn: addDays(monday, 7), checkOut: addDays(monday, 14) })],
  ['by days that a rule forbids', search({ checkIn: addDays(monday, 6), checkOut: addDays(monday, 12) })],
  ['by months', `/villas?length=14&month=${nextYear - 1}-07&guests=4`],
  ['by a length of which nothing is free', `/villas?length=27&month=${nextYear - 1}-07&guests=4`],
  ['by one day alone', `/villas?checkIn=${addDays(monday, 7)}&guests=2`],
] as const)('what families need is kept in every other search from a search %s', async ([_, address], { page }) => {
  await page.goto(`${address}&cot=1&pets=1`)
  const main = page.getByRole('main')
  const searches = main.locator('a[href^="/villas?"]:not(.pages a)').elements()
  expect(searches.length).toBeGreaterThan(0)
  expect(searches.map((link) => link.getAttribute('href')).filter((href) => !/cot=1&pets=1/.test(href ?? ''))).toEqual([])
  for (const form of main.locator('form[action="/villas"]').elements()) {
    const sent = [...form.querySelectorAll('input')].filter(({ type, checked }) => type === 'hidden' || checked).map(({ name }) => name)
    expect(sent).toEqual(expect.arrayContaining(['cot', 'pets']))
  }
})

test('a guest who needs a cot and brings a dog goes from days to months and back without asking again', async ({ page }) => {
  await page.goto(search({ checkIn: addDays(monday, 7), checkOut: addDays(monday, 14) }))
  await page.getByText('Cot, pool fence, pets …').click()
  await page.getByLabel('Cot', { exact: true }).check()
  await page.getByLabel('Pets', { exact: true }).check()
  await page.getByRole('button', { name: 'Show villas with this' }).click()
  expect(page.getByRole('article')).toHaveCount(2)
  await page.getByRole('link', { name: 'Length and months' }).click()
  await page.getByLabel('July').first().check()
  await page.getByRole('button', { name: 'Show free stays' }).click()
  expect(page.getByRole('article')).toHaveCount(2)
  await page.getByRole('link', { name: 'Days', exact: true }).click()
  await page.getByLabel('Check-in', { exact: true }).fill(addDays(monday, 7))
  await page.getByLabel('Check-out', { exact: true }).fill(addDays(monday, 14))
  await page.getByRole('button', { name: 'See prices' }).click()
  expect(page).toHaveURL(/cot=1&pets=1/)
  expect(page.getByRole('article')).toHaveCount(2)
})

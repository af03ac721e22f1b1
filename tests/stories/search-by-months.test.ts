import { seasons } from '../../src/server/db/schema.ts'
import { expect } from '../form-browser/expect.ts'
import type { FormPage } from '../form-browser/page.ts'
import { test } from './house.ts'

const nextYear = new Date().getUTCFullYear() + 1
const july = `${nextYear}-07`
const august = `${nextYear}-08`
const getVilla = (page: FormPage, name: string) => page.getByRole('article').filter({ hasText: name })

test('two weeks in July or August: each villa shows free stays with totals, and one tap leads to the booking', async ({ page }) => {
  await page.goto(`/villas?length=14&month=${july}&month=${august}&guests=4`)
  expect(page.getByRole('heading', { level: 1 })).toHaveText('Two weeks in July or August')
  expect(page.getByText(/^4 guests\. \d+ free starts in 4 villas, the lowest total is €[\d,.]+\.$/)).toBeVisible()
  const start = getVilla(page, 'Villa Thea').getByRole('listitem').getByRole('link').first()
  const total = /€[\d,.]+/.exec(await start.textContent())?.[0] ?? ''
  expect(total).toMatch(/^€\d/)
  await start.click()
  expect(page).toHaveURL(/\/booking\?villa=villa-thea&checkIn=\d{4}-0[78]-\d\d&checkOut=.*&guests=4/)
  expect(page.getByRole('main')).toContainText(total)
})

test('without scripts a guest chooses length and months by the button, and sees all starts of a villa by month', async ({ page }) => {
  await page.goto('/villas')
  await page.getByRole('link', { name: 'Length and months' }).click()
  expect(page.getByRole('main')).toContainText('Please choose one or more months')
  await page.getByLabel('10 nights').check()
  await page
    .getByRole('group', { name: `When, in ${nextYear}` })
    .getByLabel('July')
    .check()
  await page.getByLabel('Guests').selectOption('2')
  await page.getByRole('button', { name: 'Show free stays' }).click()
  expect(page).toHaveURL(new RegExp(`/villas\\?length=10&month=${july}&guests=2$`))
  expect(page.getByRole('heading', { level: 1 })).toHaveText('Ten nights in July')
  const onar = getVilla(page, 'Villa Onar')
  const all = onar.getByRole('link', { name: /^All \d+ free starts$/ })
  const count = Number(/\d+/.exec(await all.textContent())?.[0])
  await all.click()
  expect(onar.getByRole('heading', { name: `July ${nextYear}` })).toBeVisible()
  expect(onar.getByRole('listitem')).toHaveCount(count)
  await page.getByRole('link', { name: 'All villas', exact: true }).first().click()
  expect(page).toHaveURL(new RegExp(`/villas\\?length=10&month=${july}&guests=2$`))
})

test('where nothing is free for so long, other lengths and months are one tap away', async ({ page, house }) => {
  await house.db
    .insert(seasons)
    .values({ name: 'Closed', from: `${nextYear}-07-25`, until: `${nextYear}-07-31`, rate: 350_00, closed: true })
  await page.goto(`/villas?length=28&month=${july}&guests=2`)
  const notice = page.getByRole('main').getByRole('alert')
  expect(notice).toContainText('No villa is free for so long in these months')
  await notice.getByRole('link').first().click()
  expect(page.getByRole('heading', { level: 1 })).toHaveText('Three weeks in July')
  expect(page.getByText(/free starts? in \d villas?/)).toBeVisible()
})

test.for([
  ['a party that is too large for a villa', `length=7&month=${july}&guests=6`, /Too small for 6 guests/],
  ['a party that is too large for every villa', `length=7&month=${july}&guests=9`, /Maximum 6 guests allowed/],
  ['a length that is not offered', `length=12&month=${july}&guests=2`, /12 nights in July/],
  ['months that are not on sale, or none', 'length=7&month=2001-07&month=x&guests=2', /Please choose one or more months/],
  [
    'more months than are looked into',
    `length=7&${Array.from({ length: 7 }, (_, index) => `month=${nextYear}-0${index + 1}`).join('&')}`,
    /Only the first 6 months are shown/,
  ],
  ['what is no length', `length=-1&month=${july}`, /A week in July/],
] as const)('a search by length and months answers %s', async ([_, query, answer], { page }) => {
  await page.goto(`/villas?${query}`)
  expect(page.getByRole('main')).toContainText(answer)
})

test('a search by length and months that fails says so, and keeps the choices', async ({ page, house }) => {
  await house.breakTable('imported_events')
  await page.goto(`/villas?length=14&month=${july}&guests=2`)
  expect(page.getByRole('main')).toContainText('The villas could not be searched')
  expect(page.getByLabel('Two weeks')).toBeChecked()
})

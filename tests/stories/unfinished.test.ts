import { expect } from '../form-browser/expect.ts'
import type { FormPage } from '../form-browser/page.ts'
import { APPROVED, makeWeek, signIn } from '../story-steps.ts'
import { test } from './house.ts'
import { acceptTerms, chooseStay, goToBank, payWith } from './steps.ts'

const week = makeWeek('villa-thea', 12)
const line = (page: FormPage) => page.getByText(/^Your booking is not finished/)
const goOn = (page: FormPage) => page.getByRole('link', { name: 'Go on' })

test('a guest who left the bank finds on every page that the booking is not finished, and goes on without scripts', async ({
  page,
  guest,
}) => {
  await signIn(page, guest)
  await page.goto('/')
  expect(line(page)).toHaveCount(0)
  await chooseStay(page, week, guest)
  await acceptTerms(page)
  await goToBank(page)

  for (const path of ['/', '/villas/villa-onar', '/pricing', '/gallery']) {
    await page.goto(path)
    expect(line(page)).toHaveText('Your booking is not finished.')
  }
  await page.goto('/reservations')
  expect(line(page)).toHaveText(/^Your booking is not finished: Villa Thea, .+, kept until \d\d:\d\d \(Greek time\)\.$/)
  await page.goto('/')
  await goOn(page).click()
  expect(page.getByText(/^We hold these nights for you until \d\d:\d\d \(Greek time\)/)).toBeVisible()
  expect(line(page)).toHaveCount(0)
  await goToBank(page)
  await payWith(page, APPROVED)
  await page.goto('/')
  expect(line(page)).toHaveCount(0)
})

test('the line is in the language of the page, and gone with the log-out', async ({ page, guest, visit }) => {
  await signIn(page, guest)
  await chooseStay(page, week, guest)
  await acceptTerms(page)
  await goToBank(page)
  await page.goto('/de/reservations')
  expect(page.getByText(/^Ihre Buchung ist noch nicht abgeschlossen: Villa Thea, .+ \(griechische Zeit\)\.$/)).toBeVisible()
  await page.goto('/el')
  expect(page.getByText('Η κράτησή σας δεν έχει ολοκληρωθεί.')).toBeVisible()
  await page.goto('/reservations')
  await page.getByRole('banner').getByLabel(`Account of ${guest.name}`).click()
  await page.getByRole('banner').getByRole('button', { name: 'Log Out' }).click()
  await page.goto('/')
  expect(line(page)).toHaveCount(0)
  const other = visit()
  await other.goto('/')
  expect(line(other)).toHaveCount(0)
})

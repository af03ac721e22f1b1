import { sql } from 'drizzle-orm'
import { addDays, type CalendarDay, formatDayWithWeekday } from '../../src/domain/calendar-day.ts'
import { expect } from '../form-browser/expect.ts'
import { fourVillas, makeWeek, PHONE, signIn } from '../story-steps.ts'
import { type House, test } from './house.ts'
import { acceptTerms, chooseStay, fillInGuest, getPanel, getPrice, getReviewedPrice, getVilla, order, toBookingAddress } from './steps.ts'

const SCRIPT = '<script>document.title = "taken over"</script>'
const DEPOSIT = 'A security deposit of €500 is added, in cash at check-in; you get it back at check-out.'
const { checkIn: monday, checkOut: saturday } = makeWeek('', 33)
const stay = { villa: 'villa-thea', checkIn: monday, checkOut: saturday }

/** Another guest has these nights of Villa Armonia. */
const sell = (house: House, checkIn: CalendarDay, checkOut: CalendarDay) =>
  house.change(sql`
    INSERT INTO bookings (code, villa_id, status, check_in, check_out, guest_name, original_cents, total_cents, created_at)
    VALUES ('TAKEN1', 1, 'paid', ${checkIn}, ${checkOut}, 'Ben', 100000, 100000, now())`)

test('See prices lists all villas for the dates, free ones first, with other dates for a taken one', async ({ page, house }) => {
  await sell(house, addDays(monday, 2), addDays(monday, 4))
  await page.goto('/pricing')
  await page.getByRole('banner').getByRole('link', { name: 'Find dates' }).click()
  await page.getByLabel('Check-in').fill(monday)
  await page.getByLabel('Check-out').fill(saturday)
  await page.getByLabel('Guests').selectOption('4')
  await page.getByRole('button', { name: 'See prices' }).click()
  expect(page.getByRole('heading', { name: '3 of 4 villas are free' })).toBeVisible()
  expect(page).toHaveURL(`/villas?checkIn=${monday}&checkOut=${saturday}&guests=4`)
  expect((await page.getByRole('article').getByRole('heading').allTextContents()).at(-1)).toBe('Villa Armonia')
  for (const name of fourVillas) {
    expect(getVilla(page, name)).toContainText(name === 'Villa Armonia' ? 'Taken' : 'Free')
    expect(getVilla(page, name)).toContainText(/Total for 5 nights\s*€[\d,]+\s*€\d+ a night/)
  }
  expect(page.getByRole('main')).toContainText('A security deposit of €500 is added')
  const others = getVilla(page, 'Villa Armonia').getByRole('listitem').getByRole('link')
  expect(others).toHaveCount(2)
  await others.first().click()
  expect(page).toHaveURL(/\/booking\?villa=villa-armonia&checkIn=.*&guests=4/)
  expect(getPrice(page)).toContainText(/Total.*€/s)
  expect(page.getByRole('spinbutton', { name: 'Guests' })).toHaveValue('4')
})

test('a free villa in the list is booked with one click, with its dates and total', async ({ page }) => {
  await page.goto(`/villas?checkIn=${monday}&checkOut=${saturday}&guests=3`)
  const total = /€[\d,]+/.exec(await getVilla(page, 'Villa Thea').innerText())?.[0] ?? 'no total'
  await page.getByRole('link', { name: 'Book Villa Thea' }).click()
  expect(getPrice(page)).toContainText(total)
  expect(page.getByRole('spinbutton', { name: 'Guests' })).toHaveValue('3')
})

test('dates and guests of a search are kept on the page of a villa and on the way back', async ({ page }) => {
  await page.goto(`/villas?checkIn=${monday}&checkOut=${saturday}&guests=3`)
  await page.getByRole('link', { name: 'View Villa Thea' }).click()
  expect(page.getByRole('heading', { level: 1, name: 'Villa Thea' })).toBeVisible()
  expect(getPrice(page)).toContainText(/Total.*€/s)
  await page.getByRole('link', { name: 'All villas for these dates' }).click()
  expect(page).toHaveURL(`/villas?checkIn=${monday}&checkOut=${saturday}&guests=3`)
})

test.for([`checkIn=${monday}&checkOut=`, 'checkIn=&checkOut=&guests=2', 'checkIn=soon&checkOut=later'])(
  'a search for %s asks for both days and still lists the villas',
  async (query, { page }) => {
    await page.goto(`/villas?${query}`)
    expect(page.getByText('Please choose both days')).toBeVisible()
    for (const name of fourVillas) expect(getVilla(page, name)).toBeVisible()
  },
)

test('a villa that is too small for a party is marked in the list and cannot be booked', async ({ page }) => {
  await page.goto(`/villas?checkIn=${monday}&checkOut=${saturday}&guests=6`)
  expect(getVilla(page, 'Villa Onar')).toContainText('Too small for 6 guests')
  expect(page.getByRole('link', { name: 'Book Villa Onar' })).toHaveCount(0)
  expect(page.getByLabel('Guests')).toHaveValue('6')
})

test.for([
  [toBookingAddress({ ...stay, villa: 'villa-onar', guests: 6 }), true],
  [`/villas/villa-onar?checkIn=${monday}&checkOut=${saturday}&guests=6`, true],
  ['/booking?villa=villa-onar&guests=9', false],
] as const)('a party too large for Villa Onar is led from %s to the villas that fit', async ([path, dated], { page }) => {
  await page.goto(path)
  const notice = page.getByRole('main').getByRole('alert').filter({ hasText: 'There is room for at most 5 guests, children included.' })
  expect(notice).toBeVisible()
  if (path.startsWith('/booking')) expect(page.getByRole('spinbutton', { name: 'Guests' })).toHaveValue('5')
  await notice.getByRole('link', { name: 'See all villas for 6 guests' }).click()
  expect(page.getByLabel('Guests')).toHaveValue('6')
  if (!dated) return
  expect(page).toHaveURL(`/villas?checkIn=${monday}&checkOut=${saturday}&guests=6`)
  expect(page.getByRole('link', { name: 'Book Villa Armonia' })).toBeVisible()
})

test('the booking page explains dates that break a rule, keeps them in the form, and replaces them with a click', async ({ page }) => {
  const sunday = addDays(monday, 6)
  await page.goto(toBookingAddress({ villa: 'villa-onar', checkIn: sunday, checkOut: addDays(sunday, 6) }))
  const notice = page.getByRole('main').getByRole('alert').filter({ hasText: 'There is no arrival or departure on Sundays' })
  expect(page.getByLabel('Check-in')).toHaveValue(sunday)
  expect(notice).toContainText('A security deposit of €500 is added')
  expect(page.getByText('Pricing Error')).toHaveCount(0)
  await notice.getByRole('listitem').first().getByRole('link').click()
  expect(page.getByLabel('Check-in')).toHaveValue(addDays(sunday, -1))
  expect(getPrice(page)).toContainText(/Total.*€/s)
})

test('dates that are taken in one villa are kept for the others', async ({ page, house }) => {
  await sell(house, monday, saturday)
  await page.goto(toBookingAddress({ ...stay, villa: 'villa-armonia' }))
  const notice = page.getByRole('main').getByRole('alert').filter({ hasText: 'These nights are already booked in this villa.' })
  expect(notice.getByRole('listitem')).toHaveCount(3)
  const others = page.getByRole('link', { name: /^Villa Thea/ }).and(page.locator('[href*="#villa"]'))
  expect(others).toHaveAttribute('href', new RegExp(`checkIn=${monday}`))
  await notice.getByRole('link', { name: 'All villas for these dates' }).click()
  expect(getVilla(page, 'Villa Armonia')).toContainText('Taken')
})

test('the totals of nearby dates are links', async ({ page }) => {
  await page.goto(`/villas/villa-eirini?checkIn=${monday}&checkOut=${saturday}`)
  const strip = page.getByRole('list', { name: 'Are your dates flexible?' })
  await strip.locator('a:not([aria-current])').first().click()
  expect(page).not.toHaveURL(new RegExp(`checkIn=${monday}`))
  expect(getPrice(page)).toContainText(/Total.*€/s)
})

test('the page of a villa shows the total of valid dates, and other dates for invalid ones', async ({ page }) => {
  await page.goto('/villas/villa-onar')
  const choose = async (checkIn: CalendarDay, checkOut: CalendarDay) => {
    await page.getByLabel('Check-in').fill(checkIn)
    await page.getByLabel('Check-out').fill(checkOut)
    await page.getByRole('button', { name: 'See the price' }).click()
  }
  await choose(monday, saturday)
  expect(getPrice(page)).toContainText(/Total.*€/s)
  expect(page.getByRole('link', { name: 'Book This Villa' }).first()).toHaveAttribute('href', new RegExp(`checkIn=${monday}`))
  await choose(monday, monday)
  const notice = page.getByRole('main').getByRole('alert').filter({ hasText: 'The departure has to come after the arrival.' })
  await notice.getByRole('listitem').first().getByRole('link').click()
  expect(getPrice(page)).toContainText(/Total.*€/s)
})

test('the page of a villa shows every night with its price, a month at a time', async ({ page }) => {
  await page.goto('/villas/villa-eirini')
  expect(page.getByText(/^[A-Z][a-z]+ from €\d+ a night$/).first()).toBeVisible()
  await page.getByRole('link', { name: 'Every night with its price, month by month' }).click()
  const month = page.getByRole('table').filter({ has: page.getByRole('caption') })
  expect(month).toContainText('per night')
  await page.goto(`/villas/villa-eirini?checkIn=${monday}&checkOut=${saturday}`)
  expect(month).toContainText(`${formatDayWithWeekday(monday)}, check-in`)
  const [shown = ''] = await month.getByRole('caption').allInnerTexts()
  const links = page.locator('#dates').getByRole('link', { name: /^[A-Z][a-z]+ \d{4}$/ })
  await links.last().click()
  expect(month.getByRole('caption')).not.toHaveText(shown)
  await links.first().click()
  expect(month.getByRole('caption')).toHaveText(shown)
})

test('the booking form shows all errors at once, each under its field', async ({ page }) => {
  await page.goto('/booking')
  const send = () => page.getByRole('button', { name: 'Review your booking' }).click()
  await page.getByRole('spinbutton', { name: 'Guests' }).fill('0')
  await send()
  expect(page.getByText('Please select both check-in and check-out dates').first()).toBeVisible()
  for (const [field, words] of [
    ['Name', 'Name is required'],
    ['Email', 'Email is required'],
    ['Phone', 'Phone number is required'],
  ] as const)
    expect(page.getByLabel(field)).toHaveAccessibleDescription(words)
  expect(page.getByText('Number of guests is required')).toBeVisible()
  await page.getByLabel('Email').fill('anna at home')
  await send()
  expect(page.getByLabel('Email')).toHaveAccessibleDescription('Email is invalid')
})

/** Sends the form of a stay with other values than a browser would let a guest type. */
const sent = (values: Record<string, string>) => ({
  form: { intent: 'review', villaId: 'villa-thea', checkIn: monday, checkOut: saturday, guests: '2', ...values },
})
const anna = { name: 'Anna', email: 'anna@example.com', phone: PHONE }

test('too many guests are refused with the villa’s limit, also without the field’s own check', async ({ page }) => {
  const answer = await (await page.request.post('/booking', sent({ ...anna, guests: '9' }))).text()
  expect(answer).toContain('Maximum 6 guests allowed')
  expect(answer).toContain('Up to 6, children included.')
})

test('10,000 characters are refused at each field, and a script stays text', async ({ page }) => {
  await page.goto(toBookingAddress(stay))
  for (const field of page.locator('[maxlength]').elements()) field.removeAttribute('maxlength')
  const fields = ['Name', 'Email', 'Phone', 'Special requests'] as const
  const fill = async (over: Partial<Record<string, string>>, other: string) => {
    for (const field of fields) await page.getByLabel(field).fill(over[field] ?? other)
    await page.getByRole('button', { name: 'Review your booking' }).click()
  }
  const long = 'x'.repeat(10_000)
  await fill({ Email: `${long}@example.com` }, long)
  for (const most of [100, 40, 1_000]) expect(page.getByText(`At most ${most} characters`)).toBeVisible()
  expect(page.locator('#guest-details [aria-invalid=true]')).toHaveCount(4)
  await fill({ Email: anna.email, Phone: PHONE }, SCRIPT.slice(0, 40))
  expect(page.getByRole('heading', { name: 'Review and pay' })).toBeVisible()
  expect(page.getByRole('main').getByText(SCRIPT.slice(0, 40)).first()).toBeVisible()
})

test('the review page needs a stay', async ({ page }) => {
  await page.goto('/booking-request')
  expect(page).toHaveURL('/booking')
  expect(page.getByText('Booking details not found. Please try again.')).toBeVisible()
})

test('the review page shows everything that the bank and the law require before payment', async ({ page, guest }) => {
  await signIn(page, guest)
  await chooseStay(page, stay, guest)
  const main = page.getByRole('main')
  expect(main.getByRole('link', { name: 'Back to booking' })).toHaveAttribute('href', '/booking')
  expect(main.getByRole('radio', { name: /Pay in full/ })).toBeChecked()
  expect(main.getByRole('checkbox', { name: /Terms & Conditions/ })).not.toBeChecked()
  expect(main.getByRole('link', { name: 'Terms & Conditions' })).toHaveAttribute('href', '/terms')
  expect(main.getByRole('link', { name: 'privacy statement' })).toHaveAttribute('href', '/privacy')
  expect(main.getByText(/Charged to your card as RSD [\d,]+, at [\d.]+ RSD for €1/).first()).toBeVisible()
  expect(main.getByText(/National Bank of Serbia’s middle rate of the day/).first()).toBeVisible()
  expect(main.getByText('the law gives no right of withdrawal')).toBeVisible()
  expect(main.getByText('You enter your card on the bank’s encrypted page. We never see or keep its data.')).toBeVisible()
  expect(main.getByRole('list', { name: 'Accepted cards and secure payment' })).toBeVisible()
  expect(getReviewedPrice(page)).toContainText(/VAT|tax/i)
  expect(getReviewedPrice(page)).toContainText(DEPOSIT)
  expect(main.getByRole('button', { name: /^Book and pay €[\d,]+ now/ })).toBeVisible()
  expect(await page.content()).not.toContain('ec.europa.eu/consumers/odr')
  await order(page).click()
  expect(page.getByRole('alert')).toContainText('Please accept the Terms & Conditions to proceed with your booking.')
})

test('dates and deposit are shown with the price before a guest fills in the form', async ({ page }) => {
  await page.goto(toBookingAddress(stay))
  expect(getPrice(page)).toContainText(DEPOSIT)
  expect(page.getByText('plus €500 deposit').first()).toBeVisible()
})

test('the bar of a phone leads to the form and keeps villa, guests and what was typed', async ({ page, guest }) => {
  await page.goto(`/villas/villa-thea?checkIn=${monday}&checkOut=${saturday}&guests=4`)
  const bar = page.locator('.stay-bar')
  await bar.getByRole('link', { name: 'Book This Villa' }).click()
  expect(bar.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', /#guest-details$/)
  expect(bar).toContainText('Villa Thea · 4 guests')
  expect(getPrice(page)).toContainText('Villa Thea · 4 guests')
  await page.getByLabel('Special requests').fill('A cot, please')
  await fillInGuest(page, guest)
  await page.getByRole('button', { name: 'Review your booking' }).click()
  const main = page.getByRole('main')
  for (const words of ['Villa Thea', /Guests\s*4/, 'A cot, please']) expect(main).toContainText(words)
})

test('nights that the owner takes off sale meanwhile cannot be booked, and what was typed is kept', async ({ page, office }) => {
  await page.goto(toBookingAddress(stay))
  await fillInGuest(page, anna)
  await page.getByLabel('Special requests').fill('A cot')
  const data = { villaId: 3, startDate: monday, endDate: addDays(monday, 2), reason: 'Admin restricted' }
  expect((await office.request.post('/api/booking/restrict_dates.php', { data })).ok()).toBe(true)
  await page.getByRole('button', { name: 'Review your booking' }).click()
  expect(page.getByText('These dates are no longer available. Please choose other dates.').first()).toBeVisible()
  expect(page.getByText('A cot')).toBeVisible()
  expect(page.getByRole('link', { name: 'Choose other dates' }).first()).toBeVisible()
})

test('a guest cannot order before accepting the terms that the stay is sold under', async ({ page, guest }) => {
  await signIn(page, guest)
  await chooseStay(page, stay, guest)
  await order(page).click()
  expect(getPanel(page, 'Price').first()).toBeVisible()
  await acceptTerms(page)
  await order(page).click()
  expect(page.getByRole('button', { name: 'Continue to the bank' })).toBeVisible()
})

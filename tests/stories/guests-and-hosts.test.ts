import { sql } from 'drizzle-orm'
import { addDays, dayAtProperty } from '../../src/domain/calendar-day.ts'
import { expect } from '../form-browser/expect.ts'
import type { FormPage } from '../form-browser/page.ts'
import { APPROVED, DECLINED, makeWeek, signIn } from '../story-steps.ts'
import { type House, test } from './house.ts'
import {
  acceptTerms,
  arriveAtBank,
  codeFor,
  fillInGuest,
  getPanel,
  getReviewedPrice,
  goToBank,
  logIn,
  mailsTo,
  openPaidStay,
  openPart,
  order,
  payWith,
  toBookingAddress,
} from './steps.ts'

const NUMBER = /C-\d+\/20\d\d/

test('a guest sends a complaint, the owner answers it with a decision, and both read it', async ({ page, guest, office, house }) => {
  const path = await openPaidStay(page, guest, 30)
  const messages = getPanel(page, 'Messages')
  await messages.getByLabel('What is it about?').selectOption('Other')
  await messages.getByLabel('Message').fill('The pool was green for two days.')
  await messages.getByLabel('This is a complaint').check()
  await messages.getByRole('button', { name: 'Send', exact: true }).click()
  expect(page.getByText(/^We have received complaint C-\d+\/20\d\d$/)).toBeVisible()
  expect(messages).toContainText(/We answer by .* and solve it by/)
  const number = NUMBER.exec(await messages.textContent())?.[0] ?? ''

  await office.goto('/admin/dashboard/support')
  expect(office.getByRole('article').filter({ hasText: guest.email }).getByRole('link', { name: number })).toBeVisible()
  await office.goto('/admin/dashboard/complaints?state=open')
  const entry = office.getByRole('article', { name: number })
  expect(entry).toContainText('The pool was green for two days.')
  await entry.getByText('Answer of').click()
  await entry.getByLabel('Answer to the guest, with your reasons').fill('We give back two nights.')
  await entry.getByRole('button', { name: 'Send decision' }).click()
  expect(entry.getByText('Please choose a decision')).toBeVisible()
  expect(entry.getByLabel('Answer to the guest, with your reasons')).toHaveValue('We give back two nights.')
  await entry.getByLabel('Decision').selectOption('Accepted')
  await entry.getByRole('button', { name: 'Send decision' }).click()
  expect(office.getByText('The decision is on its way to the guest')).toBeVisible()
  expect(entry).toHaveCount(0)
  await office.getByRole('link', { name: 'Answered' }).click()
  await entry.getByText('Solution and remarks').click()
  await entry.getByLabel('Remarks').fill('Paid back by card')
  await entry.getByRole('button', { name: 'Save' }).click()
  expect(office.getByText('The register is up to date')).toBeVisible()
  expect(entry).toContainText('Paid back by card')
  await office.getByText('Download the register').click()
  await office.getByRole('button', { name: 'Download as CSV' }).click()
  expect(office.header('content-disposition')).toMatch(/complaints-20\d\d-01-01-20\d\d-12-31\.csv/)
  expect((await office.body()).toString()).toContain('Paid back by card')
  await house.later(1)
  const subjects = (await mailsTo(house, guest.email)).map(({ subject }) => subject)
  expect(subjects.filter((subject) => subject === `Our answer to your complaint ${number}`)).toHaveLength(1)

  await page.goto(path)
  expect(messages.getByText('We give back two nights.')).toBeVisible()
  expect(messages).toContainText(/Accepted on/)
})

test('an owner records a complaint received by phone', async ({ office }) => {
  await office.goto('/admin/dashboard/complaints')
  await office.getByText('Enter a complaint').first().click()
  await office.getByRole('textbox', { name: 'Guest', exact: true }).fill('Zoë Caller')
  await office.getByRole('button', { name: 'Enter and confirm' }).click()
  expect(office.getByText('Message is required')).toBeVisible()
  await office.getByLabel('What the guest complains about').fill('Noise at night')
  await office.getByRole('button', { name: 'Enter and confirm' }).click()
  expect(office.getByText(/is in the register$/)).toBeVisible()
  expect(office.getByRole('article', { name: /Zoë Caller/ }).first()).toContainText('None: tell the guest yourself')
})

test('a guest sends a complaint from My Reservations and gets its number', async ({ page, guest }) => {
  await openPaidStay(page, guest, 33)
  await page.goto('/reservations')
  await page.getByRole('link', { name: /Contact Support/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Contact Support' })
  await dialog.getByLabel('This is a complaint').check()
  await dialog.getByRole('button', { name: 'Send request' }).click()
  expect(dialog.getByText('Please choose a reason')).toBeVisible()
  expect(dialog.getByLabel('This is a complaint')).toBeChecked()
  await dialog.getByLabel('Reason').selectOption('Other')
  await dialog.getByLabel('Message').fill('Nobody met us at the gate.')
  await dialog.getByRole('button', { name: 'Send request' }).click()
  expect(dialog).toContainText(/We have received complaint C-\d+\/20\d\d/)
})

test('a guest writes to the hosts at once, without a reason, and reads the answer in the same place', async ({ page, guest, office }) => {
  const path = await openPaidStay(page, guest, 22)
  const messages = getPanel(page, 'Messages')
  await messages.getByLabel('Just write to us').fill('We bring our own sheets.')
  await messages.getByRole('button', { name: 'Write to your hosts' }).click()
  expect(page.getByText('Your message has been sent')).toBeVisible()
  expect(messages.getByRole('article', { name: 'Messages with your hosts' })).toContainText('We bring our own sheets.')
  await office.goto('/admin/dashboard/support')
  const talk = office.getByRole('article').filter({ hasText: 'We bring our own sheets.' })
  await talk.getByLabel('Your message is emailed to the guest').fill('Thank you for telling us.')
  await talk.getByRole('button', { name: 'Send message' }).click()
  await page.goto(path)
  expect(messages).toContainText('Thank you for telling us.')
  expect(messages.getByLabel('Write back')).toBeVisible()
})

test('a guest’s question is answered in the office, and the guest writes back', async ({ page, guest, office }) => {
  const path = await openPaidStay(page, guest, 20)
  const messages = getPanel(page, 'Messages')
  await messages.getByLabel('What is it about?').selectOption('Special Requests')
  await messages.getByLabel('Message').fill('Is there a high chair?')
  await messages.getByRole('button', { name: 'Send' }).click()
  expect(page.getByText('Your message has been sent')).toBeVisible()
  await office.goto('/admin/dashboard/support')
  const ticket = office.getByRole('article').filter({ hasText: 'Is there a high chair?' })
  await ticket.getByLabel('Your answer is emailed to the guest').fill('Yes, in the cupboard.')
  await ticket.getByRole('button', { name: 'Send answer' }).click()
  expect(ticket.getByText('Yes, in the cupboard.')).toBeVisible()
  await page.goto(path)
  expect(messages.getByText('Yes, in the cupboard.')).toBeVisible()
  await messages.getByLabel('Write back').fill('Thank you!')
  await messages.getByRole('button', { name: 'Send #' }).click()
  expect(messages.getByText('Thank you!')).toBeVisible()
})

/** The stay is over: its guest left yesterday. */
function departs(house: House, path: string): Promise<void> {
  const yesterday = addDays(dayAtProperty(new Date()), -1)
  return house.change(
    sql`UPDATE bookings SET check_in = ${addDays(yesterday, -5)}, check_out = ${yesterday} WHERE code = ${path.split('/').at(-1)}`,
  )
}

test('a guest reviews a past stay; the owner answers, and refuses it for a reason', async ({ page, guest, office, house }) => {
  const path = await openPaidStay(page, guest, 20)
  const panel = getPanel(page, 'Your review')
  expect(panel).toHaveCount(0)
  await departs(house, path)
  await page.goto(path)
  await panel.getByLabel('Your words').fill('Quiet, and the lemons are real.')
  await panel.getByRole('button', { name: 'Send review' }).click()
  expect(panel.getByText('Please give one to five stars')).toBeVisible()
  expect(panel.getByLabel('Your words')).toHaveValue('Quiet, and the lemons are real.')
  await panel.getByLabel('Stars', { exact: true }).selectOption('4 of 5 stars')
  await panel.getByLabel('Name shown').fill('Anna, Leeds')
  await panel.getByRole('button', { name: 'Send review' }).click()
  expect(page.getByText('Thank you. Your review has been saved.')).toBeVisible()
  expect(panel.getByRole('button', { name: 'Change review' })).toBeVisible()
  expect(panel.getByLabel('Stars')).toHaveValue('4')
  await page.goto('/villas/villa-eirini')
  expect(page.getByRole('heading', { name: 'What guests say about Villa Eirini' })).toHaveCount(0)

  await office.goto('/admin/dashboard/reviews')
  const card = office.getByRole('article', { name: 'Anna, Leeds' })
  expect(card).toContainText('Waiting')
  await card.getByRole('button', { name: 'Save answer' }).click()
  expect(card.getByText('Message is required')).toBeVisible()
  await card.getByLabel('Answer').fill('Come again when they are ripe!')
  await card.getByRole('button', { name: 'Save answer' }).click()
  expect(card.getByText('Published', { exact: true })).toBeVisible()

  await page.goto('/villas/villa-eirini')
  const said = page.getByRole('listitem').filter({ hasText: 'Quiet, and the lemons are real.' })
  expect(said.getByRole('img', { name: '4 of 5 stars' })).toBeVisible()
  for (const words of ['Anna, Leeds', 'Come again when they are ripe!']) expect(said).toContainText(words)
  expect(page.getByText('Only guests whose stay was paid here and has ended can write a review')).toBeVisible()
  await page.goto(path)
  expect(panel).toContainText('Come again when they are ripe!')
  expect(panel.getByRole('button')).toHaveCount(0)

  await card.getByText('Do not show').first().click()
  await card.getByRole('button', { name: 'Do not show it' }).click()
  expect(card.getByText('Please choose a reason')).toBeVisible()
  await card.getByLabel('Reason').selectOption('It tells personal data')
  await card.getByRole('button', { name: 'Do not show it' }).click()
  expect(card).toContainText('Not shown')
  await page.goto('/villas/villa-eirini')
  expect(page.getByText('1 review is not shown for one of these reasons.')).toBeVisible()
  expect(said).toHaveCount(0)
  await page.goto(path)
  expect(panel).toContainText('It tells personal data')
})

/** Published reviews of as many other stays at the villa, one after another. */
const otherReviews = (count: number) => sql`
  WITH stays AS (
    INSERT INTO bookings (code, villa_id, status, check_in, check_out, guest_name, original_cents, total_cents, created_at)
    SELECT 'R' || n, (SELECT id FROM villas WHERE slug = 'villa-eirini'), 'paid',
      (current_date - 40 - 10 * n)::text::date, (current_date - 35 - 10 * n)::text::date, 'Guest ' || n, 100, 100, now()
    FROM generate_series(1, ${count}::int) n RETURNING id, code)
  INSERT INTO reviews (booking_id, stars, review, name, written_at, decided_at)
  SELECT id, 4, 'The garden of stay ' || code || ' was green.', 'Guest of ' || code, now() - interval '30 days', now() FROM stays`

test('two reviews replace the words of the first content on the home page', async ({ page, house }) => {
  await house.change(otherReviews(2))
  await page.goto('/')
  expect(page.getByRole('main').getByText('The garden of stay R2 was green.')).toBeVisible()
  expect(page.getByRole('main').getByRole('img', { name: 'Five of five stars' })).toHaveCount(0)
})

test('a villa has a rating on cards and in searches from three published reviews on, with their number', async ({ page, house }) => {
  const year = new Date().getUTCFullYear() + 1
  const places = [
    '/',
    '/villas',
    `/villas?checkIn=${year}-07-05&checkOut=${year}-07-10&guests=2`,
    `/villas?length=7&month=${year}-07&guests=2`,
  ]
  await house.change(otherReviews(2))
  for (const place of places) {
    await page.goto(place)
    expect(page.getByRole('article').filter({ hasText: /\d reviews?/ })).toHaveCount(0)
  }
  await house.change(sql`DELETE FROM reviews`)
  await house.change(sql`DELETE FROM bookings WHERE code LIKE 'R%'`)
  await house.change(otherReviews(6))
  await house.change(sql`UPDATE reviews SET stars = 5 WHERE name IN ('Guest of R1', 'Guest of R2')`)
  for (const place of places) {
    await page.goto(place)
    const rated = page.getByRole('article').filter({ hasText: '6 reviews' })
    expect(rated).toHaveCount(1)
    expect(rated).toContainText('Villa Eirini')
    expect(rated).toContainText('4.3')
  }
  await page.goto(places[2] ?? '')
  expect(page.getByRole('link', { name: '4.3 of 5 stars, 6 reviews' })).toBeVisible()
})

test('with many reviews a villa has an average and the newest ones, and the home page the best beside the score', async ({
  page,
  office,
  house,
}) => {
  await page.goto('/')
  expect(page.getByText('Average of guest reviews collected by the owners')).toBeVisible()
  await house.change(otherReviews(24))
  await house.change(sql`UPDATE bookings SET language = 'sr' WHERE code = 'R23'`)
  // Erased guests leave their stars.
  await house.change(sql`UPDATE reviews SET review = '', name = '' WHERE name = 'Guest of R24'`)
  await page.goto('/villas/villa-eirini')
  expect(page.getByText('4.0 of 5 stars on average, from 24 reviews')).toBeVisible()
  const reviews = page.getByRole('region', { name: 'What guests say about Villa Eirini' })
  expect(reviews.getByRole('img')).toHaveCount(3)
  await reviews.getByRole('link', { name: 'All 24 reviews' }).click()
  expect(page.getByText('These are the newest 20 of 24.')).toBeVisible()
  expect(page.getByText('A guest whose data was deleted')).toBeVisible()
  await page.goto('/')
  const home = page.getByRole('main')
  expect(home.getByText('The garden of stay R23 was green.')).toHaveAttribute('lang', 'sr-Latn')
  expect(home.getByRole('img', { name: '4 of 5 stars' })).toHaveCount(3)
  expect(home.getByText('8.0/10')).toBeVisible()
  expect(home.getByText('Exceptional')).toHaveCount(0)
  expect(home.getByRole('link', { name: '24 reviews', exact: true })).toHaveAttribute('href', '#guests-say')
  expect(home.getByText('Average of guest reviews collected by the owners')).toHaveCount(0)
  expect(home.getByRole('img', { name: 'Five of five stars' })).toHaveCount(0)
  await home.getByRole('link', { name: 'Villa Eirini' }).last().click()
  expect(page.getByRole('heading', { name: 'What guests say about Villa Eirini' })).toBeVisible()
  await office.goto('/admin/dashboard/reviews')
  const rows = office.getByRole('link').filter({ hasText: 'of 5 stars' })
  expect(rows).toHaveCount(20)
  await office.getByRole('navigation', { name: 'Pages of reviews' }).getByRole('link', { name: 'Next' }).click()
  expect(rows).toHaveCount(4)
})

test('the home page shows the newest reviews with five stars, each with month and answer, and calls such a house exceptional', async ({
  page,
  house,
}) => {
  await house.change(otherReviews(24))
  await house.change(sql`UPDATE reviews SET stars = 5 WHERE name <> 'Guest of R24'`)
  await house.change(sql`UPDATE reviews SET answer = 'Come again!' WHERE name = 'Guest of R2'`)
  await house.change(sql`
    UPDATE bookings SET villa_id = (SELECT id FROM villas WHERE slug = 'villa-onar'), check_in = '2025-09-03', check_out = '2025-09-08'
    WHERE code = 'R2'`)
  await page.goto('/')
  const home = page.getByRole('main')
  expect(home.getByText('9.9/10')).toBeVisible()
  expect(home.getByText('Exceptional')).toBeVisible()
  const old = home.getByRole('listitem').filter({ hasText: 'The garden of stay R2 was green.' })
  for (const words of ['Guest of R2', 'Villa Onar', 'September 2025', 'Come again!']) expect(old).toContainText(words)
  expect(home.getByRole('img', { name: '5 of 5 stars' })).toHaveCount(3)
  expect(home.getByText('The garden of stay R24 was green.')).toHaveCount(0)
  expect(home.getByRole('link', { name: 'Villa Onar' }).last()).toHaveAttribute('href', /villa-onar/)
})

/** An owner adds a code of 10% for one use. @returns its entry in the list */
async function addCode(office: FormPage, code: string) {
  await office.goto('/admin/dashboard/promo-codes')
  await office.getByRole('link', { name: 'Add a promo code' }).click()
  const form = office.locator('#add-code')
  await form.getByLabel('Code').fill(code)
  await form.getByRole('button', { name: 'Save' }).click()
  expect(form.getByText('Please give either a percentage or an amount')).toBeVisible()
  expect(form.getByLabel('Code')).toHaveValue(code)
  await form.getByLabel('Percent off').fill('10')
  await form.getByLabel('Uses in all').fill('1')
  await form.getByRole('button', { name: 'Save' }).click()
  expect(office.getByText(`${code.toUpperCase()} is saved`)).toBeVisible()
  return office.getByRole('row').filter({ hasText: code.toUpperCase() })
}

const REFUSED = 'This code cannot be used for this stay. Please check it, or continue without it.'

test('a guest enters a wrong promo code, then a right one, and pays less; its one use is counted', async ({ page, guest, office }) => {
  const entry = await addCode(office, 'sun10')
  expect(entry).toContainText('0 of 1')
  await signIn(page, guest)
  await page.goto(toBookingAddress(makeWeek('villa-onar', 39)))
  await fillInGuest(page, guest)
  await page.getByText('I have a promo code').click()
  const field = page.getByRole('textbox', { name: 'Promo code' })
  await field.fill('WRONG')
  await page.getByRole('button', { name: 'Review your booking' }).click()
  expect(page.getByText(REFUSED)).toBeVisible()
  expect(field).toHaveValue('WRONG')
  await field.fill(' sun10 ')
  await page.getByRole('button', { name: 'Review your booking' }).click()
  expect(getReviewedPrice(page)).toContainText('Promo code SUN10 (10%)')
  await acceptTerms(page)
  await goToBank(page)
  await office.goto('/admin/dashboard/promo-codes')
  expect(entry).toContainText('0 of 1, 1 at the bank')
  await payWith(page, APPROVED)
  expect(page.getByText('Promo code SUN10 (10%)')).toBeVisible()
  await office.goto('/admin/dashboard/promo-codes')
  expect(entry).toContainText('1 of 1')
  await page.goto(toBookingAddress({ ...makeWeek('villa-onar', 36), code: 'SUN10' }))
  await fillInGuest(page, guest)
  await page.getByRole('button', { name: 'Review your booking' }).click()
  expect(page.getByText(REFUSED)).toBeVisible()
})

test('a promo code deactivated before payment is refused with the price without it', async ({ page, guest, office }) => {
  const entry = await addCode(office, 'LAST')
  await signIn(page, guest)
  await page.goto(toBookingAddress({ ...makeWeek('villa-onar', 37), code: 'last' }))
  await fillInGuest(page, guest)
  await page.getByRole('button', { name: 'Review your booking' }).click()
  expect(getReviewedPrice(page)).toContainText('Promo code LAST (10%)')
  await acceptTerms(page)
  await entry.getByRole('button', { name: /^Change/ }).click()
  await entry.getByRole('link', { name: /^Change/ }).click()
  await entry.getByLabel('Status').selectOption('Inactive')
  await entry.getByRole('button', { name: 'Save' }).click()
  expect(office.getByText('LAST is saved')).toBeVisible()
  await order(page).click()
  expect(page.getByText('The price below is without it.')).toBeVisible()
  expect(getReviewedPrice(page)).not.toContainText('Promo code')
  await acceptTerms(page)
  await goToBank(page)
})

test('a guest accepts an offer by transfer, and the owner records the payment', async ({ page, guest, office }) => {
  const { settings } = await (await office.request.get('/api/settings.php')).json()
  const company = { ...settings.company, iban: 'GR16 0110 1250 0000 0001 2300 695', bic: 'ETHNGRAA', transferBank: 'National Bank' }
  expect((await office.request.post('/api/settings.php', { data: { company } })).ok()).toBe(true)
  const { checkIn, checkOut } = makeWeek('villa-thea', 12)
  await office.goto(
    `/admin/dashboard/bookings/new?${new URLSearchParams({ villaId: '3', checkIn, checkOut, guests: '2', price: 'rates', plan: 'full' })}`,
  )
  const form = office.getByRole('region', { name: 'The guest' })
  await form.getByLabel('Name').fill(guest.name)
  await form.getByLabel('Email').fill(guest.email)
  await form.getByLabel('Phone').fill('+381 64 1234567')
  await openPart(office, 'Send as an offer')
  await office.getByRole('button', { name: 'Send the offer' }).click()
  const card = office.getByRole('region', { name: `Offers: ${guest.name}` })
  const link = await card.getByLabel('Link for the guest').inputValue()
  await page.goto(link)
  await page.getByRole('button', { name: 'Please log in' }).click()
  await logIn(page, guest)
  await page.getByLabel('I have read and accept').check()
  await page.getByRole('button', { name: /by bank transfer$/ }).click()
  expect(page.getByRole('region', { name: 'We are waiting for your transfer' })).toContainText('GR16 0110 1250 0000 0001 2300 695')

  await office.goto('/admin/dashboard/bookings/offers')
  expect(card).toContainText('Waits for the transfer')
  await card.getByRole('link', { name: 'Record the transfer' }).click()
  const dialog = office.getByRole('dialog')
  await dialog.getByLabel('Amount received').fill('1750')
  await dialog.getByLabel('Reference').fill('Statement 3')
  await dialog.getByRole('button', { name: /record/i }).click()
  expect(office.getByText('Payment Recorded', { exact: true })).toBeVisible()
  await page.goto(link)
  expect(page.getByText('This stay is booked')).toBeVisible()
})

test('an owner offers two stays; the guest chooses one, signs in with a code and pays by card', async ({ page, office, house }) => {
  const email = 'offered@example.com'
  const [first, second] = [makeWeek('villa-armonia', 44), makeWeek('villa-armonia', 46)]
  await office.goto('/admin/dashboard/bookings')
  await office.getByRole('link', { name: 'New booking' }).click()
  const price = office.getByRole('region', { name: 'What it costs' })
  const stay = office.getByRole('region', { name: 'The stay' })
  await stay.getByLabel('Check-in').fill(first.checkIn)
  await stay.getByLabel('Check-out').fill(first.checkOut)
  await office.getByRole('button', { name: 'Show the price' }).click()
  expect(price).toContainText('Villa Armonia')
  await office.getByRole('heading', { name: 'Send as an offer' }).click()
  await office.getByRole('button', { name: 'Add another stay to choose from' }).click()
  expect(price).toHaveCount(0)
  await stay.getByLabel('Check-in').fill(second.checkIn)
  await stay.getByLabel('Check-out').fill(second.checkOut)
  await stay.getByLabel('Price').selectOption('A total of your own')
  await stay.getByLabel('Total in euros').fill('1600')
  await office.getByRole('button', { name: 'Show the price' }).click()
  expect(price).toContainText('€1,600')
  const form = office.getByRole('region', { name: 'Send as an offer' })
  const guest = office.getByRole('region', { name: 'The guest' })
  expect(form.getByRole('listitem')).toHaveCount(2)
  await guest.getByLabel('Name').fill('Mia Weber')
  await guest.getByLabel('Email').fill(email)
  await guest.getByLabel('Phone').fill('+49 171 2345678')
  await form.getByLabel('Message to the guest').fill('It was good to talk to you.')
  await form.getByRole('button', { name: 'Send the offer' }).click()
  const reason = office.getByRole('textbox', { name: 'Reason' })
  expect(reason).toHaveAccessibleDescription(/Please give a reason/)
  expect(guest.getByLabel('Name')).toHaveValue('Mia Weber')
  await reason.fill('Guests of many years')
  await form.getByRole('button', { name: 'Send the offer' }).click()
  expect(office.getByText('Offer sent')).toBeVisible()
  const card = office.getByRole('region', { name: 'Offers: Mia Weber' })
  expect(card).toContainText('Waits for the guest')
  const link = await card.getByLabel('Link for the guest').inputValue()

  await page.goto(link)
  expect(page.getByText('It was good to talk to you.')).toBeVisible()
  await page.getByRole('link', { name: 'Choose this stay' }).last().click()
  expect(page.getByRole('region', { name: 'Price' }).first()).toContainText('€1,600')
  await page.getByRole('button', { name: /^Book and pay/ }).click()
  expect(page.getByText('Please accept the Terms & Conditions').first()).toBeVisible()
  await acceptTerms(page)
  await page.getByRole('button', { name: /^Book and pay/ }).click()
  expect(page.getByText(`We have sent a code of six digits to ${email}.`)).toBeVisible()
  await page.getByLabel('Code').fill(await codeFor(house, email))
  await page.getByRole('button', { name: 'Book and pay €1,600 now' }).click()
  await arriveAtBank(page)
  await payWith(page, DECLINED)
  await page.getByRole('link', { name: /try/i }).click()
  await acceptTerms(page)
  await page.getByRole('button', { name: 'Book and pay €1,600 now' }).click()
  await arriveAtBank(page)
  await payWith(page, APPROVED)
  expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
  await page.goto(link)
  expect(page.getByText('This stay is booked')).toBeVisible()
  await page.getByRole('link', { name: 'Open your stay' }).click()
  expect(page.getByRole('heading', { level: 1 })).toHaveText('Your stay at Villa Armonia')
  await office.goto('/admin/dashboard/bookings/offers?show=all')
  expect(office.getByRole('region', { name: 'Offers: Mia Weber' })).toContainText('Taken')
})

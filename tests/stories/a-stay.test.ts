import { sql } from 'drizzle-orm'
import { describe } from 'vitest'
import { addDays, type CalendarDay, formatDay, formatDayWithWeekday } from '../../src/domain/calendar-day.ts'
import { expect } from '../form-browser/expect.ts'
import type { FormPage } from '../form-browser/page.ts'
import { readText as textOfPdf } from '../poppler.ts'
import { APPROVED, makeWeek, paidStay, registeredGuest, signIn } from '../story-steps.ts'
import { filesIn } from '../zip-files.ts'
import { test } from './house.ts'
import {
  acceptTerms,
  arriveAtBank,
  arrivesIn,
  chooseStay,
  codeFor,
  getFact,
  getPanel,
  getReviewedPrice,
  goToBank,
  logIn,
  mailed,
  openPaidStay,
  openPart,
  order,
  payWith,
  saveSettings,
} from './steps.ts'

const { checkIn, checkOut } = makeWeek('villa-eirini', 20)
const paper = (page: FormPage, name: string) => getPanel(page, 'Documents').getByRole('listitem').filter({ hasText: name })

/** Opens the form for other dates and sends them. */
async function askFor(page: FormPage, path: string, dates: { checkIn: CalendarDay; checkOut: CalendarDay }): Promise<void> {
  await page.goto(`${path}/change`)
  await page.getByLabel('Check-in').fill(dates.checkIn)
  await page.getByLabel('Check-out').fill(dates.checkOut)
  await page.getByRole('button', { name: 'Show the difference' }).click()
}

async function agreeFirst(office: FormPage): Promise<void> {
  await office.goto('/admin/dashboard/settings?tab=booking')
  await office.getByLabel('Changing dates or villa').selectOption('Guests ask, and you agree first')
  await saveSettings(office)
}

test('a guest changes details, writes messages, gets the receipt, and cancels with a mailed code', async ({ page, guest, house }) => {
  await openPaidStay(page, guest, 20)
  expect(page.getByText(/You arrive in \d+ days\./)).toBeVisible()
  expect(getPanel(page, 'Payments')).toContainText(/€[\d,.]+ of €[\d,.]+ paid/)
  const details = getPanel(page, 'Guests and requests')
  await details.getByLabel('Guests').selectOption('4')
  await details.getByLabel('Special requests').fill('A cot, please')
  await details.getByRole('button', { name: 'Save' }).click()
  expect(page.getByText('Saved. We have told your hosts.')).toBeVisible()
  expect(details.getByLabel('Guests')).toHaveValue('4')
  expect(details.getByLabel('Special requests')).toHaveValue('A cot, please')
  const arrival = getPanel(page, 'Arrival')
  await arrival.getByLabel('When do you plan to arrive?').selectOption('20:00')
  await arrival.getByRole('button', { name: 'Save' }).click()
  expect(arrival.getByLabel('When do you plan to arrive?')).toHaveValue('20:00')

  const messages = getPanel(page, 'Messages')
  await messages.getByRole('button', { name: 'Send' }).click()
  expect(messages.getByText('Message is required')).toBeVisible()
  await messages.getByLabel('What is it about?').selectOption('Special Requests')
  await messages.getByLabel('Message').fill('Is there a high chair?')
  await messages.getByRole('button', { name: 'Send' }).click()
  expect(messages.getByRole('article')).toContainText('Is there a high chair?')
  await messages.getByLabel('Write back').fill('And a bath for a baby?')
  await messages.getByRole('button', { name: 'Send #' }).click()
  expect(messages.getByRole('article')).toContainText('And a bath for a baby?')

  await page.getByRole('link', { name: 'Cancel this stay' }).click()
  const shown = getPanel(page, 'If you cancel today')
  expect(shown).toContainText(/We refund €[\d,.]+ of the €[\d,.]+ you have paid/)
  expect(shown).toContainText(/to the card \d{6}/)
  await page.getByRole('button', { name: 'Cancel: send me a code' }).click()
  for (const [code, words] of [
    ['', 'Please enter the code'],
    ['12', 'This code is wrong'],
  ] as const) {
    await page.getByLabel('Code').fill(code)
    await page.getByRole('button', { name: 'Cancel this stay now' }).click()
    expect(page.getByText(words).first()).toBeVisible()
  }
  await page.getByLabel('Code').fill(await codeFor(house, guest.email))
  await page.getByRole('button', { name: 'Cancel this stay now' }).click()
  expect(page.getByText('This stay was cancelled.')).toBeVisible()
  expect(getPanel(page, 'Payments')).toContainText(/€[\d,.]+ is on its way back to you since /)
  expect(page.getByRole('link', { name: 'Cancel this stay' })).toHaveCount(0)

  await page.goto('/reservations')
  expect(page.getByText('You have no stay ahead.')).toBeVisible()
  const past = getPanel(page, 'Past and cancelled').getByRole('listitem').first()
  expect(past).toContainText(/Villa Eirini.+€[\d,.]+ is on its way back to you since .+You paid €[\d,.]+\..*Cancelled/)
  expect(past.getByRole('link', { name: /^Book again/ })).toHaveAttribute('href', '/booking?villa=villa-eirini')
  await past.getByRole('link', { name: /^Refund and documents/ }).click()
  expect(page.getByText('This stay was cancelled.')).toBeVisible()
  expect(getPanel(page, 'Documents')).toContainText('Receipt')
})

test('a receipt names the stay and its guest, and is among the papers of the month that the owner downloads', async ({
  page,
  guest,
  office,
}) => {
  await openPaidStay(page, guest, 20)
  expect(getPanel(page, 'Documents').getByRole('listitem')).toHaveCount(2)
  const link = (await paper(page, 'Receipt').getByRole('link').getAttribute('href')) ?? ''
  const receipt = await page.request.get(link)
  const [, name = '', number = ''] = /"(receipt-(RC-20\d\d-\d{5})\.pdf)"/.exec(receipt.headers()['content-disposition'] ?? '') ?? []
  const file = await receipt.body()
  expect(textOfPdf(file)).toContain('Villa Eirini')
  expect(textOfPdf(file)).toContain(guest.email)

  await office.goto('/admin/dashboard/papers')
  expect(office.getByRole('row').filter({ hasText: number })).toHaveCount(1)
  await office.getByRole('button', { name: 'Download all (ZIP)' }).click()
  expect(
    filesIn(await office.body())
      .get(name)
      ?.equals(file),
  ).toBe(true)
})

test('another guest gets 404 for a stay, and its page is not cached', async ({ page, guest, visit }) => {
  const path = await openPaidStay(page, guest, 20)
  expect((await page.request.get(path)).headers()['cache-control']).toContain('no-store')
  const other = visit()
  await signIn(other, await registeredGuest(other.request, '10.1.0.2'))
  expect((await other.request.get('/reservations/AAAAAA')).status()).toBe(404)
  expect((await other.goto(path)).status()).toBe(404)
  expect(other.getByText('Oops! Page not found')).toBeVisible()
})

test('a message typed on the page of a stay is kept after the session expired', async ({ page, guest }) => {
  const path = await openPaidStay(page, guest, 20)
  const messages = getPanel(page, 'Messages')
  await messages.getByLabel('What is it about?').selectOption('Special Requests')
  await messages.getByLabel('Message').fill('We bring a dog.')
  page.clearCookies('sid')
  await messages.getByRole('button', { name: 'Send' }).click()
  await logIn(page, guest)
  expect(page).toHaveURL(path)
  expect(messages.getByLabel('Message')).toHaveValue('We bring a dog.')
  expect(messages.getByLabel('What is it about?')).toHaveValue('special_requests')
  await messages.getByRole('button', { name: 'Send' }).click()
  expect(messages.getByRole('article')).toContainText('We bring a dog.')
  await page.goto(path)
  expect(messages.getByLabel('Message')).toHaveValue('')
})

test('a longer stay is paid at the bank, has a second receipt, and the first one is no longer valid', async ({ page, guest }) => {
  const path = await openPaidStay(page, guest, 20)
  await askFor(page, path, { checkIn, checkOut: addDays(checkIn, 8) })
  expect(getPanel(page, 'The difference')).toContainText('To pay now')
  await page.getByRole('button', { name: 'Change and pay' }).click()
  await arriveAtBank(page)
  await payWith(page, APPROVED)
  expect(page.getByRole('main')).toContainText(formatDay(addDays(checkIn, 8)))
  await page.getByRole('link', { name: 'Open your stay' }).click()
  expect(getPanel(page, 'Dates')).toContainText(formatDay(addDays(checkIn, 8)))
  expect(paper(page, 'Receipt')).toHaveCount(2)
  expect(getPanel(page, 'Documents')).toContainText('No longer valid')
})

test('a shorter stay needs a mailed code, and no refund but the one that was shown', async ({ page, guest, house }) => {
  const path = await openPaidStay(page, guest, 20, 7)
  await askFor(page, path, { checkIn, checkOut })
  expect(getPanel(page, 'The difference')).toContainText('Refund')
  page.locator('input[name=back]').one().setAttribute('value', '1000')
  await page.getByRole('button', { name: 'Change: send me a code' }).click()
  expect(page.getByText('The price has changed.').first()).toBeVisible()
  await page.getByRole('button', { name: 'Change: send me a code' }).click()
  expect(page.getByText(`We have sent a code of six digits to ${guest.email}.`)).toBeVisible()
  for (const [code, words] of [
    ['', 'Please enter the code'],
    ['12', 'This code is wrong'],
  ] as const) {
    await page.getByLabel('Code').fill(code)
    await page.getByRole('button', { name: 'Change now' }).click()
    expect(page.getByText(words).first()).toBeVisible()
  }
  await page.getByLabel('Code').fill(await codeFor(house, guest.email))
  await page.getByRole('button', { name: 'Change now' }).click()
  expect(page.getByText('Your stay is changed')).toBeVisible()
  expect(getPanel(page, 'Dates')).toContainText(formatDay(checkOut))
  expect(getPanel(page, 'Payments')).toContainText(/€[\d,.]+ is on its way back to you since /)
})

test('a guest asks for another villa, is refused, asks again, and changes when the hosts agree', async ({ page, guest, office }) => {
  await agreeFirst(office)
  await openPaidStay(page, guest, 20)
  await page.getByRole('link', { name: 'Change dates, villa or guests' }).click()
  await page.getByLabel('Villa', { exact: true }).selectOption('Villa Thea')
  await page.getByRole('button', { name: 'Show the difference' }).click()
  const difference = getPanel(page, 'The difference')
  const asking = page.url()
  expect(difference).toContainText('Your hosts want to agree to a change first.')
  expect(difference).toContainText('There is nothing to pay now, and nothing to refund.')
  expect(page.getByRole('button', { name: 'Change now' })).toHaveCount(0)
  const ask = async () => {
    await page.getByRole('button', { name: 'Ask your hosts' }).click()
    expect(difference.getByText('We will email you as soon as they have decided.')).toBeVisible()
  }
  await ask()
  expect(page.getByRole('button', { name: 'Ask your hosts' })).toHaveCount(0)
  await decide(office, 'Refuse')
  await page.goto(asking)
  expect(difference).toContainText('Your hosts could not agree to these dates before.')
  await ask()
  await decide(office, 'Agree')
  await page.goto(asking)
  await page.getByRole('button', { name: 'Change now' }).click()
  expect(page.getByText('Your stay is changed')).toBeVisible()
  expect(page.getByRole('heading', { level: 1 })).toHaveText('Your stay at Villa Thea')
})

test('a guest adds a guest and pays for it; the owner moves a due day, and is shown the price for one more', async ({
  page,
  guest,
  office,
  house,
}) => {
  await house.change(sql`INSERT INTO fees (name, scope, rate_cents) VALUES ('Linen', 'guest', 4000)`)
  const path = await paidStay(page, guest, makeWeek('villa-onar', 30), 'partial')
  await page.goto(path)
  await page.getByRole('link', { name: 'Change dates, villa or guests' }).click()
  expect(page.getByRole('heading', { level: 1 })).toHaveText('Change your stay')
  await page.getByRole('combobox', { name: 'Guests' }).selectOption('3')
  await page.getByRole('button', { name: 'Show the difference' }).click()
  const difference = getPanel(page, 'The difference')
  expect(difference).toContainText('3 guests')
  expect(difference).toContainText('To pay now€12')
  await page.getByRole('button', { name: /^Change and pay/ }).click()
  await arriveAtBank(page)
  await payWith(page, APPROVED)
  await page.goto(path)
  expect(getPanel(page, 'Guests and requests').getByLabel('Guests')).toHaveValue('3')

  await office.goto(`/admin/dashboard/bookings?search=${encodeURIComponent(guest.email)}`)
  await office.getByRole('button', { name: /^Actions for booking/ }).click()
  await office.getByRole('link', { name: /^Edit/ }).click()
  await office.getByRole('dialog').getByLabel('Guests').fill('4')
  await office.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  expect(office.getByText(/By the rates it would be/)).toBeVisible()
  expect(getPanel(office, 'What changes')).toContainText('Linen')
  await office.getByRole('link', { name: /^Booking / }).click()
  await office.getByRole('link', { name: 'Change instalments or due days' }).click()
  await office.getByLabel('Due day of instalment 1').fill(addDays(new Date().toISOString().slice(0, 10), 3))
  await office.getByRole('button', { name: 'Show what changes' }).click()
  await office.getByRole('button', { name: 'Change the booking' }).click()
  expect(office.getByText('Booking changed')).toBeVisible()
  expect(office.getByText('due days changed')).toBeVisible()
})
/** The owner finds the request on the dashboard and decides it on the page of the booking. */
async function decide(office: FormPage, decision: 'Agree' | 'Refuse'): Promise<void> {
  await office.goto('/admin/dashboard')
  const request = office.getByRole('listitem').filter({ hasText: 'A guest asks for another stay' })
  expect(request).toContainText('Villa Thea')
  await request.getByRole('link', { name: 'Decide' }).click()
  expect(getPanel(office, 'The guest asks for another stay')).toContainText('Villa Thea')
  await office.getByRole('button', { name: decision }).click()
  expect(office.getByText('The guest is told')).toBeVisible()
  expect(getPanel(office, 'The guest asks for another stay')).toHaveCount(0)
  await office.goto('/admin/dashboard')
  expect(request).toHaveCount(0)
}

test('near arrival a guest sees the way, then the door code, and can no longer change details', async ({ page, guest, office, house }) => {
  await office.goto('/admin/dashboard/villas')
  await office.getByRole('button', { name: 'Actions for Villa Eirini' }).click()
  await office.getByRole('link', { name: 'Guide Villa Eirini' }).click()
  await office.getByLabel('Directions').fill('Left at the chapel, then down to the sea.')
  await office.getByLabel('House guide').fill('The water heater is behind the kitchen door.')
  await office.getByLabel('Door code').fill('4815')
  await office.getByRole('button', { name: 'Save guide' }).click()
  expect(office.getByText('The guide is saved')).toBeVisible()
  expect(office.getByLabel('Directions')).toHaveValue('Left at the chapel, then down to the sea.')
  expect(office.getByText('A door code is kept.')).toBeVisible()
  expect(await office.content()).not.toContain('4815')

  const path = await openPaidStay(page, guest, 20)
  const theWay = getPanel(page, 'Getting here and house guide')
  const details = getPanel(page, 'Guests and requests')
  expect(theWay).toContainText('Left at the chapel, then down to the sea.')
  expect(theWay).toContainText('The water heater is behind the kitchen door.')
  expect(theWay).toContainText(`from ${formatDay(addDays(checkIn, -3))}, once the stay is paid`)
  expect(details.getByRole('button', { name: 'Save' })).toBeVisible()
  const days = async (ahead: number) => {
    await arrivesIn(house, path, ahead)
    await page.goto(path)
  }
  await days(7)
  expect(details.getByRole('button', { name: 'Save' })).toBeVisible()
  await days(6)
  expect(details).toContainText('In the week before arrival the house is being prepared')
  expect(details.getByRole('button')).toHaveCount(0)
  await days(4)
  expect(theWay).not.toContainText('4815')
  await days(3)
  expect(theWay).toContainText('4815')
})

test('if the refund has changed since the page was loaded, the guest sees the new amount before cancelling', async ({
  page,
  guest,
  house,
}) => {
  const path = await openPaidStay(page, guest, 20)
  await page.getByRole('link', { name: 'Cancel this stay' }).click()
  const shown = getPanel(page, 'If you cancel today')
  expect(shown).toContainText(/We refund €[1-9][\d,.]+ of the €[\d,.]+ you have paid/)
  await arrivesIn(house, path, 10)
  await page.getByRole('button', { name: 'Cancel: send me a code' }).click()
  expect(page.getByText('The amount of the refund has changed.').first()).toBeVisible()
  expect(shown).not.toContainText(/€[1-9][\d,.]+ of the/)
  expect(page.getByLabel('Code')).toHaveCount(0)
})

test('the mail of the day after departure links to the review form', async ({ page, guest, house }) => {
  const path = await openPaidStay(page, guest, 20)
  await arrivesIn(house, path, -6)
  await house.later(1)
  const link = await mailed(house, guest.email, /Write a review: (\S+)/)
  page.clearCookies()
  await page.goto(link)
  await logIn(page, guest)
  expect(page).toHaveURL(`${path}${new URL(link).hash}`)
  expect(getPanel(page, 'Your review').getByRole('button', { name: 'Send review' })).toBeVisible()
})

test('a paid stay is in My Reservations with all its facts, and its guest can contact the owners about it', async ({
  page,
  guest,
  office,
}) => {
  await paidStay(page, guest, { villa: 'villa-eirini', checkIn, checkOut })
  await page.goto('/reservations')
  expect(page.getByText('You have 1 confirmed booking.')).toBeVisible()
  for (const [name, value] of [
    ['Check-in', formatDayWithWeekday(checkIn)],
    ['Check-out', formatDayWithWeekday(checkOut)],
    ['Duration', '5 nights'],
    ['Guests', '2'],
    ['Discount', 'No discount applied'],
  ] as const)
    expect(getFact(page, name)).toHaveText(value)
  for (const name of ['Total price', 'Rate per night']) expect(getFact(page, name)).toHaveText(/^€[\d,]+$/)
  expect(getFact(page, 'Booked on')).toHaveText(/\w+ \d+, \d{4}/)

  await page.getByRole('link', { name: 'Contact Support' }).click()
  const dialog = page.getByRole('dialog', { name: 'Contact Support' })
  expect(dialog.getByLabel('Order id')).toHaveValue(/^VB-/)
  expect(dialog.locator('select[name=reason] option')).toHaveText([
    'Please choose',
    'Cancellation/Refund',
    'Change Dates',
    'Change Guests',
    'Special Requests',
    'Other',
  ])
  const orderId = await dialog.getByLabel('Order id').inputValue()
  await dialog.getByLabel('Order id').fill('VB-NOBODY-1-01')
  await dialog.getByLabel('Reason').selectOption('Cancellation/Refund')
  await dialog.getByLabel('Message').fill('<script>document.title = 1</script> May we come a day later?')
  const send = () => dialog.getByRole('button', { name: 'Send request' }).click()
  await send()
  expect(page.getByText('Greška prilikom slanja zahteva. Pokušajte ponovo.').first()).toBeVisible()
  expect(dialog.getByLabel('Message')).toHaveValue(/a day later/)
  await dialog.getByLabel('Order id').fill(orderId)
  await send()
  expect(dialog.getByText('Request Sent Successfully!')).toBeVisible()
  await office.goto('/admin/dashboard/support')
  expect(office.getByRole('article').filter({ hasText: guest.email })).toContainText('<script>document.title = 1</script> May we')
})

test('the next steps, the refund and the due days of a stay in stages are shown after its first payment', async ({
  page,
  guest,
  office,
}) => {
  await office.goto('/admin/dashboard/settings?tab=contact')
  await office.getByLabel('WhatsApp').fill('+381 64 123 4567')
  await saveSettings(office)
  const week = makeWeek('villa-armonia', 28)
  await signIn(page, guest)
  await chooseStay(page, week, guest)
  await page.getByRole('radio', { name: /Pay in three instalments/ }).check()
  await acceptTerms(page)
  await goToBank(page)
  await payWith(page, APPROVED)
  const next = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Important Information' }) })
  expect(next).toContainText(`${formatDayWithWeekday(week.checkIn)}, from 15:00 to 18:30, by self check-in until 23:00`)
  expect(next).toContainText(`${formatDayWithWeekday(week.checkOut)}, by 11:00`)
  expect(next.getByRole('link', { name: 'Open the map' })).toHaveAttribute('href', /^https:\/\//)
  const schedule = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Payment Schedule' }) })
  for (const days of [60, 20]) expect(schedule).toContainText(`Due on ${formatDay(addDays(week.checkIn, -days))}`)
  expect(next).toContainText('€500 in cash at check-in')
  expect(next).toContainText(`Cancel by ${formatDay(addDays(week.checkIn, -21))}: we refund 70% of what you have paid.`)
  expect(next).toContainText('After that there is no refund.')
  const main = page.getByRole('main')
  expect(main.locator('a[href^="tel:+"]')).toBeVisible()
  expect(main.getByRole('link', { name: 'Add a passkey' })).toHaveAttribute('href', '/your-data#passkeys')
  expect(main.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', 'https://wa.me/381641234567')
  // The phone is none that Viber reaches.
  expect(main.getByRole('link', { name: 'Viber' })).toHaveCount(0)
  expect(main.getByText(/^Pay €[\d,.]+ by /)).toContainText(formatDay(addDays(week.checkIn, -60)))
  expect(main.getByRole('link', { name: 'Add to calendar' })).toHaveAttribute('href', /stay\.ics$/)
  expect(main.getByRole('link', { name: 'Choose an hour' })).toHaveAttribute('href', /#arrival$/)
  await main.getByRole('link', { name: 'Open your stay' }).click()
  expect(page).toHaveURL(/\/reservations\/\w{6}$/)
  expect(page.getByRole('heading', { level: 1 })).toHaveText('Your stay at Villa Armonia')
  // The same stay from a mail, signed in already.
  const { pathname } = new URL(page.url())
  await page.goto(`/login?${new URLSearchParams({ redirect: pathname })}`)
  expect(page).toHaveURL(pathname)
})

describe('the cancellation policy', () => {
  const until = (day: CalendarDay, days: number) => formatDay(addDays(day, -days))
  const theas = makeWeek('villa-thea', 30)

  /** Sets the policy of Villa Thea alone. */
  const setOwn = async (office: FormPage, policy: string) => {
    await office.goto('/admin/dashboard/villas')
    await office.getByRole('link', { name: 'Villa Thea', exact: true }).click()
    await openPart(office, 'Registration and cancellation')
    await office.getByLabel('Cancellation policy of this villa').fill(policy)
    await office.getByRole('button', { name: 'Save', exact: true }).click()
  }

  test('the cancellation policy of all villas is edited by an owner, and stays show its days', async ({ page, guest, office }) => {
    await office.goto('/admin/dashboard/settings?tab=booking')
    const policy = office.getByLabel('Cancellation policy')
    expect(policy).toHaveValue('21: 70')
    await policy.fill('21: 50\n60: 100')
    await office.getByRole('button', { name: 'Save Changes' }).click()
    expect(office.getByText('Please begin with the most days').first()).toBeVisible()
    expect(policy).toHaveValue('21: 50\n60: 100')
    await policy.fill('60: 100\n21: 50')
    await saveSettings(office)

    const path = await openPaidStay(page, guest, 20)
    expect(getPanel(page, 'Payments')).toContainText(`Cancel by ${until(checkIn, 21)}: we refund 50% of what you have paid`)
    await page.goto(`${path}/cancel`)
    const today = getPanel(page, 'If you cancel today')
    expect(today).toContainText(`Cancel by ${until(checkIn, 60)}: we refund 100% of what you have paid`)
    expect(today).toContainText(`Cancel by ${until(checkIn, 21)}: we refund 50% of what you have paid`)
    await page.goto('/pricing')
    expect(page.getByText('100% of what you paid is refunded if you cancel 60 days or more before arrival, 50% 21 days')).toBeVisible()
  })

  test('the cancellation policy of one villa is its own, and a change of it is shown before a guest pays', async ({
    page,
    guest,
    office,
  }) => {
    await setOwn(office, '0: 100')
    expect(office.getByText('Days must be between 1 and 365').first()).toBeVisible()
    await setOwn(office, '14: 30')
    expect(office.getByLabel('Cancellation policy of this villa')).toHaveCount(0)
    await page.goto('/villas/villa-thea')
    expect(page.getByText('30% of what you paid is refunded if you cancel 14 days or more before arrival')).toBeVisible()
    await signIn(page, guest)
    await chooseStay(page, theas, guest)
    expect(getReviewedPrice(page)).toContainText(`Cancel by ${until(theas.checkIn, 14)}: we refund 30% of what you have paid`)
    await acceptTerms(page)
    await setOwn(office, '7: 20')
    await order(page).click()
    expect(page.getByText('What is refunded if you cancel has changed.').first()).toBeVisible()
    expect(getReviewedPrice(page)).toContainText(`Cancel by ${until(theas.checkIn, 7)}: we refund 20% of what you have paid`)
    await acceptTerms(page)
    await goToBank(page)
  })
})

test('a guest of a villa with an AMA can enter a document number, which is not shown again', async ({ page, guest, office }) => {
  const path = await openPaidStay(page, guest, 20)
  expect(page.getByRole('heading', { name: 'Passport or identity card' })).toHaveCount(0)
  await office.goto('/admin/dashboard/villas')
  await office.getByRole('link', { name: 'Villa Eirini', exact: true }).click()
  await openPart(office, 'Registration and cancellation')
  await office.getByLabel('Greek registration', { exact: true }).selectOption('AMA (short-term let)')
  await office.getByLabel(/^Registration number/).fill('00012345678')
  await office.getByRole('button', { name: 'Save', exact: true }).click()
  expect(office.getByRole('dialog')).toHaveCount(0)

  await page.goto(path)
  const panel = getPanel(page, 'Passport or identity card')
  expect(panel).toContainText('it is deleted 30 days after registration')
  const number = panel.getByLabel('Number of your passport or identity card')
  const save = () => panel.getByRole('button', { name: 'Save' }).click()
  await number.fill('12')
  await save()
  expect(number).toHaveAccessibleDescription(/Please enter the number/)
  await number.fill('P 98765432')
  await save()
  expect(panel).toContainText('We have received the number.')
  expect(panel.getByLabel('Another number')).toHaveValue('')
  expect(await page.content()).not.toContain('98765432')
})

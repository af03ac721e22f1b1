import { addDays, writtenDay } from '../../src/domain/calendar-day.ts'
import { APPROVED, aliveOnArrival, codeFor, expect, hasNoBarriers, payWith, signIn, test, weekOf } from './fixtures.ts'
import { enterOffice, isFineOnPhoneAndDesk } from './office.ts'
import { openPaidStay, panelOf } from './paid-stay.ts'

test('a guest manages a paid stay on one page and exchanges messages with the hosts', async ({ page, guest, browser }) => {
  const path = await openPaidStay(page, guest, 20)
  const { checkIn } = weekOf('villa-eirini', 20)
  await expect(page.getByText(/You arrive in \d+ days\./)).toBeVisible()
  await expect(panelOf(page, 'The way and the house')).toContainText(writtenDay(addDays(checkIn, -3)))

  const money = panelOf(page, 'Money')
  await expect(money).toContainText('€0.00')
  const receipt = page.waitForEvent('download')
  await panelOf(page, 'Papers').getByRole('listitem').filter({ hasText: 'Receipt' }).getByRole('link').click()
  expect((await receipt).suggestedFilename()).toMatch(/^receipt-RC-20\d\d-\d{5}\.pdf$/)

  const details = panelOf(page, 'Guests and requests')
  await details.getByLabel('Guests').selectOption('4')
  await details.getByLabel('Special requests').fill('A cot, please')
  await details.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved. Your hosts are told.')).toBeVisible()
  await expect(details.getByLabel('Special requests')).toHaveValue('A cot, please')
  await panelOf(page, 'Arrival').getByLabel('When do you plan to arrive?').selectOption('18:30')
  await panelOf(page, 'Arrival').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved. Your hosts are told.')).toBeVisible()

  const messages = panelOf(page, 'Messages')
  await messages.getByLabel('What is it about?').selectOption('Special Requests')
  await messages.getByLabel('Message').fill('Is there a high chair?')
  await messages.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Your message is on its way')).toBeVisible()
  await expect(messages.getByText('Is there a high chair?')).toBeVisible()

  const desk = await browser.newContext()
  const office = aliveOnArrival(await desk.newPage())
  await enterOffice(office, 'support')
  const ticket = office.getByRole('article').filter({ hasText: 'Is there a high chair?' })
  await ticket.getByText('Answer').first().click()
  await ticket.getByLabel('Your answer is mailed to the guest').fill('Yes, in the cupboard.')
  await ticket.getByRole('button', { name: 'Send answer' }).click()
  await expect(ticket.getByText('Yes, in the cupboard.')).toBeVisible()
  await hasNoBarriers(office)
  await desk.close()

  await page.goto(path)
  await expect(messages.getByText('Yes, in the cupboard.')).toBeVisible()
  await messages.getByLabel('Write back').fill('Thank you!')
  await messages.getByRole('button', { name: 'Send #' }).click()
  await expect(messages.getByText('Thank you!')).toBeVisible()
  await hasNoBarriers(page)
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'Print this page' })).toBeHidden()
  await expect(panelOf(page, 'Dates')).toBeVisible()
})

test('another guest gets 404 for a stay, and the page is not cached', async ({ page, guest, request, browser }) => {
  const path = await openPaidStay(page, guest, 21)
  expect((await page.request.get(path)).headers()['cache-control']).toContain('no-store')
  const other = { ...guest, email: `other-${guest.email}` }
  const person = { fullName: 'Other Guest', email: other.email, password: other.password, country: 'Serbia', phoneNumber: '+381 60 1' }
  expect((await request.post('/api/userRegister.php', { data: person })).ok()).toBe(true)
  const theirs = await browser.newContext()
  const others = aliveOnArrival(await theirs.newPage())
  await signIn(others, other)
  const [foreign, unknown] = [await others.goto(path), await others.request.get('/reservations/AAAAAA')]
  expect([foreign?.status(), unknown.status()]).toEqual([404, 404])
  await expect(others.getByText('Oops! Page not found')).toBeVisible()
  await theirs.close()
})

test('an owner edits a villa’s guide; its door code is not shown again', async ({ page }) => {
  await enterOffice(page, 'villas')
  await page.getByRole('link', { name: 'Guide Villa Onar' }).click()
  await page.getByLabel('Directions').fill('Over the bridge.')
  await page.getByLabel('Door code').fill('4815')
  await page.getByRole('button', { name: 'Save guide' }).click()
  await expect(page.getByText('The guide is saved')).toBeVisible()
  await expect(page.getByLabel('Directions')).toHaveValue('Over the bridge.')
  await expect(page.getByText('A door code is kept.')).toBeVisible()
  expect(await page.content()).not.toContain('4815')
  await hasNoBarriers(page)
})

test('a guest sees the refund, confirms with a mailed code, and the stay is cancelled', async ({ page, guest, playwright, baseURL }) => {
  await openPaidStay(page, guest, 23)
  await page.getByRole('link', { name: 'Cancel this stay' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cancel your stay')
  await expect(panelOf(page, 'If you cancel today')).toContainText(/€[\d,.]+ of the €[\d,.]+ you have paid goes back/)
  await expect(panelOf(page, 'If you cancel today')).toContainText(/to the card \d{6}/)
  await hasNoBarriers(page)
  await page.getByRole('button', { name: 'Cancel: send me a code' }).click()
  await page.getByLabel('Code').fill('12')
  await page.getByRole('button', { name: 'Cancel this stay now' }).click()
  await expect(page.getByText('This code is wrong').first()).toBeVisible()
  await page.getByLabel('Code').fill(await codeFor(guest.email, () => playwright.request.newContext({ baseURL: baseURL ?? '' })))
  await page.getByRole('button', { name: 'Cancel this stay now' }).click()
  await expect(page.getByText('Your stay is cancelled')).toBeVisible()
  await expect(page.getByText('This stay was cancelled.')).toBeVisible()
  await expect(panelOf(page, 'Money')).toContainText(/is going back|has gone back/)
  await expect(page.getByRole('link', { name: 'Cancel this stay' })).toHaveCount(0)
  await hasNoBarriers(page)
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
})

test('a guest changes a stay: a longer one is paid at the bank, a shorter one needs a mailed code', async ({
  page,
  guest,
  playwright,
  baseURL,
}) => {
  await openPaidStay(page, guest, 24)
  await page.getByRole('link', { name: 'Change dates, villa or guests' }).click()
  const wanted = weekOf('villa-eirini', 25)
  await page.getByLabel('Check-in').fill(wanted.checkIn)
  await page.getByLabel('Check-out').fill(addDays(wanted.checkOut, 2))
  await page.getByRole('button', { name: 'Show the difference' }).click()
  await expect(panelOf(page, 'The difference')).toContainText('To pay now')
  await hasNoBarriers(page)
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByRole('button', { name: 'Change and pay' }).click()
  await payWith(page, APPROVED)
  await expect(page.getByRole('main')).toContainText(writtenDay(wanted.checkIn))
  await page.getByRole('link', { name: 'Open your stay' }).click()
  await expect(panelOf(page, 'Dates')).toContainText(writtenDay(addDays(wanted.checkOut, 2)))
  await expect(panelOf(page, 'Papers').getByRole('listitem').filter({ hasText: 'Receipt' })).toHaveCount(2)
  await expect(panelOf(page, 'Papers')).toContainText('No longer valid')

  // A form with a manipulated refund is refused; the shown amount is accepted.
  await page.getByRole('link', { name: 'Change dates, villa or guests' }).click()
  await page.getByLabel('Check-out').fill(wanted.checkOut)
  await page.getByRole('button', { name: 'Show the difference' }).click()
  await expect(panelOf(page, 'The difference')).toContainText('Goes back to you')
  const back = page.locator('input[name=back]')
  const right = await back.inputValue()
  await back.evaluate((input: HTMLInputElement) => {
    input.value = '1000'
  })
  await page.getByRole('button', { name: 'Change: send me a code' }).click()
  await expect(page.getByText('The price has changed.').first()).toBeVisible()
  await back.evaluate((input: HTMLInputElement, value) => {
    input.value = value
  }, right)
  await page.getByRole('button', { name: 'Change: send me a code' }).click()
  await expect(page.getByText(`We have sent a code of six digits to ${guest.email}.`)).toBeVisible()
  await isFineOnPhoneAndDesk(page)
  await page.getByRole('button', { name: 'Change now' }).click()
  await expect(page.getByText('Please enter the code').first()).toBeVisible()
  await page.getByLabel('Code').fill('12')
  await page.getByRole('button', { name: 'Change now' }).click()
  await expect(page.getByText('This code is wrong').first()).toBeVisible()
  await page.getByLabel('Code').fill(await codeFor(guest.email, () => playwright.request.newContext({ baseURL: baseURL ?? '' })))
  await page.getByRole('button', { name: 'Change now' }).click()
  await expect(page.getByText('Your stay is changed')).toBeVisible()
  await expect(panelOf(page, 'Dates')).toContainText(writtenDay(wanted.checkOut))
  await expect(panelOf(page, 'Money')).toContainText(/is going back|has gone back/)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the page of a stay works', async ({ page, guest }) => {
    await openPaidStay(page, guest, 22)
    await panelOf(page, 'Arrival').getByLabel('When do you plan to arrive?').selectOption('20:00')
    await panelOf(page, 'Arrival').getByRole('button', { name: 'Save' }).click()
    await expect(panelOf(page, 'Arrival').getByLabel('When do you plan to arrive?')).toHaveValue('20:00')
    await panelOf(page, 'Messages').getByRole('button', { name: 'Send' }).click()
    await expect(panelOf(page, 'Messages').getByText('Message is required')).toBeVisible()
  })

  test('a message typed on the page of a stay is kept after the session expired', async ({ page, guest }) => {
    const path = await openPaidStay(page, guest, 35)
    await panelOf(page, 'Messages').getByLabel('What is it about?').selectOption('Special Requests')
    await panelOf(page, 'Messages').getByLabel('Message').fill('We bring a dog.')
    await page.context().clearCookies({ name: 'sid' })
    await panelOf(page, 'Messages').getByRole('button', { name: 'Send' }).click()
    await page.getByLabel('Email').fill(guest.email)
    await page.getByLabel('Password').fill(guest.password)
    await page.getByRole('main').getByRole('button', { name: 'Log In' }).click()
    await expect(page).toHaveURL(path)
    await expect(panelOf(page, 'Messages').getByLabel('Message')).toHaveValue('We bring a dog.')
    await expect(panelOf(page, 'Messages').getByLabel('What is it about?')).toHaveValue('special_requests')
    await panelOf(page, 'Messages').getByRole('button', { name: 'Send' }).click()
    await expect(panelOf(page, 'Messages').getByRole('article')).toContainText('We bring a dog.')
    await page.goto(path)
    await expect(panelOf(page, 'Messages').getByLabel('Message')).toHaveValue('')
  })

  test('a change to a lower price is confirmed with a mailed code', async ({ page, guest, playwright, baseURL }) => {
    const path = await openPaidStay(page, guest, 29, 7)
    const { checkIn, checkOut } = weekOf('villa-eirini', 29)
    await page.goto(`${path}/change`)
    await page.getByLabel('Check-in').fill(checkIn)
    await page.getByLabel('Check-out').fill(checkOut)
    await page.getByRole('button', { name: 'Show the difference' }).click()
    await page.getByRole('button', { name: 'Change: send me a code' }).click()
    await page.getByRole('button', { name: 'Change now' }).click()
    await expect(page.getByText('Please enter the code').first()).toBeVisible()
    await page.getByLabel('Code').fill(await codeFor(guest.email, () => playwright.request.newContext({ baseURL: baseURL ?? '' })))
    await page.getByRole('button', { name: 'Change now' }).click()
    await expect(panelOf(page, 'Dates')).toContainText(writtenDay(checkOut))
  })
})

import type { Browser, Page } from '@playwright/test'
import { sql } from 'drizzle-orm'
import { addDays, type CalendarDay, dayAtProperty, writtenDay } from '../../src/domain/calendar-day.ts'
import { type OwnSite, ownSiteWithBank } from './coverage-site.ts'
import { APPROVED, aliveOnArrival, codeFor, expect, OWNER, paidStay, registeredGuest, weekOf } from './fixtures.ts'
import { isFineOnPhoneAndDesk, saveSettings } from './office.ts'
import { test } from './own-site-test.ts'
import { openPaidStay, panelOf } from './paid-stay.ts'

const today = dayAtProperty(new Date())

/** Lets days pass: the stay begins so many days from now. */
const arrivesIn = (site: OwnSite, path: string, days: number) => {
  const checkIn = addDays(today, days)
  return site.change(
    sql`UPDATE bookings SET check_in = ${checkIn}, check_out = ${addDays(checkIn, 5)} WHERE code = ${path.split('/').at(-1)}`,
  )
}

async function asOwner(browser: Browser): Promise<Page> {
  const office = aliveOnArrival(await (await browser.newContext()).newPage())
  await office.request.post('/api/checkUser.php', { data: OWNER })
  return office
}

test('near arrival a guest sees the directions, then the door code, and can no longer change details', async ({
  page,
  guest,
  browser,
  site,
}) => {
  const office = await asOwner(browser)
  await office.goto('/admin/dashboard/villas')
  await office.getByRole('link', { name: 'Guide Villa Eirini' }).click()
  await office.getByLabel('Directions').fill('Left at the chapel, then down to the sea.')
  await office.getByLabel('House guide').fill('The water heater is behind the kitchen door.')
  await office.getByLabel('Door code').fill('4815')
  await office.getByRole('button', { name: 'Save guide' }).click()
  await expect(office.getByText('The guide is saved')).toBeVisible()
  await office.context().close()

  const path = await openPaidStay(page, guest, 20)
  const house = panelOf(page, 'The way and the house')
  const details = panelOf(page, 'Guests and requests')
  await expect(house).toContainText('Left at the chapel, then down to the sea.')
  await expect(house).toContainText('The water heater is behind the kitchen door.')
  await expect(house).toContainText(`from ${writtenDay(addDays(weekOf('villa-eirini', 20).checkIn, -3))} on`)
  await expect(details.getByRole('button', { name: 'Save' })).toBeVisible()

  await arrivesIn(site, path, 7)
  await page.goto(path)
  await expect(details.getByRole('button', { name: 'Save' })).toBeVisible()
  await arrivesIn(site, path, 6)
  await page.goto(path)
  await expect(details).toContainText('The week before arrival we have prepared the house.')
  await expect(details.getByRole('button')).toHaveCount(0)
  await arrivesIn(site, path, 4)
  await page.goto(path)
  await expect(house).not.toContainText('4815')
  await arrivesIn(site, path, 3)
  await page.goto(path)
  await expect(house).toContainText('4815')
  await isFineOnPhoneAndDesk(page)
})

test('if the refund has changed since the page was loaded, the guest sees the new amount before cancelling', async ({
  page,
  guest,
  site,
}) => {
  const path = await openPaidStay(page, guest, 20)
  await page.getByRole('link', { name: 'Cancel this stay' }).click()
  const shown = panelOf(page, 'If you cancel today')
  await expect(shown).toContainText(/€[1-9][\d,.]+ of the €[\d,.]+ you have paid goes back/)
  await arrivesIn(site, path, 10)
  await page.getByRole('button', { name: 'Cancel: send me a code' }).click()
  await expect(page.getByText('The amount that goes back has changed.').first()).toBeVisible()
  await expect(shown).not.toContainText(/€[1-9][\d,.]+ of the/)
  await expect(page.getByLabel('Code')).toHaveCount(0)
})

test('the mail of the day after departure links to the review form', async ({ browser }) => {
  // Its jobs would change what later stories see.
  const site = await ownSiteWithBank()
  const page = aliveOnArrival(await (await browser.newContext({ baseURL: site.url })).newPage())
  const guest = await registeredGuest(page.request, '10.3.0.1')
  const path = await openPaidStay(page, guest, 20)
  await arrivesIn(site, path, -6)
  const office = await browser.newContext({ baseURL: site.url })
  await office.request.post('/api/checkUser.php', { data: OWNER })
  await site.startJobs()
  const letter = async () => {
    const { mails } = await (await office.request.get('/api/adminMails.php', { params: { search: guest.email } })).json()
    return mails.find(({ subject }: { subject: string }) => subject === 'How was your stay at Villa Eirini?')?.text ?? ''
  }
  await expect.poll(letter, { timeout: 60_000 }).toContain('Write a review: ')
  const [, address = ''] = /Write a review: (\S+)/.exec(await letter()) ?? []
  const link = new URL(address)
  await page.context().clearCookies()
  await page.goto(link.pathname + link.search + link.hash)
  await page.getByLabel('Email').fill(guest.email)
  await page.getByLabel('Password').fill(guest.password)
  await page.getByRole('main').getByRole('button', { name: 'Log In' }).click()
  await expect(page).toHaveURL(path)
  await expect(panelOf(page, 'Your review').getByRole('button', { name: 'Send review' })).toBeVisible()
  await office.close()
  await page.context().close()
  await site.close()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a guest changes details, writes messages, downloads the receipt, and cancels with a mailed code', async ({
    page,
    guest,
    playwright,
    baseURL,
  }) => {
    await openPaidStay(page, guest, 20)
    const details = panelOf(page, 'Guests and requests')
    await details.getByLabel('Guests').selectOption('4')
    await details.getByLabel('Special requests').fill('A cot, please')
    await details.getByRole('button', { name: 'Save' }).click()
    await expect(details.getByLabel('Guests')).toHaveValue('4')
    await expect(details.getByLabel('Special requests')).toHaveValue('A cot, please')

    const messages = panelOf(page, 'Messages')
    await messages.getByLabel('What is it about?').selectOption('Special Requests')
    await messages.getByLabel('Message').fill('Is there a high chair?')
    await messages.getByRole('button', { name: 'Send' }).click()
    await expect(messages.getByRole('article')).toContainText('Is there a high chair?')
    await messages.getByLabel('Write back').fill('And a bath for a baby?')
    await messages.getByRole('button', { name: 'Send #' }).click()
    await expect(messages.getByRole('article')).toContainText('And a bath for a baby?')

    const receipt = panelOf(page, 'Papers').getByRole('listitem').filter({ hasText: 'Receipt' }).getByRole('link')
    const download = page.waitForEvent('download')
    await receipt.click()
    expect((await download).suggestedFilename()).toMatch(/^receipt-RC-20\d\d-\d{5}\.pdf$/)

    await page.getByRole('link', { name: 'Cancel this stay' }).click()
    await page.getByRole('button', { name: 'Cancel: send me a code' }).click()
    await page.getByRole('button', { name: 'Cancel this stay now' }).click()
    await expect(page.getByText('Please enter the code').first()).toBeVisible()
    await page.getByLabel('Code').fill(await codeFor(guest.email, () => playwright.request.newContext({ baseURL: baseURL ?? '' })))
    await page.getByRole('button', { name: 'Cancel this stay now' }).click()
    await expect(page.getByText('This stay was cancelled.')).toBeVisible()
    await expect(panelOf(page, 'Money')).toContainText(/is going back|has gone back/)
  })

  test('a longer stay is paid at the bank; if the owners must agree, the guest sends a request', async ({ page, guest, browser }) => {
    const path = await paidStay(page, guest, weekOf('villa-eirini', 20))
    const { checkIn } = weekOf('villa-eirini', 20)
    const ask = async (checkOut: CalendarDay) => {
      await page.goto(`${path}/change`)
      await page.getByLabel('Check-in').fill(checkIn)
      await page.getByLabel('Check-out').fill(checkOut)
      await page.getByRole('button', { name: 'Show the difference' }).click()
    }
    await ask(addDays(checkIn, 8))
    await expect(panelOf(page, 'The difference')).toContainText('To pay now')
    await page.getByRole('button', { name: 'Change and pay' }).click()
    await page.getByRole('button', { name: 'Continue to the bank' }).click()
    await page.getByRole('button', { name: `Pay with ${APPROVED}` }).click()
    await page.getByRole('button', { name: 'Back to the shop' }).click()
    await expect(page.getByRole('main')).toContainText(writtenDay(addDays(checkIn, 8)))
    await page.goto(path)
    await expect(panelOf(page, 'Dates')).toContainText(writtenDay(addDays(checkIn, 8)))

    const office = aliveOnArrival(await (await browser.newContext({ javaScriptEnabled: true })).newPage())
    await office.request.post('/api/checkUser.php', { data: OWNER })
    await office.goto('/admin/dashboard/settings?tab=booking')
    await office.getByLabel('Changing dates or villa').selectOption('Guests ask, and you agree first')
    await saveSettings(office)
    await office.context().close()
    await ask(addDays(checkIn, 9))
    await expect(panelOf(page, 'The difference')).toContainText('Your hosts want to agree to a change first.')
    await page.getByRole('button', { name: 'Ask your hosts' }).click()
    await expect(panelOf(page, 'The difference')).toContainText('You get a mail as soon as they have decided.')
  })
})

import { desc, eq, sql } from 'drizzle-orm'
import { addDays, type CalendarDay, dayAtProperty } from '../../src/domain/calendar-day.ts'
import { mails } from '../../src/server/db/schema.ts'
import { eventually } from '../eventually.ts'
import { expect } from '../form-browser/expect.ts'
import type { FormPage } from '../form-browser/page.ts'
import { APPROVED, type Guest, makeWeek, PHONE, paidStay, type Week } from '../story-steps.ts'
import type { House } from './house.ts'

/** A section of the page, by its heading. */
export const getPanel = (page: FormPage, name: string) => page.getByRole('region', { name, exact: true })
/** The page has it twice: beside the form, and below it on a phone. */
export const getPrice = (page: FormPage) => getPanel(page, 'Your stay and its price').first()
export const getReviewedPrice = (page: FormPage) => getPanel(page, 'Price').first()
export const getVilla = (page: FormPage, name: string) => page.getByRole('article').filter({ hasText: name })
/** The value beside a label of a list of facts. */
export const getFact = (page: FormPage, name: string) =>
  page.getByText(name, { exact: true }).first().locator('xpath=following-sibling::dd')

/** Opens a folded part of a long form of the office. */
export const openPart = (page: FormPage, name: string) => page.getByRole('heading', { name, exact: true }).click()

export const toBookingAddress = (stay: { villa: string; checkIn: string; checkOut: string; guests?: number; code?: string }) =>
  `/booking?${new URLSearchParams(Object.entries(stay).map(([name, value]) => [name, String(value)]))}`

export async function fillInGuest(page: FormPage, { name, email }: Pick<Guest, 'name' | 'email'>): Promise<void> {
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Phone').fill(PHONE)
}

/** Fills in the booking form and continues to the review page. */
export async function chooseStay(page: FormPage, week: Week, guest: Pick<Guest, 'name' | 'email'>): Promise<void> {
  await page.goto(toBookingAddress(week))
  await fillInGuest(page, guest)
  await page.getByRole('button', { name: 'Review your booking' }).click()
  expect(page.getByRole('heading', { name: 'Review and pay' })).toBeVisible()
}

export const acceptTerms = (page: FormPage) => page.getByRole('checkbox', { name: /Terms & Conditions/ }).check()
export const order = (page: FormPage) => page.getByRole('button', { name: /^(Book and pay|Pay) €/ })

/** Orders, and follows the form that leads to the bank. */
export async function goToBank(page: FormPage): Promise<void> {
  await order(page).click()
  await arriveAtBank(page)
}

export async function arriveAtBank(page: FormPage): Promise<void> {
  await page.getByRole('button', { name: 'Continue to the bank' }).click()
  expect(page.getByRole('heading', { name: 'Card payment' })).toBeVisible()
}

/** Pays, confirms at the issuer if asked, and returns to the site. */
export async function payWith(page: FormPage, card: string): Promise<void> {
  await page.getByRole('button', { name: `Pay with ${card}` }).click()
  if (card !== APPROVED) await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  await page.getByRole('button', { name: 'Back to the shop' }).click()
}

/** Cancels on the bank's card page and returns. */
export async function cancelAtBank(page: FormPage): Promise<void> {
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Back to the shop' }).click()
}

/** Opens the page of a stay at Villa Eirini that is paid in full, from a Monday. @returns its path */
export async function openPaidStay(page: FormPage, guest: Guest, weeks: number, nights = 5): Promise<string> {
  const week = makeWeek('villa-eirini', weeks)
  const path = await paidStay(page, guest, { ...week, checkOut: addDays(week.checkIn, nights) })
  await page.goto(path)
  expect(page.getByRole('heading', { level: 1 })).toHaveText('Your stay at Villa Eirini')
  return path
}

/** Lets days pass: the stay begins so many days from now. */
export const arrivesIn = (house: House, path: string, days: number) => {
  const checkIn: CalendarDay = addDays(dayAtProperty(new Date()), days)
  return house.change(
    sql`UPDATE bookings SET check_in = ${checkIn}, check_out = ${addDays(checkIn, 5)} WHERE code = ${path.split('/').at(-1)}`,
  )
}

/** Mails to an address, the newest first. */
export const mailsTo = (house: House, email: string) =>
  house.db.select().from(mails).where(eq(mails.recipient, email)).orderBy(desc(mails.id))

/** What the newest mail with such words says: the first group, or all of it. Mails come soon after the page. */
export const mailed = (house: House, email: string, words: RegExp): Promise<string> =>
  eventually(async () => {
    const found = (await mailsTo(house, email)).map(({ text }) => words.exec(text)).find(Boolean)
    if (!found) throw new Error(`no mail to ${email} has ${words}`)
    return found[1] ?? found[0]
  })

/** The last code sent to an address. */
export const codeFor = (house: House, email: string): Promise<string> => mailed(house, email, /code is (\d{6})/)

export async function logIn(page: FormPage, { email, password }: Pick<Guest, 'email' | 'password'>): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Log In' }).click()
}

/** Saves the open page of settings. */
export async function saveSettings(office: FormPage): Promise<void> {
  await office.getByRole('button', { name: 'Save Changes' }).click()
  expect(office.getByText('Settings Saved')).toBeVisible()
}

import type { Page } from '@playwright/test'
import { addDays } from '../../src/domain/calendar-day.ts'
import { APPROVED, expect, type Guest, PHONE, signIn, type Week, weekOf } from './fixtures.ts'

type Plan = 'full' | 'partial'

async function post({ request }: Page, url: string, data: object) {
  const answer = await request.post(url, { data })
  expect(answer.ok(), await answer.text()).toBe(true)
  return await answer.json()
}

/** Signs the guest in and holds the nights, without opening a page. @returns the API's answer */
export async function heldStay(
  page: Page,
  { name, email, password }: Guest,
  { villa, checkIn, checkOut }: Week,
  paymentType: Plan = 'full',
) {
  await signIn(page, { email, password })
  const { villa: found } = await (await page.request.get('/api/villa.php', { params: { villa } })).json()
  const guestInfo = { name, email, phone: PHONE, guests: 2 }
  const stay = { villaId: found.id, startDate: checkIn, endDate: checkOut, guestInfo, paymentType }
  return await post(page, '/api/booking/create-payment.php', stay)
}

/** Signs the guest in, books and pays without opening the pages of the site and of the bank. @returns the path of the stay */
export async function paidStay(page: Page, guest: Guest, week: Week, plan?: Plan): Promise<string> {
  const { paymentForm, nestpayoId, bookingNumber } = await heldStay(page, guest, week, plan)
  const bank = new URL(paymentForm.action).origin
  await post(page, `${bank}/sim/pay`, { fields: paymentForm.fields, card: APPROVED })
  await post(page, `${bank}/sim/deliver`, { oid: nestpayoId })
  return `/reservations/${bookingNumber}`
}

/** Opens the page of a stay that is paid in full, from a Monday, five nights by default. @returns its path */
export async function openPaidStay(page: Page, guest: Guest, weeks: number, nights = 5): Promise<string> {
  const week = weekOf('villa-eirini', weeks)
  const path = await paidStay(page, guest, { ...week, checkOut: addDays(week.checkIn, nights) })
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your stay at Villa Eirini')
  return path
}

/** A section of the page, by its heading. */
export const panelOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

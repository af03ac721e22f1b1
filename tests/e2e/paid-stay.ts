import type { Page } from '@playwright/test'
import { addDays } from '../../src/domain/calendar-day.ts'
import { APPROVED, expect, type Guest, PHONE, signIn, type Week, weekOf } from './fixtures.ts'

/** Signs the guest in, books and pays without opening the pages of the site and of the bank. @returns the path of the stay */
export async function paidStay(
  page: Page,
  { name, email, password }: Guest,
  { villa, checkIn, checkOut }: Week,
  paymentType: 'full' | 'partial' = 'full',
): Promise<string> {
  const { request } = page
  const post = async (url: string, data: object) => {
    const answer = await request.post(url, { data })
    expect(answer.ok(), await answer.text()).toBe(true)
    return await answer.json()
  }
  await signIn(page, { email, password })
  const { villa: found } = await (await request.get('/api/villa.php', { params: { villa } })).json()
  const guestInfo = { name, email, phone: PHONE, guests: 2 }
  const stay = { villaId: found.id, startDate: checkIn, endDate: checkOut, guestInfo, paymentType }
  const { paymentForm, nestpayoId, bookingNumber } = await post('/api/booking/create-payment.php', stay)
  const bank = new URL(paymentForm.action).origin
  await post(`${bank}/sim/pay`, { fields: paymentForm.fields, card: APPROVED })
  await post(`${bank}/sim/deliver`, { oid: nestpayoId })
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

import { type APIRequestContext, expect } from '@playwright/test'
import { addDays, dayAtProperty } from '../../src/domain/calendar-day.ts'
import { OWNER, weekOf } from './fixtures.ts'

const GUEST = { email: 'rosa@example.com', password: 'Olive-Harbour-3!' }

type Person = { fullName: string; country: string; phoneNumber: string }
const ROSA: Person = { fullName: 'Rosa Lee', country: 'United Kingdom', phoneNumber: '+44 7400 123456' }

/** The whole price as a transfer. */
export async function payByTransfer(owner: APIRequestContext, bookingId: number, reason: string): Promise<void> {
  const { changes } = await (await owner.get(`/api/booking/status_changes.php?bookingId=${bookingId}`)).json()
  const { most } = changes.find(({ change }: { change: string }) => change === 'paid').payment
  const payment = { amount: most, receivedOn: new Date().toISOString().slice(0, 10), reference: reason.slice(0, 140), method: 'transfer' }
  const paid = await owner.post('/api/booking/update_booking_status.php', { data: { bookingId, status: 'paid', reason, payment } })
  expect(paid.ok(), await paid.text()).toBe(true)
}

/** Signs a guest in who has a paid stay, one that is not paid, and a question */
export async function guestWithStays(guest: APIRequestContext, owner: APIRequestContext): Promise<void> {
  expect((await guest.post('/api/userRegister.php', { data: { ...GUEST, ...ROSA } })).ok()).toBe(true)
  expect((await guest.post('/api/checkUser.php', { data: GUEST })).ok()).toBe(true)
  const book = async (week: ReturnType<typeof weekOf>, villaId: number) => {
    const guestInfo = { name: ROSA.fullName, email: GUEST.email, phone: ROSA.phoneNumber, guests: 2, specialRequests: 'A cot, please' }
    const data = { villaId, startDate: week.checkIn, endDate: week.checkOut, guestInfo, paymentType: 'full' }
    const answer = await guest.post('/api/booking/create-payment.php', { data })
    expect(answer.ok(), await answer.text()).toBe(true)
    return answer.json()
  }
  const booked = await book(weekOf('villa-thea', 30), 3)
  await payByTransfer(owner, 1, 'Paid by transfer')
  await book(weekOf('villa-onar', 32), 4)
  const asked = await guest.post('/api/support_request.php', { data: { orderId: booked.nestpayoId, reason: 'other', message: 'A cot?' } })
  expect(asked.ok()).toBe(true)
}

/** Offers a stay that keeps no nights, and returns the path of its page. */
export async function offeredStay(owner: APIRequestContext): Promise<string> {
  expect((await owner.post('/api/checkUser.php', { data: OWNER })).ok()).toBe(true)
  const { checkIn, checkOut } = weekOf('villa-armonia', 50)
  const alternatives = JSON.stringify([{ villaId: 1, checkIn, checkOut, guests: 2, price: 'own', amount: 1500, total: 1500 }])
  const person = { name: 'Mia Weber', email: 'mia.weber@example.com', phone: '+49 171 2345678' }
  const validUntil = addDays(dayAtProperty(new Date()), 7)
  const data = { ...person, alternatives, validUntil, message: 'It was good to talk to you.', reason: 'Agreed by phone' }
  const sent = await owner.post('/api/booking/send_offer.php', { data })
  expect(sent.ok(), await sent.text()).toBe(true)
  return new URL((await sent.json()).link).pathname
}

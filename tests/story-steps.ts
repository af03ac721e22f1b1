import { addDays, type CalendarDay, dayAtProperty, weekday } from '../src/domain/calendar-day.ts'

/** Requests with the cookies of somebody, in a browser or in a form browser. */
export type Requests = {
  get(path: string, how?: { params?: Record<string, string | number> }): Promise<Answer>
  post(
    path: string,
    how?: { data?: unknown; form?: Record<string, string>; headers?: Record<string, string>; maxRedirects?: number },
  ): Promise<Answer>
}
// biome-ignore lint/suspicious/noExplicitAny: the calls are typed in src/contract; stories read what a stranger reads
type Answer = { ok(): boolean; status(): number; text(): Promise<string>; json(): Promise<any> }
type Visitor = { request: Requests }

export const OWNER = { email: 'owner@villas.example', password: 'Owner-Password-1' }

export type Guest = { name: string; email: string; password: string }

export const PHONE = '+44 7400 123456'

/** Villas of the first content; tests of the back office may add others. */
export const fourVillas = ['Villa Armonia', 'Villa Eirini', 'Villa Thea', 'Villa Onar'] as const

/** Test cards of the simulated bank. */
export const APPROVED = '4546710000409000'
export const APPROVED_AT_ISSUER = '4546711234567894'
export const DECLINED = '4546710000007051'

/** The Monday this many weeks from now. Each test of the shared site books its own weeks. */
export function mondayIn(weeks: number): CalendarDay {
  const today = dayAtProperty(new Date())
  return addDays(today, ((8 - weekday(today)) % 7 || 7) + weeks * 7)
}

export type Week = { villa: string; checkIn: CalendarDay; checkOut: CalendarDay }

/** Five nights from a Monday. */
export const makeWeek = (villa: string, weeks: number): Week => ({ villa, checkIn: mondayIn(weeks), checkOut: addDays(mondayIn(weeks), 5) })

/** @throws Error with the answer's text if the call is refused */
async function done(answer: Promise<Answer>): Promise<Answer> {
  const response = await answer
  if (!response.ok()) throw new Error(`${response.status()}: ${await response.text()}`)
  return response
}

let people = 0

/** Makes an account. `from`: the address that registers; registrations per address are limited. */
export async function registeredGuest(request: Requests, from: string): Promise<Guest> {
  people += 1
  const guest = { name: 'Anna Smith', email: `anna-${process.pid}-${from}-${people}@example.com`, password: 'Password-1' }
  const { name: fullName, ...account } = guest
  const data = { ...account, fullName, country: 'United Kingdom', phoneNumber: PHONE }
  await done(request.post('/api/userRegister.php', { headers: { 'x-forwarded-for': from }, data }))
  return guest
}

/** Signs in without the log-in page. */
export async function signIn({ request }: Visitor, { email, password }: { email: string; password: string }): Promise<void> {
  await done(request.post('/api/checkUser.php', { data: { email, password } }))
}

type Plan = 'full' | 'partial'

/** Signs the guest in and holds the nights, without opening a page. @returns the API's answer */
export async function heldStay(
  { request }: Visitor,
  { name, email, password }: Guest,
  { villa, checkIn, checkOut }: Week,
  paymentType: Plan = 'full',
) {
  await signIn({ request }, { email, password })
  const { villa: found } = await (await request.get('/api/villa.php', { params: { villa } })).json()
  const guestInfo = { name, email, phone: PHONE, guests: 2 }
  const data = { villaId: found.id, startDate: checkIn, endDate: checkOut, guestInfo, paymentType }
  return await (await done(request.post('/api/booking/create-payment.php', { data }))).json()
}

/** Signs the guest in, books and pays without opening the pages of the site and of the bank. @returns the path of the stay */
export async function paidStay({ request }: Visitor, guest: Guest, week: Week, plan?: Plan): Promise<string> {
  const { paymentForm, nestpayoId, bookingNumber } = await heldStay({ request }, guest, week, plan)
  const bank = new URL(paymentForm.action).origin
  await done(request.post(`${bank}/sim/pay`, { data: { fields: paymentForm.fields, card: APPROVED } }))
  await done(request.post(`${bank}/sim/deliver`, { data: { oid: nestpayoId } }))
  return `/reservations/${bookingNumber}`
}

const ROSA = { email: 'rosa@example.com', password: 'Olive-Harbour-3!' }
const rosa = { fullName: 'Rosa Lee', country: 'United Kingdom', phoneNumber: '+44 7400 123456' }

/** The whole price as a transfer. */
export async function payByTransfer(owner: Requests, bookingId: number, reason: string): Promise<void> {
  const { changes } = await (await owner.get(`/api/booking/status_changes.php?bookingId=${bookingId}`)).json()
  const { most } = changes.find(({ change }: { change: string }) => change === 'paid').payment
  const payment = { amount: most, receivedOn: new Date().toISOString().slice(0, 10), reference: reason.slice(0, 140), method: 'transfer' }
  await done(owner.post('/api/booking/update_booking_status.php', { data: { bookingId, status: 'paid', reason, payment } }))
}

/** Signs a guest in who has a paid stay, one that is not paid, and a question. */
export async function guestWithStays(guest: Requests, owner: Requests): Promise<void> {
  await done(guest.post('/api/userRegister.php', { data: { ...ROSA, ...rosa } }))
  await signIn({ request: guest }, ROSA)
  const book = async (week: Week, villaId: number) => {
    const guestInfo = { name: rosa.fullName, email: ROSA.email, phone: rosa.phoneNumber, guests: 2, specialRequests: 'A cot, please' }
    const data = { villaId, startDate: week.checkIn, endDate: week.checkOut, guestInfo, paymentType: 'full' }
    return (await done(guest.post('/api/booking/create-payment.php', { data }))).json()
  }
  const booked = await book(makeWeek('villa-thea', 30), 3)
  await payByTransfer(owner, 1, 'Paid by transfer')
  await book(makeWeek('villa-onar', 32), 4)
  await done(guest.post('/api/support_request.php', { data: { orderId: booked.nestpayoId, reason: 'other', message: 'A cot?' } }))
}

/** Offers a stay that keeps no nights, and returns the path of its page. */
export async function offeredStay(owner: Requests): Promise<string> {
  await signIn({ request: owner }, OWNER)
  const { checkIn, checkOut } = makeWeek('villa-armonia', 50)
  const alternatives = JSON.stringify([{ villaId: 1, checkIn, checkOut, guests: 2, price: 'own', amount: 1500, total: 1500 }])
  const person = { name: 'Mia Weber', email: 'mia.weber@example.com', phone: '+49 171 2345678' }
  const validUntil = addDays(dayAtProperty(new Date()), 7)
  const data = { ...person, alternatives, validUntil, message: 'It was good to talk to you.', reason: 'Agreed by phone' }
  const sent = await done(owner.post('/api/booking/send_offer.php', { data }))
  return new URL((await sent.json()).link).pathname
}

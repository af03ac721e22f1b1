import { asc, eq } from 'drizzle-orm'
import { orderCalls } from '../src/contract/payments.ts'
import { minutesAfter } from '../src/server/clock.ts'
import { bookings, mails, payments, refunds } from '../src/server/db/schema.ts'
import { signedAgain } from '../src/simulator/answer.ts'
import type { ChaosMode } from '../src/simulator/chaos.ts'
import { SIMULATOR_MERCHANT } from '../src/simulator/merchant.ts'
import type { Delivery } from '../src/simulator/orders.ts'
import { createSimulator } from '../src/simulator/simulator.ts'
import type { IssuerChoice } from '../src/simulator/till.ts'
import { ana as anaForm, week } from './builders.ts'
import type { Client, TestSite } from './test-site.ts'

export const goodCard = '4546711234567894'
export const emptyCard = '4546710000007051'
export const card3dFails = '4546710000107000'
export const cardGatewayError = '4546710000009099'

export type Fields = [name: string, value: string][]
type Form = { fields: Record<string, string> }
type Brought = { status: number; location: string | null; body: string }

/** Starts the payment of a stay. */
export const goToBank = (guest: Client, villaId: number, over: object = {}) =>
  guest(orderCalls.create, { villaId, ...week, guest: anaForm, plan: 'full', ...over })

/** Pays at the bank. The answers stay at the bank until they are delivered. */
export async function pay(
  site: TestSite,
  { paymentForm }: { paymentForm: Form },
  { card = goodCard, issuer = 'confirm' }: { card?: string; issuer?: IssuerChoice | 'cancel' } = {},
): Promise<Delivery[]> {
  return (await site.atBank<{ deliveries: Delivery[] }>('/sim/pay', { fields: paymentForm.fields, card, issuer })).deliveries
}

/** Delivers the bank's answers to the site as the guest's browser, without cookies: all or one. */
export async function bring(site: TestSite, orderId: string, index?: number): Promise<Brought> {
  const { answers } = await site.atBank<{ answers: Brought[] }>('/sim/deliver', { oid: orderId, ...(index === undefined ? {} : { index }) })
  const last = answers.at(-1)
  if (!last) throw new Error('the bank has no answer to bring')
  return last
}

export const changed = (fields: Fields, changes: Record<string, string>): Fields =>
  fields.map(([name, value]) => [name, changes[name] ?? value])

/** What the bank of another account than the simulator's own answers to a form that was made with its keys: an approval. */
export async function approvalBy(
  site: TestSite,
  { clientId, storeKey }: { clientId: string; storeKey: string },
  { paymentForm }: { paymentForm: Form },
): Promise<Fields> {
  const keys = { ...SIMULATOR_MERCHANT, clientId, storeKey }
  const bank = createSimulator({ ...keys, origin: 'https://bank.test', now: () => site.clock.now, refreshSeconds: 0 })
  const paid = await bank.app.request('/sim/pay', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ fields: paymentForm.fields, card: goodCard, issuer: 'confirm' }),
  })
  const { deliveries } = (await paid.json()) as { deliveries: { fields: Fields }[] }
  return deliveries[0]?.fields ?? []
}

/** Signs fields as the bank does. */
export const signedByBank = (fields: Fields): Fields => signedAgain(fields, SIMULATOR_MERCHANT.storeKey)

/** Ana's hold expires, Bob books the same nights, then the bank approves Ana's payment. */
export async function payForSoldNights(site: TestSite, ana: Client, bob: Client, villaId: number) {
  const form = await goToBank(ana, villaId)
  site.clock.now = minutesAfter(site.clock.now, 21)
  const bobs = await goToBank(bob, villaId)
  for (const one of [bobs, form]) {
    await pay(site, one)
    await bring(site, one.orderId)
  }
  return form
}

/** A guest books from 7 to 14 September and pays the first of three stages; the others are due on 9 July and 18 August. */
export async function payFirstStage(site: TestSite, guest: Client, villaId: number) {
  const form = await goToBank(guest, villaId, { plan: 'partial', checkIn: '2026-09-07', checkOut: '2026-09-14' })
  await pay(site, form)
  await bring(site, form.orderId)
  return { orderId: form.orderId, code: form.bookingNumber, bookingId: (await readRecords(site, form.orderId)).booking.id }
}

/** Posts fields to the return URL as a browser does; the fields may be forged. */
export const post = (site: TestSite, fields: Fields, headers: Record<string, string> = {}) =>
  site.send('/api/booking/payment-return.php', { method: 'POST', headers, body: new URLSearchParams(fields) })

export const badDay = (site: TestSite, orderId: string, mode: ChaosMode | null, minutes = 5) =>
  site.atBank('/sim/chaos', { oid: orderId, mode, minutes })

/** Database rows of an order, its booking and everything that refers to them. */
export async function readRecords(site: TestSite, orderId: string) {
  const [found] = await site.db
    .select()
    .from(payments)
    .innerJoin(bookings, eq(bookings.id, payments.bookingId))
    .where(eq(payments.orderId, orderId))
  if (!found) throw new Error(`no payment ${orderId}`)
  const { payments: payment, bookings: booking } = found
  const back = await site.db.select().from(refunds).where(eq(refunds.paymentId, payment.id)).orderBy(asc(refunds.id))
  const written = await site.db.select().from(mails).orderBy(asc(mails.id))
  const about = written.filter(({ text }) => text.includes(booking.code))
  return { payment, booking, refunds: back, mails: about.map(({ recipient, subject }) => `${recipient}: ${subject}`) }
}

/** State of the payment and status of the booking. */
export async function states(site: TestSite, orderId: string): Promise<[payment: string, booking: string]> {
  const { payment, booking } = await readRecords(site, orderId)
  return [payment.state, booking.status]
}

import { eq } from 'drizzle-orm'
import type { Settings } from '#contract/settings.ts'
import { paymentState } from '#domain/bookings/schedule.ts'
import { writtenDayWithWeekday } from '#domain/calendar-day.ts'
import { rateOf, writtenDinars } from '#domain/currency.ts'
import { writtenEuros } from '#domain/money.ts'
import { nightCount } from '#domain/stay.ts'
import { type BookingRow, bookingById } from '../bookings/queries.ts'
import { calendarOfStay } from '../calendars/stay-event.ts'
import type { Db } from '../db/client.ts'
import { payments, refunds } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { type PaymentRow, paidAmount } from '../payments/queries.ts'
import { readSettings } from '../settings/queries.ts'
import type { VillaRow } from '../villas/queries.ts'
import { asMail, type Block, type Letter } from './layout.ts'
import { queueMail } from './outbox.ts'

type About = { payment: PaymentRow; booking: BookingRow; villa: VillaRow; settings: Settings }

/** The bank has approved: the payment's receipt, and with the first stage the booking's confirmation. */
export async function queuePaidMails(tx: Db, deps: Deps, paymentId: number): Promise<void> {
  const about = await aboutPayment(tx, paymentId)
  const { payment, booking, settings } = about
  const state = paymentState(booking.stages, await paidAmount(tx, booking.id))
  const next: Block[] = state.next
    ? [
        `Still to pay: ${writtenEuros(state.remaining)}; next ${writtenEuros(state.next.amount)} by ${writtenDayWithWeekday(state.next.dueOn)}.`,
      ]
    : ['Everything is paid.']
  const receipt: Letter = {
    occasion: `payment received ${payment.orderId}`,
    to: booking.email,
    subject: `We have received your payment for booking ${booking.code}`,
    blocks: [`Dear ${booking.guestName},`, 'Your card has been charged.', transactionTable(about), ...next, stayTable(about)],
    button: { label: 'My Reservations', url: `${deps.env.siteUrl}/reservations` },
  }
  await queueMail(tx, deps.now(), asMail(receipt, settings))
  if (payment.stage > 1) return
  await queueMail(tx, deps.now(), asMail(confirmation(about, deps, next), settings))
  const blocks = [`${booking.guestName} has booked.`, stayTable(about), guestTable(about), transactionTable(about)]
  await queueForOwner(tx, deps, about, { occasion: `new booking ${booking.code}`, subject: `New booking ${booking.code}`, blocks })
}

function confirmation(about: About, deps: Deps, next: Block[]): Letter {
  const { booking, villa } = about
  return {
    occasion: `booking confirmed ${booking.code}`,
    to: booking.email,
    subject: `Your stay at ${villa.name} is confirmed (${booking.code})`,
    blocks: [
      `Dear ${booking.guestName},`,
      `${villa.name} is yours. Check-in is from 15:00 to 18:30 with your host, or until 23:00 by yourself; check-out is by 11:00.`,
      stayTable(about),
      guestTable(about),
      ...next,
      'A security deposit of €500.00 is paid in cash at check-in and given back at check-out.',
    ],
    button: { label: 'My Reservations', url: `${deps.env.siteUrl}/reservations` },
    calendar: calendarOfStay(deps, about),
  }
}

export async function queueFailedMail(tx: Db, deps: Deps, paymentId: number): Promise<void> {
  const about = await aboutPayment(tx, paymentId)
  const { payment, booking, settings } = about
  const blocks = [
    `Dear ${booking.guestName},`,
    'The payment was not approved. Your card has not been charged.',
    'Please check your card data, try again, or call your card’s bank.',
    transactionTable(about),
    stayTable(about),
  ]
  const letter = {
    occasion: `payment failed ${payment.orderId}`,
    to: booking.email,
    subject: `Payment for booking ${booking.code} failed`,
    blocks,
  }
  await queueMail(tx, deps.now(), asMail(letter, settings))
}

export async function queueRefundMails(tx: Db, deps: Deps, refundId: number): Promise<void> {
  const [refund] = await tx.select().from(refunds).where(eq(refunds.id, refundId))
  if (!refund) return
  const about = await aboutPayment(tx, refund.paymentId)
  const { booking, settings } = about
  const money = `${writtenEuros(refund.amount)} (${writtenDinars(refund.dinars)})`
  const blocks = [
    `Dear ${booking.guestName},`,
    `${money} goes back to the card you paid with, because ${refund.reason}. It can take your card’s bank some days to show it.`,
    transactionTable(about),
    stayTable(about),
  ]
  const subject = `Your money for booking ${booking.code} is on its way back`
  await queueMail(tx, deps.now(), asMail({ occasion: `refunded ${refundId}`, to: booking.email, subject, blocks }, settings))
  await queueForOwner(tx, deps, about, {
    occasion: `refunded ${refundId}`,
    subject: `Refund for booking ${booking.code}`,
    blocks: [`${money} was given back: ${refund.reason}.`, stayTable(about), transactionTable(about)],
  })
}

async function queueForOwner(tx: Db, { env, now }: Deps, { settings }: About, letter: Omit<Letter, 'to'>): Promise<void> {
  const to = env.OWNER_EMAIL ?? settings.contact.email
  await queueMail(tx, now(), asMail({ ...letter, to, occasion: `owner: ${letter.occasion}` }, settings))
}

async function aboutPayment(tx: Db, paymentId: number): Promise<About> {
  const [payment] = await tx.select().from(payments).where(eq(payments.id, paymentId))
  const found = payment && (await bookingById(tx, payment.bookingId))
  if (!payment || !found) throw new Error(`payment ${paymentId} is gone`)
  return { payment, ...found, settings: await readSettings(tx) }
}

/** The seven fields that the bank wants to see, with amounts and rate. Missing values are '-'. */
const transactionTable = ({ payment }: About): Block => [
  ['Order id', payment.orderId],
  ['Authorisation code', payment.authCode || '-'],
  ['Transaction id', payment.transId || '-'],
  ['Transaction status', payment.response || '-'],
  ['Status code', payment.procReturnCode || '-'],
  ['Transaction date', payment.trxDate || '-'],
  ['3-D status', payment.mdStatus || '-'],
  [
    'Amount',
    `${writtenDinars(payment.dinars)} (${writtenEuros(payment.amount)}, €1 = RSD ${rateOf(payment.rateUnits)} of ${payment.rateDay})`,
  ],
]

const stayTable = ({ booking, villa, settings }: About): Block => [
  ['Booking number', booking.code],
  ['Villa', villa.name],
  ['Check-in', writtenDayWithWeekday(booking.checkIn)],
  ['Check-out', writtenDayWithWeekday(booking.checkOut)],
  ['Nights', String(nightCount(booking))],
  ['Guests', String(booking.guests)],
  ['Total', `${writtenEuros(booking.total)}. ${settings.company.vatStatement}`],
]

const guestTable = ({ booking }: About): Block => [
  ['Name', booking.guestName],
  ['E-mail', booking.email],
  ['Phone', booking.phone],
  ['Special requests', booking.specialRequests || '-'],
]

import type { PaymentMethod } from '#domain/bookings/recorded-payment.ts'
import type { PaymentState } from '#domain/bookings/schedule.ts'
import { writtenDayWithWeekday } from '#domain/calendar-day.ts'
import { writtenEuros } from '#domain/money.ts'
import { methodLabels } from '#words/booking-labels.en.ts'
import type { GuestEmailTemplate, OwnerEmailTemplate } from '../mail/email-template.ts'
import {
  type AboutBooking,
  type AboutPayment,
  greetingOf,
  guestTable,
  myReservations,
  openBooking,
  stayTable,
  transactionTable,
  writtenStay,
} from './about-booking.ts'

const stillToPay = ({ remaining, next }: PaymentState): string =>
  next
    ? `Still to pay: ${writtenEuros(remaining)}; next ${writtenEuros(next.due)} by ${writtenDayWithWeekday(next.dueOn)}.`
    : 'Everything is paid.'

const receivedWords: Record<PaymentMethod, string> = {
  card: 'Your card has been charged.',
  transfer: 'We have received your bank transfer.',
  cash: 'We have received your payment in cash.',
}

export const receipt = (about: AboutPayment, state: PaymentState, siteUrl: string): GuestEmailTemplate => ({
  kind: 'payment received',
  about: about.payment.orderId,
  subject: `We have received your payment for booking ${about.booking.code}`,
  preheader: `${writtenEuros(about.payment.amount)} by ${methodLabels[about.payment.method]}. ${stillToPay(state)}`,
  blocks: [greetingOf(about), receivedWords[about.payment.method], transactionTable(about), stillToPay(state), stayTable(about)],
  button: myReservations(siteUrl),
})

export const confirmation = (about: AboutBooking, state: PaymentState, siteUrl: string, calendar: string): GuestEmailTemplate => ({
  kind: 'booking confirmed',
  about: about.booking.code,
  subject: `Your stay at ${about.villa.name} is confirmed (${about.booking.code})`,
  preheader: `${writtenStay(about.booking)}. Check-in is from 15:00.`,
  blocks: [
    greetingOf(about),
    `${about.villa.name} is yours. Check-in is from 15:00 to 18:30 with your host, or until 23:00 by yourself; check-out is by 11:00.`,
    stayTable(about),
    ...(about.addressProved ? [guestTable(about)] : []),
    stillToPay(state),
    'A security deposit of €500.00 is paid in cash at check-in and given back at check-out.',
  ],
  button: myReservations(siteUrl),
  calendar,
})

/** A cancelled or failed booking is confirmed again. */
export function confirmationAgain(about: AboutBooking, state: PaymentState, siteUrl: string, calendar: string): GuestEmailTemplate {
  const { booking, villa } = about
  const template = confirmation(about, state, siteUrl, calendar)
  const [greeting = '', ...rest] = template.blocks
  return {
    ...template,
    kind: 'booking confirmed again',
    about: `${booking.code} ${booking.version}`,
    subject: `Your booking ${booking.code} stands again`,
    preheader: `${villa.name} is yours, ${writtenStay(booking)}.`,
    blocks: [greeting, 'Your booking has been taken up again and is confirmed.', ...rest],
  }
}

/** A payment recorded by hand was reversed. */
export const paymentReversed = (about: AboutPayment, state: PaymentState, siteUrl: string): GuestEmailTemplate => ({
  kind: 'payment reversed',
  about: about.payment.orderId,
  subject: `A payment for booking ${about.booking.code} was corrected`,
  preheader: `${writtenEuros(about.payment.amount)} had been recorded by mistake. ${stillToPay(state)}`,
  blocks: [
    greetingOf(about),
    'We had recorded this payment for your booking by mistake and have taken it out again. No money was moved by this.',
    transactionTable(about),
    stillToPay(state),
    stayTable(about),
  ],
  button: myReservations(siteUrl),
})

const WITHDRAWN =
  'The villa was withdrawn while the guest was at the bank. The stay is sold all the same: bring the villa back, or cancel the booking.'

export const newBooking = (about: AboutPayment, siteUrl: string): OwnerEmailTemplate => ({
  kind: 'owner: new booking',
  about: about.booking.code,
  subject: `New booking ${about.booking.code}`,
  preheader: `${about.villa.name}, ${writtenStay(about.booking)}, ${writtenEuros(about.booking.total)}.`,
  blocks: [
    `${about.booking.guestName} has booked.`,
    ...(about.villa.withdrawnAt ? [WITHDRAWN] : []),
    stayTable(about),
    guestTable(about),
    transactionTable(about),
  ],
  button: openBooking(about.booking, siteUrl),
})

export const paymentFailed = (about: AboutPayment, siteUrl: string): GuestEmailTemplate => ({
  kind: 'payment failed',
  about: about.payment.orderId,
  subject: `Payment for booking ${about.booking.code} failed`,
  preheader: `Your card has not been charged. ${about.villa.name}, ${writtenStay(about.booking)}.`,
  blocks: [
    greetingOf(about),
    'The payment was not approved. Your card has not been charged.',
    'Please check your card data, try again, or call your card’s bank.',
    transactionTable(about),
    stayTable(about),
  ],
  button: myReservations(siteUrl),
})

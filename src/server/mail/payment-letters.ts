import type { PaymentState } from '#domain/bookings/schedule.ts'
import { writtenDayWithWeekday } from '#domain/calendar-day.ts'
import { writtenEuros } from '#domain/money.ts'
import { type AboutPayment, guestTable, myReservations, stayTable, transactionTable } from './about-booking.ts'
import type { Letter } from './layout.ts'

type Words = Omit<Letter, 'to'>

const stillToPay = ({ remaining, next }: PaymentState): string =>
  next
    ? `Still to pay: ${writtenEuros(remaining)}; next ${writtenEuros(next.amount)} by ${writtenDayWithWeekday(next.dueOn)}.`
    : 'Everything is paid.'

export const receipt = (about: AboutPayment, state: PaymentState, siteUrl: string): Words => ({
  occasion: `payment received ${about.payment.orderId}`,
  subject: `We have received your payment for booking ${about.booking.code}`,
  blocks: [`Dear ${about.booking.guestName},`, 'Your card has been charged.', transactionTable(about), stillToPay(state), stayTable(about)],
  button: myReservations(siteUrl),
})

export const confirmation = (about: AboutPayment, state: PaymentState, siteUrl: string, calendar: string): Words => ({
  occasion: `booking confirmed ${about.booking.code}`,
  subject: `Your stay at ${about.villa.name} is confirmed (${about.booking.code})`,
  blocks: [
    `Dear ${about.booking.guestName},`,
    `${about.villa.name} is yours. Check-in is from 15:00 to 18:30 with your host, or until 23:00 by yourself; check-out is by 11:00.`,
    stayTable(about),
    guestTable(about),
    stillToPay(state),
    'A security deposit of €500.00 is paid in cash at check-in and given back at check-out.',
  ],
  button: myReservations(siteUrl),
  calendar,
})

export const newBooking = (about: AboutPayment): Words => ({
  occasion: `new booking ${about.booking.code}`,
  subject: `New booking ${about.booking.code}`,
  blocks: [`${about.booking.guestName} has booked.`, stayTable(about), guestTable(about), transactionTable(about)],
})

export const paymentFailed = (about: AboutPayment): Words => ({
  occasion: `payment failed ${about.payment.orderId}`,
  subject: `Payment for booking ${about.booking.code} failed`,
  blocks: [
    `Dear ${about.booking.guestName},`,
    'The payment was not approved. Your card has not been charged.',
    'Please check your card data, try again, or call your card’s bank.',
    transactionTable(about),
    stayTable(about),
  ],
})

import { hasEnded } from '#domain/bookings/status.ts'
import { type Dinars, writtenDinars } from '#domain/currency.ts'
import { type Cents, sum, writtenEuros } from '#domain/money.ts'
import type { GuestEmailTemplate, OwnerEmailTemplate, Table } from '../mail/email-template.ts'
import type { PaymentRow } from '../payments/queries.ts'
import type { RefundRow } from '../payments/refundable.ts'
import {
  type AboutBooking,
  type AboutPayment,
  greetingOf,
  myReservations,
  openBooking,
  stayTable,
  transactionTable,
  writtenStay,
} from './about-booking.ts'

type Both = { guest: GuestEmailTemplate; owner: OwnerEmailTemplate }
export type Returned = { refund: RefundRow; payment: PaymentRow }

const written = (amount: Cents, dinars: Dinars) => `${writtenEuros(amount)} (${writtenDinars(dinars)})`

/** To the card through the bank, or by other means if an owner settled the refund. */
const refundDestination = (refunds: readonly RefundRow[]): string =>
  refunds.some(({ settledBy }) => settledBy !== null)
    ? 'has been given back to you'
    : 'goes back to the card you paid with. It can take your card’s bank some days to show it'

/** `returning`: cents being refunded; the bank has not confirmed them yet. */
export function cancelled(about: AboutBooking, { paid, returning }: { paid: Cents; returning: Cents }, siteUrl: string): Both {
  const { booking, villa } = about
  const version = `${booking.code} ${booking.version}`
  const money =
    returning > 0
      ? `Of the ${writtenEuros(paid)} you have paid, ${writtenEuros(returning)} goes back to you. We write again when the bank has sent it.`
      : `Of the ${writtenEuros(paid)} you have paid, nothing goes back with this cancellation.`
  const aboutMoney = paid > 0 ? [money] : []
  return {
    guest: {
      kind: 'cancelled',
      about: version,
      subject: `Your booking ${booking.code} is cancelled`,
      preheader: paid > 0 ? money : `${villa.name}, ${writtenStay(booking)}.`,
      blocks: [greetingOf(about), 'Your booking has been cancelled.', ...aboutMoney, stayTable(about)],
      button: myReservations(siteUrl),
    },
    owner: {
      kind: 'owner: cancelled',
      about: version,
      subject: `Booking ${booking.code} is cancelled`,
      preheader: `${villa.name}, ${writtenStay(booking)}: the nights are free.`,
      blocks: [
        `The booking of ${booking.guestName} is cancelled; its nights are free.`,
        `Paid ${writtenEuros(paid)}, going back ${writtenEuros(returning)}.`,
        stayTable(about),
      ],
      button: openBooking(booking, siteUrl),
    },
  }
}

/** A payment with its refunded amount. */
function refundTable({ booking }: AboutBooking, { refund, payment }: Returned): Table {
  const { rows } = transactionTable({ payment, booking })
  return { title: 'Refunded payment', rows: [['Refunded', written(refund.amount, refund.dinars)], ...rows] }
}

/** All refunds of a cancelled booking are done. */
export function returned(about: AboutBooking, parts: readonly Returned[], siteUrl: string): Both {
  const { booking, villa } = about
  const refunds = parts.map(({ refund }) => refund)
  const money = written(sum(refunds.map(({ amount }) => amount)), sum(refunds.map(({ dinars }) => dinars)))
  const last = `${booking.code} ${Math.max(...refunds.map(({ id }) => id))}`
  const tables = parts.map((part) => refundTable(about, part))
  return {
    guest: {
      kind: 'refunded',
      about: last,
      subject: `Your refund for booking ${booking.code}`,
      preheader: `${money} for your stay at ${villa.name}.`,
      blocks: [
        greetingOf(about),
        `${hasEnded(booking.status) ? 'Your booking was cancelled. ' : ''}${money} ${refundDestination(refunds)}.`,
        ...tables,
        stayTable(about),
      ],
      button: myReservations(siteUrl),
    },
    owner: {
      kind: 'owner: refunded',
      about: last,
      subject: `Refund for booking ${booking.code}`,
      preheader: `${money} to ${booking.guestName}.`,
      blocks: [`${money} was given back after the cancellation.`, stayTable(about), ...tables],
      button: openBooking(booking, siteUrl),
    },
  }
}

/** A surplus, such as a stage paid twice, was refunded. */
export function surplusReturned(about: AboutPayment, refund: RefundRow, siteUrl: string): Both {
  const { booking, payment } = about
  const money = written(refund.amount, refund.dinars)
  const table = refundTable(about, { refund, payment })
  return {
    guest: {
      kind: 'refunded',
      about: `${refund.id}`,
      subject: `Your money for booking ${booking.code} is on its way back`,
      preheader: `${money}: ${refund.reason}.`,
      blocks: [greetingOf(about), `${money} ${refundDestination([refund])}. The reason: ${refund.reason}.`, table, stayTable(about)],
      button: myReservations(siteUrl),
    },
    owner: {
      kind: 'owner: refunded',
      about: `${refund.id}`,
      subject: `Refund for booking ${booking.code}`,
      preheader: `${money} to ${booking.guestName}: ${refund.reason}.`,
      blocks: [`${money} was given back: ${refund.reason}.`, stayTable(about), table],
      button: openBooking(booking, siteUrl),
    },
  }
}

import { hasEnded } from '#domain/bookings/status.ts'
import { type Dinars, writtenDinars } from '#domain/currency.ts'
import { type Cents, sum, writtenEuros } from '#domain/money.ts'
import type { PaymentRow } from '../payments/queries.ts'
import type { RefundRow } from '../payments/refundable.ts'
import { type AboutBooking, type AboutPayment, greetingOf, stayTable, transactionTable } from './about-booking.ts'
import type { Block, Letter } from './layout.ts'

type Both = { guest: Omit<Letter, 'to'>; owner: Omit<Letter, 'to'> }
export type Returned = { refund: RefundRow; payment: PaymentRow }

const written = (amount: Cents, dinars: Dinars) => `${writtenEuros(amount)} (${writtenDinars(dinars)})`

/** To the card through the bank, or whichever way the owners have found. */
const whereTo = (refunds: readonly RefundRow[]): string =>
  refunds.some(({ settledBy }) => settledBy !== null)
    ? 'has been given back to you'
    : 'goes back to the card you paid with. It can take your card’s bank some days to show it'

/** `returning`: what goes back now; the bank has not done it yet. */
export function cancelled(about: AboutBooking, { paid, returning }: { paid: Cents; returning: Cents }): Both {
  const { booking } = about
  const occasion = `cancelled ${booking.code} ${booking.version}`
  const money =
    returning > 0
      ? `Of the ${writtenEuros(paid)} you have paid, ${writtenEuros(returning)} goes back to you. We write again when the bank has sent it.`
      : `Of the ${writtenEuros(paid)} you have paid, nothing goes back with this cancellation.`
  const aboutMoney = paid > 0 ? [money] : []
  return {
    guest: {
      occasion,
      subject: `Your booking ${booking.code} is cancelled`,
      blocks: [greetingOf(about), 'Your booking has been cancelled.', ...aboutMoney, stayTable(about)],
    },
    owner: {
      occasion,
      subject: `Booking ${booking.code} is cancelled`,
      blocks: [
        `The booking of ${booking.guestName} is cancelled; its nights are free.`,
        `Paid ${writtenEuros(paid)}, going back ${writtenEuros(returning)}.`,
        stayTable(about),
      ],
    },
  }
}

/** Everything that a cancellation gives back has gone back. */
export function returned(about: AboutBooking, parts: readonly Returned[]): Both {
  const { booking } = about
  const refunds = parts.map(({ refund }) => refund)
  const money = written(sum(refunds.map(({ amount }) => amount)), sum(refunds.map(({ dinars }) => dinars)))
  const subject = `Refund for booking ${booking.code}`
  const occasion = `refunded ${booking.code} ${Math.max(...refunds.map(({ id }) => id))}`
  const tables = parts.flatMap(({ refund, payment }): Block[] => [
    `Of this payment ${written(refund.amount, refund.dinars)}:`,
    transactionTable({ payment }),
  ])
  return {
    guest: {
      occasion,
      subject: `Your refund for booking ${booking.code}`,
      blocks: [
        greetingOf(about),
        `${hasEnded(booking.status) ? 'Your booking was cancelled. ' : ''}${money} ${whereTo(refunds)}.`,
        ...tables,
        stayTable(about),
      ],
    },
    owner: { occasion, subject, blocks: [`${money} was given back after the cancellation.`, stayTable(about), ...tables] },
  }
}

/** Money that could not count, such as a stage paid twice, has gone back. */
export function surplusReturned(about: AboutPayment, refund: RefundRow): Both {
  const { booking } = about
  const money = written(refund.amount, refund.dinars)
  const occasion = `refunded ${refund.id}`
  return {
    guest: {
      occasion,
      subject: `Your money for booking ${booking.code} is on its way back`,
      blocks: [
        greetingOf(about),
        `${money} ${whereTo([refund])}. The reason: ${refund.reason}.`,
        transactionTable(about),
        stayTable(about),
      ],
    },
    owner: {
      occasion,
      subject: `Refund for booking ${booking.code}`,
      blocks: [`${money} was given back: ${refund.reason}.`, stayTable(about), transactionTable(about)],
    },
  }
}

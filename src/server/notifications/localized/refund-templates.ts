import { hasEnded } from '#domain/bookings/status.ts'
import type { Dinars } from '#domain/currency.ts'
import { type Cents, sum } from '#domain/money.ts'
import * as words from '#words/en/mail-booking.ts'
import { translateReason } from '#words/en/mail-frame.ts'
import { formatDinars, formatEurosBriefly } from '#words/en/numbers.ts'
import { refund as refundReasons } from '#words/records.ts'
import type { OwnerEmailTemplate, Table, WordedTemplate } from '../../mail/email-template.ts'
import type { PaymentRow } from '../../payments/queries.ts'
import type { RefundRow } from '../../payments/refundable.ts'
import type { AboutBooking, AboutPayment } from '../about-booking.ts'
import { formatStay, greet, openBooking, openStay, stayTable, transactionTable } from './booking-tables.ts'
import { stayValues } from './stay-values.ts'

type Both = { guest: WordedTemplate; owner: OwnerEmailTemplate }
export type Returned = { refund: RefundRow; payment: PaymentRow }

const formatBoth = (amount: Cents, dinars: Dinars) => words.bothCurrencies(formatEurosBriefly(amount), formatDinars(dinars))

/** To the card through the bank, or by other means if an owner settled the refund. */
const goesBack = (money: string, refunds: readonly RefundRow[]): string =>
  refunds.some(({ settledBy }) => settledBy !== null) ? words.refundedByOtherMeans(money) : words.refundedToCard(money)

/** `returning`: cents being refunded; the bank has not confirmed them yet. */
export function cancelled(about: AboutBooking, { paid, returning }: { paid: Cents; returning: Cents }, siteUrl: string): Both {
  const { booking, villa } = about
  const version = `${booking.code} ${booking.version}`
  const money =
    returning > 0
      ? words.cancelled.partRefunded(formatEurosBriefly(paid), formatEurosBriefly(returning))
      : words.cancelled.notRefunded(formatEurosBriefly(paid))
  const aboutMoney = paid > 0 ? [money] : []
  return {
    guest: {
      kind: 'cancelled',
      words: 'cancelled',
      about: version,
      subject: words.cancelled.subject('{booking_number}'),
      preheader: paid > 0 ? money : words.cancelled.preheader(villa.name, formatStay(booking)),
      top: [greet(about)],
      above: words.cancelled.isCancelled,
      blocks: [...aboutMoney, stayTable(about)],
      below: '',
      values: stayValues(about),
      ...openStay(booking, siteUrl),
    },
    owner: {
      kind: 'owner: cancelled',
      about: version,
      subject: words.ownerCancelled.subject(booking.code),
      preheader: words.ownerCancelled.preheader(villa.name, formatStay(booking)),
      blocks: [
        words.ownerCancelled.nightsFree(booking.guestName),
        words.ownerCancelled.money(formatEurosBriefly(paid), formatEurosBriefly(returning)),
        stayTable(about),
      ],
      button: openBooking(booking, siteUrl),
    },
  }
}

/** A payment with its refunded amount. */
function refundTable({ booking }: AboutBooking, { refund, payment }: Returned): Table {
  const { rows } = transactionTable({ payment, booking })
  return { title: words.refundTable.title, rows: [[words.refundTable.refunded, formatBoth(refund.amount, refund.dinars)], ...rows] }
}

/** Distinguishes a change from a later cancellation. Not by the stored reason, which may be a note of the owners. */
function reasonedTable(about: AboutBooking, part: Returned): Table {
  const { title, rows } = refundTable(about, part)
  const { lowerPrice, cancelled } = refundReasons
  return { title, rows: [[words.refundTable.reason, translateReason(part.refund.reason === lowerPrice ? lowerPrice : cancelled)], ...rows] }
}

/** All refunds of a cancelled booking are done. */
export function returned(about: AboutBooking, parts: readonly Returned[], siteUrl: string): Both {
  const { booking, villa } = about
  const refunds = parts.map(({ refund }) => refund)
  const money = formatBoth(sum(refunds.map(({ amount }) => amount)), sum(refunds.map(({ dinars }) => dinars)))
  const last = `${booking.code} ${Math.max(...refunds.map(({ id }) => id))}`
  const tables = parts.map((part) => reasonedTable(about, part))
  return {
    guest: {
      kind: 'refunded',
      words: 'refunded',
      about: last,
      subject: words.refund.subject('{booking_number}'),
      preheader: words.refund.preheader(money, villa.name),
      top: [greet(about), [...(hasEnded(booking.status) ? [words.bookingWasCancelled] : []), goesBack(money, refunds)].join(' ')],
      above: '',
      blocks: [...tables, stayTable(about)],
      below: '',
      values: { ...stayValues(about), amount: money },
      ...openStay(booking, siteUrl),
    },
    owner: {
      kind: 'owner: refunded',
      about: last,
      subject: words.ownerRefund.subject(booking.code),
      preheader: words.ownerRefund.preheader(money, booking.guestName),
      blocks: [words.ownerRefund.refunded(money), stayTable(about), ...tables],
      button: openBooking(booking, siteUrl),
    },
  }
}

/** A surplus, such as a stage paid twice, was refunded. */
export function surplusReturned(about: AboutPayment, refund: RefundRow, siteUrl: string): Both {
  const { booking, payment } = about
  const money = formatBoth(refund.amount, refund.dinars)
  const reason = translateReason(refund.reason)
  const table = refundTable(about, { refund, payment })
  return {
    guest: {
      kind: 'refunded',
      words: 'surplus_refunded',
      about: `${refund.id}`,
      subject: words.surplus.subject('{booking_number}'),
      preheader: words.surplus.preheader(money, reason),
      top: [greet(about), `${goesBack(money, [refund])} ${words.surplus.reason(reason)}`],
      above: '',
      blocks: [table, stayTable(about)],
      below: '',
      values: { ...stayValues(about), amount: money },
      ...openStay(booking, siteUrl),
    },
    owner: {
      kind: 'owner: refunded',
      about: `${refund.id}`,
      subject: words.ownerSurplus.subject(booking.code),
      preheader: words.ownerSurplus.preheader(money, booking.guestName, reason),
      blocks: [words.ownerSurplus.refunded(money, reason), stayTable(about), table],
      button: openBooking(booking, siteUrl),
    },
  }
}

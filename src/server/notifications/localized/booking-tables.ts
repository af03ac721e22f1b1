import { nameToGreet } from '#domain/accounts/greeting.ts'
import { ownStayPath } from '#domain/bookings/guest-links.ts'
import { shareOfStage } from '#domain/bookings/schedule.ts'
import { formatTransactionDate } from '#domain/bookings/transaction-date.ts'
import { isFixedRate, toRate } from '#domain/currency.ts'
import type { Cents } from '#domain/money.ts'
import { levyIn } from '#domain/pricing/levy.ts'
import { selectItems } from '#domain/pricing/price-summary.ts'
import { nightCount, type Stay } from '#domain/stay.ts'
import * as counts from '#words/en/counts.ts'
import { formatDayWithWeekday, momentInFull } from '#words/en/days.ts'
import { methodLabels } from '#words/en/labels.ts'
import { prefix } from '#words/en/language.ts'
import * as words from '#words/en/mail-booking.ts'
import { greeting } from '#words/en/mail-frame.ts'
import { ownerMessage } from '#words/en/mail-threads.ts'
import { formatDinars, formatEurosBriefly } from '#words/en/numbers.ts'
import { fixedRate } from '#words/en/pricing.ts'
import { formatRegistration } from '#words/en/villa-page.ts'
import type { ExchangeRate } from '../../currency/exchange-rate.ts'
import type { Button, Row, Table } from '../../mail/email-template.ts'
import { officeLink } from '../../mail/office-link.ts'
import type { PaymentRow } from '../../payments/queries.ts'
import type { BookingRow } from '../../stays/queries.ts'
import type { VillaRow } from '../../villas/queries.ts'
import type { AboutBooking, AboutPayment } from '../about-booking.ts'

/** How amounts are written: without `.00` in mails, with cents on papers. */
type Euros = (cents: Cents) => string

/** Button for guests, by the log-in. None for a booking of no account, because its guest cannot sign in to it. */
export const openStay = ({ code, accountId }: BookingRow, siteUrl: string): { button?: Button } =>
  accountId === null ? {} : { button: { label: words.buttons.openStay, url: siteUrl + prefix + ownStayPath(code) } }

/** Button for owners. */
export const openBooking = ({ id }: BookingRow, siteUrl: string) => ({
  label: words.buttons.openBooking,
  url: officeLink(siteUrl, `/bookings/${id}`),
})

export const formatStay = ({ checkIn, checkOut }: Stay): string =>
  words.stayDays(formatDayWithWeekday(checkIn), formatDayWithWeekday(checkOut))

/**
 * Card payments: the seven fields that the bank requires, with amounts and exchange rate. Recorded payments: method and reference. '-'
 * for missing values.
 */
export const transactionTable = (
  { payment, booking }: Pick<AboutPayment, 'payment' | 'booking'>,
  euros: Euros = formatEurosBriefly,
): Table => ({
  title: words.paymentTable.title,
  rows: payment.method === 'card' ? cardRows(payment, booking, euros) : recordedRows(payment, booking, euros),
})

const recordedRows = (payment: PaymentRow, booking: BookingRow, euros: Euros): Row[] => [
  [words.paymentTable.amount, euros(payment.amount)],
  ...instalmentRows(payment, booking),
  [words.paymentTable.paymentNumber, payment.orderId],
  [words.paymentTable.receivedOn, payment.receivedOn ? formatDayWithWeekday(payment.receivedOn) : '-'],
  [words.paymentTable.method, methodLabels[payment.method]],
  [words.paymentTable.reference, payment.reference || '-'],
]

const cardRows = (payment: PaymentRow, booking: BookingRow, euros: Euros): Row[] => [
  [words.paymentTable.amount, words.paymentTable.bothCurrencies(formatDinars(payment.dinars), euros(payment.amount))],
  ...rateRows({ units: payment.exchangeRateUnits, day: payment.rateDay, source: payment.rateSource }),
  ...instalmentRows(payment, booking),
  [words.paymentTable.orderId, payment.orderId],
  [words.paymentTable.authorisationCode, payment.authCode || '-'],
  [words.paymentTable.transactionId, payment.transId || '-'],
  [words.paymentTable.transactionStatus, payment.response || '-'],
  [words.paymentTable.statusCode, payment.procReturnCode || '-'],
  [words.paymentTable.transactionDate, payment.trxDate ? formatTransactionDate(payment.trxDate, momentInFull) : '-'],
  [words.paymentTable.threeDStatus, payment.mdStatus || '-'],
]

function instalmentRows({ stage }: PaymentRow, { stages }: BookingRow): Row[] {
  const { position } = shareOfStage(stages, stage)
  return stages.length > 1 && position > 0
    ? [[words.paymentTable.instalment, words.paymentTable.instalmentOf(position, stages.length)]]
    : []
}

/** The fixed rate has no day. */
export function rateRows({ units, day, source }: ExchangeRate): Row[] {
  const rate = words.paymentTable.rateOfOneEuro(toRate(units))
  if (isFixedRate(source)) return [[words.paymentTable.exchangeRate, rate + fixedRate]]
  return [
    [words.paymentTable.exchangeRate, rate],
    [words.paymentTable.rateDate, formatDayWithWeekday(day)],
  ]
}

/** Left out without a number. */
const registrationRows = ({ registrationKind, registrationNumber }: VillaRow): Row[] =>
  registrationNumber === '' ? [] : [[words.stay.registration, formatRegistration(registrationKind, registrationNumber)]]

const vatRows = (booking: BookingRow, euros: Euros): Row[] =>
  selectItems(booking, 'vat').map(({ percentage, vat }) => [words.stay.vat(percentage), euros(vat)])

/** Left out where none is due. */
function levyRows(booking: BookingRow, euros: Euros): Row[] {
  const { amount, nights } = levyIn(booking)
  return amount > 0 ? [[words.stay.levy, words.stay.levyOf(euros(amount), counts.nights(nights))]] : []
}

export function stayTable(
  { booking, villa, settings }: Pick<AboutBooking, 'booking' | 'villa' | 'settings'>,
  euros: Euros = formatEurosBriefly,
): Table {
  const days: Row[] = [
    [words.stay.checkIn, formatDayWithWeekday(booking.checkIn)],
    [words.stay.checkOut, formatDayWithWeekday(booking.checkOut)],
  ]
  return {
    title: words.stay.title,
    rows: [
      [words.stay.bookingNumber, booking.code],
      [words.stay.villa, villa.name],
      ...registrationRows(villa),
      ...days,
      [words.stay.nights, String(nightCount(booking))],
      [words.stay.guests, String(booking.guests)],
      [words.stay.total, euros(booking.total)],
      ...vatRows(booking, euros),
      ...levyRows(booking, euros),
    ],
    note: settings.company.vatStatement,
    leading: days,
  }
}

export const greet = ({ booking, addressProved: proved }: AboutBooking): string => greeting(nameToGreet(booking.guestName, proved))

/** Details entered by the guest. Only for owners and for a guest with a proved address. */
export const guestTable = ({ booking }: AboutBooking): Table => ({
  title: words.guest.title,
  rows: [
    [words.guest.name, booking.guestName],
    [words.guest.email, booking.email],
    [words.guest.phone, booking.phone],
    [words.guest.specialRequests, booking.specialRequests || '-'],
  ],
})

/** Owners act on mails: above a message by mail stands whose it is, if it is not the guest's. */
export const nameStranger = (sender: string | null | undefined): string[] => (sender ? [ownerMessage.strange(sender)] : [])

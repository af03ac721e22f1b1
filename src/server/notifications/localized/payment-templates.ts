import type { PaymentState } from '#domain/bookings/schedule.ts'
import type { CalendarDay } from '#domain/calendar-day.ts'
import { formatDayWithWeekday } from '#words/en/days.ts'
import { prefix } from '#words/en/language.ts'
import * as bookingWords from '#words/en/mail-booking.ts'
import { formatEurosBriefly } from '#words/en/numbers.ts'
import { nightsKeptUntil } from '#words/en/payment.ts'
import { formatGreekTime } from '#words/localized/greek-time.ts'
import type { OwnerEmailTemplate, WordedTemplate } from '../../mail/email-template.ts'
import type { AboutBooking, AboutPayment } from '../about-booking.ts'
import { arrivalTable, cancellationTable, contactTable, dueTable } from './about-arrival.ts'
import { formatStay, greet, guestTable, openBooking, openStay, stayTable, transactionTable } from './booking-tables.ts'
import { stayValues } from './stay-values.ts'

const stillToPay = ({ remaining, next }: PaymentState): string =>
  next
    ? bookingWords.stillToPay(formatEurosBriefly(remaining), formatEurosBriefly(next.due), formatDayWithWeekday(next.dueOn))
    : bookingWords.everythingPaid

/** `calendar`: the stay as an iCalendar file. */
type Confirming = { siteUrl: string; calendar: string; today: CalendarDay }

const paymentValues = (about: AboutPayment) => ({ ...stayValues(about), amount: formatEurosBriefly(about.payment.amount) })

export const receipt = (about: AboutPayment, state: PaymentState, siteUrl: string): WordedTemplate => ({
  kind: 'payment received',
  words: 'payment_received',
  about: about.payment.orderId,
  subject: bookingWords.receipt.subject('{booking_number}'),
  preheader: `${bookingWords.receipt.preheader(formatEurosBriefly(about.payment.amount), about.payment.method)} ${stillToPay(state)}`,
  top: [greet(about), bookingWords.receipt.received[about.payment.method]],
  above: '',
  blocks: [transactionTable(about), stillToPay(state), stayTable(about)],
  below: '',
  values: paymentValues(about),
  ...openStay(about.booking, siteUrl),
})

export const confirmation = (about: AboutBooking, state: PaymentState, { siteUrl, calendar, today }: Confirming): WordedTemplate => ({
  kind: 'booking confirmed',
  words: 'confirmed',
  about: about.booking.code,
  subject: bookingWords.confirmation.subject('{villa}', '{booking_number}'),
  preheader: bookingWords.confirmation.preheader(formatStay(about.booking)),
  top: [greet(about)],
  above: bookingWords.confirmation.times('{villa}'),
  blocks: [
    stayTable(about),
    ...(about.addressProved ? [guestTable(about)] : []),
    arrivalTable(about),
    dueTable(state),
    cancellationTable(about, state, today),
    contactTable(about),
  ],
  below: '',
  values: stayValues(about),
  ...openStay(about.booking, siteUrl),
  calendar,
})

/** A cancelled or failed booking is confirmed again. */
export function confirmationAgain(about: AboutBooking, state: PaymentState, confirming: Confirming): WordedTemplate {
  const template = confirmation(about, state, confirming)
  return {
    ...template,
    kind: 'booking confirmed again',
    words: 'confirmed_again',
    about: `${about.booking.code} ${about.booking.version}`,
    subject: bookingWords.confirmationAgain.subject('{booking_number}'),
    preheader: bookingWords.confirmationAgain.preheader(about.villa.name, formatStay(about.booking)),
    above: `${bookingWords.confirmationAgain.reinstated}\n\n${template.above}`,
  }
}

/** A payment recorded by hand was reversed. */
export const paymentReversed = (about: AboutPayment, state: PaymentState, siteUrl: string): WordedTemplate => ({
  kind: 'payment reversed',
  words: 'payment_reversed',
  about: about.payment.orderId,
  subject: bookingWords.paymentReversed.subject('{booking_number}'),
  preheader: `${bookingWords.paymentReversed.preheader(formatEurosBriefly(about.payment.amount))} ${stillToPay(state)}`,
  top: [greet(about), bookingWords.paymentReversed.noMoneyMoved],
  above: '',
  blocks: [transactionTable(about), stillToPay(state), stayTable(about)],
  below: '',
  values: paymentValues(about),
  ...openStay(about.booking, siteUrl),
})

export const newBooking = (about: AboutPayment, siteUrl: string): OwnerEmailTemplate => ({
  kind: 'owner: new booking',
  about: about.booking.code,
  subject: bookingWords.ownerNewBooking.subject(about.booking.code),
  preheader: bookingWords.ownerNewBooking.preheader(about.villa.name, formatStay(about.booking), formatEurosBriefly(about.booking.total)),
  blocks: [
    bookingWords.ownerNewBooking.hasBooked(about.booking.guestName),
    ...(about.villa.withdrawnAt ? [bookingWords.ownerNewBooking.villaWithdrawn] : []),
    stayTable(about),
    guestTable(about),
    transactionTable(about),
  ],
  button: openBooking(about.booking, siteUrl),
})

/** `again`: path of the page on which the guest can try again. `kept`: until when the nights are held for that. */
type AfterRefusal = { again: string; kept: Date | null; siteUrl: string }

export const paymentFailed = (about: AboutPayment, { again, kept, siteUrl }: AfterRefusal): WordedTemplate => ({
  kind: 'payment failed',
  words: 'payment_failed',
  about: about.payment.orderId,
  subject: bookingWords.paymentFailed.subject('{booking_number}'),
  preheader: bookingWords.paymentFailed.preheader(about.villa.name, formatStay(about.booking)),
  top: [greet(about), bookingWords.paymentFailed.notApproved, bookingWords.paymentFailed.whatToDo],
  above: '',
  blocks: [...(kept ? [nightsKeptUntil(formatGreekTime(kept))] : []), transactionTable(about), stayTable(about)],
  below: '',
  values: stayValues(about),
  button: { label: bookingWords.paymentFailed.tryAgain, url: siteUrl + prefix + again },
})

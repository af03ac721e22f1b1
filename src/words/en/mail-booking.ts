import type { PaymentMethod } from '#domain/bookings/recorded-payment.ts'
import type { Reminder } from '#domain/bookings/reminder.ts'
import { ended } from '../full-stop.ts'
import { zone } from './days.ts'
import { methodLabels } from './labels.ts'
import { formatNumber } from './numbers.ts'

export const buttons = { openStay: 'Open your stay', openBooking: 'Open the booking' }

/** 'Monday, September 7, 2026 to Monday, September 14, 2026'. */
export const stayDays = (checkIn: string, checkOut: string): string => `${checkIn} to ${checkOut}`

export const stay = {
  title: 'Stay',
  bookingNumber: 'Booking number',
  villa: 'Villa',
  registration: 'Greek registration',
  checkIn: 'Check-in',
  checkOut: 'Check-out',
  nights: 'Nights',
  guests: 'Guests',
  total: 'Total',
  vat: (percentage: number) => `Of which VAT ${formatNumber(percentage)}%`,
  levy: 'Of which climate levy',
  levyOf: (amount: string, nights: string) => `${amount} (${nights})`,
}

export const guest = { title: 'Guest', name: 'Name', email: 'Email', phone: 'Phone', specialRequests: 'Special requests' }

export const confirmation = {
  subject: (villa: string, code: string) => `Your stay at ${villa} is confirmed (${code})`,
  preheader: (days: string) => `${days}. Check-in is from 15:00 ${zone}.`,
  times: (villa: string) =>
    `${villa} is yours. Check-in is from 15:00 to 18:30 with your host, or until 23:00 by yourself; check-out is by 11:00 ${zone}.`,
}

/** Event in the attached calendar file. */
export const calendar = {
  summary: (villa: string, code: string) => `${villa} (${code})`,
  description: (code: string) => `Booking ${code}. Check-in 15:00-18:30, self check-in until 23:00; check-out by 11:00 ${zone}.`,
}

export const confirmationAgain = {
  subject: (code: string) => `Your booking ${code} has been reinstated`,
  preheader: (villa: string, days: string) => `${villa} is yours, ${days}.`,
  reinstated: 'Your booking has been reinstated and is confirmed.',
}

export const cancelled = {
  subject: (code: string) => `Your booking ${code} is cancelled`,
  preheader: (villa: string, days: string) => `${villa}, ${days}.`,
  isCancelled: 'Your booking has been cancelled.',
  partRefunded: (paid: string, returning: string) =>
    `We refund ${returning} of the ${paid} you have paid, and write again when the bank has sent it.`,
  notRefunded: (paid: string) => `The ${paid} you have paid is not refunded with this cancellation.`,
}

export const ownerNewBooking = {
  subject: (code: string) => `New booking ${code}`,
  preheader: (villa: string, days: string, total: string) => `${villa}, ${days}, ${total}.`,
  hasBooked: (guest: string) => `${guest} has booked.`,
  villaWithdrawn:
    'The villa was withdrawn while the guest was at the bank. The booking was still made: put the villa back on sale, or cancel the booking.',
}

export const ownerCancelled = {
  subject: (code: string) => `Booking ${code} is cancelled`,
  preheader: (villa: string, days: string) => `${villa}, ${days}: the nights are free.`,
  nightsFree: (guest: string) => `The booking of ${guest} is cancelled; its nights can be booked again.`,
  money: (paid: string, returning: string) => `Paid ${paid}, refund ${returning}.`,
}

export const paymentTable = {
  title: 'Payment',
  amount: 'Amount',
  bothCurrencies: (dinars: string, euros: string) => `${dinars} (${euros})`,
  instalment: 'Instalment',
  instalmentOf: (stage: number, stages: number) => `${stage} of ${stages}`,
  exchangeRate: 'Exchange rate',
  rateOfOneEuro: (dinars: number) => `€1 = RSD ${formatNumber(dinars)}`,
  rateDate: 'Rate date',
  orderId: 'Order id',
  authorisationCode: 'Authorisation code',
  transactionId: 'Transaction id',
  transactionStatus: 'Transaction status',
  statusCode: 'Status code',
  transactionDate: 'Transaction date',
  threeDStatus: '3-D status',
  paymentNumber: 'Payment number',
  receivedOn: 'Received on',
  method: 'Method',
  reference: 'Reference',
}

export const stillToPay = (remaining: string, next: string, by: string): string =>
  `Still to pay: ${remaining}; next ${next} by ${by} ${zone}.`
export const everythingPaid = 'Everything is paid.'

export const receipt = {
  subject: (code: string) => `We have received your payment for booking ${code}`,
  preheader: (amount: string, method: PaymentMethod) => `${amount} by ${methodLabels[method]}.`,
  received: {
    card: 'Your card has been charged.',
    transfer: 'We have received your bank transfer.',
    cash: 'We have received your payment in cash.',
  } satisfies Record<PaymentMethod, string>,
}

export const paymentReversed = {
  subject: (code: string) => `A payment for booking ${code} was corrected`,
  preheader: (amount: string) => `${amount} had been recorded by mistake.`,
  noMoneyMoved: 'We had recorded this payment for your booking by mistake and have taken it out again. No money was moved by this.',
}

export const paymentFailed = {
  subject: (code: string) => `Payment for booking ${code} failed`,
  preheader: (villa: string, days: string) => `Your card has not been charged. ${villa}, ${days}.`,
  notApproved: 'The payment was not approved. Your card has not been charged.',
  whatToDo: 'Please check your card data, try again, or call your card’s bank.',
  tryAgain: 'Try again',
}

export const ownerDisputed = {
  subject: (code: string) => `Please check the payment for booking ${code} with the bank`,
  preheader: 'The nights stay sold until you decide otherwise.',
  recordsDisagree: 'The bank’s records did not agree with the approval of this payment when they were asked.',
  nightsStaySold: 'The nights stay sold until you decide otherwise. The guest’s page says that the payment is being checked.',
}

export const ownerLostPayment = {
  subject: (orderId: string) => `A payment for an unknown order: ${orderId}`,
  preheader: (amount: string) => `${amount} to attach to a booking or to refund.`,
  preheaderWithoutAmount: 'Money to attach to a booking or to refund.',
  whatToDo:
    'The bank approved a payment for an order that this site does not know, as can happen after a backup was restored. Please attach it to a booking or refund it.',
}

export const needsAttention = 'Needs attention'

/** An amount in euros and in dinars. */
export const bothCurrencies = (euros: string, dinars: string): string => `${euros} (${dinars})`

export const refundTable = { title: 'Refunded payment', refunded: 'Refunded', reason: 'Reason' }

export const bookingWasCancelled = 'Your booking was cancelled.'
export const refundedToCard = (money: string): string =>
  `We have refunded ${money} to the card you paid with. It can take your bank a few days to show it.`
/** Refunded by other means than the card. */
export const refundedByOtherMeans = (money: string): string => `We have refunded ${money} to you.`

export const refund = {
  subject: (code: string) => `Your refund for booking ${code}`,
  preheader: (money: string, villa: string) => `${money} for your stay at ${ended(villa)}`,
}

export const surplus = {
  subject: (code: string) => `Your refund for booking ${code} is on its way`,
  preheader: (money: string, reason: string) => `${money}: ${ended(reason)}`,
  reason: (reason: string) => `The reason: ${ended(reason)}`,
}

export const ownerRefund = {
  subject: (code: string) => `Refund for booking ${code}`,
  preheader: (money: string, guest: string) => `${money} to ${ended(guest)}`,
  refunded: (money: string) => `${money} was refunded in total.`,
}

export const ownerSurplus = {
  subject: (code: string) => `Refund for booking ${code}`,
  preheader: (money: string, guest: string, reason: string) => `${money} to ${guest}: ${ended(reason)}`,
  refunded: (money: string, reason: string) => `${money} was refunded: ${ended(reason)}`,
}

/** All are written out. `onDue`: the day within a sentence, by `onDueDay`. */
export type Due = { stage: string; stages: string; code: string; villa: string; inDays: string; due: string; dueOn: string; onDue: string }

type Words = { subject: string; preheader: string; opening: string }

export const inDays = (days: number): string => (days === 1 ? 'tomorrow' : `in ${formatNumber(days)} days`)

/** The due date within a sentence. */
export const onDueDay = (day: string): string => day

export const instalment = (stage: number, stages: number): string => `Instalment ${stage} of ${stages}`

export const reminders: Record<Reminder, (due: Due) => Words> = {
  soon: ({ stage, stages, code, villa, inDays, due, dueOn, onDue }) => ({
    subject: `Instalment ${stage} of ${stages} for booking ${code} is due ${inDays}`,
    preheader: `Please pay ${due} by ${dueOn}.`,
    opening: `Instalment ${stage} of ${stages} for your stay at ${villa} is due ${inDays}, on ${onDue}.`,
  }),
  today: ({ stage, stages, code, villa, due }) => ({
    subject: `Instalment ${stage} of ${stages} for booking ${code} is due today`,
    preheader: `Please pay ${due} today.`,
    opening: `Instalment ${stage} of ${stages} for your stay at ${villa} is due today.`,
  }),
  overdue: ({ stage, stages, code, villa, due, dueOn, onDue }) => ({
    subject: `Instalment ${stage} of ${stages} for booking ${code} is overdue`,
    preheader: `${due} was due on ${dueOn} and has not reached us.`,
    opening: `Instalment ${stage} of ${stages} for your stay at ${villa} was due on ${onDue} and has not reached us. If you have paid in the meantime, please ignore this email.`,
  }),
}

export const reminderTable = { amount: 'Amount', inDinars: 'In dinars', dueOn: `Due on ${zone}` }

export const rateOfTheDay =
  'Your card is charged in dinars at the rate of the day on which you pay, so this amount may change a little. You can also pay under My Reservations.'

export const button = 'Pay this instalment'

/** For a booking of no account, which cannot be paid on the site. */
export const payAsAgreed = 'Please pay as agreed with us. If you have a question, reply to this email.'

export const unfinished = {
  subject: (villa: string) => `Your booking at ${villa} is not finished`,
  preheader: (days: string, time: string) => `${days}. We hold these nights for you until ${time}.`,
  heldUntil: (villa: string, time: string) =>
    `You went to the bank for your stay at ${villa}, and we have no record of a payment. We hold these nights for you until ${time}. Everything you filled in is kept.`,
  nothingToDo: 'If you have paid already, or do not want these nights any more, you can ignore this email.',
  button: 'Go on',
}

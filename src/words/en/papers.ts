import type { CalendarDay } from '#domain/calendar-day.ts'
import type { PaperKind } from '#domain/papers/paper.ts'
import { formatDay, zone } from './days.ts'

export const language = 'en'

const fileNames: Record<PaperKind, string> = {
  confirmation: 'booking-confirmation',
  receipt: 'receipt',
  proforma: 'pro-forma',
  refund: 'refund-note',
  statement: 'monthly-statement',
}
export const fileName = (kind: PaperKind, number: string): string => `${fileNames[kind]}-${number}.pdf`
export const archiveName = (month: string): string => `documents-${month}.zip`

export const numberAndDay = (number: string, day: CalendarDay): string => `${number} · issued on ${formatDay(day)}`
export const pageOf = (number: string, page: number, pages: number): string => `${number} · page ${page} of ${pages}`

export const registrationNumber = (value: string): string => `Registration number ${value}`
export const taxNumber = (value: string): string => `Tax number ${value}`

export const guest = { title: 'Guest', name: 'Name', email: 'Email', phone: 'Phone', reference: 'Reference of the transfer' }

export const corrected = (title: string): string => `${title}, corrected`
export const replaces = (number: string): string => `This document replaces ${number}.`

export const receipt = {
  headline: 'Paid',
  what: 'This receipt says that we have received this payment. It is not a fiscal receipt or a tax invoice.',
}

export const refund = {
  title: 'Refund',
  headline: 'Refunded',
  amount: 'Amount',
  both: (euros: string, dinars: string) => `${euros} (${dinars})`,
  payment: 'Of payment',
  receipt: 'Receipt of the payment',
  method: 'Goes to',
  ways: {
    card: 'The card that was used for the payment',
    transfer: 'The account of the transfer',
    cash: 'Cash',
  },
  paidOn: 'Paid on',
  on: 'Refunded on',
  transaction: 'Transaction id',
  what: 'This note says what we have refunded of a payment. It is not a tax document.',
}

export const reversal = {
  title: 'Reversal of a receipt',
  headline: 'Reversed',
  what: (receipt: string) =>
    `The payment of receipt ${receipt} was recorded by mistake. This note reverses it. No money was moved by this.`,
}

export const confirmation = {
  headline: 'Price of the stay',
  price: 'Price',
  item: 'What',
  amount: 'Amount',
  total: 'Total',
  plan: 'Payments',
  stage: (number: number, stages: number) => (stages === 1 ? 'The whole price' : `Instalment ${number} of ${stages}`),
  dueOn: `Due by ${zone}`,
  what: 'This document confirms your booking. It is neither a receipt nor a tax document.',
  cancelling: (text: string) => text,
}

export const proforma = {
  headline: 'To pay',
  title: 'Payment by bank transfer',
  beneficiary: 'Beneficiary',
  iban: 'IBAN',
  bic: 'BIC',
  bank: 'Bank',
  amount: 'Amount in euros',
  reference: 'Reference',
  dueOn: `Pay by ${zone}`,
  instalment: 'For',
  what: 'This pro-forma asks for a payment. It is neither a receipt nor a tax document. You get a receipt when the money has arrived.',
  hint: 'Please give the reference with your transfer, and pay the costs of your own bank.',
}

export const statement = {
  titleOf: (month: string) => `Statement of ${month}`,
  headline: 'Received less refunded',
  byMethod: 'By way of payment',
  method: 'Way',
  byBooking: 'By booking',
  booking: 'Booking',
  received: 'Received',
  returned: 'Refunded',
  net: 'Net',
  levy: 'Of which levy',
  vat: 'Of which VAT',
  total: 'Total',
  empty: 'No money was received or refunded in this month.',
  shares: 'Levy and VAT are the shares of the money in the price of the stay, as it is agreed now.',
  what: 'Money by the day it was received or refunded, in Greek time, as in the books. This statement is not a tax document.',
}

export const kinds: Record<PaperKind, string> = {
  confirmation: 'Booking confirmation',
  receipt: 'Receipt',
  proforma: 'Pro-forma invoice',
  refund: 'Refund note',
  statement: 'Monthly statement',
}
export const corrects = (number: string): string => `in place of ${number}`
export const correctedBy = (number: string): string => `No longer valid: ${number} has taken its place`
export const download = 'Download (PDF)'

import type { PaymentMethod } from '#domain/bookings/recorded-payment.ts'
import { methodLabels } from './booking-labels.en.ts'
import { ended } from './full-stop.ts'
import { writtenNumber } from './numbers.en.ts'

export const table = {
  title: 'Payment',
  amount: 'Amount',
  bothCurrencies: (dinars: string, euros: string) => `${dinars} (${euros})`,
  instalment: 'Instalment',
  instalmentOf: (stage: number, stages: number) => `${stage} of ${stages}`,
  exchangeRate: 'Exchange rate',
  rateOfOneEuro: (dinars: number) => `€1 = RSD ${writtenNumber(dinars)}`,
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
  `Still to pay: ${remaining}; next ${next} by ${ended(by)}`
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
